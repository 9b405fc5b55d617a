import { agent, customer, type Dialogue } from '../dialogue';

/** Service done well but for the greeting, which comes before the name is known. */
export const viMangChamCaTuan: Dialogue = {
  id: 'vi-mang-cham-ca-tuan',
  name: 'Mạng chậm cả tuần, hẹn kỹ thuật',
  kind: 'audio',
  language: 'vi',
  service: 'M Customer Service',
  turns: [
    agent('Tổng đài Sao Mai xin nghe, em là Phúc, em hỗ trợ gì được cho mình ạ?'),
    customer('Mạng nhà tôi chậm cả tuần nay rồi, tối nào cũng đứng hình.'),
    agent('Dạ em xin lỗi vì sự bất tiện này. Anh cho em xin mã khách hàng và tên ạ?'),
    customer('SM402817, tôi tên Tuấn.', { say: 'ét mờ bốn không hai tám một bảy, tôi tên Tuấn.' }),
    agent('Dạ anh Tuấn giữ máy khoảng một phút, em kiểm tra đường truyền nhé.'),
    customer('Ừ, nhanh giúp tôi.'),
    agent('Dạ cảm ơn anh đã chờ. Tín hiệu chỉ còn 12 Mbps, trong khi gói của anh là 100 Mbps.', {
      after: 3,
      say: 'Dạ cảm ơn anh đã chờ. Tín hiệu chỉ còn mười hai mê ga, trong khi gói của anh là một trăm mê ga.',
    }),
    customer('Tôi trả 245.000đ một tháng mà được vậy thôi sao?', {
      say: 'Tôi trả hai trăm bốn mươi lăm nghìn một tháng mà được vậy thôi sao?',
    }),
    agent('Dạ em hiểu anh bực lắm. Nhà mình có mấy thiết bị, modem đặt ở đâu ạ?', {
      say: 'Dạ em hiểu anh bực lắm. Nhà mình có mấy thiết bị, mô đem đặt ở đâu ạ?',
    }),
    customer('Bảy tám cái. Modem ở tầng một, tôi làm việc trên tầng ba.', {
      say: 'Bảy tám cái. Mô đem ở tầng một, tôi làm việc trên tầng ba.',
    }),
    agent('Em vừa đổi kênh sóng từ xa. Anh tắt modem 30 giây rồi bật lại giúp em ạ.', {
      say: 'Em vừa đổi kênh sóng từ xa. Anh tắt mô đem ba mươi giây rồi bật lại giúp em ạ.',
    }),
    customer('Lên được 60 rồi, nhưng vẫn chưa đủ.', { after: 3 }),
    agent('Dạ, khả năng cáp bị suy hao. Em đặt lịch kỹ thuật 14 giờ chiều mai được không anh?'),
    customer('Chiều mai tôi đi làm. Sau 18 giờ nhé.'),
    agent('Dạ được ạ, 18 giờ 30 ngày mai, kỹ thuật gọi trước 15 phút. Mã phiếu của anh là SC5512.', {
      say: 'Dạ được ạ, mười tám giờ ba mươi ngày mai, kỹ thuật gọi trước mười lăm phút. Mã phiếu của anh là ét xê năm năm một hai.',
    }),
    customer('Chậm cả tuần vậy có được giảm cước không?'),
    agent('Dạ có ạ, bên em giảm 15% cước tháng này, tin nhắn xác nhận gửi trước 17 giờ thứ sáu.', {
      say: 'Dạ có ạ, bên em giảm mười lăm phần trăm cước tháng này, tin nhắn xác nhận gửi trước mười bảy giờ thứ sáu.',
    }),
    customer('Ừ, vậy được.'),
    agent('Anh Tuấn còn cần em hỗ trợ gì thêm không ạ?'),
    customer('Không, cảm ơn em.'),
    agent('Dạ em cảm ơn anh, chúc anh buổi tối vui vẻ. Em chào anh ạ.'),
  ],
};
