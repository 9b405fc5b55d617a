import type { Words } from '../in-language';
import type { voicesWords as specified } from '../voices';

/** Vietnamese of ../voices.ts. */
export const voicesWords: Words<typeof specified> = {
  bar: 'Nghe',
  playAll: 'Phát tất cả',
  stopAll: 'Dừng phát',
  source: 'Giọng',
  recording: 'Bản ghi âm',
  synthetic: 'Tổng hợp',
  readByService: (host: string) => `Đọc bởi ${host}`,
  readByTwo: (agent: string, customer: string) => `Nhân viên: ${agent} · Khách hàng: ${customer}`,
  readByOne: (name: string) => `Cả hai do ${name} đọc, ở hai cao độ`,
  needsNetwork: (name: string) => `${name} (gửi văn bản tới nhà cung cấp giọng đọc)`,
  longer: 'Bản chép lời này dài hơn bản ghi âm: các lượt nói sau khi bản ghi âm kết thúc không có trong đó.',
  noVoice: (language: string) =>
    `Máy này không có giọng đọc ${language}: không đọc to được lượt nói không có bản ghi âm.`,
  noLanguage: 'Chưa biết ngôn ngữ của cuộc gọi này: không đọc to được lượt nói không có bản ghi âm.',
  notAudio:
    'Dịch vụ tổng hợp giọng nói không gửi tệp âm thanh: dịch vụ gửi dần từng phần hoặc bọc âm thanh trong văn bản. Dịch vụ tổng hợp giọng nói trong Cài đặt phải phản hồi bằng WAV hoặc MP3.',
};
