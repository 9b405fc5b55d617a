import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrases';

/** How Vietnamese agents open, hold, thank, apologise and close. */
export const viManners = {
  greet: phrases(`
    (?:kính |xin |em |con |cháu )?chào (?:{you}|em); xin chào; xin nghe; nghe ạ; xin kính chào; em nghe; alo em chào;
    thưa {you}; chào buổi; alo {title}; nghe (?:nè|đây|nha); cho (?:em|con|cháu) gặp
  `),
  offerHelp: phrases(`
    (?:hỗ trợ|giúp|giúp đỡ|tư vấn|phục vụ) (?:được )?(?:gì|chi|điều gì|việc gì|thông tin gì|vấn đề gì)(?: được)?(?: cho)?;
    {you} cần (?:em |con |cháu )?(?:gì|chi|hỗ trợ gì|giúp gì); (?:hỗ trợ|giúp) .. (?:vấn đề|việc) (?:gì|chi|nào);
    {you} gọi (?:có )?việc (?:gì|chi); không biết (?:em|con|cháu) có thể (?:hỗ trợ|giúp); nghe {you} (?:nói )?đây
  `),
  askIdentity: phrases(`
    (?:họ tên|họ và tên|tên họ|quý danh); (?:cho|biết) .. (?:xin|biết|hỏi) .. tên; (?:xin|biết) tên;
    {you} tên (?:gì|chi|là gì); tên (?:gì|chi); xin (?:cái )?tên;
    số (?:điện thoại|thuê bao|máy|hợp đồng|tài khoản|thẻ|căn cước|cccd|chứng minh); (?:bốn|4|ba|3) số cuối; ngày sinh;
    năm sinh; mã (?:đơn|vận đơn|đơn hàng|khách hàng|hợp đồng|đặt (?:chỗ|phòng|vé)|vé|kiện); đọc mã; địa chỉ; căn cước;
    chứng minh thư; số nào; email (?:nào|của); xác minh; xác thực; chính chủ; tiện xưng hô; có phải .. {you};
    phải {title}; gặp {title}; mật khẩu; otp
  `),
  askHold: phrases(`
    (?<!đã )(?<!phải )(?<!khó )(?<!{you} )(?:giữ|chờ|đợi) (?:máy|dây);
    (?<!để )(?<!ơn ){you} (?:vui lòng |xin |làm ơn |cứ )?(?:giữ|chờ|đợi) (?:máy|dây);
    (?:chờ|đợi) (?:giúp |cho |giùm |em |con |cháu |tôi |mình )+(?:một |1 )?(?:chút|xíu|tí|tẹo|lát|phút|giây|ít phút|vài phút|khoảng);
    (?:chờ|đợi) (?:một |1 )?(?:chút|xíu|tí|tẹo|lát|lúc|giây lát);
    (?:chờ|đợi) (?:em|con|cháu) (?:kiểm tra|xem|tra|coi|check|hỏi|mở|nối|chuyển);
    cho (?:em|con|cháu|tôi) xin .. (?:phút|giây|tiếng)? .. (?:kiểm tra|xem|tra|coi|check|hỏi);
    cho (?:em|con|cháu|tôi) (?:xin )?(?:khoảng )?(?:một|hai|ba|vài|ít|1|2|3|5|30|năm|ba mươi) (?:phút|chút|giây|xíu|tí|lát);
    (?:em|con|cháu) xin phép (?:được )?(?:kiểm tra|để máy|giữ máy|tra|tạm dừng|đặt máy); để máy;
    (?:chờ|đợi) (?:em|con|cháu) (?:một|hai|ba|vài|ít|khoảng|chừng|1|2|3|5|30);
    (?:chờ|đợi) (?:khoảng |chừng |độ )?(?:một|hai|ba|vài|ít|1|2|3|5|30|năm|ba mươi) (?:phút|giây); (?:cầm|để|giữ) máy;
    (?:mất |tầm |chừng |độ |khoảng ){1,2}(?:một|hai|ba|vài|nửa|mấy|\\d) phút;
    (?:em|con|cháu) xin {you} (?:độ |chừng |khoảng )?(?:một|hai|ba|vài|\\d) phút
  `),
  transfer: phrases(`
    (?:chuyển|nối) (?:máy|cuộc gọi|{you}); kết nối .. (?:với|tới|đến|sang|qua);
    chuyển (?:{you} )?(?:qua|sang) (?:bộ phận|phòng|bạn|anh|chị)
  `),
  thankHold: phrases(`
    (?:cảm|cám) ơn .. (?:đã |chịu khó )?(?:giữ|chờ|đợi); (?:để|bắt) {you} (?:phải )?(?:chờ|đợi) (?:lâu|máy);
    (?:cảm|cám) ơn .. (?:đã )?(?:kiên nhẫn)
  `),
  thank: phrases('(?:cảm|cám) ơn; biết ơn; đa tạ; cảm tạ'),
  apologise: phrases(`
    xin lỗi; thành thật xin lỗi; xin thứ lỗi; cáo lỗi; rất tiếc; lấy làm tiếc; mong {you} (?:thông cảm|bỏ qua|thứ lỗi);
    lỗi (?:của|ở|này do|do|là do|bên|là của) (?:{me}); (?:áy náy|ngại) (?:quá|lắm); thật có lỗi; bỏ qua cho
  `),
  askMore: phrases(`
    còn (?:cần|muốn|thắc mắc|băn khoăn|vướng|lấn cấn|câu hỏi|điều gì|việc gì|vấn đề gì|gì|chi|chỗ nào|hỏi) .. (?:thêm|nữa|khác|không|hông|hôn|hơm|ko|em|con|cháu);
    (?:cần|muốn|có) .. (?:gì|chi|hỗ trợ|giúp|câu hỏi|thắc mắc|yêu cầu) .. (?:thêm|nữa|khác);
    (?:hỗ trợ|giúp|tư vấn) (?:gì |chi |được gì |em )?(?:thêm|nữa);
    còn (?:gì|chi|điều gì|việc gì) (?:nữa|khác|cần|thắc mắc); còn (?:cần|thắc mắc|băn khoăn|vướng|lấn cấn);
    gì nữa (?:không|hông|hôn|chăng); gì thêm (?:không|hông|hôn)
  `),
  sumUp: phrases(`
    (?:xin |em |con |cháu )?(?:tóm lại|tổng kết|nhắc lại|chốt lại|tóm tắt|xác nhận lại|đọc lại|rà lại|điểm lại|kiểm lại);
    vậy là (?:em|con|cháu) (?:đã|sẽ); như vậy (?:là )?(?:em|con|cháu|bên em|mình); thống nhất (?:là|như|vậy); vậy là;
    như (?:rứa|vậy|thế) là; vậy (?:nha|nhé|hen); (?:mã|số) .. (?:là|của {you} là)
  `),
  goodbye: phrases(`
    (?:em |con |cháu |tôi |xin )?(?:xin )?(?:phép )?(?:kính )?chào (?:{you}|tạm biệt); tạm biệt; chúc {you};
    (?:em|con|cháu|tôi|bên em) (?:xin |kính )?chúc; hẹn gặp lại;
    (?:cảm|cám) ơn .. (?:đã )?(?:gọi|liên hệ|liên lạc|tin tưởng|dành thời gian|nghe máy|sử dụng|lựa chọn);
    dừng cuộc gọi; kết thúc cuộc gọi; ngày (?:mới )?(?:tốt lành|vui|an lành)
  `),
  takeCall: phrases(`
    xin nghe; nghe$; xin chào (?:quý khách|anh chị)?$; xin (?:kính )?chào(?=,); (?<!tiện )nghe (?:ạ|đây|nè)
  `),
} satisfies PhraseBook;
