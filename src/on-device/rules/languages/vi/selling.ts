import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrase-pattern';

/** How Vietnamese agents sell and press, and how customers answer an offer. */
export const viSelling = {
  outbound: phrases(`
    (?:em|con|cháu|tôi) (?:xin phép )?gọi (?:điện )?(?:cho|từ|bên|đến cho|tới cho|để|tới từ|đến từ|là để); gọi (?:đến |tới )?từ; (?:em|con|cháu) (?:bên|ở bên) .. (?:gọi|đây|nè);
    có phải .. (?:nghe máy|số); gặp (?:anh|chị|cô|chú|bác) .. (?:phải|đúng|không); (?:xin|tiện) .. (?:hai|một|ít|vài|ba|mấy) phút; tiện nghe máy; tiện nói chuyện;
    (?:em|con|cháu) (?:xin phép )?gọi (?:vì|về|giờ này|mình|anh|chị|cô|chú|bác|báo|tư vấn|mời|giới thiệu); (?:em|con|cháu) là .. gọi; nghe máy .. tiện; gọi .. (?:làm phiền|tiện);
    (?:cho|xin) (?:em|con|cháu|tôi) (?:xin )?(?:gặp|nói chuyện); {title} \\p{L}+ (?:\\p{L}+ )?(?:đúng|phải) (?:không|hông|hôn); có phải (?:là )?{title}; {title} là .. phải (?:không|hông|hôn);
    (?:em|con|cháu|tôi) (?:(?:là|tên) )?(?:\\p{L}+ ){1,3}(?:bên|ở bên|từ|của|ở)(?= (?!em|con|mình|cháu)); (?:em|con|cháu) bên (?!em|con|mình|cháu)(?:\\p{L}+ ){1,6}{title} ơi; gọi (?:lại )?theo (?:lịch )?hẹn; {you} (?:đang |có )?(?:tiện|rảnh);
    (?:bữa|hôm|lần) .. để lại (?:số|thông tin); (?:chúc mừng|alo) {title}; (?:phải|đúng) (?:không|hông|hôn)
  `),
  offer: phrases(`
    ưu đãi; khuyến (?:mãi|mại); giảm (?:giá|còn|.. phần trăm); (?:lãi|lời|phí) .. phần trăm; gói (?:cước|này|mới|combo|hội viên|\\p{L}+);
    (?:giới thiệu|mời|tư vấn|nâng cấp|mở|tặng|đăng k[ýí]|gia hạn|tham gia) .. (?:gói|thẻ|dịch vụ|khóa|khoá|bảo hiểm|combo|chương trình|vay|tour|hạng|khoá học|sản phẩm|hội viên);
    dành (?:riêng )?cho (?:{you}|khách|số); trả góp; hạn mức; (?:dùng|xài|coi|xem|học|tập) thử; bảo hiểm (?:\\p{L}+ )?(?:sắp|của|này|sức khỏe|xe|nhân thọ);
    (?:thẻ|khoản vay|khóa học|khoá học|máy lọc|sản phẩm|chương trình) .. (?:miễn phí|hoàn tiền|lãi|tặng|giảm|đang|mới);
    (?:gói|khóa|khoá|lớp|tour|combo|suất|thẻ|hợp đồng|phần mềm|máy|dịch vụ) .. (?:triệu|nghìn|ngàn|chục|trăm|phần trăm|miễn phí);
    bên (?:em|con|mình) (?:mới |đang |có |vừa )+(?:ra|mở|gói|chương trình|khóa|lớp|tour|sản phẩm); (?:được|duyệt) (?:duyệt )?sẵn; trọn (?:gói|khóa|khoá); miễn phí
  `),
  askPermission: phrases(`
    (?:tiện|rảnh|có thời gian) .. (?:nghe|nói|trao đổi|không|hông|chút|phút); xin (?:phép )?(?:{you} )?(?:khoảng |chừng |tầm )?(?:một|hai|ba|vài|ít|mấy|1|2|3) phút;
    {you} có (?:một|hai|vài|mấy|ít|dăm) phút; cho (?:em|con|cháu) (?:xin )?(?:khoảng )?(?:một|hai|ba|vài|ít) phút; xin phép (?:được )?(?:trao đổi|tư vấn|giới thiệu|nói|hỏi (?:{you} )?(?:một|hai|ba|vài|mấy|chút)); có làm phiền;
    (?:rảnh|tiện) (?:tay )?(?:chưa|không|hông); hay (?:em|con|cháu) gọi lại; (?:nói|nghe) (?:chuyện |máy )?(?:được |khoảng )?(?:dăm|vài|hai|ba|mấy|ít) phút
  `),
  refuse: phrases(`
    không (?:có )?(?:nhu cầu|cần|mua|lấy|đăng k[ýí]|quan tâm|thích|dùng|xài|tham gia); (?:hông|hổng|hem|nỏ|chẳng|chả) (?:có )?(?:nhu cầu|cần|mua|lấy|đăng k[ýí]|quan tâm|thích|dùng|xài|là hông);
    (?<!\\p{L} )thôi (?:em|con|cháu|khỏi|anh|chị|cô|chú|bác|không|nghen|nha|được|cảm ơn); để (?:sau|khi khác|lúc khác|hôm khác|bữa khác); (?<!còn (?:cái |gói |món |mấy |bên ).{2,24})đừng (?:có )?gọi;
    để {i} tự (?:mua|làm|lo|đi|ra|xem|đăng); khi nào cần .. gọi; từ chối; chưa (?:cần|có nhu cầu|muốn); còn gói thì không; (?:nói|bảo) (?:là )?(?:không|hông) (?:là|rồi); ^(?:dạ |à )?không thôi;
    ^thôi(?= |,); (?:ừ |vậy |thế )?(?:thì )?thôi (?:nhé|nha|vậy|nghe|hí); (?:xin )?miễn(?! phí); không đăng k[ýí]|hông đăng k[ýí]|chưa muốn
  `),
  ownDeed: phrases(`
    (?:em|con|cháu|tôi|bên em|bên con) (?:sẽ |xin |lại |cho \\p{L}+ |nhờ \\p{L}+ )?(?:mang|đem|ghé|qua|tới|đến|chạy|gửi|cài|lắp|giao|soạn|in|chuyển|nhắn|gọi|báo|có mặt|alo|chở|đón|sửa|làm xong)
  `),
  soften: phrases(`
    (?:dạ|vâng) .. (?:không sao|em hiểu|con hiểu|cháu hiểu|em tôn trọng|em không làm phiền|em xin phép dừng|em ghi nhận); không (?:dám )?làm phiền; tôn trọng; không ép
  `),
  wantBuy: phrases(`
    (?:muốn|định|tính|cần|hỏi) (?:hỏi )?(?:mua|đặt (?:cái(?! (?:hẹn|lịch))|bộ|tiệc|bàn|vé|hoa|bánh|phòng)|đăng k[ýí]|tham gia|lắp|nâng cấp|làm thẻ|mở thẻ|tìm hiểu); (?:hỏi|tham khảo|báo) (?:giá|gói|khóa|lớp); thấy (?:quảng cáo|tờ rơi|bảng hiệu|bên em (?:có|đang)); (?:giờ|tất cả|hết) (?:bao )?nhiêu; nhiêu (?:vậy|một|con|em); (?:hỏi (?:cái|về|thăm)|(?:coi|xem|thấy) (?:trên|cái)|cái (?:đầm|áo|váy|quần|túi|giày|máy|bàn|ghế|tủ|xe|mẫu|màu)) .. còn (?:không|hông|chỗ|suất|vé); hỏi (?:cái |về |mấy )?(?:tour|(?:khóa|khoá)(?= (?:học|tiếng|luyện|bơi|\\d))|lớp|mẫu|suất|combo)(?! (?:{you}|tôi|tui) (?:đã )?(?:đặt|mua|đăng k[ýí])); (?:lấy|đặt|mua|chốt) (?:luôn|liền|cho {i});
    (?<!đã )đặt (?:\\p{L}+ )?vé (?:xe |tàu |máy bay )?đi(?! (?:rồi|bữa|hôm)); (?:có bán|giá (?:cuối|chót)|còn bớt|bớt (?:nữa )?(?:không|hông)|còn hàng|còn bán|còn mẫu|còn size|còn màu); (?:bao nhiêu tiền|giá (?:sao|răng|(?:bao )?nhiêu|thế nào)); tư vấn; (?:xin|cần|hỏi) báo giá; hỏi (?:đặt|thuê|làm|lắp|niềng|học|khám)(?! lại); chi phí (?:thế nào|bao nhiêu|ra sao|sao); (?:có (?:cho thuê|nhận|dạy)|bên (?:em|mình) (?:có|còn|có còn) (?:làm|lắp|bán|lớp|khóa|khoá|nhận|cho thuê|dạy|tour|mẫu|loại|con|máy|hàng)) .. (?:không|hông|nhỉ); (?:học phí|giá cả) (?:thế nào|ra sao|làm sao|bao nhiêu|nhiêu)
  `),
  pressure: phrases(`
    (?:ngày|hôm nay|cơ hội|suất) cuối; (?:bỏ lỡ|lỡ) .. (?:uổng|tiếc|phí); mai (?:là )?(?:lên|tăng|hết); sắp hết (?:ưu đãi|khuyến mãi|suất|chương trình|rồi|quà); (?:có )?(?:bao nhiêu|mấy|đáng) đâu;
    (?:tấp|dừng|đứng) .. (?:một|1|chút) (?:phút|chút)?; nói nhanh; phòng hờ; ai cũng (?:đăng|dùng|mua|lấy|xài); không (?:mua|đăng k[ýí]|lấy) (?:là|thì) (?:tiếc|phí|uổng|thiệt); hông thích thì;
    chỉ (?:một|1|có) (?:phút|chữ|câu); uổng; có ai ép; (?:ly|cốc) (?:trà|cà phê); (?:còn|chỉ còn) (?:đúng |lại )?(?:\\p{L}+ )?(?:suất|chỗ|slot|chiếc|ghế|phiếu); hôm nay (?:giảm|thôi|còn|là);
    (?:hết|kết thúc) (?:chương trình|ưu đãi|khuyến mãi); (?:đừng|sau này) .. (?:tiếc|trách|hối); (?:mà |cũng )(?:\\p{L}+ )?(?:phải|cần|còn) hỏi; (?:cứ )?(?:đọc|cho) (?:em |con )?(?:nhanh|liền|đại);
    không (?:làm|mua|đóng|thay|học|mở|sửa|bảo dưỡng|kiểm tra|tham gia|lấy) .. (?:là|thì) (?:cháy|hư|hỏng|mất|bị|chết|thiệt|trễ|muộn|khổ|nguy|thua|tiếc);
    là (?:cháy|hư|hỏng|toi|tiêu|bể) (?:\\p{L}+ ){0,2}(?:đó|đấy|luôn|ngay|á); (?:để|đợi|chờ) .. (?:là|thì) (?:trễ|muộn|hết|lên giá|tăng giá); (?:đăng k[ýí]|mở|lấy|cọc|chuyển) trước (?:cho|đi|cái);
    đừng (?:có )?(?:trách|hối|tiếc); {you} (?:có )?tiếc (?:không|hông|hôn|lắm); (?:suy nghĩ|nghĩ|tính|đắn đo) (?:gì|chi) (?:nữa|cho|nhiều|lâu); chần chừ; kẻo (?:hết|lỡ|trễ|muộn|tiếc|mất);
    không (?:nhanh|lẹ|chốt|đăng k[ýí]) .. (?:là|thì) (?:hết|mất|lỡ); (?:mở|mua|lấy|đăng k[ýí]|ủng hộ) (?:hộ|giúp|giùm) (?:em|con|cháu); chạy (?:chỉ tiêu|doanh số|kpi); mất (?:gì|chi) đâu;
    {you} (?:chỉ cần|cứ) (?:đọc|nói|bấm|nhận|gật|chuyển|cho em|cho con); (?:đọc|bấm|chuyển|nhận) .. (?:đi|cái) rồi (?:em|con|cháu|tính); (?:hệ thống|chương trình|cổng) sắp (?:đóng|khóa|khoá|hết);
    nghi ngờ; (?:chỉ )?còn (?:có )?đúng (?:một|hai|ba|vài|mấy) (?:căn|lô|bộ|con|cái); (?:quý|tháng|năm|tuần) (?:sau|tới) (?:là |sẽ )?(?:tăng|lên giá|hết giá); (?:hệ thống|bên em) khóa giá; sau này .. (?:thiệt|ân hận); (?:chốt|quyết|đóng|cọc) luôn (?:bữa nay|hôm nay|trong (?:hôm|ngày) nay)
  `),
  assumeClose: phrases(`
    (?:em|con|cháu) (?:đăng k[ýí]|kích hoạt|lên đơn|giữ chỗ|làm|mở|đặt|xếp|chốt|tạo|bật|cài|nâng) .. (?:luôn|ngay|liền|cho {you}|nhé|nha|nghen|hen|giúp {you});
    (?<!(?:{you}) )đăng k[ýí] (?:liền|luôn|ngay); (?:{you}) (?:dùng|xài) thử .. (?:nhé|nha|nghen|hen|coi|xem); dùng thử (?:một|1|tháng|bảy|7);
    (?:chọn|lấy|thích|muốn) .. (?:gói|loại|ngày|buổi|suất|màu) .. hay; (?:sáng|chiều|thứ \\p{L}+|gói \\p{L}+) hay (?:sáng|chiều|thứ|gói|tối|trưa);
    từ (?:chiều nay|hôm nay|ngày mai|mai|tháng này|kỳ này) .. (?:dùng|có|được|áp dụng|bắt đầu); chốt (?:luôn|nhé|nha); (?:em|con|cháu) (?:làm|lên|cho|giữ|đặt) .. (?:nhé|nha|nghe|hen|không|được không);
    (?:nha|nhé) hay {you}; (?:giữ|đặt|lên) (?:tạm )?(?:cho \\p{L}+ )?(?:\\p{L}+ ){0,2}(?:chỗ|suất|lịch|gói|đơn)
  `),
  askSale: phrases(`
    {you} (?:có )?(?:muốn|định) (?:thử|lấy|dùng|thuê|mua|đăng k[ýí]|tham gia|đặt|mở) .. (?:không|hông|hôn|chưa); {you} (?:lấy|chọn|đặt) (?:khung|suất|buổi|cái|loại|gói|màu|ngày) (?:nào|mô); {you} (?:đặt |chuyển )?cọc .. (?:không|nhé|nha|nghen|em giữ); {you} (?:đặt|lấy|mua|chốt) (?:hôm nay|trước) .. (?:nhé|nha|nghen|không); (?:em|con|cháu) ghi tên .. (?:vô|vào|nhé|nha|nghen);
    {you} (?:có )?(?:đồng ý|muốn|thấy sao|chốt|quyết định|ưng|chịu) .. (?:đăng k[ýí]|tham gia|lấy|mua|mở|dùng thử|xài thử|nâng|gia hạn|đặt|làm thẻ|chốt);
    {you} (?:có )?(?:đồng ý|chốt|ưng|thấy sao|thấy (?:thế|vậy|gói|hợp lý)) .. (?:không|hông|chưa|nhé|nha|ạ|chứ|hôn|thì); (?:đồng ý|xác nhận) (?:đăng k[ýí]|mở|tham gia|mua|lấy|sử dụng|đặt|nâng|gia hạn);
    đăng k[ýí] (?:luôn|liền|ngay|nhé|nha|cho|thử|không); (?:em|con|cháu) (?:đăng k[ýí]|lên đơn|mở|làm hồ sơ|kích hoạt|giữ chỗ|làm gia hạn|gia hạn|chốt) .. (?:nhé|nha|nghen|hen|được không|ha|không);
    (?:soạn|nhắn) (?:tin )?.. gửi (?:\\d+|đến|tới|đầu số); (?<!không )(?:vừa sức|hợp lý|hợp|ưng|chịu) (?:\\p{L}+ ){0,3}(?:không|hông|chưa)(?=[?,]|$| {you});
    {you} (?:có )?muốn (?:em|con|cháu) (?:giữ|đăng|làm|mở|lên|đặt); (?:em|con|cháu) (?:cứ )?(?:ghi (?:đơn|trước|(?:một|hai|ba) \\p{L}+)|(?:gửi|giao) (?:thẻ|hàng|máy|sim)) .. (?:cho (?:{you}|mình)|nhé|nha|nghe|nghen); {you} đồng ý; {you} có (?:làm|lấy|lắp|mua|đặt) (?:không|hông) (?:để|thì) ; hay (?:là )?{you} (?:đăng|lấy|mua|chốt|mở|cọc|đặt)
  `),
  accept: phrases(`
    đồng ý; thôi (?:{i} )?(?:làm|lấy|mua|đặt|đóng) (?:\\p{L}+ ){1,4}đi(?=[,.?]|$); (?:ừ|ờ|ok|oke|được|vâng|rồi) .. (?:làm|đăng k[ýí]|lấy|mở|chốt|đặt|kích hoạt) .. (?:đi|cho|luôn|giúp|giùm);
    (?:làm|đăng k[ýí]|lấy|mở|chốt|đặt|kích hoạt|ghi|lên đơn|xếp) (?:đi|luôn|cho (?:{i})|giúp|giùm|thử đi) ?(?:em|con|cháu)?; lấy (?:gói|cái) (?:đó|này|đấy); thử xem; nhất trí; chốt (?:đi|luôn|vậy);
    chịu (?:đó|luôn|rồi|liền); (?:lấy|mua|làm|đăng k[ýí]) (?:cho|cái|gói|luôn|giúp|giùm); (?:vậy|thế|rứa) (?:thì )?(?:lấy|làm|chốt|đăng); (?:giữ|đặt|lên đơn|ghi) (?:cho|giúp|giùm) {i};
    để {i} chuyển (?:khoản|tiền); chuyển (?:khoản )?(?:liền|luôn|ngay); cho {i} (?:một|hai|ba|1|2|3) (?:suất|gói|bộ|vé|thùng|phần|cái|chỗ)
  `),
  takeOrder: phrases(`
    (?:em|con|cháu|tôi) (?:ghi|lên đơn|chốt|đặt|xếp|giữ|lập|làm hồ sơ|tạo); đọc (?:giúp |cho |giùm )?(?:em|con|cháu) .. (?:số|tên|địa chỉ|căn cước|mã);
    (?:chuẩn bị|cho (?:em|con|cháu) xin|chụp) .. (?:căn cước|số thẻ|địa chỉ|số tài khoản|giấy|đăng ký); chuyển khoản; tin nhắn xác nhận; xác nhận (?:giúp|lại|đồng ý);
    mã (?:đơn|đặt|hợp đồng|kích hoạt); (?:thanh toán|đóng|trả) (?:bằng|qua|lúc|khi) (?:tiền|thẻ|nhận); giao (?:hàng|tới|đến|qua) .. (?:mai|chiều|sáng|ngày|thứ)
  `),
} satisfies PhraseBook;
