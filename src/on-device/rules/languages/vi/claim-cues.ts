import type { ClaimWords } from '../../claims/claim-words';
import { phrases } from '../../phrase-pattern';
import { SAID_BEFORE } from './complaint';

const ME = '(?:em|con|cháu|tôi|bên em|bên con|bên cháu|bên mình|bên tôi)';
const WORK =
  '(?:khóa|khoá|hủy|huỷ|tạo|lập|đặt|gửi|chuyển(?! (?:sang|qua) (?:nên|đây|làm)(?!\\p{L}))|đăng k[ýí]|đổi(?! (?:hệ thống|quy định|chính sách|chủ)(?!\\p{L}))|hoàn|sửa|cập nhật|kích hoạt|gia hạn|mở(?! (?:thêm|cửa|chi nhánh|bán)(?!\\p{L}))|tắt|nhắn|giữ|báo|cộng|dời|thêm|ngắt|xóa|xoá|làm(?! (?:ở|việc|trong|nhiều|uy tín|được \\p{L}+ (?:ngày|tuần|tháng|năm))(?!\\p{L}))|ghi(?! (?:cao|thấp|thừa|dư|thiếu|nhận (?:đóng|được|là))(?!\\p{L}))|chặn|cắt|yêu cầu)';
/** At the end of a clause, "rồi" says that it is done; before another clause it says "then". */
const DONE =
  '(?<!(?:liền|ngay|(?:liền|ngay|bây) giờ) )(?:(?<!là )xong|rồi)(?=(?: (?:ạ|nha|nhé|nghe|nghen|nè|đó|đấy|đây|hen|{you}))*(?:[.,!]|$))';
const COMES =
  '(?:gọi|nhắn|gửi|báo|dời(?= (?:qua|sang))|liên hệ|phản hồi|trả lời|hoàn|giao(?! (?:dịch|diện|thông|thừa|lưu|ca)(?!\\p{L}))|(?<!(?:mở|mở cửa|làm|bán|trực) )(?:tới|đến)(?! (?:ngày|mùng|mồng|tháng|hạn|hết|giờ|kỳ))|qua|ghé|về(?! (?:quê|hưu))|(?:nhận|trả)(?! phòng| góp| được (?:\\p{L}+ ){0,3}(?:của|từ))|lấy|đo|kích hoạt|đền|đón|đặt thợ)(?! (?:\\p{L}+ ){0,9}(?:không được(?! thì)|không nghe máy|rồi mà|thì bị)(?!\\p{L}))';

