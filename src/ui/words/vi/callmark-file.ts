import type { callmarkFileWords as specified } from '../callmark-file';
import type { Words } from '../in-language';
import { EXPORT_CALLS, grouped, IMPORT_CALLS } from './shared';

const calls = (n: number): string => `${grouped(n)} cuộc gọi`;

/** Vietnamese of ../callmark-file.ts. */
export const callmarkFileWords: Words<typeof specified> = {
  exportTitle: EXPORT_CALLS,
  importTitle: IMPORT_CALLS,
  backup: 'Sao lưu',
  backupText:
    'Một tệp gồm mọi cuộc gọi: âm thanh, bản chép lời, điểm và đánh giá của mọi người, cùng các phiếu chấm và tên người chấm. Trong tệp không có cài đặt, địa chỉ và khóa.',
  noCalls: 'Máy này không có cuộc gọi nào.',
  neverBackedUp: (n: number) => `Máy này có ${calls(n)} và chưa sao lưu lần nào.`,
  lastBackup: (when: string, changed: number) =>
    changed === 0
      ? `Sao lưu gần nhất: ${when}. Từ đó không có cuộc gọi mới hay thay đổi.`
      : `Sao lưu gần nhất: ${when}. Từ đó có ${calls(changed)} mới hoặc đã thay đổi.`,
  backUp: 'Sao lưu tất cả',
  restore: 'Khôi phục hoặc nhập',
  fileName: (day: string, n: number | 'all') =>
    n === 'all' ? `Callmark sao lưu ${day}.callmark` : `Callmark ${day} ${calls(n)}.callmark`,
  fileKind: 'Tệp Callmark',
  choosing: 'Hãy chọn nơi lưu tệp.',
  chooseWhere: 'Chọn nơi lưu',
  chooseText: 'Trình duyệt sẽ hỏi nơi lưu tệp ngay khi bạn bấm nút.',
  writing: 'Đang ghi tệp',
  looked: (n: number) => `${calls(n)} đến lúc này`,
  written: (n: number, size: string) => `${calls(n)}, ${size}: đã ghi xong tệp.`,
  handedOver: (n: number, size: string) =>
    `${calls(n)}, ${size}: tệp đã sẵn sàng, trình duyệt lưu tệp vào mục tải xuống.`,
  gone: (n: number) => `Trong lúc đó ${calls(n)} đã bị xóa nên không có trong tệp.`,
  unread: (n: number) =>
    `${calls(n)} không mở được toàn bộ hoặc một phần, do bị hỏng hoặc được mã hóa bằng khóa khác: phần đó không có trong tệp.`,
  bigFile: 'Trình duyệt này giữ tệp cho đến khi lưu xong: trong lúc đó máy cần thêm chỗ bằng dung lượng của âm thanh.',
  notWritten: 'Chưa tạo được tệp nào. Mọi thứ vẫn còn trên máy này.',
  soundGone: 'Có cuộc gọi hoặc âm thanh của nó bị xóa trong lúc tạo tệp. Hãy thử lại.',
  choose: 'Chọn tệp .callmark',
  chooseFile:
    'Tệp .callmark chứa các cuộc gọi của máy khác, hoặc bản sao lưu của máy này. Bạn xem được nội dung trước khi bất cứ gì được lưu.',
  reading: 'Đang đọc nội dung tệp',
  nothingStored: 'Chưa lưu gì.',
  trouble: {
    'not-a-zip': 'Đây không phải tệp .callmark, hoặc tệp đã bị cắt cụt khi chuyển.',
    'not-callmark': 'Đây là tệp zip, nhưng không phải do Callmark tạo.',
    newer: 'Tệp này do phiên bản Callmark mới hơn tạo. Hãy cập nhật ứng dụng trên máy này rồi nhập lại.',
    bomb: 'Tệp này khi giải nén sẽ lớn hơn rất nhiều so với khai báo. Callmark không mở.',
    'too-many': 'Tệp này khai báo nhiều mục hơn mức Callmark có thể ghi ra.',
    cut: 'Tệp này đã bị cắt cụt: thiếu một phần.',
  },
  wrong: (detail: string) => `Danh sách nội dung của tệp này bị sai (${detail}).`,
  unreadable: 'Không đọc được tệp. Có thể tệp đã bị chuyển đi, hoặc nằm trên thiết bị không còn kết nối.',
  madeAt: (when: string, backup: boolean) => `${backup ? 'Bản sao lưu' : 'Các cuộc gọi'}, tạo lúc ${when}`,
  contents: (n: number, sounds: number, size: string) => `${calls(n)}, ${grouped(sounds)} có âm thanh, ${size}`,
  dates: (from: string, to: string) => (from === to ? `Gọi ngày ${from}` : `Gọi từ ${from} đến ${to}`),
  reviewers: (names: readonly string[]) => `Người chấm: ${names.join(', ')}`,
  scorecards: (names: readonly string[]) => `Phiếu chấm: ${names.join(', ')}`,
  card: (title: string, version: number) => `${title} (phiên bản ${version})`,
  happens: 'Kết quả khi nhập',
  fresh: (n: number) => `${calls(n)} chưa có ở đây.`,
  same: (n: number) => `${calls(n)} đã có ở đây, giống hệt.`,
  older: (n: number) => `${calls(n)} đã có ở đây với nội dung mới hơn, được giữ nguyên: tệp không có gì để thêm.`,
  merged: (n: number) =>
    `${calls(n)} có cả ở đây và trong tệp với nội dung khác nhau: mỗi câu trả lời và văn bản giữ bản mới hơn; tiêu đề và thông tin cuộc gọi giữ như ở đây.`,
  beside: (n: number) => `${calls(n)} trong số này giữ cả hai văn bản để bạn chọn.`,
  binnedHere: (n: number) => `${calls(n)} đang ở thùng rác của máy này và vẫn ở đó.`,
  binnedThere: (n: number) => `${calls(n)} sẽ vào thùng rác, như trong tệp.`,
  twins: (n: number) => `${calls(n)} mới có âm thanh giống cuộc gọi đã có ở đây dưới tên khác:`,
  twin: (there: string, here: string) => `“${there}”, ở đây là “${here}”`,
  leaveOut: 'Bỏ qua các cuộc gọi này',
  broken: (n: number) => `Không nhập được ${calls(n)}:`,
  brokenCall: (title: string, why: string) => `“${title}”: ${why}`,
  why: {
    missing: 'thiếu một phần trong tệp',
    size: 'một phần có kích thước khác với khai báo của tệp',
    checksum: 'bị hỏng (checksum khác)',
    scorecard: 'phiếu chấm đã dùng để chấm bị thiếu hoặc hỏng',
    shape: 'nội dung bên trong không phải cuộc gọi',
    storing: 'không lưu được',
  },
  detail: (why: string, detail: string) => (detail === '' ? why : `${why} (${detail})`),
  more: (n: number) => `và ${calls(n)} nữa`,
  renumbered: (title: string, was: number, version: number) =>
    `“${title}”, phiên bản ${was}, ở đây là phiếu khác: phiếu trong tệp được giữ thành phiên bản ${version}.`,
  retired: (title: string, version: number) =>
    `“${title}”, phiên bản ${version}, được giữ cho các cuộc gọi của nó. Cuộc gọi mới vẫn được chấm theo phiên bản đang dùng ở đây.`,
  cardsBroken: 'Các phiếu chấm trong tệp này bị hỏng. Cuộc gọi nào cần đến chúng sẽ bị bỏ qua.',
  goesOn: 'Máy này chưa có gì: công việc tiếp tục từ chỗ bản sao lưu kết thúc, với cùng những người chấm đó.',
  noRoom: (needed: string, free: string) => `Tệp cần ${needed}, trình duyệt còn chỗ cho ${free}.`,
  nothingNew: 'Mọi thứ trong tệp này đã có ở đây.',
  take: (n: number) => `Nhập ${calls(n)}`,
  importing: 'Đang nhập cuộc gọi',
  doneTitle: 'Đã nhập xong',
  added: (n: number) => `Đã thêm ${calls(n)}.`,
  changed: (n: number) => `Đã cập nhật ${calls(n)}.`,
  none: 'Không có gì phải thay đổi.',
  queued: (n: number) => `${grouped(n)} việc đang chờ ở máy kia nay chờ ở đây.`,
  cancelled: 'Đã hủy. Những gì đã nhập đều nguyên vẹn; hãy nhập lại tệp để tiếp tục.',
  full: 'Máy đã đầy. Những gì đã nhập đều nguyên vẹn; hãy giải phóng bớt chỗ rồi nhập lại tệp.',
  brokeOff: (file: string, taken: number, of: number) =>
    `Việc nhập “${file}” bị ngắt giữa chừng: đã nhập ${grouped(taken)}/${grouped(of)} cuộc gọi${taken === 0 ? '' : ', cuộc nào cũng đầy đủ'}. Hãy nhập lại tệp này để thêm phần còn lại; không có gì bị trùng.`,
  takeAgain: 'Nhập lại tệp',
  failed: 'Quá trình nhập đã dừng. Những gì đã nhập đều nguyên vẹn; hãy nhập lại tệp để tiếp tục.',
};
