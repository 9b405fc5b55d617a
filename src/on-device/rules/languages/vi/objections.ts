import type { ObjectionName, Phrases } from '../../lexicon';
import { phrases } from '../../phrase-pattern';

/** What customers hold against an offer or an answer; the names are the closed list of the auto note. */
export const viObjections: Readonly<Record<ObjectionName, Phrases>> = {
  competitor: phrases(`
    (?:bên|mạng|hãng|nhà|ngân hàng|shop|chỗ) .. (?:đang có|rẻ hơn|nó (?:đang|có|rẻ|cho|bán)|có (?:gói|giá)|chỉ (?:có|lấy)|miễn phí|tốt hơn|lãi); (?:bên|chỗ) khác; so với bên
  `),
  doubts: phrases(`
    (?:đắt|mắc|cao|chát|nặng) (?:quá|thế|vậy|ghê|lắm|so|hơn|thật|tiền|dữ); (?:hơi|vẫn|cũng|còn) (?:hơi )?(?:đắt|mắc|cao|chát|nhiều); giá (?:cao|đắt|mắc); không (?:có|đủ) (?:tiền|khả năng);
    tốn (?:tiền|kém|thêm); lắm tiền; nhiều tiền; rẻ (?:hơn|bớt); (?:bớt|giảm) (?:được|giá|thêm|cho); phí .. (?:cao|mắc|đắt); đồng lương; lương hưu; tự (?:gia hạn|ý|động|trừ|đăng);
    (?:sợ|ngại) .. (?:lừa|trừ|mất|bị|rủi ro|lộ); lừa (?:đảo)?; có (?:thật|chắc) (?:không|hông|là); tin (?:được|nổi|sao|làm sao); nghe .. (?:giống|như) lừa; trước cũng bị; bị .. (?:một|1|mấy) lần rồi;
    quảng cáo; nói (?:vậy|thế) (?:chứ|thôi); ai (?:biết|tin); không tin; lấy gì (?:đảm bảo|chắc); sao (?:có|biết) số (?:của )?(?:tôi|chị|anh|chú|cô); hợp đồng; cam kết; ràng buộc; điều (?:khoản|kiện);
    phí phạt; đóng trước; phạt; mấy năm; bao lâu (?:mới|thì); có (?:bị|phải) .. (?:giữ|trói|cột|đóng); lãi suất; hủy (?:giữa|ngang)
  `),
  'has no use': phrases(`
    (?:đang|có|đã) (?:dùng|xài|sử dụng|mua|có|đăng k[ýí]|tham gia|đóng) .. (?:rồi|gói khác|bên|hết|sẵn); mới (?:gia hạn|mua|đăng k[ýí]|đổi|làm|đóng); có (?:rồi|sẵn); đủ (?:dùng|xài|rồi);
    có .. (?:cái|thẻ|gói) rồi; (?:đang )(?:bận|lái|chạy|họp|làm|đi|ăn|nấu|ngoài|dạy|đón|trông|ở (?:chợ|viện|bệnh viện|kho|chỗ|ngoài)); bận (?:lắm|rồi|quá); không (?:có thời gian|rảnh|tiện);
    gọi (?:lại )?sau; đang dở; không (?:có )?(?:nhu cầu|cần|quan tâm|dùng|xài|thích|dùng đến|đi đâu); (?:hông|hổng|nỏ|chẳng|chả|hem|không|đâu) (?:có )?(?:nhu cầu|cần|quan tâm|xài|dùng);
    (?:có )?(?:xài|dùng) (?:tới |đến |gì |mấy |bao nhiêu )?(?:đâu|mô); (?:ít|hiếm) (?:khi )?(?:dùng|xài|đi|ra); làm (?:gì|chi); vẫn (?:dùng|xài|chạy) (?:tốt|được|ngon); chưa cần
  `),
  undecided: phrases(`
    (?:hỏi|bàn|nói) (?:lại )?(?:ý |với |ý kiến )?(?:vợ|chồng|nhà(?! nước| (?:\\p{L}+ ){1,3}là(?![a-z]))|con|mẹ|má|ba|bố|gia đình|ông xã|bà xã|ổng|bả|sếp|thằng|con gái|con trai|ảnh|chị nhà|anh nhà);
    (?:vợ|chồng|ông xã|bà xã|con (?:trai|gái)|nhà tôi|bà nhà|ông nhà) .. (?:quyết|giữ tiền|lo|không cho|đồng ý|quản); (?:suy nghĩ|cân nhắc|xem xét|nghĩ|tính|coi|xem) (?:thêm|lại|đã|kỹ|cái|coi);
    để (?:{i}) (?:suy nghĩ|nghĩ|cân nhắc|xem|coi|tính|hỏi); từ từ; chưa quyết; phải .. (?:cái đã|đã chớ|đã chứ|đã)(?=[,.]|$| chớ| chứ| em| con); phân vân;
    để (?:mai|sau|tháng sau|tuần sau) (?:tính|coi|xem|rồi); gửi (?:thông tin|tin nhắn|qua|bảng giá|tài liệu|zalo|mail|email|cho .. (?:xem|coi|đọc));
    (?:nhắn|gửi) (?:tin |qua )?(?:zalo|da lô|email|mail|tin nhắn); xem (?:trước|tài liệu)
  `),
  'rejects the answer': phrases(`
    (?:là sao|là răng|sao được|răng được|sao lại|vô lý|kỳ vậy|kì vậy|không chấp nhận|không đồng ý|không chịu|ai chịu|ai mà chịu);
    (?:phải|thì) (?:trả|hoàn|đền|bồi thường|đổi) .. (?:cho|lại|chứ|chớ|chơ); (?:bắt|đòi|bảo|kêu) (?:{i}) .. (?:trả|đóng|chịu|chờ|đợi|tự|gọi); ai (?:gọi|báo|nói|giao) .. (?:mà|đâu); đâu phải lỗi;
    (?:tại|vì) sao; quy định (?:gì|nào|kiểu); chính sách (?:gì|nào|kiểu); không (?:thể )?chấp nhận; mà (?:bắt|đòi|lại|không|còn)
  `),
};
