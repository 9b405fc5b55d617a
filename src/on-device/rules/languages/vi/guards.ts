import type { ClaimWords } from '../../claims/claim-words';

/** What makes Vietnamese words mean something else than they say. */
export const viGuards: ClaimWords['guards'] = {
  negation: /(?<!\p{L})(?:không|chưa|đừng|chẳng|chả|hông|hổng|nỏ)(?!\p{L})/iu,
  denies:
    /(?<!\p{L})(?:không|chưa|đừng|chẳng|chả|hông|hổng|khỏi|nỏ|đâu có|chớ|đỡ|bớt|hết|đâu phải(?: (?:anh|chị|cô|chú|bác|tôi|tui))?)(?: (?:phải|bị|có|còn|được|thể|hề|ai))?\s*$|(?<!\p{L})(?:quên|không|chưa|chẳng)(?: (?:kịp|có|hề|không))* (?:báo|nói|bảo|nhắc|dặn|xin|mời)(?: \p{L}+){0,2}\s*$/iu,
  supposes:
    /(?<!\p{L})(?:nếu|(?:không|hông|hổng|chưa|nỏ) (?:ưng|thích|hài lòng|vừa ý)(?: \p{L}+)? thì|(?:bữa|lần|đợt) sau|giá mà|(?:chớ|chứ) (?:mà )?(?:em |con |chú )?nói .{2,40} là|lỡ|phải chi|giả sử|(?:hỏi|xin|làm|xem|kiểm tra) được thì|hễ|không thì|mà .{2,24} thì|trong đó|(?:dời|đổi|hủy|trả|nhận lại(?: tiền)?) thì)(?!\p{L})/iu,
  others:
    /(?<!\p{L})(?:nó|hắn|họ|người ta|(?:bà|ông|cô|chú|anh|chị) ấy|bạn (?:kia|đó|ấy|nam|nữ|trước)|vợ|chồng|thằng|bà xã|ông già)(?!\p{L})[^,;:.]{0,24}$/iu,
  reports:
    /(?<!\p{L})(?:nói|bảo|dặn|kêu|trả lời) (?:với |cho |rõ )?(?:bạn|cô|anh|chị|em|cậu|người) (?:kia|đó|ấy|trước|hôm (?:trước|kia)|bữa (?:trước|kia)|lần trước|gọi (?:lần )?trước)(?!\p{L})[^,;:.]{0,12}$/iu,
  foretells:
    /(?<!\p{L})(?:anh|chị|cô|chú|bác|mình) (?:sẽ|thế nào cũng|kiểu gì cũng|rồi cũng|rồi sẽ) (?:hối hận|tiếc|phải gọi|quay lại tìm|tìm lại)(?!\p{L})|(?<!\p{L})rồi (?:anh|chị|cô|chú|bác) (?:sẽ )?(?:biết|thấy|tiếc|hối hận)(?!\p{L})|(?<!\p{L})không (?:\p{L}+ ){1,2}(?:là|thì) (?:vài|mấy) năm(?!\p{L})|(?<!\p{L})(?:thì ai (?:mà )?(?:cũng|chẳng|chả)|ai cũng (?:khen|mê|thích))(?!\p{L})/iu,
  past: /(?<!\p{L})(?:(?:lần|hôm|bữa|hồi|đợt|tháng) trước|hôm qua|năm ngoái|đợt đi)(?!\p{L})/iu,
  clause: /[,;:–—]\s|\s(?:nhưng|mà|vì|còn)\s/giu,
  over: /(?:(?:sáng|trưa|chiều|tối) (?:nay|mai)|(?<!\p{L})mai)(?= (?:anh|chị|cô|chú|bác) (?!ạ|nhé|nha|nghen|nhận|có|em|con|cháu)\p{L})|(?<=(?:về|cái) )hôm (?:thứ \p{L}+|chủ nhật)|(?:thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật|ngày \p{L}+) (?:tuần )?(?:vừa (?:rồi|qua)|trước(?! (?:\d|khi|\p{L}+ giờ)))(?!\p{L})/giu,
  times:
    /(?<!\p{L})(?:hôm nay|bây giờ|(?<!(?:báo|nhắn|viết) )(?:liền|ngay)(?!.* sớm(?!\p{L}))|(?:sáng|trưa|chiều|tối|đêm) (?:nay|mai|mốt)|ngày mai|mai|trong ngày|thứ (?:hai|ba|tư|năm|sáu|bảy)|chủ nhật)(?!\p{L})/iu,
  ownMoney:
    /(?<!\p{L})(?:miễn (?:tiền|phí)|tính sau|(?:trăm|chục|mươi) (?:\p{L}+ )?(?:lít|mê ga|mega)(?= (?:là|thì) (?:vừa|đủ|hợp|dư))|(?:anh|chị|cô|chú|bác) hỏi (?:giúp|giùm|thử)|trị giá|(?:anh|chị|cô|chú|bác|mình) tính thử|lệch|vay|lấy(?= (?:\d+|\p{L}+)(?: mươi)? triệu)|trả góp|đơn (?:từ|tối thiểu)|cọc|bỏ(?! ra)|gửi(?= (?!mỗi )(?:\p{L}+ )?\p{L}+ (?:tháng|năm))|đợt đầu|đi thêm|năm ngoái|xe người ta|chênh|trừ|(?:anh|chị|cô|chú|bác|mình|nhà mình) (?:mất|đang (?:chi|dùng|trả)|trả|mua)|rẻ hơn|(?:bớt|giảm)(?! (?:xuống |chỉ )?còn(?!\p{L}))|tỷ trở lên|đời|lãi|không phẩy|tặng|tiết kiệm|hoàn|cộng|mua thêm|còn nhiều hơn|hạn mức|(?:một|mỗi|từng|những) vụ|miễn thường|bồi thường|tính ra|(?:có )?chỗ (?:cũ|kia|khác|còn)|(?:trung tâm|chỗ|nơi) nào|mặt bằng|bên (?:kia|khác)|hãng khác|trước hạn|hủy|huỷ|hòa vốn|hoàn vốn|lương|thu nhập|doanh thu|tối đa|phạt|chi trả|quyền lợi|(?:anh|chị|cô|chú|bác) tiêu|(?:khoảng|gần|cỡ|tầm)(?= \p{L}+ (?:\p{L}+ )?(?:triệu|trăm|chục|nghìn|ngàn))|được(?= (?:\d+|\p{L}+)(?: mươi)? (?:triệu|trăm))|(?:trăm|nghìn|ngàn) (?:mét|cây số|ki lô mét|người|khách))(?!\p{L})/iu,
  polite: /(?<!\p{L})(?:dạ|ạ|vâng|xin|cảm ơn|cám ơn)(?!\p{L})/iu,
  yes: /^(?:ừ|ờ|đúng|phải|vâng|dạ|chính xác|rồi|được|đồng ý|ok|oke|chốt|thì đấy|đấy|chứ sao|chứ còn gì)(?!\p{L})/iu,
  proposes:
    /^(?:(?:dạ|hay|thế|vậy|giờ|rứa),? )*(?:anh|chị|cô|chú|bác|mình) (?:bảo lưu|chuyển|đổi|nhận|lấy|giữ|gia hạn|sang tên)(?: \p{L}+){0,2} (?:không|hông|hôn)(?: ạ)?[?.]*$|(?<!\p{L})(?:luôn|liền|ngay) .{0,16}(?:nghe|hen)(?: (?:anh|chị|cô|chú|bác))?\s*[?.]*$|(?:đi|được không|được hông)(?: em| con| cháu)?\s*[?.]*$|^(?:dạ,? )?hay (?:là )?(?:anh|chị|cô|chú|bác|mình|để|em)(?!\p{L})|(?:nhé|nha|nghen|hen|ha|hí|hỉ|nhá)(?: (?:ạ|anh|chị|cô|chú|bác|em))?\s*[?.]*$|thì tiện cho|^(?:dạ,? )?(?:em|con|cháu) .*(?:được không|được chứ)(?: \p{L}+)?\s*[?.]*$/iu,
  aside:
    /(?<!\p{L})(?:(?:chờ|đợi) (?:anh|chị|cô|chú|bác|tôi|tui) (?:một )?(?:chút|xíu|tí|lát)(?!\p{L}).{2,140}?(?:nói|kể|đọc) tiếp|để (?:anh|chị|cô|chú|bác|tôi) hỏi (?:vợ|chồng|ông xã|bà xã)(?! (?:coi|xem|đã|cái))|(?:rồi|ok),? (?:em|cháu|con) (?:nói|kể) tiếp|ê (?:cô|chú|anh|chị|em|bác) ơi|(?:mẹ|má|ba|bố) ơi)(?!\p{L})/iu,
  moves: /(?<!\p{L})(?:dời|đổi|hoãn|chuyển) (?:lại )?(?:cái )?(?:lịch|giờ|ngày|hẹn|buổi)(?!\p{L})/iu,
  owned:
    /(?<!\p{L})(?:(?:mỗi|một) tháng dư|đang (?:dùng|xài|sử dụng|mua|đóng)|gói (?:cũ|hiện tại)|(?:anh|chị|cô|chú|bác|mình) (?:có |đã |từng )(?:mua|đăng k[ýí]|thay|làm|dùng|tham gia)|(?<!số )của (?:anh|chị|cô|chú|bác|mình)|(?:bữa|hôm|lần) (?:trước|nọ|đó) (?:anh|chị|cô|chú|bác|mình) (?:có )?nói)(?!\p{L})/iu,
  no: /^(?:dạ |à |ủa )?(?:không|chưa|hông|nỏ|đâu có)(?!\p{L}| sao(?!\p{L})| có (?:là|thì)(?!\p{L}))/iu,
  farewell: /^(?:(?:ừ|ờ|ok|dạ|vâng|rồi|không),? )*(?:chào|cảm ơn|cám ơn|thôi chào)(?!\p{L})/iu,
  vocative:
    /(?:^|[,.!?] |(?<!\p{L})(?:dạ|chào|ơn|lỗi|gặp|(?<!(?:này|đó|đấy|cần|còn) )phải|(?<!tên )là|chúc|vâng|mà|nhé|nha) )$/iu,
  speaksTo: /(?<!\p{L})(?:dạ|ạ|vâng|ơi|nhé|nha|em|con|cháu|mình|xin|cảm ơn|chào)(?!\p{L})/iu,
  spokenAbout:
    /^ (?:dạy|nghỉ|phụ trách|đứng lớp|trực|(?:sáng|trưa|chiều|tối|hôm) nay (?:còn|nghỉ|bận|rảnh|trống|kín))(?!\p{L})/iu,
  kin: /(?<!\p{L})(?:mẹ|má|bố|ba|cha|vợ|chồng|bà xã|ông xã|bà (?:nội|ngoại)|ông (?:nội|ngoại)|con trai|con gái) (?:anh|chị|cô|chú|bác|tôi|tui|em|mình|nhà)(?!\p{L})[^.?!]{0,24}$|(?<!\p{L})(?:với|gặp|thợ|bác sĩ) (?:bạn |anh |chị |em )?$/iu,
  corrects:
    /(?<!\p{L})(?:à (?:dạ |mà )?(?:không|hông|hổng)|[àờ] (?:dạ )?(?:để )?(?:em|con|cháu|chị|anh|tôi) (?:coi|xem|nhìn|tính|tra|kiểm tra) lại(?! đi| giúp| giùm| hộ| cho)|à khoan|khoan đã|khoan|ấy không|(?:em|anh|chị|con|cháu|tôi) (?:nói|xem|đọc|ghi|báo) (?:hồi nãy |lúc nãy |nãy )?(?:nhầm|lộn|sai|ẩu|(?:chưa|không) (?:đúng|chuẩn))|đính chính|(?<!(?:sự|chuyển|gửi|giao|trừ|thu|bấm|mua|đặt|lấy|khóa|phát|nhận|gọi|tôi|không|đâu có) )nhầm(?! (?:thế nào|sao|làm sao|đâu|kiểu gì|được|người|tài khoản|số|địa chỉ|nhà))|à quên|(?:em|anh|chị|con|cháu|tôi)(?: (?!chuyển|gửi|mua|bấm|đặt|không|đâu)\p{L}+){0,2} (?:nhầm|lộn|lú|lẫn)(?! (?:thế nào|sao|làm sao|đâu|kiểu gì|được))(?: \p{L}+){0,1}|(?:em|cháu|con) nói lại|nói lại cho|để (?:tôi|tui|anh|chị|cô|chú|bác|o) (?:đọc|nói) lại|nói vội|tính (?:sót|lộn|nhầm)|chưa cập nhật|hỏi lại rồi|ý (?:em|con|cháu|chị|anh) là|(?<!(?:không|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|số|là|(?<!\p{L})\p{L}{1,2}) )không không(?! (?:không|một|hai|ba|bốn|năm|sáu|bảy|tám|chín)))(?!\p{L})/iu,
  slips:
    /^(?:(?:dạ|ờ|ừ|à),? )*(?:chưa(?=,)|à|ấy|ơ|khoan|không|nhầm|quên|lộn|xin lỗi|ý (?:em|anh|chị|con|cháu|cô|chú|bác) là)(?:[,.]| (?:không|nhầm|lộn|khoan|phải|quên)(?!\p{L})| (?=(?:(?:mà|dạ) )?(?:\d|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|thứ|chủ nhật)(?!\p{L})))/iu,
  notice: /(?<!\p{L})(?:(?:tin nhắn|thư) (?:xác nhận|báo)|ghi (?:chú|nhận|vào|vô|ra))(?!\p{L})/iu,
  byTheWay: /(?<!\p{L})(?:sẵn (?:đây|tiện|dịp)|nhân (?:tiện|đây|dịp)|tiện (?:thể|đây)|à còn)(?!\p{L})/iu,
  letsGo: /(?<!\p{L})(?:(?:xóa|xoá|gỡ|bỏ) (?:số|tên)|(?:không|đừng|ngưng|thôi) gọi)(?!\p{L})/iu,
  putsRight:
    /^(?:(?:dạ|à|ừ|ờ|vâng),? )*(?:đúng rồi|phải rồi|thôi|ủa)(?!\p{L})|(?<!\p{L})(?:(?<!(?:chuyển|gửi|giao|trừ|thu|bấm|mua|đặt|lấy|khóa|phát|nhận|không|đâu có) )(?:nhầm|lộn|sót)(?! (?:thế nào|sao|làm sao|đâu|kiểu gì|được|người|tài khoản))|nói lại|nói đúng|chứ không phải)(?!\p{L})/iu,
  concludes: /^(?:(?:ờ|ừ|à|dạ|rồi),? )*(?:vậy|thế|rứa|nghĩa là)(?!\p{L})/iu,
  requests:
    /(?<!\p{L})(?:cho (?:em|con|cháu|tôi) (?:xin|hỏi|biết)|đọc (?:giúp |cho )?(?:em|con|cháu|tôi)|(?:anh|chị|cô|chú|bác) đọc|nhắc lại giúp)(?!\p{L})|(?<!\p{L})(?:ngày|tháng|năm|thứ) mấy(?!\p{L})|(?<!\p{L})mấy (?:giờ|ngày|tháng)(?: (?:rồi|vậy|thế|ạ|em|con|anh|chị|cô|chú|bác))*\s*\??$|(?:giờ|ngày|tháng|triệu|nghìn|ngàn) hay (?:là )?\p{L}+ (?:giờ|ngày|tháng|triệu|nghìn|ngàn)|(?<!\p{L})\p{L}+ hay (?:là )?(?:một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười) \p{L}+(?: (?:anh|chị|cô|chú|bác|em|con|ạ))?\??$|(?:lấy|mua|đặt|chọn) (?:\p{L}+ ){1,4}hay (?:là )?(?:\p{L}+ ){1,5}(?:để|thì) (?:em|con|cháu)/iu,
  changes:
    /(?<!\p{L})(?:lên (?:được|tới|đến) \d|(?:giảm|xuống|hạ|bớt)(?: (?:thêm|cho|\p{L}+)){0,4} (?:chỉ )?còn|(?:đổi|dời|chuyển|hẹn|sửa) (?:\p{L}+ ){0,3}(?:sang|qua|thành|lại)|thay vì)(?!\p{L})/iu,
  upTo: /(?:hôm nay|trả phòng|nhận phòng|chuyến|vé|ca|phiếu hẹn|cước|hóa đơn|gói|kỳ)(?: \p{L}+)? $|ngày (?:hai|ba) $|(?:(?:dùng|hạn|áp dụng|trực|từ \p{L}+(?: giờ)?|một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|\d) (?:tới|đến)|đến hết) $/iu,
  but: /^(?:nhưng|mà|chứ)(?!\p{L})/iu,
  onLine:
    /(?<!\p{L})(?:nói (?:to|lớn|chậm)(?: \p{L}+){0,3}|nghe (?:không|hông|chưa) rõ|cho (?:em|con|cháu|anh|chị|cô|chú|bác|tôi|tui) hỏi (?:một )?(?:chút|tí|xíu|câu)(?: (?:xíu|xí|này))?(?: được)?(?: (?:không|hông|hôn|nha|nhé|nghen|nghe|hí|hè))?(?=(?: (?:ạ|ơi|em|cháu|cô|chú|bác|anh|chị))*[.?!]?$)|phải (?:là )?(?:(?:bên|chỗ)(?! em| mình| này)|nhà xe|trung tâm|tổng đài|shop|công ty|cửa hàng|nha khoa|khách sạn) (?![^,.?!]*(?<!\p{L})(?:trừ|thu|bị|đổi|dời|hủy|huỷ|khóa|khoá|tăng|nhầm|lỗi|gửi|gọi|chưa|giao)(?!\p{L}))[^,.?!]{1,40}(?:không|hông|hả)(?=(?: (?:ạ|em|cháu|cô|chú|bác|anh|chị))*[.?!]?$)|(?:chờ|đợi|giữ) (?:máy )?(?:\p{L}+ ){0,3}phút|gọi (?:mãi|hoài|cả \p{L}+) (?:mới|không)|bấm (?:phím|số)|đi đâu (?:mất )?rồi|cho (?:anh|chị|cô|chú|bác|tôi|tui) gặp (?:\p{L}+ ?){1,3})(?!\p{L})/giu,
  introduces:
    /^(?:(?:alo|a lô|dạ|ờ|à|ủa),? )*ai (?:rứa|vậy|đó|đấy|thế)(?!\p{L})|(?:răng|sao) (?:\p{L}+ ){0,2}(?:có|biết) (?:số|lương|tên|địa chỉ) (?:của )?(?:anh|chị|cô|chú|bác|tôi|tui)|^(?:(?:alo|a lô|dạ|ờ|à|ủa|(?:chào )?em|bên em|đây|số này),? )*(?:có )?phải (?:là )?(?:bên|chỗ|trung tâm|tổng đài|shop|công ty|cửa hàng|nha khoa|khách sạn)(?!\p{L})|(?<!\p{L})(?:(?:anh|chị|tôi|tui|em|cô|chú|bác|mình|đây|ba|bố|cha|mẹ|má) (?:là|tên)|(?:anh|chị|tôi|tui|em|cô|chú|bác|mình) (?:\p{L}+ ){0,2}(?:ở |bên ).{2,30} đây|gọi (?:từ|ở) )(?!\p{L})/iu,
  asksWhy: /(?<!\p{L})(?:(?:chuyện|vấn đề|việc|sao|bị) (?:gì|chi)|sao (?:vậy|thế))(?!\p{L})/iu,
  endsAsking:
    /(?<!\p{L})(?:mấy|nhiêu|răng|sao|mô|nào|không|hông|hôn|(?:gọi|hỏi|gặp|tìm) ai|hay \p{L}+(?: \p{L}+)?)(?: (?:em|anh|chị|cô|chú|bác|con|cháu|ạ|hè|hả|thế|rứa|vậy|đó)){0,2}$|^(?:(?:ừ|ờ|à|dạ),? )*(?:thế|vậy|rứa) còn(?!\p{L})/iu,
  asksWord: /(?<!\p{L})(?:(?:nghĩa là|tức là|là) (?:sao|gì|chi|mấy|bao lâu|thế nào|như thế nào)|gọi là)(?!\p{L})/iu,
  announces:
    /(?<!\p{L})(?:gọi (?:\p{L}+ ){0,5}?(?:để|về|nhắc|mời|giới thiệu|tư vấn|báo|hỏi|xem|coi)|đang có hạn mức|(?:em|con|cháu|bên (?:em|con|cháu|mình)) (?:chuyên )?(?:bán|cung cấp)(?! cho ai))(?!\p{L})/iu,
  ofData:
    /(?<!\p{L})(?:khu vực (?:nào|mô)|(?:đặt|lấy|mua|lắp|làm) luôn (?:ạ|không|hông|nha|nhé)|rồi còn gì|(?:nãy giờ|hồi nãy) (?:anh|chị|cô|chú|bác) (?:hỏi|nói|gọi)|(?:đâu|mấy|sao|gì|chi|nào|nhiêu|rồi|chưa) ta(?=[?.!… ]*$)|chơi (?:\p{L}+ )?lâu chưa|ăn (?:cơm|trưa|tối|sáng|gì) chưa|(?:đang )?làm gì (?:đó|đấy|vậy|thế)|(?:gọi|hỏi) (?:em|con|cháu) làm (?:chi|gì)|không mà đòi|nghe (?:em|con|cháu) nói|thấy (?:có )?(?:sao|răng|thế nào|hợp không|đáng)|muốn nhận (?:mã|quà|ưu đãi)|(?:không|chưa|hổng) dám (?:nói|hứa)|khỏe (?:không|hông|hôn)|nói chuyện (?:được|chừng)|ở (?:ấp|thôn|khu phố|tổ) (?:mấy|nào)|chứ gì|(?:hỏi|nhờ) .{0,20}giúp (?:em|con|cháu) (?:nhé|nha)|toàn .{0,30}không đó|(?:để|cho) (?:em|con|cháu) hỏi lại|(?:bao giờ|khi nào|chừng nào) (?:anh|chị|cô|chú|bác|mình) (?:gặp|về|rảnh|tiện|qua|ra))(?!\p{L})|(?<!\p{L})đúng (?:\p{L}+ ){1,7}(?:không|hông)(?!\p{L})|(?<!\p{L})(?:(?:bên|chỗ|hãng) (?:kia|đó|đấy|ấy|khác)|họ|người ta) (?:có )?(?:nói|báo|tính|chào)(?!\p{L})|(?<!\p{L})(?:em|con|cháu) (?:sẽ |xin )?(?:gọi|nhắn|ghé)(?! (?:\p{L}+ ){0,2}hỏi)|(?<!\p{L})(?:có )?muốn (?:\p{L}+ )?thử(?!\p{L})|(?<!\p{L})có (?:ở )?nhà (?:không|hông|hôn)(?!\p{L})|(?<!\p{L})(?:nghe (?:được |rõ )?(?:em|con|cháu) (?:không|chưa|chứ)|có mã (?:phiếu|đơn|vé|hợp đồng)|(?:gọi|liên lạc|hỏi|nhắn) (?:được )?(?:cho )?(?:với )?(?:anh|chị|cô|chú|bác|ông|bà|vợ|chồng|ảnh|chỉ) (?:được )?không|(?<!\p{L})(?:bạn|ai|người|đứa) (?:nào|mô)|(?:tin nhắn|mã|zalo) (?:(?:\p{L}+ ){0,3}(?:tới|đến|về|vô|vào) (?:máy )?)?chưa|(?:gọi|nhắn) (?:vô |vào |qua )?số|mã (?:gì|nào)|số (?:nào|này|đó|bao nhiêu|mấy|điện thoại|tài khoản|thẻ|đơn|nhà)|zalo|za lô|da lô|email|địa chỉ|chuyển khoản|căn cước|họ tên|(?:nhớ tên|tên (?:chủ|(?:\p{L}+ ){0,2}(?:là )?(?:gì|chi)))|(?:thứ \p{L}+|chủ nhật|hôm \p{L}+) mấy giờ|ngày sinh|mã (?:đơn|số|khách|đặt)|thẻ nào|ở (?:ngõ|đường|hẻm))(?!\p{L})/iu,
  untrue:
    /(?<!\p{L})(?:(?:không|chưa|đâu có|chẳng) (?:\p{L}+ )?đúng(?! (?:không|hông))|(?:bị |là )sai|đâu ra|sao (?:mà )?được)(?!\p{L})/iu,
  notThis:
    /(?<!\p{L})(?:(?:chứ )?không phải|chứ không|không còn|không (?:trừ|thu|tính|lấy)|chứ(?= (?:\p{L}+ ){1,3}nào(?!\p{L})))(?: là)? /iu,
  notYet: /chưa (?:biết|có thông tin)/iu,
  offers:
    /(?<!\p{L})(?:còn (?:\p{L}+ ){0,2}(?:giường|chỗ|phòng|suất|vé|bàn|ghế|lịch)|hay|tặng|được không|nhé|nha|nghen|luôn|có thể|gửi|lấy|thêm|giảm|nếu (?:anh|chị|cô|chú|bác))(?!\p{L})/iu,
  mayDo: /(?<!\p{L})(?:em|con|cháu|bên (?:em|con|cháu|mình)) có thể(?!\p{L})/iu,
  turnsDown:
    /^(?:(?:ừ|ờ|dạ|à|ơ|ủa),? )*(?:thôi(?! (?:được|cũng được|thế|vậy))|khỏi|đừng|từ từ đã|(?:số|thẻ|địa chỉ|mail) (?:(?:đó|đấy|nớ|này|ni) )?(?:là )?(?:\p{L}+ )?cũ)(?!\p{L})|(?<!\p{L})(?:ngày|giờ|hôm|buổi|lịch) khác (?:có |được |thì )*(?:không|hông|được|sao)(?!\p{L})/iu,
  refuses:
    /^(?:(?:ừ|ờ|dạ|à|ơ),? )*(?:thôi|không|khỏi|hông|đừng)(?!\p{L})|(?<!\p{L})(?:lắm|quá) thôi(?!\p{L})|(?<!\p{L})(?:không|hông|chẳng|chả) (?:lấy|xài|dùng|cần|mua|đặt)(?!\p{L})/iu,
  either: /(?<!\p{L})(?:hay|hoặc)(?: là)? (?!không)/iu,
  matter:
    /(?<!\p{L})(?:muốn|cần|kiểu (?:gì|chi)|(?:xem|coi|kiểm tra) (?:hộ|giùm|giúp)|bị|không(?! (?:một|hai|ba|bốn|năm|sáu|bảy|tám|chín)(?!\p{L}))|(?<!thấy )chưa|hỏi|sao|mất|thiếu|lỗi|hỏng|hư|vỡ|bể|móp|rách|đứt|cháy|chảy|rỉ|dột|ướt|hôi|ồn|rung|giật|treo|đơ|yếu|tróc|bong|mốc|gãy|trầy|xước|lệch|phai|quên|lạc|rớt|rơi|mờ|tăng|phạt|rò|kẹt|tắc|(?<!(?:đọc|nói) )chậm|cúp|dừng|ngưng|đóng|đứng|thu|trừ|gọi về|lỡ|nhầm|sai|trễ|khóa|hủy|huỷ|đổi|dời|trả|hoàn|báo|lên|đưa|bão|tính (?:sao|răng|thế nào))(?!\p{L})/iu,
  compares: /(?:(?:gói|loại|bên|cái) (?:này|kia|đó)|chênh) hơn|hơn (?:có |chỉ )?\p{L}+ (?:trăm|nghìn|ngàn|triệu)/iu,
  atLatest: /(?:trễ|muộn|chậm|lâu) (?:lắm|nhất) (?:là )?$|cùng lắm (?:là )?$/iu,
  arrived: /(?<!\p{L})(?:nhận|thấy|tới|đến|có|về|chuyển) (?:được )?(?:tin |mã |tiền )?rồi(?!\p{L})/iu,
  spokenOf: /(?<!\p{L})(?:bác sĩ|phải|thợ|bạn|bé|con|tài xế|cô giáo|thầy|của|với|cho|hỏi|nhắn|tên) $/iu,
  wishes:
    /(?<!\p{L})(?:muốn|cần|nhờ|xin (?:hoãn|hủy|huỷ|đổi|dời|nghỉ|rút|cấp|gia hạn|đăng ký)|cho (?:anh|chị|cô|chú|bác|tôi|mình) (?:hỏi|xin)|(?:xem|coi|kiểm tra|tra|giúp|sửa|làm|tính|tìm)(?: lại)? (?:hộ|giùm|giúp|dùm))(?!\p{L})/iu,
  stillAt: /(?<!\p{L})(?:(?:còn|vẫn) (?:ở|dùng số|số|địa chỉ)|đang (?:lái xe|chạy xe|họp|bận|đi đường))(?!\p{L})/iu,
  refersBack:
    /^(?:(?:dạ|ừ|mà|thì|rồi),? )*(?:(?:sau|trước|từ|ngoài) (?:đó|đấy)|(?:nhiều|ít|rẻ|đắt|mắc) hơn|nó|hắn|họ|(?:cái|vụ|chuyện|việc|khoản) (?:đó|đấy|ấy|này)|đấy là|đó là|như (?:vậy|thế)|(?:vậy|thế|rứa) (?:là|nghe|cũng|có|mới|nên)|(?:hai|ba|bốn) số (?:cuối|đầu))(?!\p{L})/iu,
  standsIn: /(?<!\p{L})(?:nó|hắn|(?:cái|vụ|chuyện|việc|phần|khoản|chỗ) (?:đó|đấy|ấy|này|kia|ni|nớ))(?!\p{L})/iu,
  guesses:
    /(?<!\p{L})(?:chắc(?! chắn| ăn| là được| rồi)|có lẽ|có khi|hình như|không chừng|hên xui|may ra|mai mốt|em (?:nghĩ|đoán|tưởng)|(?:không|chưa|hông) dám (?:hứa|chắc|nói)|(?:không|chưa|hông) (?:hứa|chắc))(?!\p{L})/iu,
  charge: /(?<!\p{L}|miễn )(?:phí|thu hộ|chênh lệch|tiền phạt|cước)(?!\p{L})/iu,
  waives:
    /(?<!\p{L})(?:miễn phí|không thu|không đồng|không tính (?:tiền|phí)|không mất (?:tiền|phí)|bỏ phí)(?!\p{L})/iu,
  product:
    /(?<!\p{L})(?<!(?:bên|từ|ở|của|công ty|qua) )(?:[Gg]ói|[Tt]hẻ|[Kk]hóa|[Kk]hoá|[Ll]ớp|[Tt]our|[Bb]ảo hiểm|[Cc]ombo|[Ss]ảnh)(?: (?:cước|tín dụng|học|bơi|data))*(?: (?:\p{Lu}[\p{L}\d]*|\d+(?![\d.]| (?:triệu|nghìn|ngàn|trăm|đồng|tháng|năm|buổi|ngày|phút|người|tuần))))+(?![\p{L}\d]| (?:xin )?nghe| [\p{Lu}\d]| (?!(?:là|hợp|mức|của|giá|thì|cho|có|được|này|với|nha|nhé|ạ|bên|mỗi|một|hai|ba|bốn|năm|mười|đang|em|con|anh|chị|mà|nếu|hoặc|hay|để|dùng|cũng)(?!\p{L}))\p{Ll})/u,
  totals: /(?<!\p{L})(?:tổng|tất cả|cộng lại|hết|vậy là|thế là|vậy còn|cả thảy)(?!\p{L})/iu,
  stops: /^(?:(?:à|ơ|ấy|ủa),? )*(?:không,? )?khoan(?: (?:đã|không|khoan))?(?!\p{L}| (?:anh|chị|cô|chú|bác|để))/iu,
  sorryFor:
    /(?<!\p{L})(?:(?:kêu|xưng)(?: là)? (?:em|con|cháu|anh|chị|cô|chú|bác) (?:đi|nha|nghe|được)|qua đời|từ trần|đám tang|(?:chồng|vợ|mẹ|má|ba|bố) (?:anh|chị|cô|chú|bác|tôi) mất)(?!\p{L})/iu,
  outsiders: /(?<!\p{L})(?:số lạ|lừa(?: đảo)?|mạo danh|giả danh)(?!\p{L})/iu,
  partOfDay: /(?<!\p{L})(?:sáng|trưa|chiều|tối)(?: (?:nay|mai|mốt|kia))?(?!\p{L})/iu,
};
