import { agent, customer, type Dialogue } from '../dialogue';

/** Refused, politely handled: the agent asks for the reason, offers a smaller step and a time to call again. */
export const viTuChoiGoiData: Dialogue = {
  id: 'vi-tu-choi-goi-data',
  name: 'Text: Khách từ chối gói data gia đình',
  kind: 'text',
  language: 'vi',
  service: 'Sale Effective',
  turns: [
    agent('Dạ em chào anh Dũng, em là Thảo, tổng đài viên của Sao Mai. Anh có tiện trao đổi một chút không ạ?', {
      type: 'Chào hỏi',
    }),
    customer('Anh đang đi đường, có gì em nói nhanh đi.'),
    agent('Dạ em xin phép chỉ một phút thôi ạ. Nhà mình hiện có mấy người dùng chung mạng di động ạ?', {
      type: 'Khai thác nhu cầu',
    }),
    customer('Bốn người, mỗi người một gói riêng, chắc tầm 90 nghìn một gói.'),
    agent('Dạ, vậy mỗi tháng nhà mình trả khoảng 360.000đ. Mấy bé nhà mình có hay xem video không ạ?'),
    customer('Có, hai đứa xem suốt, cứ giữa tháng là hết data, lại xin bố mua thêm.'),
    agent('Dạ em hiểu, mua lẻ như vậy vừa tốn vừa mất công ạ.', { type: 'Đồng cảm' }),
    agent(
      'Bên em có gói GIADINH299, giá 299.000đ một tháng cho bốn thuê bao, dùng chung 12 GB mỗi ngày, rẻ hơn khoảng 17% so với hiện tại ạ.',
      { type: 'Giới thiệu gói' },
    ),
    customer('Nghe thì được, nhưng anh không tin mấy gói dùng chung, lần trước bị trừ tiền oan 50 nghìn rồi.', {
      type: 'Từ chối',
    }),
    agent(
      'Dạ em rất tiếc vì chuyện đó. Gói này trừ tiền một lần vào ngày mùng 1, hết data thì chỉ giảm tốc độ chứ không phát sinh thêm cước ạ.',
      { type: 'Xử lý từ chối' },
    ),
    customer('Ừ, nhưng anh phải hỏi vợ đã, tiền điện thoại trong nhà vợ anh quản.'),
    agent(
      'Dạ đúng rồi ạ, việc chung thì anh chị nên bàn với nhau. Em gửi bảng so sánh qua tin nhắn để anh chị cùng xem nhé?',
    ),
    customer('Ừ, gửi đi.'),
    agent(
      'Dạ, trong 10 phút nữa anh sẽ nhận được. Nếu anh muốn dùng thử trước cho riêng số của anh thì có gói 7 ngày giá 30.000đ ạ.',
    ),
    customer('Thôi, để hỏi vợ xong rồi tính, giờ anh chưa đăng ký gì đâu.', { type: 'Từ chối' }),
    agent('Dạ em ghi nhận ạ. 19 giờ tối thứ năm em gọi lại cho anh, giờ đó có tiện không ạ?', { type: 'Hẹn lại' }),
    customer('Được, tối thứ năm đi.'),
    agent('Dạ em cảm ơn anh Dũng đã dành thời gian. Chúc anh đi đường bình an, em chào anh ạ.', { type: 'Kết thúc' }),
  ],
};
