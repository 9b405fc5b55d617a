import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrases';

/** How Vietnamese agents press: haste, scarcity, fear, shame, begging, running down what the customer has. */
export const viPressing = {
  pressure: phrases(`
    (?:ngày|hôm nay|cơ hội|suất) cuối; (?:bỏ lỡ|lỡ) .. (?:uổng|tiếc|phí); mai (?:là )?(?:lên|tăng|hết);
    sắp hết (?:ưu đãi|khuyến mãi|suất|chương trình|rồi|quà); (?:có )?(?:bao nhiêu|mấy|đáng) đâu;
    (?:tấp|dừng|đứng) .. (?:một|1|chút) (?:phút|chút)?; nói nhanh; phòng hờ; ai cũng (?:đăng|dùng|mua|lấy|xài);
    không (?:mua|đăng k[ýí]|lấy) (?:là|thì) (?:tiếc|phí|uổng|thiệt); hông thích thì;
    không thích thì (?:hủy|huỷ|thôi|bỏ); chỉ (?:một|1|có) (?:phút|chữ|câu); uổng; có ai ép; cứ đăng k[ýí] (?:đi|trước);
    tại sao .. không (?:dùng|mua|lấy|thử); ít tiền; (?:ly|cốc) (?:trà|cà phê);
    (?:còn|chỉ còn) (?:đúng |lại )?(?:\\p{L}+ )?(?:suất|chỗ|slot|chiếc|ghế|phiếu); hôm nay (?:giảm|thôi|còn|là);
    (?:hết|kết thúc) (?:chương trình|ưu đãi|khuyến mãi); trễ (?:dữ|quá|lắm|rồi á);
    (?:đừng|sau này) .. (?:tiếc|trách|hối); (?:đàn ông|đàn bà|con trai|người lớn) .. (?:mà|cũng);
    (?:mấy|các|bao nhiêu) (?:mẹ|chị|anh|cô|người|nhà|khách) khác .. (?:tự|đều|mua|đăng|làm);
    (?:mà |cũng )(?:\\p{L}+ )?(?:phải|cần|còn) hỏi; (?:trước|rồi) sau (?:hủy|huỷ|tính|trả);
    (?:cứ )?(?:đọc|cho) (?:em |con )?(?:nhanh|liền|đại); (?:bỏ|bớt|nhịn) (?:một |vài )?(?:ly|cốc|bữa|gói); ôi dào;
    đủ (?:số|chỉ tiêu|doanh số); chứ (?:lừa|gạt|sợ) (?:ai|gì|chi); không (?:phải )?ai cũng được;
    (?:thua|kém) (?:bạn bè|người ta|thiên hạ);
    không (?:làm|mua|đóng|thay|học|mở|sửa|bảo dưỡng|kiểm tra|tham gia|lấy) .. (?:là|thì) (?:cháy|hư|hỏng|mất|bị|chết|thiệt|trễ|muộn|khổ|nguy|thua|tiếc);
    là (?:cháy|hư|hỏng|toi|tiêu|bể) (?:\\p{L}+ ){0,2}(?:đó|đấy|luôn|ngay|á);
    (?:chừng|lúc|khi) (?:đó|ấy|nớ) (?:là|thì) (?:trễ|muộn|hết);
    (?:để|đợi|chờ) .. (?:là|thì) (?:trễ|muộn|hết|lên giá|tăng giá);
    (?:hủy|huỷ|trả|bỏ|tính) sau cũng (?:được|chưa muộn|kịp); (?:đăng k[ýí]|mở|lấy|cọc|chuyển) trước (?:cho|đi|cái);
    nhớ lời (?:em|con|cháu|tôi); đừng (?:có )?(?:trách|hối|tiếc); {you} (?:có )?tiếc (?:không|hông|hôn|lắm);
    (?:suy nghĩ|nghĩ|tính|đắn đo) (?:gì|chi) (?:nữa|cho|nhiều|lâu); chần chừ; kẻo (?:hết|lỡ|trễ|muộn|tiếc|mất);
    không (?:nhanh|lẹ|chốt|đăng k[ýí]) .. (?:là|thì) (?:hết|mất|lỡ); {you} (?:sợ|ngại|tiếc) (?:gì|chi);
    tiếc (?:gì|chi) (?:mấy|vài|ba); (?:mở|mua|lấy|đăng k[ýí]|ủng hộ) (?:hộ|giúp|giùm) (?:em|con|cháu);
    chạy (?:chỉ tiêu|doanh số|kpi); tay ngang; chắc (?:có|biết) .. đâu; làm sao (?:mà )?(?:bằng|so);
    (?:đồng ý|ừ|gật) (?:đại|một tiếng|một cái|cái đi); mất (?:gì|chi) đâu;
    {you} (?:chỉ cần|cứ) (?:đọc|nói|bấm|nhận|gật|chuyển|cho em|cho con);
    (?:đọc|bấm|chuyển|nhận) .. (?:đi|cái) rồi (?:em|con|cháu|tính);
    (?:người ta|người khác|bao nhiêu người) .. (?:còn )?(?:xin|muốn|mua) .. (?:chẳng|không|hông|chả) (?:được|có);
    (?:hệ thống|chương trình|cổng) sắp (?:đóng|khóa|khoá|hết); nghi ngờ; bao giờ mới (?:khá|giàu|có); lừa (?:gì|chi|ai)
  `),
} satisfies PhraseBook;
