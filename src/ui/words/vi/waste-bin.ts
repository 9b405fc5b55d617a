import type { Words } from '../in-language';
import type { wasteBinWords as specified } from '../waste-bin';
import { grouped, WASTE_BIN } from './shared';

const callsOf = (n: number) => `${grouped(n)} cuộc gọi`;

/** Vietnamese of ../waste-bin.ts. */
export const wasteBinWords: Words<typeof specified> = {
  title: WASTE_BIN,
  open: (calls: number) => `${WASTE_BIN} (${grouped(calls)})`,
  text: (days: number) =>
    `Cuộc gọi đã xóa được giữ nguyên vẹn ở đây ${days} ngày; ít nhất một ngày trước khi bị xóa hẳn, mục Cuộc gọi sẽ báo.`,
  empty: 'Thùng rác trống.',
  list: 'Cuộc gọi trong thùng rác',
  since: (when: string) => `đã xóa ngày ${when}`,
  onScreen: 'Cuộc gọi này đã bị xóa và đang ở trong thùng rác.',
  takeBack: 'Khôi phục',
  takeBackOf: (title: string) => `Khôi phục ${title}`,
  takeAllBack: 'Khôi phục tất cả',
  deleteNow: 'Xóa hẳn',
  deleteOf: (title: string) => `Xóa hẳn ${title}`,
  emptyNow: 'Dọn sạch thùng rác',
  emptyTitle: 'Dọn sạch thùng rác?',
  deleteTitle: 'Xóa hẳn cuộc gọi này?',
  emptyBody: (calls: number) =>
    `${callsOf(calls)} cùng âm thanh, bản chép lời, điểm và ghi chú sẽ bị xóa khỏi máy này. Không thể hoàn tác.`,
  deleteBody: (title: string) =>
    `“${title}” cùng âm thanh, bản chép lời, điểm và ghi chú sẽ bị xóa khỏi máy này. Không thể hoàn tác.`,
  deleting: (done: number, all: number) => `Đã xóa ${grouped(done)}/${grouped(all)}`,
  stop: 'Dừng',
  notDone: 'Không làm được việc đó.',
  retention: {
    title: 'Thời gian lưu cuộc gọi',
    hint: 'Tính từ ngày cuộc gọi được đánh dấu Xong. Cuộc gọi chưa xong không bao giờ bị xóa. Những gì sắp xóa được báo trong Cuộc gọi trước ít nhất một ngày.',
    sound: 'Bản ghi âm của cuộc gọi đã xong',
    calls: 'Cuộc gọi đã xong',
    forever: 'Đến khi có người xóa',
    days: (n: number) => `${n} ngày`,
    nothing: 'Theo quy định này, hôm nay không có gì đến hạn.',
    due: (sound: number, calls: number) =>
      `Theo quy định này, hôm nay đến hạn: ${[
        ...(sound > 0 ? [`bản ghi âm của ${callsOf(sound)}`] : []),
        ...(calls > 0 ? [callsOf(calls)] : []),
      ].join(' và ')}; sẽ bị xóa sau khi mục Cuộc gọi đã báo ít nhất một ngày.`,
  },
  soon: (when: string) => `Sẽ xóa sau ${when}, theo quy định trong Cài đặt`,
  soonBin: (when: string) => `Sẽ xóa hẳn sau ${when}`,
  soonSound: (calls: number) => `bản ghi âm của ${callsOf(calls)}`,
  soonCalls: (calls: number) => `toàn bộ nội dung của ${callsOf(calls)} đã xong`,
  soonBinned: (calls: number) => `${callsOf(calls)} trong thùng rác`,
};
