import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrases';

/** How Vietnamese customers stay, leave, or take it further. */
export const viLeaving = {
  hangUp: phrases(`
    (?:tôi|anh|chị|chú|cô|tui|bác|ông|bà) (?:cúp|tắt|dập|ngắt|gác) (?:máy)?;
    (?:cúp|tắt|dập|gác|ngắt) máy (?:đây|luôn|nha|nhé|cho|nghen); thôi (?:khỏi|nghỉ|miễn);
    không (?:nói|nghe) (?:chuyện )?(?:nữa|thêm); khỏi (?:nói|cần|gọi) (?:nữa|luôn)?; (?:tút )+tút;
    khách (?:hàng )?(?:cúp|tắt|ngắt|gác|dập) máy; cúp máy đột ngột
  `),
  churn: phrases(`
    (?:sẽ |chắc |tính |đang |sẽ )?(?:chuyển|đổi|qua|sang) (?:qua |sang |luôn )?(?:mạng|bên|hãng|nhà|chỗ|ngân hàng|shop|sàn|đơn vị|dịch vụ) (?:khác|kia);
    (?:gửi|mua|đặt|dùng|xài|làm|đi|ship|học|khám|chữa|ăn|tập|thuê|vay|bay|sửa) (?:ở )?(?:chỗ|bên|hãng|nơi|nhà) khác;
    (?:bỏ|trả|cắt|vứt|bẻ|quăng) (?:số|sim|mạng|gói|thẻ|dịch vụ);
    (?:hủy|huỷ|cắt|ngưng|dừng|đóng|chấm dứt) (?:hết|luôn|toàn bộ|hợp đồng|dịch vụ|tài khoản|gói|thẻ|mạng|thuê bao|internet|đăng ký);
    (?:không|hông|hổng|chẳng|đếch|nỏ|chả) (?:bao giờ |thèm |còn )?(?:dùng|xài|mua|đặt|quay lại|gửi|ghé|hợp tác|sử dụng|đi) .. (?:nữa|đâu|lại);
    không (?:dùng|xài|mua|đặt|gửi|sử dụng) nữa; (?:cạch|tẩy chay|từ mặt|cạch mặt); rút (?:hết|sạch|toàn bộ|luôn);
    rút tiền (?:ra|về|khỏi|qua);
    {i} (?:muốn |xin |định )?(?:ngưng|hủy|huỷ|dừng|nghỉ|thôi) (?:luôn|hết|dùng|đặt|ăn|lấy|học|tập|xài|hợp đồng|dịch vụ|cơm|từ);
    (?:giờ|bây giờ|chừ|nay) {i} (?:hủy|huỷ|cắt|ngưng|dừng|nghỉ); lần (?:cuối|sau không); chuyển mạng giữ số
  `),
  churnHint: phrases(`
    (?:đừng|đừng có) gọi (?:số này |lại |cho .. )?nữa;
    (?:bên|mạng|hãng|nhà|ngân hàng) .. (?:rẻ hơn|ngon hơn|nhanh hơn|tốt hơn|đang có gói|đang (?:giảm|khuyến mãi));
    (?:rẻ|tốt|nhanh|ổn|ngon) hơn (?:bên|mạng);
    (?:đang )?(?:nghĩ|tính|định|cân nhắc|phân vân) .. (?:đổi|chuyển|bỏ|hủy|huỷ|cắt|nghỉ);
    lần sau (?:chắc|thì|tôi|chị|anh|khỏi); (?:kêu|rủ|xúi|bảo) .. (?:đổi|chuyển|qua|sang); ra (?:tiệm|cửa hàng) mua;
    (?:vẫn|chắc|thôi) .. mua (?:của|bên|ở); lấy tiền lại; trả (?:lại )?tiền (?:lại )?cho {i};
    đừng (?:có )?(?:mua|dùng|xài|đặt|tin) (?:của |ở |ở bên )?bên; ai (?:mà )?dám (?:tới|dùng|mua|đặt|xài|quay);
    chặn số; ra ngoài mua; còn (?:một|1) lần nữa; lần sau (?:nữa|mà|còn); hay là (?:đổi|chuyển|hủy|bỏ);
    còn thế này (?:nữa )?(?:thì|là); mất (?:niềm tin|tin tưởng|khách); hủy (?:gói|dịch vụ|hợp đồng|thẻ|đơn|vé|phòng);
    huỷ; (?:viettel|vina|vinaphone|mobifone|fpt|vnpt|vietnamobile|shopee|lazada|tiki)
  `),
  loyal: phrases(`
    (?:xài|dùng|gắn bó|khách|ở|mua|đi|gửi) .. (?:năm|chục năm|lâu) (?:nay|rồi|trời);
    (?:mấy|mười mấy|chục|bao nhiêu|hơn) năm (?:nay|rồi|trời); khách (?:quen|ruột|cũ|hàng lâu năm|thân thiết|lâu năm);
    lần sau (?:lại|vẫn|sẽ) (?:gọi|mua|đặt|dùng|ghé|đi); (?:giới thiệu|khoe) (?:cho|với|bạn|thêm);
    vẫn (?:thích|tin|dùng|xài); làm biếng; đổi chi; ủng hộ (?:tiếp|dài); tin (?:tưởng )?bên (?:em|con|mình)
  `),
  escalate: phrases(`
    (?:gặp|nói chuyện với|nối máy .. với|chuyển máy .. cho|xin gặp) .. (?:quản lý|trưởng ca|trưởng nhóm|sếp|giám đốc|cấp trên|người có thẩm quyền|lãnh đạo|chủ shop|chủ);
    (?:quản lý|trưởng ca|sếp|giám đốc|cấp trên) (?:đâu|của em đâu|ra đây|nghe máy);
    (?:sẽ |đi |gửi |làm |viết )(?:đơn )?(?:khiếu nại|tố cáo|kiện cáo|phản ánh|thưa|khởi kiện);
    (?:luật sư|ra tòa|tòa án|công an|báo chí|sở|hiệp hội|bảo vệ người tiêu dùng|cục|thanh tra|cảnh sát|ngân hàng nhà nước|bộ công thương|bộ thông tin);
    (?:đăng|đưa|up|bóc|tung) (?:bài |hết |chuyện này )?(?:lên )?(?:mạng|phây|face|facebook|báo|phốt|tiktok|hội nhóm|group);
    bóc phốt; (?:đánh giá|vote|cho) (?:một|1) sao; (?:em|cô|cậu|bạn|anh|chị) tên (?:gì|chi|là gì);
    (?:đi|sẽ|đâm đơn|khởi) kiện; kiện (?:cáo|ra tòa|công ty|tụi|các|lên); cho (?:chị|anh|tôi|chú|cô|bác|tui) gặp
  `),
  escalateHint: phrases(`
    khiếu nại; phản ánh; ghi âm (?:lại|hết|không|hông|nha|đó|cuộc); tố cáo;
    (?:gọi|báo|thưa|kiện) lên (?:phường|quận|huyện|tỉnh|sở|trên); lên (?:công ty|tổng);
    (?:báo|thưa|méc|hỏi) (?:với |lên )?(?:sếp|quản lý|công ty|cấp trên); lần thứ (?:ba|tư|bốn|năm|mấy|n);
    (?:gặp|cho) .. người (?:khác|có trách nhiệm|biết việc)
  `),
} satisfies PhraseBook;
