import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrase-pattern';

/** How Vietnamese agents open, hold, thank, apologise and close. */
export const viManners = {
  greet: phrases(`
    (?:kính |xin |em |con |cháu )?chào (?:{you}|em); (?:xin|kính|em|con|cháu) chào(?! (?:bán|giá|hàng|mời)); xin nghe; nghe ạ; xin kính chào; em nghe; alo em chào; thưa {you}; {you} (?:\\p{L}+ )?ơi; chào buổi; alo {title}; nghe (?:nè|đây|nha); cho (?:em|con|cháu) gặp`),
  offerHelp: phrases(`
    (?:hỗ trợ|giúp|giúp đỡ|tư vấn|phục vụ) (?:được )?(?:gì|chi|điều gì|việc gì|thông tin gì|vấn đề gì)(?: được)?(?: cho)?; {you} cần (?:em |con |cháu )?(?:gì|chi|hỗ trợ gì|giúp gì);
    (?:hỗ trợ|giúp) .. (?:vấn đề|việc) (?:gì|chi|nào); {you} gọi (?:có )?việc (?:gì|chi); không biết (?:em|con|cháu) có thể (?:hỗ trợ|giúp); nghe {you} (?:nói )?đây`),
  askIdentity: phrases(`
    (?:họ tên|họ và tên|tên họ|quý danh); (?:cho|biết) .. (?:xin|biết|hỏi) .. tên; (?:xin|biết) tên; nói chuyện với (?:ai|{you} nào); {you} tên (?:gì|chi|là gì); tên (?:gì|chi); xin (?:cái )?tên;
    số (?:điện thoại|thuê bao|máy|hợp đồng|tài khoản|thẻ|căn cước|cccd|chứng minh); (?:bốn|4|ba|3) số cuối; ngày sinh; năm sinh;
    mã (?:gì|máy|sản phẩm|đơn|vận đơn|đơn hàng|khách hàng|hợp đồng|đặt (?:chỗ|phòng|vé)|vé|kiện); đọc mã; địa chỉ; căn cước; chứng minh thư; số nào; email (?:nào|của); xác minh; xác thực; chính chủ; tiện xưng hô;
    có phải .. {you}; phải {title}; gặp {title}; mật khẩu; otp`),
  askHold: phrases(`
    (?<!đã )(?<!phải )(?<!khó )(?<!{you} )(?:giữ|chờ|đợi) (?:máy|dây); (?<!để )(?<!ơn ){you} (?:vui lòng |xin |làm ơn |cứ )?(?:giữ|chờ|đợi) (?:máy|dây);
    (?:chờ|đợi) (?:giúp |cho |giùm |em |con |cháu |tôi |mình )+(?:một |1 )?(?:chút|xíu|tí|tẹo|lát|phút|giây|ít phút|vài phút|khoảng); (?:chờ|đợi) (?:một |1 )?(?:chút|xíu|tí|tẹo|lát|lúc|giây lát);
    (?:chờ|đợi) (?:em|con|cháu) (?:kiểm tra|xem|tra|coi|check|hỏi|mở|nối|chuyển); cho (?:em|con|cháu|tôi) xin .. (?:phút|giây|tiếng)? .. (?:kiểm tra|xem|tra|coi|check|hỏi);
    cho (?:em|con|cháu|tôi) (?:xin )?(?:khoảng )?(?:một|hai|ba|vài|ít|1|2|3|5|30|năm|ba mươi) (?:phút|chút|giây|xíu|tí|lát);
    (?:em|con|cháu) xin phép (?:được )?(?:kiểm tra|để máy|giữ máy|tra|tạm dừng|đặt máy); (?:chờ|đợi) (?:em|con|cháu) (?:một|hai|ba|vài|ít|khoảng|chừng|1|2|3|5|30);
    (?<!để )(?<!ơn ){you} (?:chờ|đợi) (?:em|con|cháu)(?! (?:gọi|báo|nhắn|qua|tới|đến|ghé|giao|gửi|lâu|nãy)); (?:chờ|đợi) (?:khoảng |chừng |độ )?(?:một|hai|ba|vài|ít|1|2|3|5|30|năm|ba mươi) (?:phút|giây);
    (?:cầm|để|giữ) máy; (?:mất |tầm |chừng |độ |khoảng ){1,2}(?:một|hai|ba|vài|nửa|mấy|\\d) phút; (?:em|con|cháu) xin {you} (?:độ |chừng |khoảng )?(?:một|hai|ba|vài|\\d) phút`),
  transfer: phrases(`
    (?:chuyển|nối) (?:máy|cuộc gọi); (?:chuyển|nối|kết nối) {you} (?:với|tới|đến|sang|qua|cho|gặp); (?<!phần )kết nối (?:với|tới|đến) (?:bộ phận|phòng|bạn|anh|chị); chuyển (?:qua|sang) (?:bộ phận|phòng)`),
  thank: phrases('(?:cảm|cám) ơn; biết ơn; đa tạ; cảm tạ'),
  apologise: phrases(`
    xin lỗi; thành thật xin lỗi; xin thứ lỗi; cáo lỗi; rất tiếc; lấy làm tiếc; mong {you} (?:thông cảm|bỏ qua|thứ lỗi); lỗi (?:của|ở|này do|do|là do|bên|là của) (?:{me}); (?:áy náy|ngại) (?:quá|lắm);
    thật có lỗi; bỏ qua cho`),
  askMore: phrases(`
    còn (?:cần|muốn|thắc mắc|băn khoăn|vướng|lấn cấn|câu hỏi|điều gì|việc gì|vấn đề gì|gì|chi|chỗ nào|hỏi) .. (?:thêm|nữa|khác|không|hông|hôn|hơm|ko|em|con|cháu);
    (?:cần|muốn|có) .. (?:gì|chi|hỗ trợ|giúp|câu hỏi|thắc mắc|yêu cầu) .. (?:thêm|nữa|khác); (?:hỗ trợ|giúp|tư vấn) (?:gì |chi |được gì |em )?(?:thêm|nữa);
    còn (?:gì|chi|điều gì|việc gì) (?:nữa|khác|cần|thắc mắc); còn (?:cần|thắc mắc|băn khoăn|vướng|lấn cấn); gì nữa (?:không|hông|hôn|chăng); gì thêm (?:không|hông|hôn)`),
  sumUp: phrases(`
    (?:xin |em |con |cháu )?(?:tóm lại|tổng kết|nhắc lại|chốt lại|tóm tắt|xác nhận lại|đọc lại|rà lại|điểm lại|kiểm lại); vậy là (?:em|con|cháu) (?:đã|sẽ); như vậy (?:là )?(?:em|con|cháu|bên em|mình);
    thống nhất (?:là|như|vậy); vậy là; như (?:rứa|vậy|thế) là; vậy (?:nha|nhé|hen); (?:mã|số) .. (?:là|của {you} là)`),
  goodbye: phrases(`
    (?:em |con |cháu |tôi |xin )?(?:xin )?(?:phép )?(?:kính )?chào (?:{you}|tạm biệt); tạm biệt; chúc {you}; (?:em|con|cháu|tôi|bên em) (?:xin |kính )?chúc; hẹn gặp lại;
    (?:cảm|cám) ơn .. (?:đã )?(?:gọi|liên hệ|liên lạc|tin tưởng|dành thời gian|nghe máy|sử dụng|lựa chọn); dừng cuộc gọi; kết thúc cuộc gọi; ngày (?:mới )?(?:tốt lành|vui|an lành)`),
  takeCall: phrases(`
    xin nghe; nghe$; (?:em|con|cháu|tôi) nghe(?: {you})?$; xin chào (?:quý khách|anh chị)?$; xin (?:kính )?chào(?=,); (?<!tiện )nghe (?:{you} )?(?:ạ|đây|nè)`),
  polite: phrases(`
    dạ; ạ; vâng; xin; vui lòng; giúp (?:em|con|cháu); nhé; nha; nghen; hen; thưa; làm ơn; (?:cảm|cám) ơn; phiền; mời`),
  rude: phrases(`
    cứ hỏi (?:đi hỏi lại|hoài|mãi|suốt); (?:em|con|tôi) (?:đã )?(?:bảo|nói) (?:là )?.. rồi (?:mà|đấy|còn|cơ mà); (?:em|tôi) (?:đã )?(?:bảo|nói) (?:rồi|từ nãy|mấy lần|bao nhiêu lần);
    nói thế thì (?:em|tôi) chịu; thì (?:em|tôi) chịu; (?:em|tôi) chịu (?:thôi|chứ|thua|luôn); không phải (?:việc|lỗi|trách nhiệm) của (?:em|tôi|bên em);
    đâu phải (?:việc|lỗi|tại) (?:của )?(?:em|tôi); (?:kệ|mặc) (?:{you}); tùy (?:{you})(?! (?:chọn|quyết|thích|xem|cân nhắc)); muốn (?:làm )?(?:gì|chi|sao|răng) thì (?:làm|tùy|kệ);
    không (?:mua|lấy|dùng|thích|làm|chịu|nghe) thì (?:thôi|nghỉ|tùy); nói (?:nhanh|lẹ) (?:lên|đi|hộ); (?:biết|hiểu)\\x20chưa(?=[?]|$|\\x20{you});
    (?:có )?(?:nghe|hiểu) (?:không|chưa|hông) (?:đấy|đó|vậy|hả); thì (?:chị|anh|cô|chú|bác) (?:tấp|tự|đi mà|ráng|chịu); (?:anh|chị|cô|chú|bác) (?:tự|đi mà) (?:xem|làm|đọc|tìm|lo|chịu|coi|mà);
    tại (?:anh|chị|cô|chú|bác) (?:không|hông|chứ|đó|đấy|mà); ai (?:bảo|biểu|mượn) (?:anh|chị|cô|chú|bác); sao (?:anh|chị|cô|chú|bác) (?:không|hông) (?:chịu|đọc|xem|nói sớm|tự);
    cứ (?:việc )?(?:khiếu nại|phản ánh|kiện|kêu); ai mà (?:tự|biết|thèm|rảnh); bỏ lỡ là (?:uổng|tiếc) .. thôi; thì thôi; thì (?:ra|mai|tự|rút|đăng|xóa|kệ); nói đi$`),
  empathise: phrases(`
    (?:em|con|cháu|tôi|mình) (?:rất |cũng |hoàn toàn |thật sự )?(?:hiểu|thông cảm|chia sẻ|đồng cảm); hiểu (?:cảm giác|tâm trạng|sự|nỗi|lo lắng|mà); yên tâm; đừng lo;
    ai (?:mà )?(?:cũng|chẳng|bị) .. (?:bực|hoảng|lo|khó chịu|buồn|sốt ruột); (?:bực|lo|giận|sốt ruột|khó chịu|mệt|hoảng|ngại|phân vân) (?:là|cũng) (?:phải|đúng|dễ hiểu); {you} nói (?:đúng|phải|vậy);
    dạ phải; (?:rất|thật|cũng) tiếc; tiếc (?:quá|thật|ghê|cho); vất(?: vả)? (?:quá|thật|cho|lắm|nhỉ)?; khổ (?:thân|quá); nếu là (?:em|con|cháu); đúng là (?:khó chịu|bực|vất|mệt|bất tiện|phiền|khổ|cực);
    khó chịu (?:lắm|quá|thật|anh|chị|nhỉ); cực (?:quá|ghê|cho); tội (?:quá|ghê|nghiệp); thấy (?:cũng )?(?:thương|xót|lo); nghe (?:mà|cũng) (?:thương|lo|sốt ruột); chúc mừng;
    (?:chắc|hẳn) .. (?:lắm|dữ|ghê|quá); (?:em|con|cháu) (?:cũng )?(?:biết|nghĩ) (?:rứa|vậy|thế|là); (?:lo|nghĩ|nói|hỏi) (?:vậy|thế|rứa) (?:là )?(?:đúng|phải); (?:dạ |vâng )?(?:phải|đúng) (?:rồi|ạ|vậy);
    (?:khổ|tội|thương|cực) (?:thân |cho )?(?:{you}|con|bé|cháu|mấy|quá); (?:ôi|trời|chết|ui|ối)(?= |,)`),
  warm: phrases(`
    yên tâm; chúc {you} .. (?:vui|ngon|thuận lợi|may mắn|mau|chóng|nhiều sức khỏe|khỏe|bình an|hạnh phúc|đi đường); (?:anh|chị|cô|chú|bác|ông|bà) nhỉ; gắn bó; thương; mừng (?:quá|cho|ghê); em vui;
    khỏi lo; từ từ; không (?:sao|vội|gấp|cần vội) (?:đâu|ạ)?; con chỉ; cứ thong thả; giữ gìn sức khỏe; chúc mừng; nhớ chớ|nhớ chứ; (?:quý|vui|hay|tốt) (?:quá|ghê|lắm); ha(?=,| ha);
    (?:đắt khách|đắt hàng|ngon miệng|cẩn thận|khỏe); (?:buôn bán|công việc|quán xá|gia đình) .. (?:ra sao|thế nào|sao); (?:bé|cháu|con|má|nhà|các bác|hai bác) .. (?:khỏe|vui|giỏi)`),
  smallTalk: phrases(`
    (?:ông|bà|bé|cháu|mẹ|má|bố|ba|vợ|chồng|anh|chị|cô|chú|bác) (?:(?!(?:dùng|xài|thấy|xem|chạy|mạng|máy|gói|nghe|uống|thuốc)(?!\\p{L}))\\p{L}+ ){0,2}(?:đỡ|khỏe|ổn) (?:chưa|không|hông|rồi|hơn); (?:ông|bà|bé|cháu|mẹ|má|bố|ba|vợ|chồng|anh|chị|cô|chú|bác) có sao (?:không|hông); (?:ăn (?:cơm|sáng|trưa|tối|uống)|khỏe|trời|thời tiết|cuối tuần|đi chơi|mưa|nắng) .. (?:chưa|không|hông|gì|nhỉ|ha); (?:năm ngoái|hồi nớ|hồi đó|bữa trước|lần trước|hồi) .. (?:học|mua|đi|dùng|xài|ở)`),
} satisfies PhraseBook;
