import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrases';

/** How Vietnamese agents sell, and how customers answer an offer. */
export const viSelling = {
  outbound: phrases(`
    (?:em|con|cháu|tôi) (?:xin phép )?gọi (?:điện )?(?:cho|từ|bên|đến cho|tới cho|để|tới từ|đến từ|là để);
    gọi (?:đến |tới )?từ; (?:em|con|cháu) (?:bên|ở bên) .. (?:gọi|đây); có phải .. (?:nghe máy|số);
    gặp (?:anh|chị|cô|chú|bác) .. (?:phải|đúng|không); (?:xin|tiện) .. (?:hai|một|ít|vài|ba|mấy) phút; tiện nghe máy;
    tiện nói chuyện;
    (?:em|con|cháu) (?:xin phép )?gọi (?:vì|về|giờ này|mình|anh|chị|cô|chú|bác|báo|tư vấn|mời|giới thiệu);
    (?:em|con|cháu) là .. gọi; nghe máy .. tiện; gọi .. (?:làm phiền|tiện);
    (?:cho|xin) (?:em|con|cháu|tôi) (?:xin )?(?:gặp|nói chuyện);
    {title} \\p{L}+ (?:\\p{L}+ )?(?:đúng|phải) (?:không|hông|hôn); có phải (?:là )?{title};
    {title} là .. phải (?:không|hông|hôn);
    (?:em|con|cháu|tôi) (?:(?:là|tên) )?(?:\\p{L}+ ){1,3}(?:bên|ở bên|từ|của|ở) (?!em|con|mình|cháu);
    {you} (?:đang |có )?(?:tiện|rảnh); (?:bữa|hôm|lần) .. để lại (?:số|thông tin); (?:chúc mừng|alo) {title};
    (?:phải|đúng) (?:không|hông|hôn)
  `),
  offer: phrases(`
    ưu đãi; khuyến (?:mãi|mại); giảm giá; gói (?:cước|này|mới|combo|hội viên|\\p{L}+);
    (?:giới thiệu|mời|tư vấn|nâng cấp|mở|tặng|đăng k[ýí]|gia hạn|tham gia) .. (?:gói|thẻ|dịch vụ|khóa|khoá|bảo hiểm|combo|chương trình|vay|tour|hạng|khoá học|sản phẩm|hội viên);
    dành (?:riêng )?cho (?:{you}|khách|số); trả góp; hạn mức; (?:dùng|xài|coi|xem|học|tập) thử;
    bảo hiểm (?:\\p{L}+ )?(?:sắp|của|này|sức khỏe|xe|nhân thọ);
    (?:thẻ|khoản vay|khóa học|khoá học|máy lọc|sản phẩm|chương trình) .. (?:miễn phí|hoàn tiền|lãi|tặng|giảm|đang|mới);
    (?:gói|khóa|khoá|lớp|tour|combo|suất|thẻ|hợp đồng|phần mềm|máy|dịch vụ) .. (?:triệu|nghìn|ngàn|chục|trăm|phần trăm|miễn phí);
    bên (?:em|con|mình) (?:mới |đang |có |vừa )+(?:ra|mở|gói|chương trình|khóa|lớp|tour|sản phẩm);
    (?:được|duyệt) (?:duyệt )?sẵn; trọn (?:gói|khóa|khoá); miễn phí
  `),
  askPermission: phrases(`
    (?:tiện|rảnh|có thời gian) .. (?:nghe|nói|trao đổi|không|hông|chút|phút);
    xin (?:phép )?(?:{you} )?(?:khoảng |chừng |tầm )?(?:một|hai|ba|vài|ít|mấy|1|2|3) phút;
    cho (?:em|con|cháu) (?:xin )?(?:khoảng )?(?:một|hai|ba|vài|ít) phút;
    xin phép (?:được )?(?:trao đổi|tư vấn|hỏi|giới thiệu|nói); có làm phiền;
    (?:rảnh|tiện) (?:tay )?(?:chưa|không|hông); hay (?:em|con|cháu) gọi lại; nói (?:dăm|vài|hai|ba|mấy|ít) phút
  `),
  refuse: phrases(`
    không (?:có )?(?:nhu cầu|cần|mua|lấy|đăng k[ýí]|quan tâm|thích|dùng|xài|tham gia);
    (?:hông|hổng|hem|nỏ|chẳng|chả) (?:có )?(?:nhu cầu|cần|mua|lấy|đăng k[ýí]|quan tâm|thích|dùng|xài|là hông);
    (?<!\\p{L} )thôi (?:em|con|cháu|khỏi|anh|chị|cô|chú|bác|không|nghen|nha|được|cảm ơn);
    để (?:sau|khi khác|lúc khác|hôm khác|bữa khác); đừng (?:có )?gọi; để {i} tự (?:mua|làm|lo|đi|ra|xem|đăng);
    khi nào cần .. gọi; từ chối; chưa (?:cần|có nhu cầu|muốn); còn gói thì không;
    (?:nói|bảo) (?:là )?(?:không|hông) (?:là|rồi); ^(?:dạ |à )?không thôi; ^thôi(?= |,);
    (?:ừ |vậy |thế )?(?:thì )?thôi (?:nhé|nha|vậy|nghe|hí); (?:xin )?miễn(?! phí);
    không đăng k[ýí]|hông đăng k[ýí]|chưa muốn
  `),
  ownDeed: phrases(`
    (?:em|con|cháu|tôi|bên em|bên con) (?:sẽ |xin |lại |cho \\p{L}+ |nhờ \\p{L}+ )?(?:mang|đem|ghé|qua|tới|đến|chạy|gửi|cài|lắp|giao|soạn|in|chuyển|nhắn|gọi|báo|có mặt|alo|chở|đón|sửa|làm xong)
  `),
  soften: phrases(`
    (?:dạ|vâng) .. (?:không sao|em hiểu|con hiểu|cháu hiểu|em tôn trọng|em không làm phiền|em xin phép dừng|em ghi nhận);
    không (?:dám )?làm phiền; tôn trọng; không ép
  `),
  wantBuy: phrases(`
    (?:muốn|định|tính|cần) (?:hỏi )?(?:mua|đăng k[ýí]|tham gia|lắp|nâng cấp|làm thẻ|mở thẻ|tìm hiểu);
    (?:hỏi|tham khảo|báo) (?:giá|gói|khóa|lớp); thấy (?:quảng cáo|bên em (?:có|đang));
    (?:có bán|còn hàng|còn bán|còn mẫu|còn size|còn màu); (?:bao nhiêu tiền|giá (?:sao|bao nhiêu|thế nào)); tư vấn
  `),
  assent: phrases('^(?:dạ |à |ờ |ô kê )?(?:ừ|ờ|ừa|ok|oke|okê|được|vâng|đồng ý|đúng rồi|chịu|rồi|nhất trí)'),
} satisfies PhraseBook;
