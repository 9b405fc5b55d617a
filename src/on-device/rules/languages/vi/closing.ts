import type { PhraseBook } from '../../lexicon';
import { phrases } from '../../phrases';

/** How Vietnamese agents ask for a sale and take the order, and how customers agree. */
export const viClosing = {
  assumeClose: phrases(`
    (?:em|con|cháu) (?:đăng k[ýí]|kích hoạt|lên đơn|giữ chỗ|làm|mở|đặt|xếp|gửi|chốt|tạo|bật|cài|nâng) .. (?:luôn|ngay|liền|cho {you}|nhé|nha|nghen|hen|giúp {you});
    (?<!(?:{you}) )đăng k[ýí] (?:liền|luôn|ngay); (?:{you}) (?:dùng|xài) thử .. (?:nhé|nha|nghen|hen|coi|xem);
    dùng thử (?:một|1|tháng|bảy|7); (?:chọn|lấy|thích|muốn) .. (?:gói|loại|ngày|buổi|suất|màu) .. hay;
    (?:sáng|chiều|thứ \\p{L}+|gói \\p{L}+) hay (?:sáng|chiều|thứ|gói|tối|trưa);
    từ (?:chiều nay|hôm nay|ngày mai|mai|tháng này|kỳ này) .. (?:dùng|có|được|áp dụng|bắt đầu); chốt (?:luôn|nhé|nha);
    (?:em|con|cháu) (?:làm|lên|cho|giữ|đặt) .. (?:nhé|nha|nghe|hen|không|được không); (?:nha|nhé) hay {you};
    (?:giữ|đặt|lên) (?:tạm )?(?:cho {you} )?(?:\\p{L}+ ){0,2}(?:chỗ|suất|lịch|gói|đơn)
  `),
  askSale: phrases(`
    {you} (?:có )?(?:muốn|định) (?:thử|lấy|dùng|thuê|mua|đăng k[ýí]|tham gia|đặt|mở) .. (?:không|hông|hôn|chưa);
    {you} (?:có )?(?:đồng ý|muốn|thấy sao|chốt|quyết định|ưng|chịu) .. (?:đăng k[ýí]|tham gia|lấy|mua|mở|dùng thử|xài thử|nâng|gia hạn|đặt|làm thẻ|chốt);
    {you} (?:có )?(?:đồng ý|chốt|ưng|thấy sao|thấy (?:thế|vậy|gói|hợp lý)) .. (?:không|hông|chưa|nhé|nha|ạ|chứ|hôn|thì);
    (?:đồng ý|xác nhận) (?:đăng k[ýí]|mở|tham gia|mua|lấy|sử dụng|đặt|nâng|gia hạn);
    đăng k[ýí] (?:luôn|liền|ngay|nhé|nha|cho|thử|không);
    (?:em|con|cháu) (?:đăng k[ýí]|lên đơn|mở|làm hồ sơ|kích hoạt|giữ chỗ|làm gia hạn|gia hạn|chốt) .. (?:nhé|nha|nghen|hen|được không|ha|không);
    (?:soạn|nhắn) (?:tin )?.. gửi (?:\\d+|đến|tới|đầu số);
    (?<!không )(?:vừa sức|hợp lý|hợp|ưng|chịu) (?:\\p{L}+ ){0,3}(?:không|hông|chưa)(?=[?,]|$| {you});
    {you} (?:có )?muốn (?:em|con|cháu) (?:giữ|đăng|làm|mở|lên|đặt); {you} đồng ý; hay {you} (?:đăng|lấy|mua|chốt)
  `),
  accept: phrases(`
    đồng ý; (?:ừ|ờ|ok|oke|được|vâng|rồi) .. (?:làm|đăng k[ýí]|lấy|mở|chốt|đặt|kích hoạt) .. (?:đi|cho|luôn|giúp|giùm);
    (?:làm|đăng k[ýí]|lấy|mở|chốt|đặt|kích hoạt) (?:đi|luôn|cho (?:{i})|giúp|giùm|thử đi) ?(?:em|con|cháu)?;
    lấy (?:gói|cái) (?:đó|này|đấy); thử xem; nhất trí; chốt (?:đi|luôn|vậy); chịu (?:đó|luôn|rồi|liền);
    (?:lấy|mua|làm|đăng k[ýí]) (?:cho|cái|gói|luôn|giúp|giùm); (?:vậy|thế|rứa) (?:thì )?(?:lấy|làm|chốt|đăng);
    (?:giữ|đặt|lên đơn|ghi) (?:cho|giúp|giùm) {i}; để {i} chuyển (?:khoản|tiền); chuyển (?:khoản )?(?:liền|luôn|ngay);
    cho {i} (?:một|hai|ba|1|2|3) (?:suất|gói|bộ|vé|thùng|phần|cái|chỗ)
  `),
  takeOrder: phrases(`
    (?:em|con|cháu|tôi) (?:ghi|lên đơn|chốt|đặt|xếp|giữ|lập|làm hồ sơ|tạo);
    đọc (?:giúp |cho |giùm )?(?:em|con|cháu) .. (?:số|tên|địa chỉ|căn cước|mã);
    (?:chuẩn bị|cho (?:em|con|cháu) xin|chụp) .. (?:căn cước|số thẻ|địa chỉ|số tài khoản|giấy|đăng ký); chuyển khoản;
    tin nhắn xác nhận; xác nhận (?:giúp|lại|đồng ý); mã (?:đơn|đặt|hợp đồng|kích hoạt);
    (?:thanh toán|đóng|trả) (?:bằng|qua|lúc|khi) (?:tiền|thẻ|nhận);
    giao (?:hàng|tới|đến|qua) .. (?:mai|chiều|sáng|ngày|thứ)
  `),
} satisfies PhraseBook;
