import type { Words } from '../in-language';
import type { repairWords as specified } from '../repair';
import { grouped } from './shared';

/** Vietnamese of ../repair.ts. */
export const repairWords: Words<typeof specified> = {
  options: (turn: number) => `Tùy chọn lượt nói ${turn}`,
  agent: 'Nhân viên nói (phím 1)',
  customer: 'Khách hàng nói (phím 2)',
  swapFrom: 'Đổi chỗ người nói từ đây trở đi',
  playFrom: 'Phát từ đây',
  edit: 'Sửa hoặc tách',
  mergeBefore: 'Gộp với lượt nói trước',
  mergeAfter: 'Gộp với lượt nói sau',
  words: (turn: number) => `Lời của lượt nói ${turn}`,
  save: 'Lưu lời',
  split: 'Tách tại con trỏ',
  cancel: 'Hủy',
  changed: 'Lượt nói này đã được sửa ở cửa sổ khác. Nội dung hiện tại:',
  useThat: 'Dùng bản kia',
  keepMine: 'Giữ bản của tôi',
  undo: 'Hoàn tác thay đổi vừa rồi',
  find: {
    open: 'Tìm và thay thế',
    words: 'Tìm',
    by: 'Thay bằng',
    accents: 'Phân biệt dấu',
    whole: 'Nguyên từ',
    next: 'Chỗ tiếp theo',
    replace: 'Thay tất cả',
    found: (places: number, turns: number) => `${grouped(places)} chỗ trong ${grouped(turns)} lượt nói`,
    none: 'Không có trong bản chép lời này',
  },
  nearMisses: {
    heading: 'Có thể là tên riêng hoặc sản phẩm viết khác đi:',
    pair: (written: string, word: string, places: number) => `“${written}” → ${word} (${places})`,
    show: 'Xem chỗ đầu tiên',
    replace: 'Thay',
    replaceAll: (written: string, word: string) => `Thay “${written}” bằng ${word} ở mọi chỗ`,
    leave: 'Bỏ qua',
    leaveAll: (written: string) => `Bỏ qua “${written}”, giữ nguyên`,
    more: (n: number) => `Còn ${n} mục nữa.`,
  },
  tellApart: 'Phân biệt người nói',
  telling: 'Đang nghe xem ai nói lúc nào',
  stopTelling: 'Dừng',
  notTold: 'Không phân biệt được người nói.',
  speakers: {
    channels: 'Người nói theo hai kênh của bản ghi âm.',
    voices: 'Người nói theo chất giọng: hãy nghe vài lượt nói trước khi tin kết quả này.',
    uncertain:
      'Chưa chắc ai nói: theo âm thanh thì không nghe ra hai giọng. Mọi lượt nói được giữ là của một người nói; hãy chọn người nói cho từng lượt trong menu ⋯ của lượt đó, hoặc bằng phím 1 và 2.',
    kept: 'Chưa chắc ai nói: theo âm thanh thì không nghe ra hai giọng. Các lượt nói giữ nguyên.',
    names:
      'Chưa chắc ai nói: phụ đề ghi nhiều hơn hai người. Mỗi người được tính là nhân viên hoặc khách hàng; hãy chọn người nói cho từng lượt trong menu ⋯ của lượt đó, hoặc bằng phím 1 và 2.',
    none: 'Chưa chắc ai nói: phụ đề không ghi tên người nói, và âm thanh chưa được nghe.',
    off: 'Chưa phân biệt người nói: trang được mở với auto_diarize=False. Bấm “Phân biệt người nói” thì vẫn làm được.',
  },
  said: {
    speaker: (turn: number, speaker: string) => `Lượt nói ${turn} giờ là của: ${speaker}`,
    swapped: (turn: number) => `Đã đổi chỗ người nói từ lượt nói ${turn} trở đi`,
    words: (turn: number) => `Lượt nói ${turn} có lời mới`,
    split: (turn: number) => `Lượt nói ${turn} đã tách làm hai`,
    merged: (turn: number) => `Lượt nói ${turn} đã gộp với lượt sau`,
    told: 'Đã phân biệt người nói',
    replaced: (places: number) => `Đã thay ${grouped(places)} chỗ`,
    undone: 'Đã hoàn tác thay đổi vừa rồi',
  },
};
