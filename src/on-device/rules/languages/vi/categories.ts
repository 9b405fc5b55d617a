import type { CategoryName, Phrases } from '../../lexicon';
import { phrases } from '../../phrase-pattern';

/** Classification of calls; the names are the closed list of the auto note. */
export const viCategories: Readonly<Record<CategoryName, Phrases>> = {
  'billing complaint': phrases(`
    (?:bị |tự |tự động )?trừ (?:tiền|cước|của|phí); (?<!in (?:cái |cấy |ra )?)(?:hóa|hoá) đơn; cước(?: phí| phát sinh)?; (?<!(?:máy|mềm|bảng|đi|ra|quầy|lúc|chờ) )tính (?:sai|dư|thừa|phí|tiền); thu (?:sai|thừa|phí); phí (?:phát sinh|lạ|duy trì|thường niên); tiền (?:cước|điện|nước|mạng); nhạc chờ; cộng lại tiền; roaming
  `),
  'technical support': phrases(`
    mạng (?:\\p{L}+ ){0,2}(?:chậm|yếu|rớt|lag|đứng|chập|mất); rớt mạng; mất (?:mạng|sóng|tín hiệu|kết nối|internet); quay vòng; quai phai|wifi|oai phai; modem|mô đem|cục phát|bộ phát|router;
    lỗi (?:app|ứng dụng|đăng nhập|mạng|máy|phần mềm|kết nối); không (?:vào|lên|kết nối|đăng nhập|bật|khởi động|gọi|nghe|nhắn)(?: đi| đến| tới| lên| vào)? được; (?:đứt|tuột) (?:cáp|dây|mạng); bị đứt;
    cài (?:đặt|lại); khởi động lại; đèn (?:đỏ|xanh|los|báo); bảo hành; sửa chữa; chập chờn; đứng hình; máy .. (?:hư|hỏng|rỉ|chảy|không (?:chạy|lên|nguồn|lạnh)|kêu); mất điện; (?<!(?:mai|mốt|lịch|báo|sẽ) (?:lại |sẽ )?)cúp điện; (?:bị |hay )hư
  `),
  telesales: [],
  'cards and accounts': phrases(`
    thẻ (?:tín dụng|ghi nợ|ngân hàng|của|này|chính|phụ|atm|visa|bị|chị|anh|em|cô|chú|bác|tôi); khóa thẻ; khoá thẻ; mở (?:khóa|khoá|thẻ|tài khoản); tài khoản (?:ngân hàng|bị|của|thanh toán);
    mất (?:thẻ|ví); chuyển (?:khoản|tiền|nhầm); ngân hàng; mã pin; otp; sao kê; giao dịch; rút (?:tiền|không được); nuốt thẻ; số dư; tra soát; internet banking; mật khẩu; cây atm; hạn mức
  `),
  'orders and returns': phrases(`
    đổi (?:trả|hàng|size|màu|sản phẩm|loại); trả (?:hàng|lại(?! (?:\\p{L}+ ){0,2}(?:tiền|phí|cọc|phần|khoản)(?!\\p{L}))|cái|đơn|luôn); giao (?:sai|nhầm|thiếu|lộn); hàng (?:lỗi|giả|sai|hư|vỡ|bể|móp|nhái|thiếu); đơn này;
    đặt (?:hàng|mua|đôi|cái(?! (?:lịch|hẹn|bàn|phòng|vé|chỗ))|loại|bộ|chiếc); hoàn hàng; phiếu mua; mở hộp; bung chỉ; muốn trả(?! (?:\\p{L}+ )?(?:chỗ|vé|phòng|ghế|bàn|tiền|phí|nợ|góp|lần|trước|dứt|sớm|ngày)(?!\\p{L})); bị (?:bể|vỡ|hư|hỏng|trầy)
  `),
  delivery: phrases(`
    giao (?:hàng|không|lại|trễ|chậm|hôm|trong|chưa|tới|đến); bưu (?:tá|cục|kiện|điện); shipper|ship(?: hàng)?; kiện hàng; vận (?:đơn|chuyển); phát hàng; chưa (?:nhận được|thấy) (?:hàng|giao|đơn);
    nhận hàng; lưu kho; gửi hàng; đơn hàng .. (?:đâu|tới|chưa); hàng .. (?:chưa (?:tới|về|đến)|đi tới đâu); báo giao; giao thành công; nỏ nhận được
  `),
  cancellation: phrases(`
    (?:muốn|xin|đòi|cần|yêu cầu|làm) (?:thủ tục )?(?:được )?(?:hủy|huỷ|cắt|ngưng|ngừng|dừng|chấm dứt|đóng);
    (?:hủy|huỷ|cắt|chấm dứt|ngưng|đóng) (?:hợp đồng|gói|internet|mạng|dịch vụ|truyền hình|thuê bao|thẻ hội viên|tài khoản|bảo hiểm|hội viên); (?:cắt|hủy|huỷ|ngưng) (?:cái|luôn|hết);
    phí (?:phạt|chấm dứt|hủy); thanh lý; (?:chuyển|đổi) (?:qua |sang )?(?:mạng|nhà mạng|hãng) khác; chuyển mạng(?! .{0,30}(?:nhà(?! mạng)|địa chỉ)); giữ số; tạm ngưng; trước hạn; giữ chân
  `),
  'booking and refund': phrases(`
    đặt (?:cái )?(?:phòng|vé|lịch|hẹn|chỗ|bàn|hai vé|xe|tour|khám); vé (?:xe|tàu|máy bay|về|đi); lịch (?:khám|hẹn); chuyến (?:xe|bay);
    (?:đặt|hủy|huỷ) .. vé; hoàn vé; vé .. (?:đặt|hủy|huỷ); phòng ngày; (?:đổi|dời|hoãn|hủy|huỷ) .. (?:lịch|giờ(?! (?:nó|mà|thì|vẫn|lại|cứ|bị|anh|chị|cô|chú|bác)(?!\\p{L}))|chuyến|vé|ngày|hẹn)(?! dùng); (?:lịch|giờ) (?:bay|khám|siêu âm|nội soi|tiêm|chạy|hẹn); dời (?:lịch|ngày|lại); nhà xe; khách sạn; (?:tiền |trả )cọc; cọc phòng
  `),
};
