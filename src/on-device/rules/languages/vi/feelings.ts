import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrase-pattern';

/** How Vietnamese customers sound, content, bitter, upset, abusive, and the words that say no. */
export const viFeelings = {
  satisfied: phrases(`
    (?:được|rõ|ổn|ok|oke|okê|êm|xong|chạy|hết|hay|tốt|ngon|lẹ|nhanh) (?:rồi|quá|ghê|thật|hết|luôn|vậy thì|thế thì); (?:thế|vậy) (?:thì |là |cũng )?(?:tốt|được|hay|ổn|yên tâm|quý|ngon|mừng);
    yên tâm (?:rồi|hơn); đỡ (?:lo|quá|hẳn); may (?:quá|mà|ghê); có tâm; dễ thương; chu đáo; hài lòng; (?:đồng ý|nhất trí); mừng; hết (?:lo|bực|giận); tử tế; nhờ (?:em|con|cháu|bạn);
    cảm ơn .. (?:nhiều|nhé|nhá|nha|nghen|lắm|hen|hí); hiểu rồi; biết đường; (?:làm|nói) (?:vậy|thế|được) .. (?:chịu|được); đúng (?:thật|ý|cái); ừ (?:được|vậy|thế)
  `),
  thanks: phrases('(?:cảm|cám) ơn'),
  sarcasm: phrases(`
    nhiệt tình (?:quá|ghê|thật|gớm); (?:giỏi|hay|khéo|tài|tốt|xịn|chuyên nghiệp|đỉnh|nhanh|vui) (?:thật|ghê|gớm|quá|nhỉ|thế|nhể|hè|hỉ|heng|ha|hen) ?(?:đấy|đó|nhỉ|cơ|ha|luôn)?;
    (?:cảm|cám) ơn .. (?:quyết định|nhiệt tình|đã dạy|bài học|mất thời gian|không giúp|chẳng|vì đã); trò hề; hay là (?:sang năm|kiếp sau|năm sau|tết);
    (?:sang năm|kiếp sau|tết congo|tết tây|mùa quýt|mọt gông); như (?:đi xin việc|trò đùa|đùa|chơi|phim|rùa|ốc sên|đi ăn xin); ghê (?:ha|hen|heng|hỉ|ta); quý hóa; vinh hạnh; ngân dài;
    đọc (?:bài|kịch bản|như); mở tiệc; ăn mừng; huân chương
  `),
  distress: phrases(`
    (?:bực|tức|điên|giận|cay|ức|nóng|sôi) (?:lắm|quá|điên|mình|rồi|bội|ghê|chết|máu|hết|thật|người); (?:quá|hết sức|rất|thật) (?:tệ|thất vọng|bức xúc|bất lịch sự|vô lý|bực|khó chịu|mệt mỏi|tồi);
    (?:bức xúc|phẫn nộ|uất|ức chế|phát điên|khốn nạn|tồi tệ|kinh khủng|quá đáng|quá quắt|không chấp nhận|không thể chấp nhận|thất vọng); (?:mệt|chán|khổ|nản|oải) (?:quá|lắm|rồi|ghê|luôn|mỏi|thật|hết);
    (?:run|khóc|hoảng|sợ|lo|rối|mất ngủ|mất ăn|stress|cuống) (?:hết|quá|lắm|cả|suốt|muốn|người|lên); (?<!(?:sợ|lo|ngại|bị|tránh|chống|nạn|vụ|gặp|dính) )lừa đảo; ăn cướp; cướp; móc túi; trắng trợn;
    mất trắng; trời ơi; ôi giời; trời đất(?: quỷ thần)?; khổ (?:ri|rứa|vậy|thế|quá|dữ|thật); đứng (?:giữa|ngoài) (?:đường|trời|nắng|mưa); (?:nhịn|chịu) (?:hết|không) (?:nổi|được); khan cổ;
    gấp (?:lắm|quá); nguy hiểm; cấp cứu; tiền (?:thuốc|viện|mổ|lương); (?:hết|mất|lấy đâu) .. tiền (?:học|ăn|nhà|trọ); không (?:trả|mua) được; (?:gấp|kẹt) (?:lắm|quá|tiền); chết (?:tao|tôi|chị|anh|em)
  `),
  annoyed: phrases(`
    sao (?:lại|mà|kỳ|kì|cứ|im|bắt|lâu); gì (?:kỳ|kì|mà|lạ) (?:vậy|thế|lâu); kỳ (?:vậy|quá|cục|ghê); phiền (?:quá|ghê|thật|phức); lâu (?:quá|thế|vậy|ghê|lắm|dữ); hoài; rành rành; trời;
    (?:hai|ba|bốn|năm|mấy) lần; tự nhiên; thì (?:{i}) nói rồi; ngại; không được luôn; bắt (?:{i}); im luôn; nhắc; đợi (?:mãi|hoài|từ|cả|mấy); chờ (?:mãi|hoài|từ|cả|mấy|nãy); gọi (?:mãi|hoài|mấy);
    tự ý; thế à; làm ăn (?:gì|kiểu|thế|rứa|vậy|như|chán); nhanh (?:lên|giùm|hộ); khó (?:hiểu|chịu); hơi (?:bực|mệt|lâu|phiền)
  `),
  abuse: phrases(`
    đ[mk]+; đcm; vcl; vl; vãi; clgt; địt; đụ; đéo; đếch; cút; đồ (?:ngu|điên|khùng|chó|khốn|dốt|lừa đảo|ăn hại|ăn cướp|mất dạy|vô học|rác);
    (?:thằng|con|lũ|bọn|quân|bè lũ) (?:ngu|chó|điên|khùng|khốn|mất dạy|lừa đảo|ăn cướp|vô học|ăn hại|dở hơi); óc (?:chó|lợn|heo); mất dạy; vô học; vô văn hóa; láo; ngu (?:quá|thế|vậy|như|si|xuẩn|dốt);
    (?:mày|mi) .. (?:tao|tau|ngu|điên); (?<!^(?:ê|này|alo) .{0,30})tao; chó (?:má|chết); khốn nạn; súc vật; con mẹ; cái (?:đéo|con); mẹ kiếp; tiên sư; tổ sư; bố láo; câm (?:mồm|miệng|họng); im mồm;
    vô dụng; bọn mày; tụi bay; chúng mày; tụi mày; ăn hại; tụi bây; con ranh|thằng ranh|oắt con
  `),
  insult: phrases(`
    tau; nói dai; (?<!(?:sợ|lo|ngại|bị|tránh|chống|nạn|vụ|gặp|dính) )lừa đảo; ăn cướp; trò hề; làm ăn (?:như|rứa|kiểu|thế|vậy|gian|chộp giật|bố láo|cẩu thả); mấy người; vô trách nhiệm; dối trá;
    gian dối; gạt; bịp; nói láo; nói xạo; xạo; thất đức; trơ trẽn; hút máu; ngu; dốt; cái lũ; bọn(?! (?:em|con|cháu|mình|tôi|tui|anh|chị|trẻ|nhỏ|nó|họ)(?!\\p{L})); lũ; điên; vô duyên; vớ vẩn; biến(?=[.!]|$)
  `),
  negation: phrases(`
    không; hông; hổng; chẳng; chả; chưa; đừng; nỏ; đâu có; khỏi; hết; đỡ; bớt
  `),
} satisfies PhraseBook;
