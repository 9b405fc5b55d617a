import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrases';

/** How sure and how honest Vietnamese agents are. */
export const viKnowledge = {
  correct: phrases(`
    (?<!bên )(?:em|con|cháu|tôi) (?:nói |đọc |xem |coi |tra |hiểu |tư vấn |báo |tính |gửi |nhập |ghi )?(?:bị )?(?:nhầm|lộn|sai);
    (?:nói|tra|tư vấn|báo|tính|coi|xem|đọc) (?:nhầm|lộn|sai);
    (?:hồi nãy|lúc nãy|ban nãy|vừa nãy|nãy) (?:em|con|cháu|tôi) (?:nói|bảo|báo|tư vấn) .. (?:nhầm|chưa đúng|sai|lộn|chưa chính xác);
    đính chính; (?:em|con|cháu) (?:xin )?(?:sửa|nói) lại; em nhầm; thiếu (?:sót )?của (?:em|con|cháu);
    (?:em|con|cháu) (?:nhầm|quên mất|đọc nhầm|áp nhầm|nói lộn); rút kinh nghiệm; nói sai
  `),
  unsure: phrases(`
    hình như; chắc là; chắc (?:vậy|thế|cũng); (?:em|con|cháu|tôi) (?:cũng )?(?:không|hông|chưa) (?:rõ|chắc|nắm|biết);
    có lẽ; thường thì; thông thường thì; (?:em|tôi) (?:nghĩ|đoán) (?:là|chắc); nghe (?:nói|đâu); không nhớ; tùy;
    có khi; đại khái; hên xui; cái (?:này|đó|đấy) (?:em|con) (?:không|chưa) (?:rõ|biết|nắm);
    (?:không|chưa|hông) (?:rõ|nắm)(?: lắm)?; hỏi lại .. (?:kỹ thuật|phòng|bộ phận);
    chắc (?:hông|không) (?:tới|đến|sao); (?:em|con) nghĩ là; thường là
  `),
  honest: phrases(`
    không (?:giấu|dấu); chưa dám hứa; không dám hứa; nói thật; thật ra;
    (?:em|con|cháu) không (?:dám )?(?:hứa|cam kết|đảm bảo); thú thật; nói (?:trước|rõ) (?:để|với|là);
    lỗi (?:của|ở|do|bên) (?:em|bên em|con|cháu); chưa cần; (?:em|con) không đăng ký;
    có (?:một )?điểm (?:trừ|cần lưu ý); lưu ý (?:là|với|giúp); (?:nói|tính) (?:thiệt|thật|trước);
    (?:không|chưa) (?:cần|nên) mua; không (?:phải )?(?:đóng|cọc|trả) (?:đồng|chi|gì);
    (?:em|con|cháu) không (?:giữ|ép|cãi); (?:chỗ|cái) (?:đó|nớ|đấy) .. (?:sai|đúng là)
  `),
  overpromise: phrases(`
    cam kết (?:một trăm|100|là|luôn|chắc);
    (?:chắc chắn|đảm bảo|bảo đảm) (?:một trăm|100|luôn|sẽ|là|được|không|chị|anh); một trăm phần trăm;
    (?:ngày|hôm nay|giờ|suất|cơ hội) cuối (?:cùng)?; cuối cùng rồi; mai (?:là )?(?:hết|lên giá|tăng giá);
    không bao giờ; duy nhất (?:hôm nay|cho|dành); chỉ (?:còn|riêng) (?:hôm nay|bữa nay|vài suất|mấy suất);
    miễn phí (?:trọn đời|hoàn toàn); không mất (?:đồng|gì|xu) nào; sắp hết
  `),
  evade: phrases(`
    ghi nhận (?:ý kiến|góp ý|phản ánh|thông tin); mong {you} thông cảm; theo (?:đúng )?quy định;
    quy định (?:là|nó) (?:vậy|thế|rứa); chính sách (?:là|nó) (?:vậy|thế|rứa);
    tùy (?:shop|bên|hệ thống|trường hợp|từng); thông thường (?:thì)?;
    (?:như )?(?:em|tôi) (?:đã )?(?:nói|bảo|báo|giải thích) (?:rồi|là|trước); hệ thống (?:nó )?(?:báo|ghi nhận|hiện);
    khi nào .. thì .. (?:giao|báo|gọi|có|biết|xử lý); cái đó (?:em|thì); vấn đề (?:đó|này) thì
  `),
} satisfies PhraseBook;
