import { agent, customer, type Dialogue } from '../dialogue';

/** A sale done well: need, offer, price objection answered with her own figures, close. */
export const viBanGoiSm120: Dialogue = {
  id: 'vi-ban-goi-sm120',
  name: 'Bán gói SM120 cho khách bán hàng online',
  kind: 'audio',
  language: 'vi',
  service: 'Sale Effective',
  turns: [
    agent('Dạ em chào chị Hạnh, em là Lan gọi từ tổng đài Sao Mai ạ. Chị có tiện nghe máy hai phút không ạ?'),
    customer('Ừ, em nói nhanh giúp chị.'),
    agent('Dạ, chị đang dùng gói SM90, tháng rồi chị hết data từ ngày 20, đúng không ạ?', {
      say: 'Dạ, chị đang dùng gói ét mờ chín mươi, tháng rồi chị hết đa ta từ ngày hai mươi, đúng không ạ?',
    }),
    customer('Đúng rồi, cuối tháng toàn phải mua thêm.'),
    agent('Dạ em hiểu, hết data giữa chừng thì bất tiện lắm. Chị hay dùng data vào việc gì ạ?', {
      say: 'Dạ em hiểu, hết đa ta giữa chừng thì bất tiện lắm. Chị hay dùng đa ta vào việc gì ạ?',
    }),
    customer('Chị bán hàng online, ngày nào cũng livestream.', {
      say: 'Chị bán hàng ôn lai, ngày nào cũng lai trim.',
    }),
    agent('Vậy gói SM120 hợp với chị hơn: mỗi ngày 4 GB, nhanh hơn 30%, giá 120.000đ một tháng ạ.', {
      say: 'Vậy gói ét mờ một trăm hai mươi hợp với chị hơn: mỗi ngày bốn gi ga, nhanh hơn ba mươi phần trăm, giá một trăm hai mươi nghìn đồng một tháng ạ.',
    }),
    customer('120.000đ à? Đắt hơn 30.000đ lận.', {
      say: 'Một trăm hai mươi nghìn à? Đắt hơn ba mươi nghìn lận.',
    }),
    agent('Dạ đúng ạ, tuy nhiên tháng rồi chị mua thêm hai lần, mỗi lần 25.000đ, cộng lại còn nhiều hơn.', {
      say: 'Dạ đúng ạ, tuy nhiên tháng rồi chị mua thêm hai lần, mỗi lần hai mươi lăm nghìn, cộng lại còn nhiều hơn.',
    }),
    customer('Ờ, cũng phải. Nhưng có bị ràng buộc gì không em?'),
    agent('Dạ không cam kết gì ạ. Chị nhắn HUY gửi 999 là dừng, không mất phí.', {
      say: 'Dạ không cam kết gì ạ. Chị nhắn hủy gửi chín chín chín là dừng, không mất phí.',
    }),
    customer('Vậy để chị nghĩ thêm.', { after: 0.9 }),
    agent('Dạ, đăng ký hôm nay chị được tặng 5 GB. Em đăng ký luôn cho chị dùng thử tháng này nhé?', {
      say: 'Dạ, đăng ký hôm nay chị được tặng năm gi ga. Em đăng ký luôn cho chị dùng thử tháng này nhé?',
    }),
    customer('Ừ, thế đăng ký cho chị đi.', { after: 1.2 }),
    agent('Dạ em cảm ơn chị. Gói kích hoạt trong 5 phút, chị sẽ nhận tin nhắn xác nhận.'),
    customer('Được rồi em.'),
    agent('9 giờ sáng mai em gọi lại kiểm tra tốc độ cho chị. Chị còn cần em hỗ trợ gì nữa không ạ?'),
    customer('Không, cảm ơn em.'),
    agent('Dạ em cảm ơn chị Hạnh, chúc chị buôn bán đắt hàng. Em chào chị ạ.'),
  ],
};
