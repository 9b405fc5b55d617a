import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrase-pattern';

/** What the agent said in this call and is held to. */
export const SAID_BEFORE = `
  (?:em|con|cháu|cô|o|cậu|bạn|chú|bên em|bên mình) (?:vừa|mới) (?:vừa |mới |nãy |xong |rồi )?(?:nói|bảo|báo|kêu|hứa|cam kết|khẳng định)(?! (?:với|rồi|gì|chi)(?!\\p{L}));
  nãy (?:(?:em|con|cháu|cô|o|cậu|bạn|chú|bên em) )?(?:có |mới |vừa |lại )?(?:nói|bảo|báo|kêu|hứa)(?! (?:với|rồi)); (?:vừa rồi|ban đầu) (?:mới |vừa )?(?:(?:em|con|cháu|cô|o|cậu|bạn|bên em) )?(?:có |mới |vừa |lại )?(?:bảo|nói|kêu|hứa|báo) .. (?:mà|sao|cơ|chứ|giờ|hả)
`;

/** What Vietnamese customers complain about, and how they stay, leave, or take it further. */
export const viComplaint = {
  waiting: phrases(`
    a ?lô+; alo+; còn (?:đó|đấy|nghe|ở đó|trên máy|máy) .. (?:không|hông|hôn|ko|chứ); còn (?:đó|nghe máy|đấy) (?:không|hông|hôn); (?:có )?nghe (?:máy |tôi |anh |chị |thấy )?(?:không|hông|gì không);
    đâu (?:rồi|mất rồi); đi mô rồi; em ơi(?=[?.!]|$); rớt máy; mất sóng; cúp máy rồi (?:à|hả)`),
  complaint: phrases(`
    sao (?:lại|mà|kỳ|kì|cứ|không|hông|chưa|tự nhiên); (?:trừ|mất|thu|tính) (?:tiền|phí|của);
    bị (?:lỗi|hư|hỏng|vỡ|bể|móp|trầy|trừ|mất|chậm|rớt|khóa|khoá|sai|thiếu|nhầm|lừa|chặn|hủy|trễ|delay|ngắt|giựt|đứng|treo); (?:giao|gửi|ghi|tính|trừ) (?:sai|thiếu|nhầm|lộn|trễ|chậm);
    không (?:vào được|được|hoạt động|chạy|lên|có mạng|tới|nhận được|thấy); (?:chưa|không|hông) (?:thấy|nhận được|giao|ai gọi|có ai); khiếu nại; phản ánh; hư (?:rồi|luôn); hỏng; chập chờn; mất mạng;
    rớt mạng; quay vòng; chậm (?:quá|như|rì|lắm); (?:tệ|kém|dở|chán) (?:quá|thật|lắm|thế); tại sao; (?:vô|phi) lý; trễ; lần thứ (?:hai|ba|tư|bốn|mấy|2|3|4|n); (?:hai|ba|bốn|mấy|2|3|4) lần rồi`),
  notAnswered: phrases(`
    (?:{i}) (?:đang |đã )?hỏi (?:là|cái|một|1|em|về|khác|thế|rứa|vậy|có|ngày|sàn|mà); (?:không|hông|đâu) (?:phải|có) (?:cái|điều|câu) .. hỏi;
    (?:trả lời|nói) (?:thẳng|đúng|rõ|vào|đi|cho|luôn|một câu) .. (?:câu|vào|đi|hỏi|xem|cho); chưa (?:trả lời|nói); không trả lời;
    (?:là sao|là răng|là thế nào|là gì|là khi nào|là khi mô|là bao giờ|là bao lâu|là mấy|nghĩa là sao)$;
    (?:sớm nhất|sớm|sau|quy định|tùy \\p{L}+|nhanh|vài ngày|khi nào|bộ phận \\p{L}+) là (?:sao|răng|khi|bao|thế nào|mấy|ai|cái|gì|hôm); hỏi (?:một|1) đằng; vòng vo; lòng vòng; lảng; né;
    hỏi (?:nãy|từ nãy|mấy lần|hoài|đi hỏi lại); (?:nói|bảo) (?:là )?(?:không|hông|hổng) (?:là|có|mua|cần|lấy); (?:{i}) (?:đã )?(?:nói|bảo) (?:là |rồi|từ đầu|nãy|hông|không); quy định nào;
    chính sách nào; thế (?:là|thì) (?:bao giờ|khi nào|có|ai); rốt cuộc; tóm lại là; câu hỏi của (?:{i})`),
  saidBefore: phrases(SAID_BEFORE),
  contradicted: phrases(`
    sao (?:hồi nãy|lúc nãy|nãy|vừa nãy|mới); nói (?:thế này thế kia|lung tung|sai|khác); (?:mỗi|lúc|hồi) .. (?:mỗi|một|1) (?:kiểu|khác|ý|nẻo);
    (?:em|con|cậu|cô|bạn) (?:có )?(?:chắc|biết|rành|nắm) (?:không|hông|chưa|gì không); phải nói từ đầu; trên (?:web|app|mạng|trang) .. (?:ghi|nói|khác); ủa (?:sao|vậy sao|mới); đâu (?:có )?đúng;
    không đúng`),
  mannersComplaint: phrases(`
    (?:ăn nói|nói chuyện|trả lời|nói năng) (?:kiểu|cái kiểu|với|gì|thế|vậy|mà); (?:em|cô|cậu|bạn) (?:nói|trả lời) (?:kiểu )?(?:gì|thế|vậy|rứa) (?:thế|vậy|đấy|đó|hả); thiếu (?:tôn trọng|lịch sự);
    bất lịch sự; mất lịch sự; vô trách nhiệm; (?:đừng|sao) (?:có )?(?:ngắt|cắt) lời; cho (?:{i}) nói (?:hết|đã|xong); để (?:{i}) nói (?:hết|đã|xong); như (?:cái máy|robot|đọc bài|trả bài); hách;
    nói chuyện nghe như; nói kiểu gì; (?:nói|trả lời) .. (?:khó nghe|cộc lốc|trống không|hỗn); (?:ăn nói|nói năng|nói chuyện) (?:cho )?(?:tử tế|đàng hoàng|cẩn thận|lịch sự)`),
  brokenPromise: phrases(`
    (?:hứa|hẹn|cam kết|(?:bảo|nói|báo|kêu) (?:là )?(?:sẽ|trong|mai|hôm|tuần|thứ|chiều|sáng|tối|có người|\\d+|hai|ba|năm|bảy)) .. (?:mà|nhưng|rồi|xong|thế mà|rứa mà|vậy mà) .. (?:không|chưa|hông|chẳng|có ai|đâu|im|có thấy|nỏ|chả|mất hút);
    (?:hứa|hẹn) .. (?:không (?:tới|thấy|ai|có|gọi|giao|đến|làm)|chưa (?:thấy|có|tới|ai|giao)|cũng không);
    (?:lần trước|bữa trước|hôm trước|hôm kia|tuần trước|tháng trước|hôm qua|bữa kia|bạn trước|trước) .. (?:cũng )?(?:nói|bảo|hứa|hẹn|kêu|biểu) .. (?:rồi|vậy|thế|rứa|y|để|là|sẽ|xong);
    (?:bạn|em|anh|chị|cô|cậu) (?:trước|kia|khác|nam|nữ|hôm trước|bữa trước|hôm qua) .. (?:nói|bảo|hứa|hẹn);
    (?:hẹn|bảo|nói|hứa) .. (?:tiếng|ngày|hôm|giờ|tuần) .. (?:gọi|giao|trả|hoàn|có|xong) .. (?:mà|giờ|đến nay|vẫn|không|chưa);
    (?:nãy|vừa rồi|ban đầu) (?:mới )?(?:em|con|cháu|cô|cậu|bạn) (?:nói|bảo|hứa|kêu) .. (?:ngay|liền|sẽ|trong|nay|mai) .. (?:mà|sao)(?=[?.,]|$| giờ| em); hứa (?:lèo|suông|hão|cuội|hoài|mãi|rồi|cho|đủ);
    thất hứa; nuốt lời; không giữ lời; (?:có ai|ai|có thấy ai) gọi (?:đâu|lại đâu|gì); lần nào cũng (?:hứa|nói|bảo|hẹn|vậy|thế); nói (?:y )?(?:rứa|vậy|thế) (?:hoài|suốt|mãi);
    (?:quảng cáo|giới thiệu) .. (?:mà|nhưng|nốt|một đằng); vẫn chưa (?:thấy|có|nhận|ai|được); (?:đến|tới) (?:giờ|nay) (?:vẫn )?(?:chưa|không) (?:thấy|có ai|ai|nhận|được);
    (?:bảo|nói|kêu|hẹn|báo) (?:{i}|người ta|chờ|đợi) .. (?:nhận được|chờ đến giờ|tới giờ|đến giờ|phản hồi|xong); (?:cũng )?(?:hẹn|hứa) .. (?:đâu|chưa|không thấy|có .. (?:đâu|nào|miếng));
    (?:hứa|nói) một đằng; như (?:lần trước|tháng trước|bữa trước|hồi \\p{L}+|tháng \\p{L}+)$`),
  unkept: phrases(`
    (?<!mấy bà )(?:bạn|nhân viên|anh chủ|ông chủ|bà chủ|chủ|quản lý|con nhỏ|thằng nhỏ|thợ|shipper|bưu tá|tổng đài|shop|tụi em|mấy em|mấy đứa|các em|tài xế|kỹ thuật|ổng|bả|ảnh) (?!(?:chị|anh|tôi|mình|cô|chú) )(?:\\p{L}+ ){0,4}(?:bảo|nói|hứa|hẹn|kêu|biểu|dặn|cam kết|dán|thông báo|nhắn|xác nhận)(?! (?:là )?(?:{i} (?!chờ|đợi)|ra |lên |gọi |qua |phải ));
    (?:em|anh|chị|cô|cậu|chú|con|o|thằng) (?:kia|nọ|mô|nam|nữ|trước|đó|ấy|nớ|tê|khác|chủ|quản lý|hôm \\p{L}+|bữa \\p{L}+) (?:\\p{L}+ ){0,3}(?:bảo|nói|hứa|hẹn|kêu|biểu|dặn|cam kết|dán|thông báo|nhắn|xác nhận)(?! (?:là )?(?:{i} (?!chờ|đợi)|ra |lên |gọi |qua |phải ));
    bên (?:em|này|đó|mình) (?:hứa|hẹn|bảo|cam kết|báo); (?:nói|bảo|kêu|báo) (?:hôm qua|hôm nay|sáng nay|chiều nay|bữa qua|tuần trước|hôm \\p{L}+) (?:là )?(?:giao|tới|đến|có|lắp|sửa|xong|gọi|trả);
    (?:lần|bữa) (?:đầu|một|hai|ba|trước) (?:thì )?(?:kêu|nói|bảo|báo|hẹn); (?:chờ|đợi) (?:cả|suốt|hết|nguyên) (?:ngày|buổi|tuần|sáng|chiều);
    (?:đặt|thanh toán|trả tiền|chuyển khoản|cọc) .. rồi (?:mà|giờ|chừ|xong) .. (?:hết|không|hông|chưa|nỏ|chẳng|chả); (?:hứa|hẹn) (?:giao|tới|trả|gọi|là|sẽ|trong|đến|qua|hoàn|sửa|lắp);
    hứa (?:thứ|\\p{L}+ giờ|\\p{L}+ ngày); hẹn (?:thứ|\\p{L}+ giờ|\\p{L}+ ngày) .. (?:mà|không|chưa|chẳng|đâu|nỏ|rồi); (?:lúc|hồi|bữa|hôm) (?:ký|mua|lắp|đặt|đăng k[ýí]|gọi) .. (?:bảo|nói|hứa|hẹn|cam kết)`),
  hangUp: phrases(`
    (?:^|(?:thôi|ừ|ờ|ừa|giờ|tôi|anh|chị|chú|cô|tui|bác|ông|bà),? )cúp(?=[,.!)]|$| (?:máy|đây|luôn|nha|nhé|nghen)); (?<!bị )cúp (?:máy|đây|luôn|nha|nhé|nghen); (?:tôi|anh|chị|chú|cô|tui|bác|ông|bà) (?:tắt|dập|ngắt|gác) máy; (?:tắt|dập|gác|ngắt) máy (?:đây|luôn|nha|nhé|cho|nghen);
    không (?:nói|nghe) (?:chuyện )?(?:nữa|thêm); khỏi (?:nói|cần|gọi) (?:nữa|luôn)?; (?:tút )+tút; khách (?:hàng )?(?:cúp|tắt|ngắt|gác|dập) máy; cúp máy đột ngột`),
  churn: phrases(`
    (?:sẽ |chắc |tính |đang |sẽ )?(?:chuyển|đổi|qua|sang) (?:qua |sang |luôn )?(?:mạng|bên|hãng|nhà|chỗ|ngân hàng|shop|sàn|đơn vị|dịch vụ) (?:khác|kia);
    (?:gửi|mua|đặt|dùng|xài|làm|đi|ship|học|khám|chữa|ăn|tập|thuê|vay|bay|sửa) (?:ở )?(?:chỗ|bên|hãng|nơi|nhà) khác; (?:bỏ|trả|cắt|vứt|bẻ|quăng) (?:số|sim|mạng|gói|thẻ|dịch vụ);
    (?:hủy|huỷ|cắt|ngưng|dừng|đóng|chấm dứt) (?:hết|luôn|toàn bộ|hợp đồng|dịch vụ|tài khoản|gói|thẻ|mạng|thuê bao|internet|đăng ký);
    (?:không|hông|hổng|chẳng|đếch|nỏ|chả) (?:bao giờ |thèm |còn )?(?:dùng|xài|mua|đặt|quay lại|gửi|ghé|hợp tác|sử dụng|đi|bay) .. (?:nữa|đâu|lại); không (?:dùng|xài|mua|đặt|gửi|sử dụng) nữa;
    (?:cạch|tẩy chay|từ mặt|cạch mặt); rút (?:hết|sạch|toàn bộ|luôn); rút tiền (?:ra|về|khỏi|qua);
    {i} (?:muốn |xin |định )?(?:ngưng|hủy|huỷ|dừng|nghỉ|thôi) (?:luôn|hết|dùng|đặt|ăn|lấy|học|tập|xài|hợp đồng|dịch vụ|cơm|từ); (?:giờ|bây giờ|chừ|nay) {i} (?:hủy|huỷ|cắt|ngưng|dừng|nghỉ);
    lần (?:cuối|sau không); chuyển mạng giữ số`),
  escalate: phrases(`
    (?:gặp|nói chuyện với|nối máy .. với|chuyển máy .. cho|xin gặp) .. (?:quản lý|trưởng ca|trưởng nhóm|sếp|giám đốc|cấp trên|người có thẩm quyền|lãnh đạo|chủ shop|chủ);
    (?:quản lý|trưởng ca|sếp|giám đốc|cấp trên) (?:đâu|của em đâu|ra đây|nghe máy); (?:sẽ |đi |gửi |làm |viết )(?:đơn )?(?:khiếu nại|tố cáo|kiện cáo|phản ánh|thưa|khởi kiện);
    (?:luật sư|ra tòa|tòa án|công an|báo chí|(?:lên|gửi|báo) (?:sở|cục)|(?:sở|cục) (?:công thương|y tế|thông tin|quản lý|viễn thông|thuế|hàng không)|hiệp hội|bảo vệ người tiêu dùng|thanh tra|cảnh sát|ngân hàng nhà nước|bộ công thương|bộ thông tin);
    (?:đăng|đưa|up|bóc|tung) (?:bài |hết |chuyện này )?(?:lên )?(?:mạng|phây|face|facebook|báo|phốt|tiktok|hội nhóm|group); (?:đánh giá|vote|cho) (?:một|1) sao;
    (?:em|cô|cậu|bạn|anh|chị) tên (?:gì|chi|là gì); (?:đi|sẽ|đâm đơn|khởi) kiện; kiện (?:cáo|ra tòa|công ty|tụi|các|lên); cho (?:chị|anh|tôi|chú|cô|bác|tui) gặp`),
  escalateHint: phrases(`
    khiếu nại; phản ánh; ghi âm (?:lại|hết|không|hông|nha|đó|cuộc); tố cáo; (?:gọi|báo|thưa|kiện) lên (?:phường|quận|huyện|tỉnh|sở|trên); lên (?:công ty|tổng);
    (?:báo|thưa|méc|hỏi) (?:với |lên )?(?:sếp|quản lý|công ty|cấp trên); lần thứ (?:ba|tư|bốn|năm|mấy|n); (?:gặp|cho) .. người (?:khác|có trách nhiệm|biết việc)`),
} satisfies PhraseBook;
