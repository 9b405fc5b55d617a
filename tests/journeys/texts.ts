/** A sales call as a reviewer would type it; nobody in it exists. */
export const TYPED_SALES_CALL = `Agent (A) [Greeting]: Dạ em chào chị Hạnh, em là Minh gọi từ tổng đài Sao Mai ạ. Chị có tiện nghe máy không ạ?
Customer (C): Ừ em nói đi.
Agent (A): Dạ hiện chị đang dùng gói nào và mỗi tháng chị dùng hết khoảng bao nhiêu data ạ?
Customer (C): Chị dùng gói 90 nghìn, cuối tháng hay hết data.
Agent (A) [Offer]: Dạ em hiểu, hết data giữa chừng thì bất tiện lắm ạ. Bên em có gói SM120 giá 120.000đ một tháng, mỗi ngày 4 GB, tốc độ cao hơn 30%.
Customer (C) [Objection]: Đắt quá, chị thấy không cần lắm.
Agent (A) [Rebuttal]: Dạ em hiểu ạ, tuy nhiên chia ra mỗi ngày chỉ 4.000đ và chị không phải mua thêm lẻ nữa. Em đăng ký luôn cho chị dùng thử tháng này nhé?
Customer (C): Ừ, thế đăng ký cho chị.
Agent (A): Dạ em cảm ơn chị. Em kích hoạt ngay, trong 5 phút chị nhận tin nhắn xác nhận. 9 giờ sáng mai em gọi lại kiểm tra cho chị ạ.
Customer (C): Ừ cảm ơn em.
Agent (A): Dạ chị còn cần em hỗ trợ gì thêm không ạ? Em cảm ơn chị, chúc chị một ngày tốt lành. Em chào chị.`;

/** Captions of a short two-voice call, 12 s long; cue times are whole and half seconds. */
export const CAPTIONS = `WEBVTT

00:00.000 --> 00:03.000
<v Agent>Dạ em chào anh Tuấn, em là Lan gọi từ tổng đài Sao Mai ạ.

00:03.500 --> 00:06.000
<v Customer>Mạng nhà anh chậm cả tuần nay rồi, anh bực lắm.

00:06.500 --> 00:09.500
<v Agent>Dạ em xin lỗi anh, em kiểm tra ngay và chiều nay kỹ thuật gọi lại cho anh ạ.

00:10.000 --> 00:12.000
<v Customer>Ừ, vậy được, cảm ơn em.
`;
