import type { WhoseTotal } from '@/domain/verdicts';
import type { Words } from '../in-language';
import type { peopleWords as specified } from '../people';
import { grouped, HAND_OVER } from './shared';

const DEVICE = 'Người chấm trên máy này';

const since = (tookOver: boolean): string => (tookOver ? ' từ khi nhận bàn giao' : '');

function whoseTotal({ by, name, total }: WhoseTotal): string {
  return `${by === 'machine' ? 'Máy' : (name ?? DEVICE)} ${total ?? 'chưa chấm'}`;
}

/** Vietnamese of ../people.ts. */
export const peopleWords: Words<typeof specified> = {
  nameOf: (name: string | undefined) => name ?? DEVICE,
  totals: (totals: readonly WhoseTotal[]) => totals.map(whoseTotal).join(' · '),
  name: 'Tên người chấm',
  staffId: 'Mã người chấm (không bắt buộc)',
  saveName: 'Lưu tên',
  ask: 'Ai đang chấm?',
  askText: 'Tên bạn được ghi bên cạnh những gì bạn sửa. Tên chỉ ở trên máy này và trong những gì bạn xuất ra.',
  notNow: 'Để sau',
  mine: (n: number) =>
    n === 1
      ? 'Đánh giá đã làm trên máy này trước đây là của tôi'
      : `${grouped(n)} đánh giá đã làm trên máy này trước đây là của tôi`,
  judging: (name: string) => `${name} đang chấm`,
  notSaved: 'Không lưu được tên. Hãy thử lại.',
  settings: 'Người chấm',
  settingsText: 'Cho biết các đánh giá là của ai. Lưu tên có hiệu lực ngay; người khác tiếp nhận qua Bàn giao.',
  nameSaved: 'Đã lưu tên.',
  handOver: HAND_OVER,
  handOverText:
    'Cuộc gọi đang mở sẽ đóng lại và vẫn ở trong Cuộc gọi. Phần đã chấm vẫn là của người đã chấm, người chấm tiếp theo không sửa được.',
  judged: (name: string, n: number, tookOver: boolean) =>
    `${name} đã sửa đánh giá của ${grouped(n)} cuộc gọi${since(tookOver)}.`,
  judgedNone: (name: string, tookOver: boolean) => `${name} chưa sửa đánh giá nào${since(tookOver)}.`,
  shift: (
    { done, inReview, waiting, failed }: Record<'done' | 'inReview' | 'waiting' | 'failed', number>,
    tookOver: boolean,
  ) =>
    [
      done > 0 && `${grouped(done)} cuộc gọi được đánh dấu Xong${since(tookOver)}`,
      inReview > 0 && `${grouped(inReview)} cuộc gọi còn ở trạng thái Đang xem`,
      waiting > 0 && `${grouped(waiting)} cuộc gọi trên máy này còn đang chờ hoặc đang xử lý`,
      failed > 0 && `${grouped(failed)} cuộc gọi trên máy này có phần bị lỗi; bấm Thử lại trong Cuộc gọi`,
    ].filter((line) => line !== false),
  exportJudged: 'Xuất các đánh giá này',
  exportFailed: 'Không xuất được. Mọi thứ vẫn còn trên máy này.',
  fileName: (name: string) => `Callmark ${name}`,
  next: 'Người chấm tiếp theo',
  known: 'Đã có trên máy này',
  somebodyNew: 'Người mới',
  takeOver: 'Nhận bàn giao',
  nameNeeded: 'Cần nhập tên ở đây.',
};
