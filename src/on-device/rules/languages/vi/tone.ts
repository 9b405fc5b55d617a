import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrases';

/** The tone of Vietnamese agents. */
export const viTone = {
  polite: phrases(`
    dạ; ạ; vâng; xin; vui lòng; giúp (?:em|con|cháu); nhé; nha; nghen; hen; thưa; làm ơn; (?:cảm|cám) ơn; phiền; mời
  `),
  rude: phrases(`
    cứ hỏi (?:đi hỏi lại|hoài|mãi|suốt); (?:hỏi|nói) (?:gì |chi )?(?:mà )?(?:lắm|nhiều) (?:thế|vậy|rứa);
    (?:em|con|tôi) (?:đã )?(?:bảo|nói) (?:là )?.. rồi (?:mà|đấy|còn|cơ mà);
    (?:em|tôi) (?:đã )?(?:bảo|nói) (?:rồi|từ nãy|mấy lần|bao nhiêu lần); nói thế thì (?:em|tôi) chịu;
    thì (?:em|tôi) chịu; (?:em|tôi) chịu (?:thôi|chứ|thua|luôn);
    không phải (?:việc|lỗi|trách nhiệm) của (?:em|tôi|bên em); đâu phải (?:việc|lỗi|tại) (?:của )?(?:em|tôi);
    (?:kệ|mặc) (?:{you}); tùy (?:{you})(?! (?:chọn|quyết|thích|xem|cân nhắc));
    (?<!(?:không|hông|chưa) )thích (?:thì|làm gì thì); muốn (?:làm )?(?:gì|chi|sao|răng) thì (?:làm|tùy|kệ);
    không (?:mua|lấy|dùng|thích|làm|chịu|nghe) thì (?:thôi|nghỉ|tùy); rách việc; lằng nhằng; lắm chuyện;
    phiền phức quá; vớ vẩn; nói (?:nhanh|lẹ) (?:lên|đi|hộ); (?:nói|hỏi) gì (?:nữa )?(?:nói|hỏi) (?:nhanh|lẹ|đi);
    (?:biết|hiểu)\\x20chưa(?=[?]|$|\\x20{you}); (?:có )?(?:nghe|hiểu) (?:không|chưa|hông) (?:đấy|đó|vậy|hả);
    thì (?:chị|anh|cô|chú|bác) (?:tấp|tự|đi mà|ráng|chịu);
    (?:anh|chị|cô|chú|bác) (?:tự|đi mà) (?:xem|làm|đọc|tìm|lo|chịu|coi|mà);
    làm (?:gì|chi) mà (?:căng|dữ|nóng|gắt|la|ồn|quát); tại (?:anh|chị|cô|chú|bác) (?:không|hông|chứ|đó|đấy|mà);
    ai (?:bảo|biểu|mượn) (?:anh|chị|cô|chú|bác); sao (?:anh|chị|cô|chú|bác) (?:không|hông) (?:chịu|đọc|xem|nói sớm|tự);
    (?:anh|chị|cô|chú|bác) (?:kiện|khiếu nại|phản ánh) (?:đi|ở đâu|gì thì|thoải mái);
    cứ (?:việc )?(?:khiếu nại|phản ánh|kiện|kêu); bận lắm; mất thời gian; đừng (?:có )?(?:la|hét|quát|lớn tiếng);
    ai mà (?:tự|biết|thèm|rảnh); bỏ lỡ là (?:uổng|tiếc) .. thôi; đã nói rồi; nói hoài;
    gọi (?:gì|chi|làm gì) (?:lắm|hoài|mà); thì thôi; chứ (?:làm sao|sao nữa); (?:chẳng|không) .. thì ai;
    thì (?:ra|mai|tự|rút|đăng|xóa|kệ); không là không; (?:chị|anh|cô|chú) (?:chửi|cãi|la); cũng chẳng; nói đi$
  `),
  curt: phrases(`
    đọc (?:mã|số|tên) (?:đi|lên); (?:nói|đọc) (?:đi|lẹ|nhanh); rồi sao; thế (?:à|thôi); thế nhé; vậy thôi;
    (?:gì|chi) nữa; ai đấy; ai đó; biết rồi; có gì nói; quy định (?:là|nó) (?:vậy|thế|rứa);
    chính sách (?:là|nó) (?:vậy|thế|rứa); bình tĩnh (?:lại|đi|cái); hệ thống (?:nó )?(?:báo|ghi) (?:thế|vậy);
    chứ (?:sao|gì|em); làm (?:gì|chi)$; trời ơi
  `),
  empathise: phrases(`
    (?:em|con|cháu|tôi|mình) (?:rất |cũng |hoàn toàn |thật sự )?(?:hiểu|thông cảm|chia sẻ|đồng cảm);
    hiểu (?:cảm giác|tâm trạng|sự|nỗi|lo lắng|mà); yên tâm; đừng lo;
    ai (?:mà )?(?:cũng|chẳng|bị) .. (?:bực|hoảng|lo|khó chịu|buồn|sốt ruột);
    (?:bực|lo|giận|sốt ruột|khó chịu|mệt|hoảng|ngại|phân vân) (?:là|cũng) (?:phải|đúng|dễ hiểu);
    {you} nói (?:đúng|phải|vậy); dạ phải; (?:rất|thật|cũng) tiếc; tiếc (?:quá|thật|ghê|cho);
    vất(?: vả)? (?:quá|thật|cho|lắm|nhỉ)?; khổ (?:thân|quá); nếu là (?:em|con|cháu);
    đúng là (?:khó chịu|bực|vất|mệt|bất tiện|phiền|khổ|cực); khó chịu (?:lắm|quá|thật|anh|chị|nhỉ);
    cực (?:quá|ghê|cho); tội (?:quá|ghê|nghiệp); thấy (?:cũng )?(?:thương|xót|lo);
    nghe (?:mà|cũng) (?:thương|lo|sốt ruột); chúc mừng; (?:chắc|hẳn) .. (?:lắm|dữ|ghê|quá);
    (?:em|con|cháu) (?:cũng )?(?:biết|nghĩ) (?:rứa|vậy|thế|là);
    (?:lo|nghĩ|nói|hỏi) (?:vậy|thế|rứa) (?:là )?(?:đúng|phải); (?:dạ |vâng )?(?:phải|đúng) (?:rồi|ạ|vậy);
    (?:khổ|tội|thương|cực) (?:thân |cho )?(?:{you}|con|bé|cháu|mấy|quá); (?:ôi|trời|chết|ui|ối)(?= |,)
  `),
  warm: phrases(`
    yên tâm; chúc {you} .. (?:vui|ngon|thuận lợi|may mắn|mau|chóng|nhiều sức khỏe|khỏe|bình an|hạnh phúc|đi đường);
    (?:anh|chị|cô|chú|bác|ông|bà) nhỉ; gắn bó; thương; mừng (?:quá|cho|ghê); em vui; khỏi lo; từ từ;
    không (?:sao|vội|gấp|cần vội) (?:đâu|ạ)?; con chỉ; cứ thong thả; giữ gìn sức khỏe; chúc mừng; nhớ chớ|nhớ chứ;
    (?:quý|vui|hay|tốt) (?:quá|ghê|lắm); ha(?=,| ha); (?:đắt khách|đắt hàng|ngon miệng|cẩn thận|khỏe);
    (?:buôn bán|công việc|quán xá|gia đình) .. (?:ra sao|thế nào|sao);
    (?:bé|cháu|con|má|nhà|các bác|hai bác) .. (?:khỏe|vui|giỏi)
  `),
  smallTalk: phrases(`
    (?:ăn (?:cơm|sáng|trưa|tối|uống)|khỏe|trời|thời tiết|cuối tuần|đi chơi|mưa|nắng) .. (?:chưa|không|hông|gì|nhỉ|ha);
    (?:năm ngoái|hồi nớ|hồi đó|bữa trước|lần trước|hồi) .. (?:học|mua|đi|dùng|xài|ở)
  `),
} satisfies PhraseBook;
