import type { ClaimWords } from '../../claims/claim-words';

/** What makes Vietnamese words mean something else than they say. */
export const viGuards: ClaimWords['guards'] = {
  negation: /(?<!\p{L})(?:không|chưa|đừng|chẳng|chả|hông|hổng|nỏ)(?!\p{L})/iu,
  denies:
    /(?<!\p{L})(?:không|chưa|đừng|chẳng|chả|hông|hổng|khỏi|nỏ|đâu có|chớ)(?: (?:phải|bị|có|còn|được|thể|hề|ai))?\s*$/iu,
  supposes: /(?<!\p{L})(?:nếu|giá mà|lỡ|phải chi|giả sử|hễ|không thì|mà .{2,24} thì|trong đó)(?!\p{L})/iu,
  others:
    /(?<!\p{L})(?:nó|hắn|họ|người ta|bạn (?:kia|đó|ấy|nam|nữ|trước)|vợ|chồng|thằng|bà xã|ông già)(?!\p{L})[^,;:.]{0,24}$/iu,
  past: /(?<!\p{L})(?:lần trước|hôm trước|bữa trước|hồi trước|hôm qua|tháng trước|năm ngoái)(?!\p{L})/iu,
  clause: /[,;:–—]\s|\s(?:nhưng|mà|vì|còn)\s/giu,
  times:
    /(?<!\p{L})(?:hôm nay|bây giờ|liền|ngay|luôn|(?:sáng|trưa|chiều|tối|đêm) (?:nay|mai|mốt)|ngày mai|mai|trong ngày|thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật)(?!\p{L})/iu,
  ownMoney:
    /(?<!\p{L})(?:vay|trả góp|đặt cọc|đi thêm|năm ngoái|xe người ta|(?:anh|chị|cô|chú|bác|mình|nhà mình) (?:mất|đang (?:chi|dùng|trả)|trả|mua)|rẻ hơn|bớt|giảm|tặng|tiết kiệm|hoàn|cộng|mua thêm|còn nhiều hơn)(?!\p{L})/iu,
  polite: /(?<!\p{L})(?<!có )(?<!phải )(?<!cũng )(?:dạ|ạ|vâng|xin|cảm ơn|cám ơn)(?!\p{L})/iu,
  yes: /^(?:ừ|ờ|đúng|phải|vâng|dạ|chính xác|rồi|được)(?!\p{L})/iu,
  proposes:
    /(?:đi|được không|được hông)(?: em| con| cháu)?\s*[?.]*$|^(?:dạ,? )?hay (?:là )?(?:anh|chị|cô|chú|bác|mình|để|em)(?!\p{L})|(?:nhé|nha|nghen|hen)(?: (?:ạ|anh|chị|cô|chú|bác|em))?\s*[?.]*$|thì tiện cho|^(?:dạ,? )?(?:em|con|cháu) .*(?:được không|được chứ)(?: \p{L}+)?\s*[?.]*$/iu,
  owned: /(?<!\p{L})(?:đang (?:dùng|xài|sử dụng)|gói (?:cũ|hiện tại)|của (?:anh|chị|cô|chú|bác|mình))(?!\p{L})/iu,
  no: /^(?:dạ |à |ủa )?(?:không|chưa|hông|nỏ|đâu có)(?!\p{L})/iu,
  farewell: /^(?:(?:ừ|ờ|ok|dạ|vâng|rồi|không),? )*(?:chào|cảm ơn|cám ơn|thôi chào)(?!\p{L})/iu,
  vocative: /(?:^|[,.!?] |(?<!\p{L})(?:dạ|chào|ơn|lỗi|gặp|phải|là|chúc|vâng|mà|nhé|nha) )$/iu,
  corrects:
    /(?<!\p{L})(?:à (?:mà )?không|à khoan|khoan đã|khoan|ấy không|(?:em|anh|chị|con|cháu|tôi) (?:nói|xem|đọc|ghi|báo) (?:nhầm|lộn|sai)|đính chính|nhầm|à quên|(?:em|anh|chị|con|cháu|tôi)(?: \p{L}+){0,2} (?:nhầm|lộn|lú|lẫn)(?: \p{L}+){0,1}|(?:em|cháu|con) nói lại|nói lại cho|nói vội|tính (?:sót|lộn|nhầm)|chưa cập nhật|hỏi lại rồi|thế nào được|ý (?:em|con|cháu|chị|anh) là|không không)(?!\p{L})/iu,
  putsRight:
    /^(?:(?:dạ|à|ừ|ờ|vâng),? )*(?:đúng rồi|phải rồi|thôi|ủa)(?!\p{L})|(?<!\p{L})(?:nhầm|lộn|sót|nói lại|nói đúng|chứ không phải)(?!\p{L})/iu,
  requests:
    /(?<!\p{L})(?:cho (?:em|con|cháu|tôi) (?:xin|hỏi|biết)|đọc (?:giúp |cho )?(?:em|con|cháu|tôi)|(?:anh|chị|cô|chú|bác) đọc|nhắc lại giúp)(?!\p{L})|(?:giờ|ngày|tháng|triệu|nghìn|ngàn) hay (?:là )?\p{L}+ (?:giờ|ngày|tháng|triệu|nghìn|ngàn)/iu,
  changes: /(?<!\p{L})(?:(?:đổi|dời|chuyển|hẹn|sửa) (?:\p{L}+ ){0,3}(?:sang|qua|thành|lại)|thay vì)(?!\p{L})/iu,
  upTo: /(?:(?:dùng|hạn|áp dụng|trực|từ \p{L}+(?: giờ)?|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|\d) (?:tới|đến)|đến hết) $/iu,
  but: /^(?:nhưng|mà|chứ)(?!\p{L})/iu,
  lapses: /(?<!\p{L})(?:nếu|mà) .{0,30}(?:hôm nay|ngay bây giờ)|chỉ (?:trong )?hôm nay/iu,
  notThis: /(?<!\p{L})(?:(?:chứ )?không phải|chứ không|không còn)(?: là)? /iu,
  offers:
    /(?<!\p{L})(?:hay|tặng|được không|nhé|nha|nghen|luôn|có thể|gửi|lấy|thêm|giảm|nếu (?:anh|chị|cô|chú|bác))(?!\p{L})/iu,
  refuses:
    /^(?:(?:ừ|ờ|dạ|à|ơ),? )*(?:thôi|không|khỏi|hông|đừng)(?!\p{L})|(?<!\p{L})(?:không|hông|chẳng|chả) (?:lấy|xài|dùng|cần|mua|đặt)(?!\p{L})/iu,
  either: /(?<!\p{L})hay(?: là)? (?!không)/iu,
  matter:
    /(?<!\p{L})(?:muốn|cần|bị|không|chưa|hỏi|sao|mất|thiếu|lỗi|hỏng|hư|đứng|thu|trừ|gọi về|lỡ|nhầm|sai|trễ|khóa|hủy|huỷ|đổi|dời|trả|hoàn|báo|lên|đưa)(?!\p{L})/iu,
  reaction:
    /(?<!\p{L})(?:cảm ơn|cám ơn|được|tốt|hay|không|chưa|khỏi|đâu|quá|hài lòng|yên tâm|mừng|vui|bực|tệ|khiếu nại|hủy|huỷ|đồng ý|làm đi|chịu|ghê|mà cũng)(?!\p{L})/iu,
  spokenOf: /(?<!\p{L})(?:bác sĩ|thợ|bạn|bé|con|tài xế|cô giáo|thầy|của|với|cho|hỏi|nhắn|tên) $/iu,
  product:
    /(?<!\p{L})(?<!(?:bên|từ|công ty) )(?:[Gg]ói|[Tt]hẻ|[Kk]hóa|[Kk]hoá|[Ll]ớp|[Tt]our|[Bb]ảo hiểm|[Cc]ombo|[Ss]ảnh)(?: (?:cước|tín dụng|học|bơi|data))*(?: (?:\p{Lu}[\p{L}\d]*|\d+(?![\d.])))+/u,
};
