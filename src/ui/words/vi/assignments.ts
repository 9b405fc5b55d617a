import type { assignmentWords as specified } from '../assignments';
import type { Words } from '../in-language';
import { grouped } from './shared';

const callsOf = (n: number): string => `${grouped(n)} cuộc gọi`;

/** Vietnamese of ../assignments.ts. */
export const assignmentWords: Words<typeof specified> = {
  title: 'Phân công',
  assign: 'Giao chấm',
  mineHint: 'Những cuộc gọi bạn được giao và chưa chấm',
  intro:
    'Ai chấm những cuộc gọi nào. Một cuộc gọi được tính là đã chấm khi người được giao đã trả lời một câu hỏi của nó hoặc chính là người đánh dấu xong. Nếu người khác đã đánh dấu xong trước thì chỉ câu trả lời mới được tính.',
  asFar: 'Tính theo các cuộc gọi và kết quả chấm có trên máy này.',
  back: 'Quay lại',
  add: 'Phân công mới',
  toMe: 'Giao cho tôi',
  others: 'Giao cho người khác',
  ended: 'Đã kết thúc',
  none: 'Chưa có cuộc gọi nào được giao.',
  nobody: 'Trong nhóm này, giám sát hoặc người quản lý giao cuộc gọi.',
  another:
    'Người đang đăng nhập vào nhóm trên máy này là người khác: chỉ người đăng nhập mới giao được cuộc gọi ở đây.',
  unread: (n: number) =>
    `${grouped(n)} phân công do phiên bản Callmark mới hơn tạo ra: hãy cập nhật Callmark ở đây để xem.`,
  about: {
    calls: callsOf,
    all: 'Tất cả cuộc gọi, kể cả cuộc gọi đến sau',
    sample: (percent: string) => `Lấy mẫu: ${percent} số cuộc gọi của mỗi nhân viên`,
    noAgent: 'chưa gán nhân viên',
    from: (day: string) => `gọi từ ngày ${day}`,
    until: (day: string) => `đến hết ngày ${day}`,
    dealt: 'mỗi cuộc gọi một người chấm',
  },
  made: (by: string, when: string) => `${by} giao, ${when}`,
  beyond:
    'Trong nhóm vẫn còn: vai trò của người đăng nhập không còn kết thúc được việc giao. Người vận hành kho chung có thể gỡ bỏ.',
  endedAt: (when: string) => `Kết thúc lúc ${when}`,
  due: (day: string) => `Hạn ${day}`,
  overdue: (day: string) => `Hạn ${day}: đã quá hạn`,
  me: (name: string) => `${name} (bạn)`,
  unknown: 'Một người mà máy này chưa biết',
  judged: (judged: number, of: number) =>
    of === 0 ? 'chưa có cuộc gọi nào' : `đã chấm ${grouped(judged)}/${grouped(of)}`,
  missing: (n: number) =>
    `${grouped(n)} cuộc gọi trong đó không có trên máy này: đã xóa, đang ở thùng rác, hoặc chưa về đến máy.`,
  show: 'Xem các cuộc gọi',
  showOf: (title: string) => `Xem các cuộc gọi của ${title}`,
  end: 'Kết thúc',
  endOf: (title: string) => `Kết thúc ${title}`,
  endTitle: 'Kết thúc phân công này?',
  endText: 'Không ai còn phải chấm theo phân công này nữa. Các cuộc gọi và những gì đã chấm vẫn còn.',
  notStored: 'Không lưu được. Hãy thử lại.',
  create: {
    name: 'Tiêu đề (không bắt buộc)',
    what: 'Những cuộc gọi nào',
    ticked: (n: number) => `${grouped(n)} cuộc gọi đã chọn`,
    shown: (n: number) => `${grouped(n)} cuộc gọi đang hiện`,
    filter: 'Mọi cuộc gọi qua bộ lọc này, kể cả cuộc gọi đến sau',
    sample: 'Một mẫu trong số cuộc gọi của mỗi nhân viên',
    notLasting:
      'Bộ lọc theo từ ngữ, trạng thái, mức, việc đang chờ, nơi lưu hoặc người chấm thay đổi trong khi mọi người làm việc: với bộ lọc như vậy chỉ giao được những cuộc gọi đang hiện.',
    tooMany: (most: number) => `Chỉ kể tên được nhiều nhất ${grouped(most)} cuộc gọi.`,
    percent: 'Phần trăm số cuộc gọi của mỗi nhân viên',
    percentHint:
      'Bốc thăm, trên máy nào cũng ra cùng những cuộc gọi. Nhân viên có ít cuộc gọi thì có thể nhiều hơn, ít hơn, hoặc không có cuộc nào.',
    badPercent: 'Một số lớn hơn 0 và không quá 100.',
    weeks: 'Cuộc gọi trong',
    weeksOf: {
      shown: 'Vào những ngày danh sách đang hiện',
      this: 'Tuần này',
      last: 'Tuần trước',
      every: 'Mọi tuần, kể từ tuần này',
    },
    to: 'Giao cho ai',
    other: 'Người khác',
    otherHere: 'Tên người đó dùng khi nhận bàn giao máy này.',
    otherInTeam: 'Tên người đó dùng để đăng nhập vào nhóm.',
    noOne: 'Hãy chọn ít nhất một người, hoặc ghi tên một người.',
    share: 'Chia giữa họ',
    each: 'Mọi người đều chấm tất cả',
    dealt: 'Mỗi cuộc gọi một người chấm',
    due: 'Hạn đến hết ngày (không bắt buộc)',
    make: 'Giao chấm',
    made: 'Đã giao.',
  },
};
