import { agent, customer, type Dialogue } from '../dialogue';

/** Short and good: a delivery is moved, everything is said back, times for every promise. */
export const viDoiLichGiaoTuLanh: Dialogue = {
  id: 'vi-doi-lich-giao-tu-lanh',
  name: 'Auto: Đổi lịch giao tủ lạnh',
  kind: 'text',
  language: 'vi',
  service: 'M Customer Service',
  turns: [
    agent('Dạ Điện máy Mây Hồng xin nghe, em là Quyên ạ. Em được hỗ trợ anh chị nào đây ạ?'),
    customer('Chào em, chị tên Ngọc, chị có đơn tủ lạnh hẹn giao sáng mai mà chị bận mất rồi.'),
    agent('Dạ em chào chị Ngọc. Chị đọc giúp em mã đơn, hoặc số điện thoại đặt hàng cũng được ạ.'),
    customer('Mã đơn là MH20931.'),
    agent('Dạ, em thấy đơn tủ lạnh 320 lít, giá 8.990.000đ, đã cọc 10%, giao về quận Tân Phú, đúng không chị?'),
    customer('Đúng rồi em.'),
    agent('Chị muốn dời sang ngày nào, buổi sáng hay buổi chiều thì tiện cho mình ạ?'),
    customer('Chiều thứ bảy được không? Với lại nhà chị trong hẻm nhỏ, xe tải không vào được đâu.'),
    agent('Dạ chị chờ em chừng 30 giây để em xem lịch xe nhỏ chiều thứ bảy nhé.'),
    customer('Ừ em xem đi.'),
    agent('Em cảm ơn chị đã chờ. Chiều thứ bảy còn khung 15 giờ đến 17 giờ, xe ba gác vào tận nhà ạ.'),
    customer('Có phải trả thêm tiền không em?'),
    agent(
      'Dạ không ạ, phí chuyển xe 60.000đ bên em chịu vì lúc đặt hàng chưa hỏi rõ đường vào nhà, em xin lỗi chị về chỗ đó.',
    ),
    customer('Vậy tốt quá. Rồi tủ cũ nhà chị thì sao, có thu không?'),
    agent('Dạ có, tủ cũ còn chạy được thu lại 500.000đ, trừ thẳng vào tiền chị trả lúc nhận hàng ạ.'),
    customer('Được, thu luôn giúp chị.'),
    agent(
      'Dạ em nhắc lại: giao từ 15 giờ đến 17 giờ thứ bảy, xe nhỏ, thu tủ cũ, chị trả thêm 7.591.000đ. Tài xế gọi trước 30 phút ạ.',
    ),
    customer('Chính xác. Cảm ơn em nhiều, em hỗ trợ nhanh quá.'),
    agent('Dạ chị Ngọc còn cần em hỗ trợ gì thêm không ạ?'),
    customer('Không em, vậy là đủ rồi.'),
    agent('Dạ em cảm ơn chị, tin nhắn xác nhận sẽ đến trong 5 phút. Chúc chị một ngày vui, em chào chị ạ.'),
  ],
};
