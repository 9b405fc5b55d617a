import type { Words } from '../in-language';
import type {
  header as specifiedHeader,
  tabs as specifiedTabs,
  ui as specifiedUi,
  update as specifiedUpdate,
} from '../shell';
import {
  ADDED_CALLS,
  CALIBRATION,
  CALL_ON_SCREEN,
  CHECK_DEVICE,
  CHOOSE_MICROPHONE,
  EXPORT_CALLS,
  FACTS,
  grouped,
  HAND_OVER,
  IMPORT_CALLS,
  RESULTS,
  SHORTCUTS,
  WASTE_BIN,
} from './shared';

/** Vietnamese of ../shell.ts. */
export const tabs: Words<typeof specifiedTabs> = {
  scoring: 'Chấm điểm',
  speaker: 'Người nói',
  realSpeak: 'Nói trực tiếp',
};

export const header: Words<typeof specifiedHeader> = {
  online: 'Trực tuyến',
  offline: 'Ngoại tuyến',
  waiting: (n: number) => `${grouped(n)} đang chờ`,
  calls: 'Cuộc gọi',
  doneToday: (done: string, of: string) => `${done}/${of} xong hôm nay`,
  doneTodayShort: ' xong hôm nay',
  settings: 'Cài đặt',
  scorecards: 'Phiếu chấm',
  install: 'Cài ứng dụng',
  lock: 'Khóa Callmark',
  title: (waiting: number) => (waiting === 0 ? 'Callmark' : `(${grouped(waiting)}) Callmark`),
};

export const update: Words<typeof specifiedUpdate> = {
  ready: 'Callmark có phiên bản mới.',
  apply: 'Cập nhật',
  later: 'Để sau',
  applying: 'Sẽ cập nhật ngay khi việc đang làm xong…',
  reload: 'Callmark đã được cập nhật. Hãy tải lại trang khi bạn sẵn sàng.',
};

export const ui: Words<typeof specifiedUi> = {
  player: 'Trình phát',
  close: 'Đóng',
  ok: 'OK',
  cancel: 'Hủy',
  dismiss: 'Đóng thông báo',
  tryAgain: 'Thử lại',
  reload: 'Tải lại trang',
  unfinished: 'chưa nói xong',
  noScore: (title: string) => `${title}: chưa có điểm`,
  gauge: (title: string, value: string) => `${title}: ${value} trên 5`,
  crashed: (name: string) => `${name} đã ngừng hoạt động`,
  crashedText: 'Những gì đã lưu không bị mất. Hãy thử lại hoặc tải lại trang.',
  unread: (name: string) => `Không mở được: ${name}`,
  unreadText:
    'Dữ liệu đã mã hóa ở đây bị hỏng, hoặc được mã hóa bằng khóa khác. Dữ liệu được giữ nguyên, không có gì bị xóa.',
  storageLost:
    'Trình duyệt này đã xóa dữ liệu Callmark lưu trên máy này. Cuộc gọi nào chưa xuất ra thì đã mất; cài ứng dụng sẽ giúp chuyện này ít xảy ra hơn.',
  storageShort: (missing: number) =>
    `Trình duyệt này đã làm mất một phần dữ liệu Callmark lưu trên máy này: thiếu ${grouped(missing)} cuộc gọi dù không ai xóa ở đây.`,
  broughtBack: ({ calls, silent, settings }: { calls: number; silent: number; settings: boolean }) => {
    const count = `${grouped(calls)} cuộc gọi`;
    const what = calls === 0 ? 'cài đặt hoặc phiếu chấm' : settings ? `${count} và cài đặt hoặc phiếu chấm` : count;
    return [
      'Trình duyệt này đã làm mất toàn bộ hoặc một phần dữ liệu Callmark lưu trên máy này.',
      ...(calls > 0 || settings ? [`Đã khôi phục ${what} từ bản sao thứ hai.`] : []),
      ...(silent > 0 ? [`Bản ghi âm của ${grouped(silent)} cuộc gọi đã mất: bản sao thứ hai không có.`] : []),
    ].join(' ');
  },
  copyHasNoRoom:
    'Máy này còn quá ít chỗ cho bản sao thứ hai của mọi bản ghi âm. Cuộc gọi vẫn được lưu như trước, và phần văn bản vẫn có bản sao thứ hai.',
  storageBlocked:
    'Một tab khác còn giữ phiên bản cũ của dữ liệu đã lưu. Hãy đóng các tab Callmark khác: tab này sẽ tự chạy tiếp.',
  storageRefused:
    'Trình duyệt này không cho Callmark lưu gì ở đây nên không giữ lại được gì. Có thể do cửa sổ ẩn danh: hãy mở Callmark trong cửa sổ thường. Cũng có thể do cơ sở dữ liệu trên ổ đĩa bị hỏng: khi đó người phụ trách máy phải xóa cơ sở dữ liệu đó.',
  queueNotStarted:
    'Một phần của Callmark không tải được: cuộc gọi vẫn được lưu, nhưng không gì được chép lời hay chấm điểm cho đến khi tải lại trang.',
  dialog: 'Hộp thoại',
  evaluation: 'Đánh giá',
  calibration: CALIBRATION,
  checkDevice: CHECK_DEVICE,
  results: RESULTS,
  chooseMicrophone: CHOOSE_MICROPHONE,
  handOver: HAND_OVER,
  wasteBin: WASTE_BIN,
  callOnScreen: CALL_ON_SCREEN,
  shortcuts: SHORTCUTS,
  skipTo: { label: 'Lối đi nhanh', transcript: 'Đến bản chép lời', results: 'Đến kết quả' },
  exportCalls: EXPORT_CALLS,
  importCalls: IMPORT_CALLS,
  import: 'Nhập',
  facts: FACTS,
  addedCalls: ADDED_CALLS,
  reports: 'Báo cáo',
  loading: 'Đang tải…',
  notLoaded: (name: string) => `Không tải được phần “${name}”`,
  notLoadedText: 'Hãy kiểm tra mạng rồi thử lại.',
};
