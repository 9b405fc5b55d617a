import { SPELT_ADDRESS } from '@/domain/figures/addresses';
import type { SpeechWords } from '../../speech-words';

const TITLE = '(?:anh|chị|cô|chú|bác|ông|bà|dì|cậu|mợ|thím|thầy|o|mệ|ôn|Anh|Chị|Cô|Chú|Bác|Ông|Bà|Dì|Cậu|Thầy|O)';
const ASKS =
  '(?<!(?:thì|cũng|là) )không|hông|hôn|chưa|(?<!(?:không|hông|chẳng|chả|chưa) (?:mất|tốn|có|bị|cần|thấy|nghe|nói|làm) )(?<!đâu có .{0,16})(?<! lo )(?:gì(?! (?:đó|đấy|ấy))|chi)|(?<!(?:không|chưa|chẳng|đâu|hông) .{0,24}|(?:lượt|thử|xem|coi|đọc|nói|nghe) )(?:nào|mô)|(?<!(?:một|hai|ba|bốn|năm|mấy|không) )sao|(?<!(?:không|một|hai|ba|bốn|mỗi|chiếc|cái|nhổ|trồng|đánh|bọc|niềng|trám|sâu|hàm|chân) )răng|hả|nhỉ|chăng|hay sao|bao nhiêu|bao lâu|khi nào|khi mô|bao giờ|chừng nào|lúc nào|(?<!(?:mươi|chục|trăm|nghìn|ngàn|triệu|tỷ|tỉ|mười|với) )mấy|phải không|đúng không|được không';
const BY_AGENT = /(?<!\p{L})(?:em|con|cháu|tôi|bên (?:em|con|cháu|mình))(?!\p{L})/iu;
const SURNAMES =
  'nguyễn|trần|phạm|huỳnh|hoàng|vũ|võ|phan|trương|bùi|đặng|đỗ|ngô|dương|đinh|lê|lý|trịnh|đoàn|lương|mai|tô|hồ|cao|tạ|lưu|châu|đào|hà|thái|tăng|kiều';
const MIDDLE =
  'văn|thị|đình|hữu|minh|thanh|ngọc|quốc|đức|công|xuân|thu|kim|hồng|bích|thùy|thuỳ|phương|hoàng|gia|bảo|tuấn|quang|trọng|như|mỹ|diệu|khánh|nhật|thái|duy|viết|bá|tấn|trung|hải|tuyết|mạnh|tiến|thế|anh';
/** What follows a full name in speech without commas. */
const NO_NAME =
  'sinh|số|mã|địa|ở|quê|ngày|mùng|mồng|tháng|năm|một|hai|ba|bốn|sáu|bảy|tám|chín|mười|không|đúng|phải|ạ|nha|nhé|nghen|em|con|cháu|anh|chị|cô|chú|bác|tôi|là|thì|mà|đặt|hẹn|mua|làm|có|đây|bên|của|với|căn|điện|giúp|rồi|dạ|bị|được';

