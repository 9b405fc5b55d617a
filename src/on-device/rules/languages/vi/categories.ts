import type { Category } from '../../lexicon';
import { phrases } from '../../phrases';

/** Classification of calls; the names are the closed list of the auto note. */
export const viCategories: readonly Category[] = [
  {
    name: 'billing complaint',
    title: 'Khiếu nại cước phí',
    words: phrases(`
      (?:bị |tự |tự động )?trừ (?:tiền|cước|của|phí); hóa đơn; hoá đơn; cước(?: phí| phát sinh)?;
      tính (?:sai|dư|thừa|phí|tiền); thu (?:sai|thừa|phí); phí (?:phát sinh|lạ|duy trì|thường niên);
      tiền (?:cước|điện|nước|mạng); nhạc chờ; cộng lại tiền; cước chuyển vùng; roaming
    `),
  },
  {
    name: 'technical support',
    title: 'Hỗ trợ kỹ thuật',
    words: phrases(`
      mạng (?:\\p{L}+ ){0,2}(?:chậm|yếu|rớt|lag|đứng|chập|mất); rớt mạng; mất (?:mạng|sóng|tín hiệu|kết nối|internet);
      quay vòng; quai phai|wifi|oai phai; modem|mô đem|cục phát|bộ phát|router;
      lỗi (?:app|ứng dụng|đăng nhập|mạng|máy|phần mềm|kết nối); không (?:vào|lên|kết nối|đăng nhập|bật|khởi động) được;
      cài (?:đặt|lại); khởi động lại; đèn (?:đỏ|xanh|los|báo); bảo hành; sửa chữa; chập chờn;
      đứng hình; máy .. (?:hư|hỏng|rỉ|chảy|không (?:chạy|lên|nguồn|lạnh)|kêu); mất điện; cúp điện; (?:bị |hay )hư
    `),
  },
  {
    name: 'telesales',
    title: 'Bán hàng qua điện thoại',
    words: [],
  },
  {
    name: 'cards and accounts',
    title: 'Thẻ và tài khoản',
    words: phrases(`
      thẻ (?:tín dụng|ghi nợ|ngân hàng|của|này|chính|phụ|atm|visa|bị|chị|anh|em|cô|chú|bác|tôi); khóa thẻ; khoá thẻ;
      mở (?:khóa|khoá|thẻ|tài khoản); tài khoản (?:ngân hàng|bị|của|thanh toán); mất (?:thẻ|ví);
      chuyển (?:khoản|tiền|nhầm); ngân hàng; mã pin; otp; sao kê; giao dịch; rút (?:tiền|không được); nuốt thẻ; số dư; tra soát;
      internet banking; mật khẩu; cây atm; hạn mức
    `),
  },
  {
    name: 'orders and returns',
    title: 'Đơn hàng và đổi trả',
    words: phrases(`
      đổi (?:trả|hàng|size|cái|màu|sản phẩm|loại); trả (?:hàng|lại|cái|đơn|luôn); giao (?:sai|nhầm|thiếu|lộn);
      hàng (?:lỗi|giả|sai|hư|vỡ|bể|móp|nhái|thiếu); đơn này; đặt (?:hàng|mua|đôi|cái|loại|bộ|chiếc);
      hoàn hàng; phiếu mua; mở hộp; bung chỉ; muốn trả; bị (?:bể|vỡ|hư|hỏng|trầy)
    `),
  },
  {
    name: 'delivery',
    title: 'Giao hàng',
    words: phrases(`
      giao (?:hàng|không|lại|trễ|chậm|hôm|trong|chưa|tới|đến); bưu (?:tá|cục|kiện|điện); shipper|ship(?: hàng)?;
      kiện hàng; vận (?:đơn|chuyển); phát hàng; chưa (?:nhận được|thấy) (?:hàng|giao|đơn); nhận hàng; lưu kho;
      gửi hàng; đơn hàng .. (?:đâu|tới|chưa); hàng .. (?:chưa (?:tới|về|đến)|đi tới đâu); báo giao; giao thành công; nỏ nhận được
    `),
  },
  {
    name: 'cancellation',
    title: 'Hủy dịch vụ',
    words: phrases(`
      (?:muốn|xin|đòi|cần|yêu cầu|làm) (?:thủ tục )?(?:được )?(?:hủy|huỷ|cắt|ngưng|ngừng|dừng|chấm dứt|đóng);
      (?:hủy|huỷ|cắt|chấm dứt|ngưng|đóng) (?:hợp đồng|gói|internet|mạng|dịch vụ|truyền hình|thuê bao|thẻ hội viên|tài khoản|bảo hiểm|hội viên);
      (?:cắt|hủy|huỷ|ngưng) (?:cái|luôn|hết); phí (?:phạt|chấm dứt|hủy); thanh lý; tạm ngưng; trước hạn; giữ chân
    `),
  },
  {
    name: 'booking and refund',
    title: 'Đặt chỗ và hoàn tiền',
    words: phrases(`
      đặt (?:phòng|vé|lịch|chỗ|bàn|hai vé|xe|tour|khám); vé (?:xe|tàu|máy bay|về|đi); lịch (?:khám|hẹn); chuyến (?:xe|bay);
      đặt .. vé; phòng ngày; dời (?:lịch|ngày|lại); nhà xe; khách sạn
    `),
  },
];
