import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrases';

/** What Vietnamese customers complain about: waiting, faults, answers, manners, promises. */
export const viComplaint = {
  waiting: phrases(`
    a ?lô+; alo+; a lô; còn (?:đó|đấy|nghe|ở đó|trên máy|máy) .. (?:không|hông|hôn|ko|chứ);
    còn (?:đó|nghe máy|đấy) (?:không|hông|hôn); (?:có )?nghe (?:máy |tôi |anh |chị |thấy )?(?:không|hông|gì không);
    đâu (?:rồi|mất rồi); đi mô rồi; em ơi; rớt máy; mất sóng; cúp máy rồi (?:à|hả)
  `),
  silenceComplaint: phrases(`
    (?:sao|răng|mà) im (?:ru|re|lặng|thin thít|bặt|luôn|thế|vậy|rứa); im (?:ru|re|bặt|thin thít);
    tưởng (?:là )?(?:rớt|cúp|tắt|ngắt|mất (?:máy|sóng|liên lạc|kết nối));
    (?:nói|báo) (?:với .. |trước )?(?:một|1) tiếng; (?:phải|thì) (?:nói|báo) trước;
    (?:để|bắt) .. (?:chờ|đợi) (?:máy )?(?:nãy giờ|lâu|cả|mấy phút|hai|ba|năm); nãy giờ (?:không|chưa|chờ|đợi|im);
    bỏ máy; nhạc chờ (?:hoài|mãi|nãy)
  `),
  complaint: phrases(`
    sao (?:lại|mà|kỳ|kì|cứ|không|hông|chưa|tự nhiên); (?:trừ|mất|thu|tính) (?:tiền|phí|của);
    bị (?:lỗi|hư|hỏng|vỡ|bể|móp|trầy|trừ|mất|chậm|rớt|khóa|khoá|sai|thiếu|nhầm|lừa|chặn|hủy|trễ|delay|ngắt|giựt|đứng|treo);
    (?:giao|gửi|ghi|tính|trừ) (?:sai|thiếu|nhầm|lộn|trễ|chậm);
    không (?:vào được|được|hoạt động|chạy|lên|có mạng|tới|nhận được|thấy);
    (?:chưa|không|hông) (?:thấy|nhận được|giao|ai gọi|có ai); khiếu nại; phản ánh; hư (?:rồi|luôn); hỏng; chập chờn;
    mất mạng; rớt mạng; quay vòng; chậm (?:quá|như|rì|lắm); (?:tệ|kém|dở|chán) (?:quá|thật|lắm|thế); tại sao;
    (?:vô|phi) lý; trễ; lần thứ (?:hai|ba|tư|bốn|mấy|2|3|4|n); (?:hai|ba|bốn|mấy|2|3|4) lần rồi
  `),
  notAnswered: phrases(`
    (?:{i}) (?:đang |đã )?hỏi (?:là|cái|một|1|em|về|khác|thế|rứa|vậy|có|ngày|sàn|mà);
    (?:không|hông|đâu) (?:phải|có) (?:cái|điều|câu) .. hỏi;
    (?:trả lời|nói) (?:thẳng|đúng|rõ|vào|đi|cho|luôn|một câu) .. (?:câu|vào|đi|hỏi|xem|cho); chưa (?:trả lời|nói);
    không trả lời; (?:là sao|là răng|là thế nào|là gì|là khi nào|là khi mô|là bao giờ|là bao lâu|là mấy|nghĩa là sao)$;
    (?:sớm nhất|sớm|sau|quy định|tùy \\p{L}+|nhanh|vài ngày|khi nào|bộ phận \\p{L}+) là (?:sao|răng|khi|bao|thế nào|mấy|ai|cái|gì|hôm);
    hỏi (?:một|1) đằng; vòng vo; lòng vòng; lảng; né; hỏi (?:nãy|từ nãy|mấy lần|hoài|đi hỏi lại);
    (?:nói|bảo) (?:là )?(?:không|hông|hổng) (?:là|có|mua|cần|lấy);
    (?:{i}) (?:đã )?(?:nói|bảo) (?:là |rồi|từ đầu|nãy|hông|không); quy định nào; chính sách nào;
    thế (?:là|thì) (?:bao giờ|khi nào|có|được|ai); rốt cuộc; tóm lại là; câu hỏi của (?:{i})
  `),
  contradicted: phrases(`
    (?:hồi nãy|lúc nãy|vừa nãy|ban nãy|nãy) (?:em|con|cháu|cô|cậu|anh|chị|bạn|mới|vừa)? ?(?:bảo|nói|kêu) (?:là |khác|thế|vậy);
    sao (?:hồi nãy|lúc nãy|nãy|vừa nãy|mới); nói (?:thế này thế kia|lung tung|sai|khác);
    (?:mỗi|lúc|hồi) .. (?:mỗi|một|1) (?:kiểu|khác|ý|nẻo);
    (?:em|con|cậu|cô|bạn) (?:có )?(?:chắc|biết|rành|nắm) (?:không|hông|chưa|gì không); phải nói từ đầu;
    trên (?:web|app|mạng|trang) .. (?:ghi|nói|khác); ủa (?:sao|vậy sao|mới); đâu (?:có )?đúng; không đúng; sai rồi
  `),
  mannersComplaint: phrases(`
    (?:ăn nói|nói chuyện|trả lời|nói năng) (?:kiểu|cái kiểu|với|gì|thế|vậy|mà); thái độ;
    (?:em|cô|cậu|bạn) (?:nói|trả lời) (?:kiểu )?(?:gì|thế|vậy|rứa) (?:thế|vậy|đấy|đó|hả); thiếu (?:tôn trọng|lịch sự);
    bất lịch sự; mất lịch sự; vô trách nhiệm; (?:đừng|sao) (?:có )?(?:ngắt|cắt) lời; cho (?:{i}) nói (?:hết|đã|xong);
    để (?:{i}) nói (?:hết|đã|xong); máy móc; như (?:cái máy|robot|đọc bài|trả bài); hách; cộc lốc; trống không;
    nói chuyện nghe như; nói kiểu gì; (?:ăn nói|nói năng|nói chuyện) (?:cho )?(?:tử tế|đàng hoàng|cẩn thận|lịch sự)
  `),
  brokenPromise: phrases(`
    (?:hứa|hẹn|cam kết|(?:bảo|nói|báo|kêu) (?:là )?(?:sẽ|trong|mai|hôm|tuần|thứ|chiều|sáng|tối|có người|\\d+|hai|ba|năm|bảy)) .. (?:mà|nhưng|rồi|xong|thế mà|rứa mà|vậy mà) .. (?:không|chưa|hông|chẳng|có ai|đâu|im|có thấy|nỏ|chả|mất hút);
    (?:hứa|hẹn) .. (?:không (?:tới|thấy|ai|có|gọi|giao|đến|làm)|chưa (?:thấy|có|tới|ai|giao)|cũng không);
    (?:lần trước|bữa trước|hôm trước|hôm kia|tuần trước|tháng trước|hôm qua|bữa kia|bạn trước|trước) .. (?:cũng )?(?:nói|bảo|hứa|hẹn|kêu|biểu) .. (?:rồi|vậy|thế|rứa|y|để|là|sẽ|xong);
    (?:bạn|em|anh|chị|cô|cậu) (?:trước|kia|khác|nam|nữ|hôm trước|bữa trước|hôm qua) .. (?:nói|bảo|hứa|hẹn);
    (?:hẹn|bảo|nói|hứa) .. (?:tiếng|ngày|hôm|giờ|tuần) .. (?:gọi|giao|trả|hoàn|có|xong) .. (?:mà|giờ|đến nay|vẫn|không|chưa);
    hứa (?:lèo|suông|hão|cuội|hoài|mãi|rồi|cho|đủ); thất hứa; nuốt lời; không giữ lời;
    (?:có ai|ai|có thấy ai) gọi (?:đâu|lại đâu|gì); lần nào cũng (?:hứa|nói|bảo|hẹn|vậy|thế);
    nói (?:y )?(?:rứa|vậy|thế) (?:hoài|suốt|mãi); (?:quảng cáo|giới thiệu) .. (?:mà|nhưng|nốt|một đằng);
    vẫn chưa (?:thấy|có|nhận|ai|được); (?:đến|tới) (?:giờ|nay) (?:vẫn )?(?:chưa|không) (?:thấy|có ai|ai|nhận|được);
    (?:bảo|nói|kêu|hẹn|báo) (?:{i}|người ta|chờ|đợi) .. (?:nhận được|chờ đến giờ|tới giờ|đến giờ|phản hồi|xong);
    (?:cũng )?(?:hẹn|hứa) .. (?:đâu|chưa|không thấy|có .. (?:đâu|nào|miếng)); (?:hứa|nói) một đằng;
    như (?:lần trước|tháng trước|bữa trước|hồi \\p{L}+|tháng \\p{L}+)$
  `),
  unkept: phrases(`
    (?<!mấy bà )(?:bạn|nhân viên|anh chủ|ông chủ|bà chủ|chủ|quản lý|con nhỏ|thằng nhỏ|thợ|shipper|bưu tá|tổng đài|shop|tụi em|mấy em|mấy đứa|các em|tài xế|kỹ thuật|ổng|bả|ảnh) (?!(?:chị|anh|tôi|mình|cô|chú) )(?:\\p{L}+ ){0,4}(?:bảo|nói|hứa|hẹn|kêu|biểu|dặn|cam kết|dán|thông báo|nhắn|xác nhận);
    (?:em|anh|chị|cô|cậu|chú|con|o|thằng) (?:kia|nọ|mô|nam|nữ|trước|đó|ấy|nớ|tê|khác|chủ|quản lý|hôm \\p{L}+|bữa \\p{L}+) (?:\\p{L}+ ){0,3}(?:bảo|nói|hứa|hẹn|kêu|biểu|dặn|cam kết|dán|thông báo|nhắn|xác nhận);
    bên (?:em|này|đó|mình) (?:hứa|hẹn|bảo|cam kết|báo);
    (?:nói|bảo|kêu|báo) (?:hôm qua|hôm nay|sáng nay|chiều nay|bữa qua|tuần trước|hôm \\p{L}+) (?:là )?(?:giao|tới|đến|có|lắp|sửa|xong|gọi|trả);
    (?:lần|bữa) (?:đầu|một|hai|ba|trước) (?:thì )?(?:kêu|nói|bảo|báo|hẹn);
    (?:chờ|đợi) (?:cả|suốt|hết|nguyên) (?:ngày|buổi|tuần|sáng|chiều);
    (?:đặt|thanh toán|trả tiền|chuyển khoản|cọc) .. rồi (?:mà|giờ|chừ|xong) .. (?:hết|không|hông|chưa|nỏ|chẳng|chả);
    (?:hứa|hẹn) (?:giao|tới|thứ|trả|gọi|là|sẽ|trong|đến|qua|hoàn|sửa|lắp|\\p{L}+ giờ|\\p{L}+ ngày);
    (?:lúc|hồi|bữa|hôm) (?:ký|mua|lắp|đặt|đăng k[ýí]|gọi) .. (?:bảo|nói|hứa|hẹn|cam kết)
  `),
  unresolved: phrases(`
    chưa (?:giải quyết|xong|được|rõ); (?:thế|vậy|rứa) (?:thì |là )?(?:thôi|chịu|bó tay|hết cách);
    gọi (?:cũng )?(?:như không|vô ích|phí); (?:không|chẳng|chả|nỏ) (?:giúp|được) (?:được )?(?:gì|chi|tích sự);
    thôi (?:khỏi|được rồi|bỏ đi|kệ|mệt); hết nói nổi; bó tay; chán (?:chẳng|không) buồn nói
  `),
} satisfies PhraseBook;
