import type { Review } from '@/domain/call';
import type { Words } from '../in-language';
import type { reviewWords as specified } from '../review';
import { CALL_ON_SCREEN, grouped, SHORTCUTS } from './shared';

const STATES = { new: 'Mới', 'in-review': 'Đang xem', again: 'Đang xem lại', done: 'Xong' } as const;

/** Vietnamese of ../review.ts. */
export const reviewWords: Words<typeof specified> = {
  bar: CALL_ON_SCREEN,
  noCall: 'Chưa mở cuộc gọi nào',
  back: 'Về danh sách cuộc gọi',
  state: (review: Review | undefined, who: string | undefined, when: string) => {
    if (review === undefined) return STATES.new;
    const state = review.reopened === true ? STATES.again : STATES[review.state];
    return `${state}${who === undefined ? '' : ` · ${who}`} · ${when}`;
  },
  tags: 'Nhãn',
  soundRemoved: (day: string) => `bản ghi âm đã bị xóa ngày ${day} theo quy định lưu giữ`,
  previous: 'Trước',
  previousCall: 'Cuộc gọi trước',
  next: 'Tiếp',
  nextCall: 'Cuộc gọi tiếp theo',
  place: (at: number, of: number) => `${grouped(at)} / ${grouped(of)}`,
  openCalls: 'Cuộc gọi chưa xong',
  review: 'Đánh giá',
  done: 'Xong & tiếp',
  reopen: 'Mở lại',
  unread: (n: number, sealed: boolean) =>
    `Không đọc được ${n} bản đánh giá của cuộc gọi này trên máy này: dữ liệu bị hỏng${sealed ? ', hoặc được mã hóa bằng khóa khác' : ''}. Nội dung đang hiện không gồm phần đó. Không có gì bị xóa hay ghi đè. ${sealed ? 'Tệp sao lưu từ trước, hoặc máy khác có cuộc gọi này, có thể vẫn còn phần đã đánh giá; hãy nhập tệp đó trên máy khác hoặc trong trình duyệt khác.' : 'Tệp sao lưu từ trước, hoặc tệp của cuộc gọi này từ máy khác, có thể vẫn còn phần đã đánh giá: nhập tệp đó vào đây thì phần đó trở lại.'}`,
  shut: 'Trong đó có bản của bạn, nên không lưu được câu trả lời và ghi chú dưới tên bạn.',
  locked: 'Cuộc gọi này đã xong. Mở lại để sửa phần đánh giá.',
  keys: SHORTCUTS,
  allDone: (list: string | undefined) =>
    list === undefined ? 'Đã lưu. Mọi cuộc gọi đều xong.' : `Đã lưu. Mọi cuộc gọi trong “${list}” đều xong.`,
  doneBefore: (who: string | undefined) =>
    `Cuộc gọi đó đã được ${who ?? 'người khác'} đánh dấu xong từ trước và vẫn giữ như vậy. Để được tính là bạn đã chấm, hãy mở lại và trả lời một câu hỏi.`,
  noneOpen: 'Ở đây không còn cuộc gọi nào chưa xong.',
  noNext: 'Danh sách này không còn cuộc gọi tiếp theo.',
  noPrevious: 'Danh sách này không có cuộc gọi nào trước đó.',
  totals: 'Tổng điểm',
  yours: 'Tổng điểm của bạn',
  machine: 'Máy',
  none: 'chưa chấm',
  changed: (n: number) => (n === 0 ? 'Không đổi câu trả lời nào' : `Đã đổi ${n} câu trả lời`),
  asProposed: (n: number) => `${n} câu giữ như đề xuất`,
  open: (n: number) => `${n} câu chưa chấm`,
};
