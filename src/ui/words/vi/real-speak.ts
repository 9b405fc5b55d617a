import type { Words } from '../in-language';
import type { realSpeakWords as specified } from '../real-speak';

/** Vietnamese of ../real-speak.ts. */
export const realSpeakWords: Words<typeof specified> = {
  autoStop: 'Tự dừng',
  autoStopOff: 'Tắt',
  autoStopSeconds: (seconds: number) => `${seconds} giây`,
  autoStopHint: 'Tự dừng sau khoảng lặng dài chừng đó.',
  clear: 'Dọn màn hình',
  log: 'Bản chép lời trực tiếp',
  callTitle: (moment: string) => `Nói trực tiếp ${moment}`,
  emptyTitle: 'Chưa có lời nào',
  emptyText:
    'Bấm Ghi âm rồi nói: bản ghi âm thành một cuộc gọi riêng. Có bộ nhận dạng giọng nói thì lời nói hiện ở đây.',
  elsewhere: 'Tab Chấm điểm đang ghi âm.',
  stored: (title: string) => `${title} được giữ trong Cuộc gọi và được chép lời trọn vẹn.`,
  storedWithoutEngine: (title: string) =>
    `${title} được giữ trong Cuộc gọi, ở đó chờ dịch vụ giọng nói, mô hình nhận dạng giọng nói hoặc tệp phụ đề.`,
  open: 'Mở ở Chấm điểm',
  live: {
    noEngine:
      'Chữ trực tiếp cần bộ nhận dạng giọng nói: hãy đặt Dịch vụ giọng nói trong Cài đặt, hoặc tải ở đó một mô hình nhận dạng giọng nói cho máy này. Không có thì vẫn ghi âm được, và mỗi bản ghi âm được giữ thành một cuộc gọi.',
    paused: 'Chữ trực tiếp đang tạm dừng; ghi âm vẫn tiếp tục, và toàn bộ sẽ được chép lời sau đó.',
    over: {
      'too-slow': 'Máy này quá chậm để hiện chữ trực tiếp; chữ sẽ có sau khi ghi âm.',
      broken: 'Chữ trực tiếp đã ngừng trên máy này; ghi âm vẫn tiếp tục, và chữ sẽ có sau đó.',
    },
    waits:
      'Chữ trực tiếp chờ đến khi một cuộc gọi khác được chép lời xong trên máy này; trong lúc đó ghi âm vẫn tiếp tục.',
    listening: 'Đang nghe… những chữ đầu tiên hiện ra sau vài giây.',
  },
};
