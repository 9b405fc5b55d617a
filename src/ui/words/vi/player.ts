import type { Words } from '../in-language';
import type { playerWords as specified } from '../player';

/** Vietnamese of ../player.ts. */
export const playerWords: Words<typeof specified> = {
  region: 'Bản ghi âm',
  waveform: 'Dạng sóng',
  play: 'Phát',
  pause: 'Tạm dừng',
  loop: 'Lặp lại đoạn',
  speed: 'Tốc độ',
  rate: (rate: number) => `${rate.toFixed(rate % 0.5 === 0 ? 1 : 2).replace('.', ',')}×`,
  keys: 'Phím cách để phát và tạm dừng, ← và → để tua 5 giây.',
  opening: 'Đang mở bản ghi âm…',
  peaks: (percent: number) => `Đang vẽ dạng sóng… ${percent}%`,
  skip: 'Bỏ qua dạng sóng',
  unplayable:
    'Trình duyệt này không phát được bản ghi âm này nên không có dạng sóng. Tệp vẫn được giữ và gửi đi nguyên vẹn.',
  beyondEnd:
    'Trong trình duyệt này, bản ghi âm kết thúc trước đoạn này: có thể bản ghi âm bị cắt cụt, hoặc trình duyệt tính sai độ dài. Hãy phát trong trình duyệt khác, hoặc tải lên một bản lưu dạng MP3 hay WAV.',
  noWaveform: 'Không vẽ được dạng sóng cho bản ghi âm này. Bản ghi âm vẫn phát được.',
  call: {
    group: 'Bản ghi âm',
    play: 'Phát bản ghi âm',
    pause: 'Tạm dừng bản ghi âm',
    back: 'Tua lùi 5 giây',
    forward: 'Tua tới 5 giây',
    position: 'Vị trí',
    at: (time: string, length: string) => `${time} trên ${length}`,
    lost: 'Âm thanh của cuộc gọi này không còn trên máy này. Phần văn bản và điểm vẫn còn.',
    speed: 'Tốc độ',
    loop: 'Lặp lại lượt nói này',
    loopTyping: 'Lặp lại 5 giây vừa rồi',
    insertTime: 'Chèn thời gian',
    lanes: { left: 'Nhân viên', right: 'Khách hàng' },
    keys: [
      ['Alt+K', 'phát'],
      ['Alt+J', '−5 giây'],
      ['Alt+L', '+5 giây'],
      ['Alt+R', 'lặp lại'],
      ['Alt+I', 'thời gian'],
      ['Alt+↑ ↓', 'tốc độ'],
    ],
    keysLabel: 'Phím dùng khi đang gõ',
  },
  ear: {
    title: 'Nghe và chấm',
    text: 'Chưa có bản chép lời. Hãy nghe bản ghi âm và tự trả lời phiếu chấm đã chọn. Khi có bản chép lời, câu trả lời của máy nằm cạnh câu trả lời của bạn và không thay đổi câu nào của bạn.',
    judge: 'Nghe và chấm',
  },
  pedal: {
    title: 'Phím của trình phát',
    hint: 'Cho bàn đạp hoặc bàn phím: chọn Gán phím, rồi nhấn bàn đạp hoặc phím. Chữ cái và chữ số dùng được khi không gõ gì; phím chức năng, và phím nhấn cùng Ctrl hoặc Alt, dùng được cả khi đang gõ. Chỉ lưu trên máy này.',
    deeds: { toggle: 'Phát và tạm dừng', back: 'Tua lùi 5 giây', forward: 'Tua tới 5 giây' },
    none: 'Chưa có phím',
    assign: (deed: string) => `Gán phím: ${deed}`,
    assignShort: 'Gán phím',
    press: 'Hãy nhấn phím…',
    cancel: 'Esc: giữ như cũ',
    clear: (deed: string) => `Bỏ phím: ${deed}`,
    taken: (key: string, deed: string) => `${key} đã được gán cho “${deed}”.`,
    unfit: {
      needed: (key: string) => `${key} dùng để di chuyển trên trang. Hãy chọn phím khác.`,
      fixed: (key: string) => `${key} đã có chức năng khác trong trình phát. Hãy chọn phím khác.`,
    },
    assigned: (key: string, deed: string) => `${key}: ${deed}`,
  },
};
