import type { Words } from '../in-language';
import type { shortcutWords as specified } from '../shortcuts';
import { CALL_ON_SCREEN, SHORTCUTS } from './shared';

/** Vietnamese of ../shortcuts.ts. */
export const shortcutWords: Words<typeof specified> = {
  title: SHORTCUTS,
  note: 'Phím đơn không có tác dụng khi bạn đang gõ.',
  groups: [
    {
      where: 'Ở mọi nơi',
      keys: [
        { keys: ['?'], does: 'Hiện các phím này' },
        { keys: ['Esc'], does: 'Đóng phần đang mở' },
        { keys: ['L'], does: 'Khóa Callmark, nếu đã đặt khóa' },
      ],
    },
    {
      where: CALL_ON_SCREEN,
      keys: [
        { keys: ['J'], does: 'Cuộc gọi tiếp theo' },
        { keys: ['K'], does: 'Cuộc gọi trước' },
        { keys: ['R'], does: 'Đánh giá: mở các câu hỏi của phiếu chấm' },
        { keys: ['N'], does: 'Xong & tiếp' },
      ],
    },
    {
      where: 'Phần đánh giá',
      keys: [
        { keys: ['J'], does: 'Câu hỏi tiếp theo' },
        { keys: ['K'], does: 'Câu hỏi trước' },
        { keys: ['0', '…', '9'], does: 'Chọn câu trả lời đó cho câu hỏi đang chọn' },
        { keys: ['E'], does: 'Phát hoặc hiện bằng chứng của câu hỏi' },
        { keys: ['T'], does: 'Viết ghi chú; Tab để sang câu hỏi tiếp theo' },
        { keys: ['U'], does: 'Hoàn tác: trở lại câu trả lời của máy' },
        { keys: ['N'], does: 'Xong & tiếp: phần đánh giá của cuộc gọi tiếp theo mở ra' },
        { keys: ['Phím cách'], does: 'Phát hoặc tạm dừng, trừ khi đang chọn một nút hoặc danh sách' },
        { keys: ['←', '→'], does: 'Tua 5 giây, trừ khi đang chọn một danh sách' },
      ],
    },
    {
      where: 'Các lượt nói của bản chép lời',
      keys: [
        { keys: ['↑', '↓'], does: 'Lượt nói trước, lượt nói sau' },
        { keys: ['←', '→'], does: 'Các nút khác của lượt nói' },
        { keys: ['1'], does: 'Nhân viên nói câu này' },
        { keys: ['2'], does: 'Khách hàng nói câu này' },
        { keys: ['Ctrl+Z'], does: 'Hoàn tác thay đổi gần nhất của bản chép lời' },
      ],
    },
  ],
};