/** How Vietnamese is spoken. */
export const viSpeech: SpeechWords = {
  /** "Không có đâu" denies; "ở đâu" asks. */
  asks: new RegExp(
    `(?<!\\p{L})(?:${ASKS}|(?:ở|đi|từ|chỗ|tới|đến|về|ra|vô|vào|mua|để) đâu)(?: (?:ạ|vậy|thế|rứa|nhỉ|hả|đó|đấy|nè|ta|không|em|con|cháu|anh|chị|cô|chú|bác|ông|bà|o|ha|hè|à)){0,3}$|(?<!\\p{L})(?:(?<!(?:mươi|chục|trăm|nghìn|ngàn|triệu|tỷ|tỉ|mười|với) )mấy|bao nhiêu|bao lâu) \\p{L}+(?: (?:ạ|vậy|em|con|cháu|anh|chị|cô|chú|bác|ông|bà|rồi)){0,2}$|(?<!\\p{L})(?:gì|chi|mấy|nào|mô|đâu|bao nhiêu) (?:để|cho) (?:em|con|cháu) (?:ghi|lên|xếp|tra|lưu|giữ|đặt|nhập|gửi|nhắn)(?: \\p{L}+){0,3}$|(?<!\\p{L})(\\p{L}+) (?:\\p{L}+ ){1,3}hay (?:là )?(?:\\p{L}+ )?\\1 (?:\\p{L}+ ?){1,4}$`,
    'iu',
  ),
  /** After a closing particle and whom it speaks to, before "dạ". */
  cuts: /(?<!\p{L})(?:ạ|hen|hén|nghen|nha(?! khoa(?!\p{L}))|nhé|nhá|nè)(?!\p{L})(?: (?:(?:con|cháu|em)(?= (?:cô|chú|bác|anh|chị|ông|bà|dì)(?!\p{L}))|(?:cô|chú|bác|anh|chị|ông|bà|dì)(?= (?:con|cháu|em)(?!\p{L}))))?\s*|(?<!(?<!\p{L})à)\s(?=dạ(?!\p{L}))|\s(?=nhưng (?:mà )?(?:em|con|cháu|bên em) )|(?<=(?<!\p{L})rồi)\s(?=(?:sáng|trưa|chiều|tối|mai|lát) (?:\p{L}+ ){0,2}(?:em|con|cháu|bên em) )|(?<=(?:(?:làm|chốt|đăng k[ýí]|đặt|gửi|đổi|lên đơn)|(?:lấy|mua|đặt|làm) (?:luôn|cho (?:chị|anh|cô|chú|bác)) (?:\p{L}+ ){1,5})\s?đi)\s(?:(?:em|con|cháu)(?!\p{L})\s*)?(?!lại|về|đâu|cho|qua|ra)/giu,
  someTime:
    /(?<!\p{L})(?:sáng|trưa|chiều|tối|đêm|mai|mốt|hôm nay|(?:vài|mấy|ít|trong) (?:hôm|bữa|ngày|tuần|tháng|tiếng|phút)|bây giờ|miễn phí)(?!\p{L})/iu,
  asksFigure:
    /(?<!\p{L})(?<!(?:không|chẳng|chả|chưa|đâu có|hông) )(?:bao (?:nhiêu|lâu|giờ)|(?:khi|chừng|lúc|hôm|bữa|ngày) (?:nào|mô)|mấy (?:giờ|ngày|hôm|bữa|buổi|tiền|đồng)|nhiêu|hết mấy)(?!\p{L}| (?:đó|đấy|ấy|đây)(?!\p{L}))(?: (?!(?:thì|hết|đâu|cả)(?!\p{L}))[\p{L}\p{N},]+){0,6}[?!.… ]*$/iu,
  confirms:
    /^(?:(?:dạ|à|ủa|ồ|vâng),? ?)*(?:vậy|thế|rứa) (?:hả|à|ạ|hỉ)(?: \p{L}+)?\?*$|đúng (?:số|tên|địa chỉ|email|người)[^?]{0,14}(?:không|hông|chưa|chứ|hả)|(?:chứ gì|ch[ứớ] (?:\p{L}+ )?(?:mô|răng|đâu|mấy)|làm gì|thì sao|là gì nữa|biết sao)$|(?<!\p{L})(?:sao (?:nãy giờ |hồi nãy |lúc nãy )?|mà )(?:anh|chị|cô|chú|bác) (?:không|hông) (?:nói|báo|đọc|xem|coi)(?!\p{L})|(?<!\p{L})(?:bé trai hay (?:bé )?gái|(?:anh|chị|cô|chú|bác) (?:cứ )?hỏi (?:thẳng )?(?:anh|chị|ông|bà)(?: \p{L}+)? ấy)(?!\p{L})|(?<!\p{L})(?:xem|coi) sao(?: ạ)?\?*$|cũng phải .{1,24} chứ(?!\p{L})|(?<!\p{L})(?:mà không .{1,30} à|ai (?:mà )?chịu)\?*$|nhớ (?:không|hông|hôn|chứ|chưa)(?:\s\p{L}+){0,1}\?*$|(?:đúng|phải|(?<!(?<!\p{L})có (?!thể).{4,60})được) (?:không|hông|hôn|hem|chưa)(?:\s\p{L}+){0,2}\?*$|(?<!(?<!\p{L})hay (?!(?:dùng|bị|xài|đi|mua|gọi|ăn|uống|quên|là|xem|ngủ|chơi|nói|chạy)(?!\p{L})).{4,60})(?<!\p{L})(?:hả|hở|à)(?: \p{L}+)?\?*$/iu,
  asksToTell: /(?<!\p{L})(?:kể|nói|chia sẻ) .{0,16}(?:nghe|rõ|thêm) (?:về|xem|coi|thử)(?!\p{L})/iu,
  offersTo:
    /(?<!\p{L})(?:có muốn (?:em|con|cháu|bên em|tôi)|để (?:em|con|cháu|tôi) .{0,30} (?:được không|nhé|nha))(?!\p{L})/iu,
  /** "Con gọi hỏi cô nước chảy mạnh lại chưa". */
  asksLater:
    /(?<!\p{L})(?:mai|mốt|nữa|chiều|tối|lát|sau|tới)[ ,].{0,10}(?:em|con|cháu|tôi) (?:sẽ )?(?:gọi|nhắn|báo)(?: lại)? (?:hỏi|coi|xem)(?!\p{L})|(?<!\p{L})(?:mai|mốt|nay|chiều|tối|sáng|trưa|về|rảnh|tiện|có nhà|ở nhà|nghỉ) (?:lúc )?mấy giờ|(?:gọi|nhắn|báo|liên hệ) lại (?:.{0,30} )?(?:ha|hả|hen|nha|nhé|nghen)(?!\p{L})/iu,
  turnedRound: /(?<!\p{L})(?:đừng|chưa|không|hông|khỏi|khoan) $/iu,
  sum: /(?:trăm|nghìn|ngàn|triệu)/iu,
  moment: /(?:phút|giây)$/iu,
  spans: /(?:tháng|năm)$/iu,
  within: /(?:trong|chậm nhất|muộn nhất) .{0,12}$/iu,
  terms: 'pairs',
  /** A clinic's nurse says "chị" of herself and "em" to the patient. */
  elders: {
    younger: /(?<!\p{L})(?:em|con|cháu)(?: (?:ạ|nhé|nha|ơi|à))?[.?!]*$/iu,
    elder: /(?<!\p{L})(?:anh|chị|cô|chú|bác)(?: (?:ạ|nhé|nha|ơi|à))?[.?!]*$/iu,
    words: /(?<!\p{L})(?:anh|chị|cô|chú|bác|em|con|cháu)(?!\p{L})/gu,
    instead: { anh: 'em ', chị: 'em ', cô: 'em', chú: 'em ', bác: 'em ', em: 'o ', con: 'o  ', cháu: 'o   ' },
  },
  promises: {
    atOnce:
      /(?<!\p{L})(?:ngay bây giờ|ngay|liền|luôn|bây giờ|hôm nay|chiều nay|tối nay|trưa nay|sáng nay|mai)(?!\p{L})/iu,
    loose: /^(?:(?:tuần|tháng|năm) (?:sau|tới)|(?:đầu|cuối|giữa|hết) (?:tuần|tháng|năm)(?: (?:này|sau|tới))?)$/iu,
    byAgent: BY_AGENT,
    someoneWill: new RegExp(
      `${BY_AGENT.source}|(?<!\\p{L})(?:bên|bộ phận|kỹ thuật|thợ|shipper|bưu tá|nhân viên|hệ thống|shop|kho|ngân hàng|hàng|tiền|thẻ|đơn|người ta|sẽ)(?!\\p{L})`,
      'iu',
    ),
    coming: /(?<!\p{L})(?:(?:sáng|trưa|chiều|tối|đêm) (?:nay|mai|mốt)|ngày (?:mai|mốt|kia)|mai)(?!\p{L})/iu,
  },
  names: {
    called: [
      new RegExp(
        `(?<!\\p{L})${TITLE} (\\p{Lu}\\p{Ll}*(?: \\p{Lu}\\p{Ll}*){0,3})(?!\\p{L}| (?:làm|nói|bảo|kêu|sửa|thợ|đội|kho|mới|sẽ|bên (?:em|con|cháu|mình|kho)))`,
        'gu',
      ),
      new RegExp(
        `(?<!\\p{L})(?:(?:có )?phải(?: là)?(?: số(?: máy)?(?: của)?)? ${TITLE} (\\p{L}+)(?= .{0,40}(?:không|hông|đang|đó))|${TITLE} (\\p{L}+) ơi|(?:chào|gặp) ${TITLE} (\\p{L}+)|(?:gọi cho|gặp|là) ${TITLE} (\\p{L}+) (?:phải|đúng) (?:không|hông|hôn)|(?:ơn|lỗi) ${TITLE} (\\p{L}+)(?= (?:ạ|nha|nhé|nghen|hí|hỉ|chúc|em|con|cháu)(?!\\p{L})|[,.]|$))(?!\\p{L})`,
        'giu',
      ),
    ],
    title: `(?:${TITLE}|em|mình) `,
    stated:
      /(?<!\p{L})(?<!(?:bạn|đứa|thằng|người|cậu|nhân viên) (?:(?:nào|kia|gì|đó) )?)(?:tên(?: là)?|tên đầy đủ(?: là)?|họ tên(?: là)?|(?<=(?:^|[,.] ?|(?<!\p{L})(?:tôi|tui|anh|chị|cô|chú|bác|o|em|mình|đây|dạ) ))là)\s+((?:(?!\p{L}+ là(?!\p{L}))\p{L}+[ ,]*){1,6})/giu,
    full: null,
    own: null,
    asksName: /(?<!\p{L})(?:tên|quý danh|xưng hô)(?!\p{L})/iu,
    answer:
      /^(?:(?:dạ|vâng|ừ|à|ờ|um|uh),? )*(?:(?:anh|chị|cô|chú|bác|tôi|em|tui) )?((?:\p{L}[\p{L}'’-]*[ ,.]*){1,4})/iu,
    answersLarge: true,
    notNames:
      /^(?:số|mã|đơn|thuê|điện|ở|nha|nhé|nghen|ạ|em|con|cháu|anh|chị|cô|chú|bác|tôi|mình|không|một|hai|ba|bốn|sáu|bảy|tám|chín|gì|cái|của|cho|thì|mà|rồi|đây|này|có|đang|được|là|tên|khách|người|chủ|đó|vậy|thế|sinh|ngày|bên|nào|đã|vui|khỏe|nghen|hen|hí|hỉ|luôn|trước|sau|gọi|ơi|phải|đúng|chờ|đợi|nhiều|lắm|nghe|thêm|lại|vì|nhắc|tới|đến|nữa|quá|hết|thật|vâng|sĩ|ấp|xã|thôn|xóm|phố|quận|huyện|phường|muốn|cần|hỏi|nói|xin|nhờ|thấy|bị|làm|mua|đặt|gửi|nghĩ|xem|coi|biết|sẽ|cũng|vẫn|chưa|cứ|trả|lấy|dùng|chuyển|nhận|hủy)$/iu,
    shortest: 2,
    /** Speech-to-text writes names small: a surname with one of the usual middle names is a name all the same. */
    spoken: {
      hint: new RegExp(`(?:^|[ ,])(?:${SURNAMES}) `),
      name: new RegExp(
        `(?<![\\p{L}\\p{N}])(?:${SURNAMES}) (?:${MIDDLE})(?: (?:${MIDDLE})(?! (?:${NO_NAME})(?!\\p{L})))?(?: \\p{L}+)(?![\\p{L}\\p{N}])`,
        'giu',
      ),
    },
    address: SPELT_ADDRESS.vi,
    lone: null,
  },
};
