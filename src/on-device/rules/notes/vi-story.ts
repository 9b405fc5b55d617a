import type { StoryTexts } from './story-texts';

export const viStory: StoryTexts = {
  categories: {
    'billing complaint': 'Khiếu nại cước phí',
    'technical support': 'Hỗ trợ kỹ thuật',
    telesales: 'Bán hàng qua điện thoại',
    'cards and accounts': 'Thẻ và tài khoản',
    'orders and returns': 'Đơn hàng và đổi trả',
    delivery: 'Giao hàng',
    cancellation: 'Hủy dịch vụ',
    'booking and refund': 'Đặt chỗ và hoàn tiền',
  },
  topics: {
    'billing complaint': 'khoản tiền bị tính',
    'technical support': 'lỗi kỹ thuật',
    'cards and accounts': 'thẻ hoặc tài khoản',
    'orders and returns': 'đơn hàng',
    delivery: 'việc giao hàng',
    cancellation: 'việc hủy dịch vụ',
    'booking and refund': 'chỗ đã đặt',
  },
  objections: {
    price: 'e ngại giá',
    'no need': 'chưa thấy cần',
    'wants to think': 'muốn suy nghĩ thêm',
    'must ask family': 'muốn hỏi ý người nhà',
    busy: 'đang bận',
    competitor: 'so với nơi khác',
    'already has one': 'đang dùng loại khác',
    'send details first': 'muốn xem thông tin trước',
    distrust: 'còn nghi ngại',
    'contract or terms': 'lo bị ràng buộc',
    'rejects the answer': 'chưa đồng ý với câu trả lời',
  },
  offered:
    /(?<!\p{L})(?:[Gg]ói|[Tt]hẻ|[Kk]hóa|[Kk]hoá|[Ll]ớp|[Tt]our|[Bb]ảo hiểm|[Cc]ombo|[Pp]hần mềm|[Mm]áy)(?: (?:cước|tín dụng|học|bơi|data|dữ liệu|lọc nước))*(?: (?:\p{Lu}[\p{L}\d]*))+/u,
  offer: (what, price) =>
    `Nhân viên chào bán ${what.charAt(0).toLowerCase()}${what.slice(1)}${price === '' ? '' : `, giá ${price}`}.`,
  offerUnnamed: 'sản phẩm, dịch vụ',
  sale: (objections, outcome) =>
    ({
      sold: objections === '' ? 'Khách đồng ý mua.' : `Khách ${objections}, sau đó đồng ý mua.`,
      follow_up: objections === '' ? 'Khách chưa quyết định.' : `Khách ${objections}, chưa quyết định.`,
      refused: objections === '' ? 'Khách từ chối.' : `Khách ${objections}, rồi từ chối.`,
    })[outcome],
  about: (topic, words) => {
    const called = topic === '' ? 'Khách gọi đến' : `Khách gọi về ${topic}`;
    return words === '' ? `${called}.` : `${called}: “${words}”`;
  },
  did: (actions) => `Nhân viên đã ${actions}.`,
  and: ' và ',
  solved: 'Yêu cầu được xử lý hoặc có hướng xử lý.',
  unsolved: 'Yêu cầu chưa được giải quyết.',
  hungUp: 'Khách dừng cuộc gọi giữa chừng.',
  followUps: [
    [/gọi|liên hệ|phản hồi/iu, 'gọi lại'],
    [/nhắn|gửi|mail|zalo/iu, 'gửi thông tin'],
    [/thợ|kỹ thuật|ghé|tới|đến|qua|giao/iu, 'có người đến'],
    [/hoàn|tiền|về (?:thẻ|ví|tài khoản)/iu, 'hoàn tiền'],
    [/(?:)/u, 'báo kết quả'],
  ],
  appointment: (when, what) => `Hẹn ${when} ${what}.`,
};