/** Vietnamese words that show a claim by themselves. */
export const viClaimCues: ClaimWords['words'] = {
  greets: phrases(`
    (?:em |con |cháu |xin |kính )*chào (?:{you}|em|buổi); (?:em|con|cháu|xin|kính) chào(?! (?:bán|giá|hàng|mời))`),
  saysWho: phrases(`
    (?<!nhà )(?:em|con|cháu|tôi|mình) (?:tên )?là (?!\\p{L}+ (?:gì|chi|nào|mô|bao))\\p{L}+; (?<!cho )(?:em|con|cháu|tôi|mình) tên (?!gì|chi)\\p{L}+; gọi (?:cho {you} )?(?:đến |tới )?từ; (?:em|con|cháu|tôi) gọi .. bên(?! (?:em|con|cháu|mình)(?!\\p{L})); (?:xin|em) nghe;
    (?:ngân hàng|nhà xe|bảo hành|tổng đài) .. nghe`),
  asksTime: phrases(`
    {you} (?:có |đang )?tiện (?:nghe|nói|trao đổi|không|chứ|hông); (?:có tiện|tiện nghe máy|làm phiền {you} không); (?:tiện|rảnh) .. (?:không|hông); em xin {you} (?:khoảng )?(?:một|hai|vài|\\d) phút`),
  asksHold: phrases(`
    (?<!đã )(?<!phải )(?<!nói )(?<!(?:để|ơn) {you} )(?<!(?:em|con|cháu) (?:vẫn |đang |sẽ )?)(?:giữ|chờ|đợi) máy(?! (?:lâu|nãy giờ)); (?<!đã )(?<!phải )(?:chờ|đợi) (?:em|con|cháu|giúp)(?: em| con)?(?: chừng| khoảng)? (?:một|hai|ba|vài|chút|xíu|\\d+|nửa)(?! (?:ngày|tuần|tháng|tiếng|bữa|hôm|buổi|năm));
    cho (?:em|con|cháu) giữ máy; (?<!(?:nói|báo|xin|ơn) ){you} (?:chờ|đợi) (?:(?:em|con|cháu)(?! (?:gọi(?! (?:hỏi|qua|sang|xuống|vô|vào|cho))|nhắn|báo|ghé|qua|tới|đến|về)| \\p{L}+ (?:ngày|tuần|tháng|tiếng|bữa|hôm|buổi))|chút(?!(?: xíu)? (?:thợ|xe|tài xế|hàng|shipper))|một(?! (?:ngày|tuần|tháng|tiếng|bữa|hôm|buổi))); cho (?:em|con|cháu) xin (?:khoảng )?(?:một|hai|vài|\\d) phút`),
  passesOn: phrases('(?:em|con|cháu) (?:xin )?(?:chuyển|nối) (?:máy|cuộc gọi) (?:cho|sang|qua|tới)'),
  silence: phrases(`
    còn (?:đó|nghe|máy|ở đó) (?:không|hông|máy); (?:có|còn) nghe (?:máy )?không; có ai không; ^al[oô](?=[?.!]|$)`),
  thanks: phrases('(?<!có )(?<!phải )(?:cảm|cám) ơn'),
  apologises: phrases(`
    (?<!có )(?<!phải )(?<!cũng )xin lỗi(?! cũng| thì| (?:\\p{L}+ ){1,3}(?:giúp|giùm|hộ) (?:em|con|cháu)(?!\\p{L})| (?:em|con|cháu) (?:được|đang) nói chuyện); xin thứ lỗi; lỗi (?:này )?(?:của|là do|do) bên (?:em|con|cháu)(?! (?:\\p{L}+ ){0,3}hay)`),
  asksMore: phrases(`
    (?:có|muốn) hỏi (?:em |con |cháu )?thêm (?:gì|chi); còn dặn (?:gì|chi|thêm); có (?:gì|chi) dặn; còn (?:cần|thắc mắc|băn khoăn|vướng|muốn|hỏi|câu hỏi|gì) .. (?:không|hông|nữa|thêm|gì);
    cần .. (?:gì|chi) .. (?:thêm|nữa); cần (?:gì|chi) (?:thêm|nữa); cần .. (?:gì|chi) nữa; (?:cần|có) thêm (?:gì|chi); (?:hỗ trợ|giúp) (?:gì |chi )?(?:thêm|nữa)`),
  saysGoodbye: phrases(`
    (?:em|con|cháu|tôi) (?:xin )?(?:phép )?(?:kính )?chào; tạm biệt; hẹn gặp; chào (?:{you})(?: ạ| nhé| nha)?(?=[.!]|$); (?:cảm|cám) ơn {you} đã (?:gọi|nghe máy|dành thời gian)(?: ạ| nhé| nha)?(?=[.!]|$); chúc {you}; chúc hai; chúc cả nhà; đi cẩn thận`),
  sumsUp: phrases(`
    (?:em|con|cháu) (?:xin )?(?:phép )?(?:nhắc|tóm tắt|xác nhận|đọc|chốt) lại(?! bên| (?:ảnh|chỉ|ổng|bả|họ|nó|thợ|bạn|kho|kỹ thuật|tài xế|shipper|bộ phận)(?!\\p{L})| (?:số|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|không)(?!\\p{L})); tóm lại`),
  manners: phrases(`
    (?:nói chuyện|ăn nói|trả lời|nói năng) (?:kiểu gì(?! cũng)|kiểu đó|gì kỳ|như thế|vậy hả); nói vậy nghe (?:khó chịu|kỳ); nói (?:chuyện )?(?:nghe )?(?:như|hơi|quá) (?:la|mắng|quát|cụt|cộc|gắt);
    (?:thái độ|giọng) (?:gì|kiểu|của em|thế); cháu nói thế .. buồn; chứ không phải để bị nghi ngờ`),
  sharp: phrases(`
    (?:không|chẳng) phải (?:việc|lỗi|chuyện) của (?:em|tôi|bên em)(?!,? mà); ^tùy {you}(?= thôi|[.,!]|$); muốn .. thì cứ(?! (?:nhắn|gọi|báo|nói|hỏi|liên hệ)(?: cho)? (?:em|con|cháu|bên)); thì em chịu; cứ hỏi đi hỏi lại; (?:em|tôi) đã (?:bảo|nói)(?! với (?!{you})) .. rồi;
    em không biết {you} thông cảm; đổ cho bên em`),
  deed: phrases(`
    (?<!(?:thì|thấy|thấy bên) )${ME} (?:vừa |mới |đã ){1,2}(?:được )?${WORK}(?! nhầm| năm (?:ngoái|kia)| (?:\\p{L}+ ){0,5}ra (?:coi|xem));
    (?<!(?:thấy|thấy bên|trên máy|hệ thống|để|chờ|đợi|khi|lúc|chưa|cho|thì \\p{L}+ mới \\p{L}+|(?:trưa|chiều|tối) nay|mai|mốt|lát|nữa) )${ME} (?!thấy|nghe|biết|nhớ|không|chưa|để|chờ|đợi|mới)(?:\\p{L}+ )?(?!ghi (?:lại |nhận |hết |đủ )*(?:xong|rồi))${WORK}(?! cửa| có) (?:(?!nha |nhé |nghen )\\p{L}+ ){0,8}${DONE};
    ${ME} chặn kịp rồi`),
  looksInto: phrases(`
    (?<!cần )(?:để )?${ME} (?:đang |xin phép )?(?:kiểm tra|tra cứu|xem|coi|hỏi|rà) (?!lại thì)(?:lại |giúp |đường|lịch|phòng|giao dịch|trạm|trên|hợp đồng|bên); (?:chờ|đợi) (?:em|con|cháu) .. (?:xem|kiểm tra|coi|mở|hỏi)`),
  sendsAway: phrases(`
    (?<!để ){you} (?:thử |tự |phải |cần |nên |có thể |cứ |chịu khó |vui lòng )+(?:liên hệ|gọi(?<!cứ gọi(?! (?:lên|qua|ra|thẳng|cho|bên|số|tổng đài|hãng|shop)(?!\\p{L})))(?! tên| (?:vô |vào |lại )?số (?:này|ni|đây))|nhắn lại|soạn tin|ra (?:chi nhánh|cửa hàng|quầy)|hỏi lại)(?! (?:thẳng |lại )?(?:cho )?(?:em|con|cháu)(?!\\p{L}));
    {you} (?:liên hệ|ra (?:chi nhánh|cửa hàng|quầy)|soạn tin|gọi (?:thẳng|lại) (?:cho|số(?! này)|tổng đài|bên|sau|shop|hãng))(?! (?:cho )?(?:em|con|cháu)(?!\\p{L})); sáng mai {you} ra chi nhánh;
    {you} (?:xem|coi) (?:lại )?trong (?:tin nhắn|hợp đồng)`),
  takesBack: phrases(`
    (?<!(?:người|nhân viên|thợ|bạn) (?:\\p{L}+ )?(?:bên )?)(?<!(?:sợ|ngại|lo|kẻo|lỡ|nhỡ|nếu|không phải|đâu phải|chứ) (?:là |có )?)(?:${ME}|mình) (?:xem|nói|đọc|coi|nhìn|báo|ghi) (?:hồi nãy |lúc nãy |nãy |là (?:em|con|cháu) nói )?(?:nhầm|lộn|sai|ẩu)(?! (?:thì|chỗ nào|chỗ mô|hồi nào|đâu|à|hả|không|hông)(?!\\p{L})); ${ME} nói(?= (?:chưa|không) (?:đúng|chuẩn)); ${ME} nhầm; (?<!(?:người|nhân viên|thợ|bạn|họ|{you}|ngân hàng|hệ thống|máy) (?:\\p{L}+ ){0,3})nhập (?:nhầm|sai|lộn); (?:xin )?đính chính`),
  unsure: phrases(`
    (?<!bên (?:kia|đó|ấy|khác) )(?:em|con|cháu|tôi) (?:cũng )?(?:không|chưa|hông) (?:rõ|biết|chắc|nắm)(?! (?:mình|{you}) (?:cần|muốn|có));
    (?<!(?:tư vấn|nói|giải thích|hướng dẫn|ghi|báo|trao đổi) )(?:chưa|không) (?:biết|rõ)(?= ạ|[,.]|$); (?:em|con|cháu) (?:chưa|không) dám (?:hứa|chắc|nói (?:chắc|trước)); ^không biết(?= (?:chưa|ai|sao|nữa)(?!\\p{L})); chưa có thông tin; không hẹn giờ được`),
  notAnswered: phrases(`
    (?:chưa|không|có) trả lời (?:đúng |vào )?(?:câu|cái|tôi|chị|anh); (?:chị|anh|tôi|cô|chú) hỏi (?:khi|sàn) .. (?:mà|cơ mà|nào|mô|tới); (?:chị|anh|tôi) hỏi sàn mà; được hay không(?=[?]|$); (?:đẩy|đùn) (?:qua|sang|cho) (?:người|bên|bạn) khác`),
  promise: phrases(`
    (?<!(?:giúp|(?:anh|chị|cô|chú|bác|nhà) dẫn|đưa|chở|bế|đón) )${ME} (?:(?:sẽ|xin|cho thợ|cho người) )?${COMES}; ${ME} (?:sẽ|xin(?! lỗi)) (?:\\p{L}+ ){0,2}${COMES};
    (?<!thì )(?<!(?:lần|hôm|bữa|đợt) )(?<!hoàn (?=tiền đến))(?:kỹ thuật|thợ|tài xế|bưu tá|shipper|anh em|xe|tin nhắn|tiền(?! gửi)|bộ phận|(?<!cửa )hàng) (?:\\p{L}+ ){0,3}(?:sẽ )?${COMES}(?! rồi(?: (?:ạ|nha|nhé|đó|đấy|mà))*(?:[,.!?]|$)| (?:\\p{L}+ ){0,4}mà (?:không|chưa|hông)); {you} (?:nhận được(?! (?:\\p{L}+ ){0,4}(?:chưa|rồi|hôm qua|hồi|không|hông)(?!\\p{L}))|sẽ (?:nhận được|được hoàn|nhận tin)); (?<!(?<!(?:mấy|các) )(?:anh|chị|cô|chú|bác|ông|bà|dì) (?:cứ |nhớ |phải |nên )?)gọi trước`),
  openPromise: phrases(`
    (?<!(?:trả lời|báo|gọi|nhắn|cho|gửi) )(?:em|con|cháu|bên em|bên con|bộ phận|quản lý) .. (?:sớm nhất|thời gian tới|khi nào có|lúc nào có); (?:khi nào|lúc nào|chừng nào) (?:có|bưu tá|xong|\\p{L}+ (?:vô|vào|tới|về|xong))(?! (?:\\p{L}+ ){0,3}{you} (?:gửi|nhắn|gọi|báo|trả|chuyển|liên hệ)) .. (?:em|con|cháu|bên (?:em|con|mình));
    có (?:thông tin|kết quả|tin)(?: gì)? (?:là|thì) ${ME}; có gì (?:thì |là )?${ME} (?:gọi|nhắn|báo); trong thời gian (?:sớm nhất|tới); (?:để|vậy) em (?:giục|báo) lại; thì để em giục`),
  leaving: phrases(`
    (?:mua|gửi|đặt|dùng|xài|gọi|thuê) (?:chỗ|nơi|bên|hãng) khác(?! (?:không|rồi|cũng)(?!\\p{L}));
    (?:muốn |cho (?:{i} )?)(?:hủy|huỷ|cắt|trả|ngưng|dừng) (?:cái )?(?:đơn|mạng|gói|máy|hàng|dịch vụ|hợp đồng|hai)(?! (?:kia|trùng|thừa|dư|nhầm|thứ hai|còn lại));
    (?:không|chẳng) (?:bao giờ )?(?:mua|dùng|xài) nữa; (?:thề|từ nay) .. không .. nữa; (?:không|chẳng) bao giờ (?:mua|dùng|xài|quay lại); trả (?:máy|hàng) luôn; bỏ số; khóa thẻ luôn; cạch nhà xe;
    (?:đừng|khỏi) có mua bên; lấy máy về; rút hết tiền; (?<!mới )đổi (?:qua |sang )?(?:mạng|hãng|bên|công ty|đơn vị) khác; ra tiệm mua; hủy hai cái; (?:chị|anh) muốn trả(?=[.,]|$)`),
  escalation: phrases(`
    (?:gặp|nói chuyện với) (?:quản lý|sếp(?! (?:{i}))|cấp trên|giám đốc|trưởng ca|trưởng(?! (?:thôn|ấp|xóm|khu|tổ dân))); khiếu nại; phản ánh lên; đơn phản ánh; bóc phốt; đăng (?:\\p{L}+ ){0,5}lên (?:mạng|hội|nhóm|face|phây|báo); (?:mời|gọi|báo) công an;
    (?:gửi|nộp|làm) (?:đơn )?(?:lên|ra) (?:cục|sở|tòa|bộ(?! phận)); (?:gửi|nộp|làm) đơn (?:lên|ra) (?:công ty|phường); (?:gặp|nói chuyện với) (?:chủ(?! (?:nhà|trọ|hộ|thẻ|tịch|nhiệm|đất|cũ))|người có (?:thẩm )?quyền); (?:đi |sẽ )kiện(?! hàng); (?:gửi|nộp|làm|viết) đơn (?:gửi|cho|lên|ra)`),
  strain: phrases(`
    bực; khó chịu; bức xúc(?! (?:gì|chi)); (?<!(?:kêu|bảo|than|tức) )(?<!lập )tức(?! là| thì| khắc| ngực| tức); (?<!(?:góp|kêu|than|bảo|bà|mẹ|má|bố|bé|nó|cụ) (?:hay |bị |đang )?)mệt(?= (?:quá|lắm|ghê|thiệt|thật|mỏi|hết|rồi|với|em|vì|cả|mấy|các)|[!]); lo (?:lắm|quá(?! trời)); sợ (?:lắm|quá); run (?:hết|quá); vô lý; quá đáng; khổ ri; thất vọng; làm ăn (?:kiểu|như|chán|rứa); gì kỳ vậy; buồn đấy`),
  insult: phrases(`
    mất dạy; ăn cướp; đồ (?:ngu|khùng|điên|mất); (?<!(?:sợ|bị|chống|nạn|vụ|nhiều|toàn|hay|kiểu|có|tin|tin nhắn) )lừa đảo(?! (?:nhiều|hoài|đầy|ghê|giờ|bây giờ|qua|trên)); vô học; tụi bay; bọn mày; khốn nạn; trò hề`),
  earlierPromise: phrases(`
    ${SAID_BEFORE};
    (?<!(?<!\\p{L})(?:tôi|tui|mình) )(?:hứa|hẹn) .. (?:mà (?:không|chưa|chẳng|chả|có|tới giờ|vẫn|cũng|nỏ)|không tới|cũng không|nỏ tới); hẹn thứ (?:hai|ba|tư|năm|sáu|bảy) (?:không|cũng);
    (?:lần trước|hôm trước|bữa trước|tuần trước|hôm kia|bạn trước|hồi trước) .. (?<!(?:bác sĩ|tổ trưởng|dân phố|hàng xóm|công an|cô giáo|con gái|con trai) )(?<!(?<!\\p{L})(?:(?:{i}) (?:có |đã |lỡ )+|(?:con|mẹ|má|bố|vợ|chồng) (?:{i}) |tôi |tui |nghe ))(?:nói(?! (?:như|nhanh|kiểu|năng))|hứa|hẹn|bảo(?! (?:dưỡng|hành|hiểm|trì|vệ|quản))|kêu(?! (?:lộn|nhầm|tên|đau|mệt|khó))|(?<!(?<!\\p{L})(?:anh|chị|cô|chú|bác|ông|bà|dì|tôi|tui|o) )báo(?! giá));
    (?:thứ (?:hai|ba|tư|năm|sáu|bảy)|hôm \\p{L}+) (?:em|bên em|bạn|shop) (?:nói|bảo(?! (?:dưỡng|hành|hiểm|trì|vệ|quản))|hứa|hẹn); hẹn thứ .. (?:nay|giờ) (?:là )?thứ; nói hôm qua giao; shop nói; (?:nó|ổng|bả|họ|bạn|thợ|cũng) (?:mới |có )?hứa;
    (?:anh|chị|em|cô|chú|cậu|bé|bạn) (?:kỹ thuật|lễ tân|tư vấn|bán hàng|giao hàng|nhân viên|quản lý|nào|mô|ấy) (?:\\p{L}+ )?(?:hứa|hẹn|nói(?! (?:như|nhanh|kiểu|năng|chuyện|vậy|thế|thiệt|thật|hay|đúng))|(?:bảo(?! (?:dưỡng|hành|hiểm|trì|vệ|quản))|kêu)(?! (?:máy|xe|mạng|quẹt|treo|lỗi|hư|hỏng)(?!\\p{L})));
    (?:bảo(?! (?:dưỡng|hành|hiểm|trì|vệ|quản))|nói|hứa|hẹn|kêu|báo) (?:là )?(?:sẽ|trong|có người|mai|(?:sáng|trưa|chiều|tối) (?:nay|mai)) .. (?:gọi|giao|trả|hoàn|nhắn|tới|đến|xong) .. (?:mà|nhưng|rồi|đâu|chưa);
    (?:bạn|thợ|nhân viên|tổng đài|shop|(?:có|mấy|cái) (?:cô|cậu|anh|chị|em|chú)|(?:cô|cậu|anh|em|chị) (?:nữ|nam|kia|mô|đó|nọ)) (?:\\p{L}+ ){0,4}(?:nói|bảo(?! (?:dưỡng|hành|hiểm|trì|vệ|quản))|hẹn|hứa|kêu) (?:là )?(?:trong )?(?:(?:sáng|trưa|chiều|tối|mai|bữa|hôm|thứ)|(?:\\p{L}+ ){1,3}(?:phút|tiếng|ngày|bữa|giờ)) .. (?:tới|gọi|gửi|có|giao|sang|xong|trả|về)`),
  nobodyCame: phrases(`
    (?:chẳng|chả|không) (?:thấy )?(?:ma|bóng|ai|người) nào (?:lên|tới|đến|gọi|ra|qua|xuống); có (?:thấy )?(?:ma|bóng|ai|người)(?: nào)? (?:lên|tới|đến|gọi|ra|qua|xuống) (?:\\p{L}+ ){0,3}(?:đâu|mô); (?<!(?<!\\p{L})(?:nhà|bên|quán|tiệm) (?:{i} )?)không ai (?:lên|tới|đến|gọi|ra|qua|xuống)(?! (?:lại )?(?:là|thì)| (?:mở|nhận|lấy|đón|cổng|cửa|ăn|mua|cũng))`),
  praise: phrases(`
    (?:hỗ trợ|làm) nhanh quá; làm việc có tâm; dễ thương quá; nói năng nhẹ nhàng; (?:thế|vậy) (?:thì )?tốt quá; may mà bên em`),
  understands: phrases(`
    (?:em|con|cháu|tôi) (?:rất |cũng |thật sự )?(?:thông cảm|chia sẻ)(?! (?:không|màn hình|vị trí|mạng|thông tin|giúp|giùm|hộ|nhé|nha|cho (?:em|con|cháu|tôi|bên)));
    (?:em|con|cháu|tôi) (?:rất |cũng |hoàn toàn )?(?:thấu )?hiểu (?:cảm giác|tâm trạng|nỗi|sự|cho {you}|là {you} (?:\\p{L}+ ){0,2}(?:bực|lo|mệt|buồn|giận|sốt ruột|vất vả|khó chịu)|{you} (?:bực|lo|mệt|buồn|giận)); (?:em|con|cháu|tôi) (?:rất|cũng|hoàn toàn) hiểu(?!,? nhưng);
    (?:thì|mà) (?:bực|khó chịu|vất|mệt|bất tiện) là phải; (?:thì|mà) (?:bực|khó chịu|bất tiện|vất|cực) lắm; ai cũng (?:hoảng|bực|lo); ai bị .. cũng (?:khó chịu|bực); thế thì đúng là vất`),
  namesPrice: phrases(`
    (?<!trị )giá; (?:triệu|nghìn|ngàn) (?:\\p{L}+ )?(?:một|mỗi) (?:người|tháng|buổi|suất|cuốn|bình|cái|hộp|đêm); (?:gói|sảnh|phòng|bàn|khóa|bộ|phí|vé|thẻ|còn|chỉ|tổng|mỗi(?! (?:tháng|năm|ngày))) .. (?:\\d[\\d.]*|(?:một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|trăm) .. (?:nghìn|ngàn|triệu|(?:chục|trăm)(?! (?:(?:mốt|hai|ba|bốn|tư|năm|lăm|sáu|bảy|tám|chín|mười|mươi|chục|lẻ|linh) ){0,4}(?:lít|mét|ký|kí|cân|khối|mê|mega|gi|phút|giây|cây|người|khách|buổi|ngày|trang)(?!\\p{L}))))`),
  presses: phrases(`
    hôm nay là ngày cuối; mai (?:là )?(?:lên|tăng) giá; ngày cuối cùng(?! (?:đóng|nộp|thanh toán|nghỉ|của kỳ)); (?:sắp|chỉ) hết (?:ưu đãi|hôm nay|khuyến mãi); bỏ lỡ là uổng; chỉ còn (?:\\p{L}+ ){0,2}(?:suất|chỗ); nỡ lòng nào;
    không thương các cháu; tấp vô lề; người ta nghèo hơn; đăng k[ýí] liền (?:nha|nhé)`),
  asksDecision: phrases(`
    (?<!bên )(?:em|con|cháu) (?:đăng k[ýí]|lên đơn|mở(?! (?:hồ sơ|máy|sổ|lịch|hệ thống|phiếu))|đặt(?! (?:lịch nhắc|câu hỏi|tên))|chốt(?! lại)|giữ(?= (?:chỗ|phòng|bàn|suất|vé|slot|cho|giúp))|kích hoạt|làm gia hạn) .. (?:nhé|nha|nghen|được không|không(?= (?:ạ|{you}|em|con|cháu|vậy)|[.,?!]|$));
    (?:thế|vậy|rứa)(?: thì)? {you} (?:lấy|mua|đăng k[ýí]|chọn|đặt) .. (?:nhé|nha|nghen|nghe|hí|hỉ); {you} (?:có )?(?:muốn|đồng ý) (?:em |con |cháu )?(?:đăng k[ýí]|lấy|mua(?! làm)|làm|đặt(?! câu)|mở|dùng thử|giữ) .. (?:không|hông|chưa); {you} chốt (?:giúp|hợp đồng|gói|đơn|bộ|lịch); đồng ý (?:đăng k[ýí]|mở|mua|tham gia);
    (?:lấy|mua|ủng hộ) (?:giúp|hộ) (?:cháu|em|con); đăng k[ýí] (?:luôn|liền) .. (?:nhé|nha); đăng k[ýí] (?:luôn|liền) (?:nhé|nha); {you} (?:lắp|lấy|mua|đặt|gắn|ký|chốt|làm) luôn (?:không|hông|hôn|chưa|chứ)(?= (?:ạ|{you}|em|con|cháu|vậy)|[.,?!]|$); {you} (?:thấy )?(?:hợp lý|ưng|chốt)(?! mới) .. (?:không(?= (?:ạ|{you}|em|con|cháu|vậy)|[.,?!]|$)|nha|nhé)`),
  accepts: phrases(`
    cho (?:{i}) đăng k[ýí] (?:\\p{L}+ ){1,4}đi(?=[,.!]|$);
    (?<!(?:chưa|không|mà|nếu) )đồng ý(?! (?:thì |rồi )?mới)(?! rồi (?:mình|giờ|chừ|bây giờ|mà|lại|sao|răng)); (?<!(?:tới|đến|qua|ghé) )(?:đăng k[ýí]|làm|chốt|lấy|mở) (?:cho (?:chị|anh|cô|chú|bác|tôi) )?(?:đi|luôn);
    (?<!(?:nếu|mà) )(?:chị|anh|cô|chú|bác) (?:đặt|mua|lấy|cọc) luôn(?! (?:thì|là|có|được|bên|chỗ)); (?<!(?:nếu|mà|để) )(?:chị|anh|cô|chú|bác) chuyển (?:khoản )?(?:luôn|liền)(?! (?:thì|là|có|được)); ^(?:(?:ừ|ờ|ok|được|vâng|rồi|thôi),? )?(?:vậy |thế |rứa |thì ){0,2}(?:ghi|đặt|lên đơn|xếp|book) (?:chỗ |lịch )?(?:đi|luôn)(?! (?:thì|là|có|được|không|hông)); (?:vậy|thế|rứa)(?: thì)? (?:lấy|chốt|đăng k[ýí])(?! (?:gì|chi|sao|răng|mô|nào|bao)); ^(?:(?:ừ|ờ|rồi),? )?(?:{i} )?lấy(?=[.!]|$); ^(?:(?:ừ|ờ|vậy|thế|mà|rồi),? )*thôi,? (?:{i} )?(?:lấy|đóng|mua|đặt|chốt|làm) (?!bên )(?:\\p{L}+ ){1,5}đi(?=[,.!]|$); ^(?:(?:ừ|ờ|rồi|\\p{L}),? )?chốt(?: (?:vậy|nha|nhé|nghe|nghen|em|con|cháu)){0,2}(?:[.!]?$|(?= mà)); ^(?:ừ|ờ|ừa|ok|oke|được|vâng)(?!,? (?:bái|bai|chào|tạm))(?:,? (?!nhưng|mà|chưa|không|hông|để|thế|hay|sao|đợi|khoan)\\p{L}+){0,4}(?=[.!,]|$)`),
  declines: phrases(`
    ^(?:dạ |ừ |à )?không (?:em|con|cháu)(?: ạ| à| ơi)?(?=[,.!]|$); ^(?:dạ )?thôi (?:em|con|cháu|nha|nhé)(?! (?:đừng nói|để|thì|lấy|làm|cứ|ghi|giữ|đặt|chốt|đăng k[ýí]|mở|lên|gửi|cho|tính|nhắn|báo|viết|(?:{i} )?(?:không|chưa) (?:có |dám |tự )*(?:quyết|biết|tính))); (?:chị|anh|cô|chú|bác|tôi) xin nghỉ(?! (?:việc|làm|phép)); không (?:gia hạn|tham gia|học|đóng) (?:nữa|đâu|tiếp); (?:không|hông|hổng|chẳng|chả) (?:vay|mua|lấy|đăng k[ýí]|thuê) nữa; (?<!nếu )(?:chị|anh|cô|chú|bác|tôi) (?:không|hông) tham gia(?! (?:được|thì|mà)); (?:không|hông|chưa) (?:(?:có )?nhu cầu|quan tâm)(?![^.?!]* nhưng);
    (?:không|chưa|hông) (?:mua|đăng k[ýí]|lấy|muốn|chốt|cọc|lắp) (?:cái )?(?:đâu|gì|thêm|nữa); (?<!(?:chồng|vợ|mẹ|má|bố|con|bạn) )(?:cô|chú|bác|chị|anh|tôi|tui) (?:không|hông) (?:mua(?! (?:gói|loại|cái) (?:đó|kia|ấy|này))|(?:làm|theo|chơi|xài|dùng|lấy|đặt|gắn|lắp|ký|mở|học|đổi|đăng ký|tham gia) đâu(?! được)); (?:cô|chú|bác|chị|anh|tôi|tui) (?:không|hông|chưa) cần(?= (?:đâu|nữa)(?!\\p{L})|[,.!]|$); nói (?:hông|không) là (?:hông|không)(?! (?:phạt|mất|tính|được|thu|trừ|phải|có|tốn|cần|lấy)(?!\\p{L}));
    (?<!còn (?:cái |gói |món |mấy |bên ).{2,24})đừng gọi (?:nữa|lại nữa|cho (?:cô|chị|anh|tôi) nữa); thôi,? đừng gọi(?= (?:nữa|lại|tới|hoài)|[,.!]|$); đã (?:bảo|nói)(?: là)? đừng gọi; gói thì không; thôi (?:{i} )?lấy bên (?:kia|đó|ấy|khác); ^thôi,? (?:{i} )?(?:nói (?:thiệt|thật) là )?chưa cần(?=[,.!]|$); để anh tự mua; thôi (?:khỏi|không cần)(?!(?: lấy| mua)? thêm| thử|(?: đặt)? cọc); có xài tới đâu`),
  putsOff: phrases(`
    (?:không|chưa) (?:có |dám |tự )+quyết(?! toán); (?:nghĩ|suy nghĩ|(?<!máy )tính|cân nhắc) (?:(?<!tính )thêm|đã|lại)(?! (?:rồi|giúp|giùm|hộ|cho|tiền|xem|coi|đi)(?!\\p{L})); (?<!quên )(?:hỏi (?:ý )?|bàn (?:với )?)(?:vợ|chồng|bả|ổng|nhà(?! (?:\\p{L}+ ){1,3}là(?![a-z])| (?:ông|bà|cô|chú|bác|anh|chị))|con(?= (?:trai|gái|dâu|rể|cái(?! (?:này|kia|đó|ni|nớ|vụ|gì|chi))|bé|lớn|cả|út|nhỏ))|ông xã|bà xã)(?! (?:rồi|chi|làm (?:gì|chi))(?!\\p{L})); (?:hỏi|bàn|nói)(?: (?:ý|với|lại|qua|chuyện))* (?:bố|mẹ|ba|má|ông|anh|chồng|vợ|bả|ổng|bà xã|gia đình|sếp)(?: (?:nó|hắn|cháu|ấy|xã|nhà|nớ)){0,2} (?:(?!là |rằng |rồi )\\p{L}+ ){0,2}(?:đã|một tiếng)(?![a-z]); (?<!thử )(?:so|xem|coi(?! (?:tắt|nồi|cháu|con)(?!\\p{L}))|hỏi|bàn) (?:\\p{L}+ ){0,4}đã(?=[,.!]|$); về {you} hỏi; (?:mai|tuần(?! trước)|tối(?! qua)|chiều(?! qua)|(?<!hôm )(?:bữa|hôm)(?! (?:qua|trước|kia|nọ|đó|bữa|rồi))) .. gọi lại(?! (?:cho (?:{i} )?)?rồi); có gì mai nói;
    chưa biết (?:thế nào|sao|răng)(?! (?:là|gọi)(?!\\p{L})); (?:chưa|không) hứa (?:gì|trước|chi); chưa chắc đâu; để (?:chị|anh|cô|chú|bác|tôi|tui) (?:xem|coi)(?: sao| lại| đã)(?=[,.!]|$); để (?:bả|vợ|chồng) .. (?:gật|coi|xem|quyết|qua); phải để vợ; (?<!(?:cộng|trượt|lỡ) .{0,12})(?<!(?:một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|mươi) )rồi (?:{you} )?(?:mới )?tính(?! (?:tiền|phí|sao|giá|tiếp|tết|chở|đi|mua))`),
  contests: phrases(`
    sao (?:lại |mà )?(?:bắt|lấy tiền|không hoàn|thu); (?:mà|sao) răng lại; vô lý; không phải (?:chị|anh|tôi) đổi ý; không hề đăng k[ýí]; có đăng k[ýí] (?:được |chi )mô; ủa gì kỳ vậy; chứ có phải`),
  price: phrases(`
    (?<!(?:bên|chỗ|hãng|nhà|ngoài) (?:kia|đó|đấy|khác|cũ|ngoài|nớ) .{0,16})(?<!(?:đâu|đâu có|không|chẳng|thuốc đó|tính ra) )(?:đắt|mắc) (?:quá|hơn|lắm|thế|vậy); (?:giảm|bớt) (?:cho \\p{L}+ )?(?:chút|ít|xíu|thêm)(?= (?:đỉnh )?(?:đi|được|nha|em)); (?<!(?:áp|suất|nước|sốt|đường|huyết|nhiệt|độ) )(?:hơi|cao|còn) (?:cao|quá); lương hưu [^.?!]{0,60}(?:nặng|xót); xót .. lương; (?:nghìn|ngàn|triệu) .. (?:hơi|cũng) .. (?:chát|xót)`),
  noNeed: phrases(`
    (?:không|chưa|hông) có nhu cầu; có xài tới đâu; (?:không|chưa) cần(?![^.?!]* chỉ cần)(?! (?:đâu )?(?:gửi|gọi|nhắn|gấp|vội|hóa đơn|hoá đơn|giao)(?!\\p{L}))`),
  competitor: phrases(`
    (?:bên|hãng|mạng) (?!(?:em|con|cháu|mình|nhà|chị|anh|cô|chú|bác|tôi|tui|kế|này)(?!\\p{L}))\\p{L}+ .. (?:báo|có gói|đang có|rẻ hơn|chỉ)`),
  details: phrases(`
    (?<!(?<!\\p{L})(?:chị|anh|cô|chú|bác|tôi|tui) )gửi (?:thông tin|bảng|tài liệu|qua) .. (?:xem|coi); (?<!(?<!\\p{L})(?:chị|anh|cô|chú|bác|tôi|tui) )gửi (?:e?mail|zalo|tin nhắn)(?! (?:rồi|gì|chi)(?!\\p{L})); gửi (?:cho {you} )?(?:\\p{L}+ )?(?:bảng giá|báo giá|tài liệu)`),
  distrust: phrases(`
    (?:không|chưa) tin(?! (?:được là|nhắn|bên (?:kia|đó)|thì|học|báo)(?!\\p{L})); tự ý (?:gia hạn|trừ tiền|đăng k[ýí]); tự (?:trừ tiền|đăng k[ýí]); trừ tiền oan; lừa`),
  wantsMoney: phrases(`
    (?:hoàn|đền) (?:lại )?tiền; (?<!(?:chị|anh|cô|chú|bác|tôi|tui) (?:phải )?)trả lại tiền; (?:lấy|trả) tiền lại; tiền (?:bao giờ|khi nào|chừng nào) (?:về|mới); lấy lại (?:tiền|được); thì ai đền(?! mạng); (?<!(?:chị|anh|cô|chú|bác|tôi|tui) )phải trả lại (?:tiền|cho)`),
  wantsHeard: phrases(`
    (?<!(?<!\\p{L})(?:bà|ông|mẹ|má|bố) (?!xã )(?:(?!(?:tôi|tui|anh|chị|cô|chú|bác)(?!\\p{L}))\\p{L}+ ){0,3})(?<!(?<!\\p{L})(?:em|con|cháu) )(?:(?:gọi|báo|hỏi|nhắn) .. |nói (?:\\p{L}+ ){0,2})(?:lần (?:thứ )?(?:hai|ba|tư|bốn|năm)|(?<!quá |kỹ )(?<!(?:ngày|tuần|tháng|năm) )(?:hai|ba|bốn|bốn năm|mấy) lần)(?: rồi)?(?! (?:mà (?:người ta|họ|nó|ổng|bả)|cho xuể|sao xuể|(?:một|mỗi) (?:tháng|năm))); lần (?:thứ|ni là lần) (?:hai|ba|tư|bốn|năm) .. (?:gọi|nói|báo|hỏi|nhắn); nói riết`),
};
