import type { Words } from '../in-language';
import type { intakeWords as specified } from '../intake';
import { ADDED_CALLS, grouped } from './shared';

/** Vietnamese of ../intake.ts. */
export const intakeWords: Words<typeof specified> = {
  title: ADDED_CALLS,
  stored: (calls: number) => `Đã lưu ${grouped(calls)} cuộc gọi.`,
  coming: 'Đang thêm tiếp.',
  changes: 'Thay đổi ở đây được lưu ngay.',
  forAll: 'Cho tất cả',
  differ: 'Khác nhau',
  service: 'Phiếu chấm',
  language: 'Ngôn ngữ',
  agent: 'Nhân viên',
  setAgent: 'Gán nhân viên',
  list: ADDED_CALLS,
  captions: 'Bản chép lời lấy từ phụ đề; không dùng đến dịch vụ giọng nói.',
  fits: (card: string) => `Không thấy nội dung bán hàng trong cuộc gọi này; phiếu phù hợp là ${card}.`,
  sale: (card: string) => `Cuộc gọi có vẻ là bán hàng; phiếu phù hợp là ${card}.`,
  use: (card: string) => `Dùng ${card}`,
  twin: (title: string, when: string) => `Âm thanh này đã có ở đây trong “${title}”, từ ${when}.`,
  keep: 'Giữ cả hai',
  drop: 'Bỏ cuộc mới',
  comparing: 'Đang tìm âm thanh đã có ở đây…',
  done: 'Xong',
};
