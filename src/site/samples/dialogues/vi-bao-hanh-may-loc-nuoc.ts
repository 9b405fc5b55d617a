import { agent, customer, type Dialogue } from '../dialogue';

/** Badly handled: no name, blame on the customer, a hold without a word, promises without a time. */
export const viBaoHanhMayLocNuoc: Dialogue = {
  id: 'vi-bao-hanh-may-loc-nuoc',
  name: 'Text: Bảo hành máy lọc nước, khách bực',
  kind: 'text',
  language: 'vi',
  service: 'Summary (Customer Service)',
  turns: [
    agent('Bảo hành Suối Trong nghe.'),
    customer('Em ơi, máy lọc nước nhà chị mua được ba tháng, rò nước ướt hết sàn bếp từ hôm qua đến giờ.'),
    agent('Máy mã gì chị?'),
    customer('Mã ST-800, mua ngày 12 tháng 8, hóa đơn 6.490.000đ chị vẫn giữ đây.'),
    agent('Rò ở đâu? Chị lắp đúng chưa hay tự tháo ra rồi lắp lại?'),
    customer('Thợ bên em lắp chứ ai mà tháo. Em nói vậy nghe khó chịu quá.'),
    agent('Thì em hỏi vậy thôi. Nhiều người tự tháo rồi đổ cho bên em.'),
    customer('Chị gọi để được giúp chứ không phải để bị nghi ngờ. Bây giờ xử lý sao?'),
    agent('Chị chờ máy.'),
    customer('Alo? Em còn đó không? Chị chờ gần năm phút rồi đấy.'),
    agent('Dạ đây. Bên kỹ thuật hết lịch tuần này rồi chị.'),
    customer('Trời ơi, nước chảy thế này mà chờ cả tuần? Sàn gỗ phồng hết thì ai đền?'),
    agent('Cái đó em không biết, chị thông cảm.'),
    customer('Chị không thông cảm được nữa. Cho chị gặp quản lý, không thì chị đăng lên mạng và trả máy luôn.'),
    agent('Quản lý đang họp. Em sẽ báo lại, khi nào có người thì người ta gọi cho chị.'),
    customer('Khi nào là khi nào? Lần trước thay lõi cũng hứa gọi lại mà có gọi đâu.'),
    agent('Em không hẹn giờ được. Chị khóa van nước lại trước đi.'),
    customer('Khóa ở đâu, em hướng dẫn xem nào?'),
    agent('Cái van màu xanh phía sau máy, vặn ngang là được.'),
    customer('Rồi, đỡ chảy rồi. Nhưng chị cần người đến trong ngày mai, rõ chưa?'),
    agent('Em ghi yêu cầu rồi. Vậy nha chị.'),
    customer('Làm ăn kiểu này thì chị không bao giờ mua nữa.'),
  ],
};
