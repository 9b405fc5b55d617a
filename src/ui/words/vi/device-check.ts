import type { deviceCheckWords as specified } from '../device-check';
import type { Words } from '../in-language';
import { CHECK_DEVICE } from './shared';

/** Vietnamese of ../device-check.ts. */
export const deviceCheckWords: Words<typeof specified> = {
  title: CHECK_DEVICE,
  intro: 'Những gì máy này và trình duyệt tự cho biết, và việc cần làm khi còn thiếu gì đó.',
  looking: 'Đang kiểm tra…',
  unread: (kind: string) => `Không đọc được dữ liệu đã lưu: ${kind}. Hãy tải lại trang rồi kiểm tra lại.`,
  again: 'Kiểm tra lại',
  verdicts: { good: 'Tốt', mind: 'Cần làm', unknown: 'Chưa rõ' },
  checks: {
    stored: {
      title: 'Chạy không cần mạng',
      good: 'Ứng dụng đã được lưu trên máy này và mở được khi không có mạng.',
      'in-part':
        'Ứng dụng đã được lưu trên máy này và mở được khi không có mạng. Âm thanh của các mẫu, phần chạy mô hình giọng nói và phần phân biệt người nói chưa được lưu hết: hãy để ứng dụng mở một phút với mạng không tính dung lượng rồi xem lại.',
      missing:
        'Ứng dụng chưa được lưu trên máy này. Hãy để ứng dụng mở một phút khi có mạng rồi tải lại trang. Trong cửa sổ ẩn danh, có thể vẫn như vậy.',
      insecure: 'Trang này mở qua http thường: trình duyệt không lưu ứng dụng từ đó. Hãy mở Callmark qua https.',
    },
    installed: {
      title: 'Cài ứng dụng',
      good: 'Callmark đang chạy dưới dạng ứng dụng đã cài.',
      tab: 'Callmark đang chạy trong một tab của trình duyệt. Hãy cài: “Cài ứng dụng” trong Chrome và Edge, “Chia sẻ” rồi “Thêm vào MH chính” trên iPad. Safari có thể xóa dữ liệu mà trang đã lưu nếu bảy ngày không dùng đến.',
    },
    kept: {
      title: 'Giữ dữ liệu',
      good: 'Trình duyệt cam kết giữ dữ liệu đã lưu cho đến khi bạn xóa.',
      'may-go':
        'Trình duyệt có thể xóa dữ liệu đã lưu khi máy đầy. Hãy bấm “Giữ lại” trong Cài đặt; cài ứng dụng hoặc dùng thường xuyên thì trình duyệt sẽ đồng ý.',
      unknown: 'Trình duyệt này không cho biết. Hãy sao lưu những gì quan trọng ra tệp (Cài đặt, Sao lưu).',
    },
    room: {
      title: 'Chỗ trống',
      good: (free: string) => `Còn trống ${free} cho Callmark.`,
      little: (free: string) =>
        `Chỉ còn trống ${free} cho Callmark. Một giờ ghi âm tốn khoảng 115 MB, bản sao thứ hai cũng tốn chừng đó. Hãy xóa những gì không cần trên máy này, hoặc các cuộc gọi đã xong.`,
      unknown: 'Trình duyệt này không cho biết còn bao nhiêu chỗ.',
    },
    microphone: {
      title: 'Micro',
      good: 'Có micro, và Callmark được phép dùng.',
      asks: 'Có micro. Khi bắt đầu ghi âm, trình duyệt sẽ hỏi Callmark có được dùng không: hãy cho phép.',
      denied:
        'Micro bị chặn đối với trang này. Hãy cho phép trong cài đặt của trình duyệt dành cho trang này rồi tải lại trang. Không có micro vẫn tải âm thanh lên được.',
      none: 'Không tìm thấy micro. Hãy cắm micro, hoặc làm việc với âm thanh tải lên.',
      insecure: 'Trang này mở qua http thường: ở đó trình duyệt không cho dùng micro. Hãy mở Callmark qua https.',
      unknown: 'Trình duyệt này không cho biết trước khi bắt đầu ghi âm. Hãy ghi âm thử một đoạn ngắn.',
    },
    clock: {
      title: 'Đồng hồ',
      good: 'Đồng hồ khớp với đồng hồ của máy chủ.',
      ahead: (span: string) =>
        `Đồng hồ máy này nhanh hơn máy chủ ${span}. Hãy chỉnh lại: ngày giờ cuộc gọi lấy theo đồng hồ này.`,
      behind: (span: string) =>
        `Đồng hồ máy này chậm hơn máy chủ ${span}. Hãy chỉnh lại: ngày giờ cuộc gọi lấy theo đồng hồ này.`,
      unknown: 'Không hỏi được giờ của máy chủ. Hãy kiểm tra lại khi có mạng.',
    },
  },
  diagnostics: {
    title: 'Thông tin chẩn đoán',
    hint: 'Dành cho người hỗ trợ: trình duyệt, dung lượng, số lượng, trạng thái và loại các lỗi gần đây. Không có lời nói, tên, địa chỉ hay khóa.',
    label: 'Nội dung được sao chép',
    copy: 'Sao chép thông tin',
    copied: 'Đã sao chép.',
    notCopied: 'Trình duyệt không cho trang này sao chép. Hãy chọn đoạn văn bản rồi sao chép.',
  },
};
