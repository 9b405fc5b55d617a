import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrase-pattern';

/** What Vietnamese agents do about a request, what they promise, and what they know. */
export const viWork = {
  noHelp: phrases(`
    chưa có cơ sở; không có cơ sở; không (?:thể )?(?:giải quyết|can thiệp|xử lý|hỗ trợ|giúp|hoàn|đổi|làm) (?:được|gì|khác|hơn); chưa (?:thể )?(?:giải quyết|xử lý|hỗ trợ|hoàn) (?:được|ngay)?;
    ngoài (?:thẩm quyền|phạm vi|khả năng); (?:em|tôi|con|cháu|bên em) (?:cũng )?(?:chịu|bó tay|không làm (?:gì )?được|không biết); không (?:có )?(?:quyền|thẩm quyền); không thuộc;
    quy định (?:là|nó|của|bên) .. (?:vậy|thế|rứa|rồi); chính sách (?:là|nó) (?:vậy|thế|rứa); theo (?:đúng )?quy định; (?:trưởng ca|quản lý|sếp|cấp trên) .. (?:bận|họp|không có|nghỉ|đi vắng|không nghe);
    hệ thống (?:nó )?(?:báo|ghi nhận|hiện) (?:thế|vậy|là|rồi); không có cách (?:nào|chi); đành (?:chịu|vậy); không (?:hoàn|đổi|trả|hủy) (?:tiền |lại )?được; mong {you} thông cảm
  `),
  done: phrases(`
    (?:em|con|cháu|tôi|bên em|hệ thống|bên con) (?:vừa |mới )?(?:đã |vừa )(?:được )?(?:khóa|khoá|hủy|huỷ|tạo|lập|đặt|gửi|chuyển|đăng ký|đổi|hoàn|sửa|cập nhật|kích hoạt|gia hạn|mở|tắt|xử lý|ghi nhận|nhắn|lên|giữ|báo|cộng|trừ|dời|thêm|nối|cài|ngắt|gỡ|xóa|xoá|kết nối|đẩy|hạ|giảm);
    (?:em|con|cháu|tôi|bên em) .. (?:khóa|khoá|hủy|huỷ|tạo|lập|đặt|gửi|chuyển|đăng ký|đổi|hoàn|sửa|cập nhật|kích hoạt|gia hạn|mở|tắt|xử lý|nhắn|lên|giữ|báo|cộng|dời|thêm|ngắt|gỡ|xóa|xoá|làm|ghi|đẩy) .. (?:xong|rồi);
    xong rồi; (?:đã|được) (?:khóa|khoá|hủy|huỷ|kích hoạt|hoàn|đổi|xử lý|đặt|giữ|xác nhận|ngắt|tắt|mở|gỡ|dời|chuyển) (?:xong|thành công|rồi|lúc|cho|sang|về);
    (?:mã|số) (?:phiếu|hồ sơ|yêu cầu|khiếu nại|đặt|sự cố|đơn mới|giao dịch|giữ chỗ|tham chiếu|xác nhận|hủy|hoàn|đổi|là); thành công
  `),
  promise: phrases(`
    (?:em|con|cháu|tôi|bên em|bên con|bên mình|chúng em|bộ phận|ngân hàng|trưởng ca|quản lý|shop|công ty|người) .. sẽ;
    sẽ (?:có|gọi|liên hệ|liên lạc|báo|phản hồi|xử lý|hoàn|giao|nhắn|gửi|trả lời|kiểm tra|chuyển|giục|nhận);
    (?:em|con|cháu|tôi|bên em|quản lý|trưởng ca) (?:\\p{L}+ ){0,3}(?:gọi|nhắn|báo|liên hệ|phản hồi) lại;
    (?:bưu tá|kỹ thuật|thợ|tài xế|nhân viên|anh em|shipper|kỹ sư) .. (?:tới|đến|qua|gọi|giao|lấy|liên hệ|trả lời|đo|ghé);
    (?:tiền|hàng|thẻ|đơn|vé|máy) .. (?:về|tới|đến) (?:thẻ|tài khoản|nhà|tay|số|lại|trong|trước|sau|ví); (?:bộ phận|kỹ thuật|kế toán|phòng) .. (?:trả lời|phản hồi|xử lý|liên hệ|giải quyết);
    để em (?:giục|hỏi|báo|gọi); hẹn {you}; (?:em|con|cháu) (?:gửi|nhắn|gọi|báo) .. (?:trước|trong|sau|lúc|chiều|tối|sáng|mai|liền|ngay);
    (?:em|con|cháu) (?:xin )?(?:gửi|nhắn|gọi|báo|liên hệ|ghé) (?:lại )?(?:cho )?(?:{you}|tin|lại); có (?:người|thợ|nhân viên|bạn|anh em|xe) (?:gọi|liên hệ|tới|đến|qua|ghé|giao);
    (?:tiền|hàng|thẻ|đơn|xe) (?:sẽ )?(?:về|tới|đến|có); cam kết; đảm bảo
  `),
  vagueTime: phrases(`
    (?:trong )?thời gian sớm nhất; sớm nhất (?:có thể)?; trong thời gian tới; (?:vài|ít|mấy|dăm) (?:hôm|bữa|ngày) (?:nữa|tới|em|con|cháu|bên em|là);
    (?:để|vậy) (?:em|con|cháu|tôi) (?:báo|nói|hỏi|xem|nhắn) lại; để (?:chỉ|ảnh|ổng|bả|anh ấy|chị ấy|sếp|quản lý) về; khi nào (?:có|xong|bưu tá|bên|được|hàng) .. (?:thì|sẽ); lúc nào (?:có|xong|rảnh);
    (?:hôm|bữa) nào (?:rảnh|có|tiện|xong|được|em|con|cháu|bên); sẽ (?:báo|gọi|liên hệ|phản hồi|nhắn|giục) (?:lại )?sau; chưa (?:biết|rõ|xác định) (?:bao giờ|khi nào|chừng nào|được); để em giục;
    khi có (?:kết quả|thông tin|hàng); sớm thôi; trong nay mai; cũng (?:nhanh|sớm) thôi; nhanh thôi; cứ (?:chờ|đợi); khi (?:nào )?có .. (?:sẽ )?(?:báo|gọi|nhắn|liên hệ|gửi);
    khi nào .. (?:em|con|cháu|bên em|bên con|bên cháu) (?:sẽ )?(?:báo|gọi|nhắn|giao|gửi|liên hệ); (?:chừng nào|bao giờ|hôm nào|bữa mô|bữa nào|khi mô) (?:có|xong|rảnh|được|tới|về) .. (?:em|con|cháu);
    cố gắng .. (?:sớm|nhanh|sắp xếp); (?:liên hệ|gọi|báo|nhắn|trả lời) (?:lại )?(?:cho )?(?:{you} )?sau(?= ạ|$|[.,]); (?:kiểm tra|hỏi|xem) rồi (?:báo|gọi|nhắn) lại;
    chưa có (?:giờ|ngày|lịch) (?:cụ thể)?; dăm bữa; có gì (?:em|con|cháu|bên em) (?:sẽ )?(?:gọi|báo|nhắn)
  `),
  correct: phrases(`
    (?<!bên )(?:em|con|cháu|tôi) (?:nói |đọc |xem |coi |tra |hiểu |tư vấn |báo |tính |gửi |nhập |ghi )?(?:bị )?(?:nhầm|lộn|sai); (?:nói|tra|tư vấn|báo|tính|coi|xem|đọc) (?:nhầm|lộn|sai);
    (?:hồi nãy|lúc nãy|ban nãy|vừa nãy|nãy) (?:em|con|cháu|tôi) (?:nói|bảo|báo|tư vấn) .. (?:nhầm|chưa đúng|sai|lộn|chưa chính xác); đính chính; (?:em|con|cháu) (?:xin )?(?:sửa|nói) lại;
    thiếu (?:sót )?của (?:em|con|cháu); (?:em|con|cháu) (?:nhầm|quên mất|đọc nhầm|áp nhầm|nói lộn); rút kinh nghiệm
  `),
  unsure: phrases(`
    hình như; chắc là; chắc (?:vậy|thế|cũng); (?:em|con|cháu|tôi) (?:cũng )?(?:không|hông|chưa) (?:rõ|chắc|nắm|biết); có lẽ; thường thì; thông thường thì; (?:em|tôi) (?:nghĩ|đoán) (?:là|chắc);
    nghe (?:nói|đâu); không nhớ; tùy; có khi; đại khái; hên xui; cái (?:này|đó|đấy) (?:em|con) (?:không|chưa) (?:rõ|biết|nắm); (?:không|chưa|hông) (?:rõ|nắm)(?: lắm)?;
    hỏi lại .. (?:kỹ thuật|phòng|bộ phận); chắc (?:hông|không) (?:tới|đến|sao); (?:em|con) nghĩ là; thường là
  `),
  honest: phrases(`
    không (?:giấu|dấu); chưa dám hứa; không dám hứa; thật ra; (?:em|con|cháu) không (?:dám )?(?:hứa|cam kết|đảm bảo); thú thật; nói (?:trước|rõ) (?:để|với|là);
    lỗi (?:của|ở|do|bên) (?:em|bên em|con|cháu); chưa cần; (?:em|con) không đăng ký; có (?:một )?điểm (?:trừ|cần lưu ý); lưu ý (?:là|với|giúp); (?:nói|tính) (?:thiệt|thật|trước);
    (?:không|chưa) (?:cần|nên) mua; không (?:phải )?(?:đóng|cọc|trả) (?:đồng|chi|gì); (?:em|con|cháu) không (?:giữ|ép|cãi); (?:chỗ|cái) (?:đó|nớ|đấy) .. (?:sai|đúng là)
  `),
  overpromise: phrases(`
    cam kết (?:một trăm|100|là|luôn|chắc); (?:chắc chắn|đảm bảo|bảo đảm) (?:một trăm|100|luôn|sẽ|là|được|không|chị|anh); một trăm phần trăm; (?:ngày|hôm nay|giờ|suất|cơ hội) cuối (?:cùng)?;
    cuối cùng rồi; mai (?:là )?(?:hết|lên giá|tăng giá); không bao giờ; duy nhất (?:hôm nay|cho|dành); chỉ (?:còn|riêng) (?:hôm nay|bữa nay|vài suất|mấy suất); miễn phí (?:trọn đời|hoàn toàn);
    không mất (?:đồng|gì|xu) nào; sắp hết
  `),
  evade: phrases(`
    ghi nhận (?:ý kiến|góp ý|phản ánh|thông tin); mong {you} thông cảm; theo (?:đúng )?quy định; quy định (?:là|nó) (?:vậy|thế|rứa); chính sách (?:là|nó) (?:vậy|thế|rứa);
    tùy (?:shop|bên|hệ thống|trường hợp|từng); thông thường (?:thì)?; (?:như )?(?:em|tôi) (?:đã )?(?:nói|bảo|báo|giải thích) (?:rồi|là|trước); hệ thống (?:nó )?(?:báo|ghi nhận|hiện);
    khi nào .. thì .. (?:giao|báo|gọi|có|biết|xử lý|đến|tới|về|làm|sửa); cái (?:đó|này|nớ) (?:em|thì); vấn đề (?:đó|này) thì;
    {you} (?:cứ )?yên tâm; ai (?:cũng|mà chẳng); khen (?:lắm|nhiều|hết); (?:có|đang có) ưu đãi; cam kết (?:chất lượng|đầu ra); đầy đủ hết; (?:{me}|cũng) (?:hổng (?:chắc|rõ|biết)|(?:không|hông|hổng) rành)
  `),
} satisfies PhraseBook;
