import type { Words } from '../in-language';
import type { microphoneWords as specifiedMicrophone, recordingWords as specifiedRecording } from '../recording';
import { CHOOSE_MICROPHONE } from './shared';

/** Vietnamese of ../recording.ts. */
export const recordingWords: Words<typeof specifiedRecording> = {
  record: 'Ghi âm',
  pause: 'Tạm dừng',
  resume: 'Ghi tiếp',
  stop: 'Dừng',
  settings: 'Cài đặt micro',
  allow: 'Vui lòng cho phép truy cập micro',
  title: (time: string) => `Ghi âm ${time}`,
  elapsed: 'Đã ghi',
  level: 'Mức âm thanh micro',
  saved: 'Tự lưu trên máy này mỗi 2 giây',
  offline: 'Ngoại tuyến: sẽ chép lời sau',
  starting: 'Đang mở micro…',
  paused: 'Đang tạm dừng. Lời nói lúc này không được ghi.',
  stopping: 'Đang lưu bản ghi âm…',
  elsewhere: 'Tab Nói trực tiếp đang ghi âm.',
  gap: {
    muted: 'Micro đang bị một cuộc gọi hoặc ứng dụng khác chiếm, hoặc đã tắt. Có micro lại thì ghi âm tiếp tục.',
    unplugged: 'Micro không còn nữa. Hãy kết nối một micro, ghi âm sẽ tự tiếp tục.',
    stalled: 'Micro không gửi âm thanh. Đang mở lại micro.',
  },
  lost: (seconds: string, at: string) => `Thiếu ${seconds} giây âm thanh ở ${at}.`,
  low: (minutes: number) =>
    `Máy này sắp đầy: còn chỗ cho khoảng ${minutes} phút. Hãy xuất rồi xóa các cuộc gọi không cần nữa.`,
  ended: {
    permission: 'Ghi âm đã kết thúc: quyền dùng micro bị thu hồi. Phần đã ghi được giữ lại.',
    failed: 'Ghi âm đã kết thúc: trình duyệt ngừng đưa âm thanh. Phần đã ghi được giữ lại.',
    storage: 'Ghi âm đã kết thúc: máy này đã đầy. Phần ghi được đến lúc đó được giữ lại.',
    unstored:
      'Ghi âm đã kết thúc: máy này không lưu thêm âm thanh được nữa, có thể vì ổ đĩa đã đầy. Phần ghi được đến lúc đó được giữ lại.',
  },
  kept: (time, isFull) =>
    isFull
      ? `${time} được giữ trên máy này nhưng không đủ chỗ để tạo thành cuộc gọi. Hãy xuất rồi xóa các cuộc gọi không cần nữa, sau đó tải lại trang: nội dung đã gõ vẫn còn.`
      : `${time} được giữ trên máy này nhưng chưa tạo được thành cuộc gọi. Sẽ thử lại khi tải lại trang: nội dung đã gõ vẫn còn.`,
  empty: 'Chưa ghi được gì: micro không có âm thanh.',
  cleared: (time) =>
    `Ghi âm đã kết thúc và phần đã ghi (${time}) bị mất: trình duyệt này đã xóa dữ liệu Callmark lưu trên máy, như trình duyệt vẫn làm khi ổ đĩa đầy. Cài ứng dụng sẽ giúp chuyện này ít xảy ra hơn.`,
  recovered: (time: string) => `Đã khôi phục: ${time}`,
  open: 'Mở',
};

export const microphoneWords: Words<typeof specifiedMicrophone> = {
  title: CHOOSE_MICROPHONE,
  allow: 'Cho phép truy cập micro',
  denied: 'Vui lòng cho phép truy cập micro trong cài đặt trình duyệt',
  none: 'Không tìm thấy micro nào',
  unnamed: (id: string) => `Micro ${id.slice(0, 8)}`,
  chosen: (name: string) => `${name} được dùng để ghi âm.`,
  chosenForNext: (name: string) => `${name} được dùng từ lần ghi âm sau.`,
  testing: (name: string) => `Hãy nói thử: ${name} đang nghe.`,
  gone: (name: string) => `${name} hiện không kết nối. Một micro khác được dùng cho đến khi micro này trở lại.`,
  list: 'Các micro',
};
