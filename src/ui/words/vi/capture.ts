import type { captureWords as specified } from '../capture';
import type { Words } from '../in-language';
import { grouped } from './shared';

/** Vietnamese of ../capture.ts. */
export const captureWords: Words<typeof specified> = {
  bar: 'Công cụ chấm điểm',
  scoringType: 'Loại chấm điểm',
  services: [
    { value: 'Sale Effective', label: 'Hiệu quả bán hàng' },
    { value: 'M Customer Service', label: 'Chăm sóc khách hàng' },
    { value: 'Summary (Customer Service)', label: 'Mức độ hài lòng' },
  ],
  sample: 'Mẫu',
  sampleFirst: 'Chọn mẫu để đánh giá',
  samplesMissing: 'Không tải được các mẫu',
  language: 'Ngôn ngữ',
  upload: 'Tải lên',
  uploadHint: 'MP3, WAV, M4A hoặc FLAC, kèm tệp phụ đề VTT hoặc SRT nếu có',
  clear: 'Dọn hội thoại',
  transcripting: 'Đang nhận âm thanh',
  statuses: { '': '', Transcripting: 'Đang chép lời', Summaryzing: 'Đang tóm tắt và chấm', Error: 'Bị lỗi' },
  dropTitle: 'Thả vào để thêm cuộc gọi',
  saving: (name: string) => `Đang lưu ${name}…`,
  savingOf: (name: string, at: number, of: number) => `Đang lưu ${name} (${grouped(at)}/${grouped(of)})…`,
  fetching: (name: string) => `Đang mở ${name}…`,
  added: (n: number) => `Đã thêm ${grouped(n)} cuộc gọi. Cuộc đầu tiên đang mở, tất cả đều có trong Cuộc gọi.`,
  aside: (n: number, folder = '') =>
    `Đã thêm ${grouped(n)} cuộc gọi${folder && ` từ thư mục ${folder}`}, xem trong Cuộc gọi.`,
  twins: (n: number) => `Âm thanh của ${grouped(n)} cuộc gọi vừa thêm đã có sẵn ở đây.`,
  lookThrough: 'Xem qua từng cuộc',
  attached: (name: string, title: string) => `${name} được dùng làm bản chép lời của “${title}”.`,
  notTaken: (names: readonly string[]) =>
    `${names.length} tệp chưa được thêm vì cửa sổ đã đóng trước đó. Hãy chọn lại: ${names.join(', ')}.`,
  dismiss: 'Đóng thông báo',
  refused: {
    extension: (name: string) => `${name} chưa được thêm: chỉ nhận .mp3, .wav, .m4a và .flac.`,
    empty: (name: string) => `${name} chưa được thêm: tệp rỗng.`,
    'not-audio': (name: string) => `${name} chưa được thêm: nội dung không phải âm thanh, dù tên tệp ghi thế nào.`,
    'captions-alone': (name: string) =>
      `${name} chưa được thêm: hãy chọn cùng tệp âm thanh của nó, hoặc mở cuộc gọi có âm thanh đang chờ bản chép lời.`,
    'captions-unmatched': (name: string) =>
      `${name} chưa được thêm: không có tệp âm thanh nào được chọn trùng tên, nên không rõ phụ đề thuộc cuộc gọi nào.`,
    'captions-taken': (name: string, audio: string, captions: string) =>
      `${name} chưa được thêm: ${audio} đã có tệp phụ đề ${captions}.`,
    'captions-unreadable': (name: string) =>
      `${name} không được dùng: không đọc được phụ đề nào trong đó. Tệp âm thanh không bị ảnh hưởng.`,
    'storage-full': (name: string) =>
      `${name} chưa được thêm: máy này đã đầy. Những thứ khác không bị mất; hãy xuất rồi xóa các cuộc gọi không cần nữa, sau đó chọn lại tệp này.`,
    failed: (name: string, why: string) => `${name} chưa được thêm. ${why}`,
    kept: (name: string, why: string) =>
      `${name} chưa được thêm. ${why} Tệp vẫn được giữ ở chỗ cũ và sẽ được thử lại khi mở Callmark lần sau.`,
  },
  folder: {
    withdrawn: (folder: string) =>
      `Trình duyệt không còn cho Callmark đọc thư mục ${folder}. Âm thanh mới trong đó chưa được thêm cho đến khi bạn cho phép lại.`,
    denied: (folder: string) =>
      `Trình duyệt không cho Callmark đọc thư mục ${folder}. Hãy cho phép trong cài đặt của trình duyệt cho trang này, hoặc ngừng theo dõi thư mục trong Cài đặt.`,
    missing: (folder: string) =>
      `Không đọc được thư mục ${folder}. Thư mục còn ở đó không? Không có gì bị mất: Callmark sẽ tìm lại.`,
    allow: 'Cho phép lại',
  },
  shared: {
    'share-full':
      'Nội dung được chia sẻ chưa được thêm: máy này đã đầy. Những thứ khác không bị mất; hãy xuất rồi xóa các cuộc gọi không cần nữa, sau đó chia sẻ lại.',
    'share-unreadable':
      'Nội dung được chia sẻ chưa được thêm: trình duyệt này không chuyển được trọn vẹn. Hãy chọn tệp bằng nút Tải lên, hoặc chia sẻ ít tệp hơn mỗi lần.',
    'share-nothing':
      'Chưa thêm gì: nội dung được chia sẻ không có tệp hay văn bản. Callmark không nhận nội dung chỉ có liên kết.',
    gone: (name: string) => `${name} chưa được thêm: không mở được tệp. Có thể tệp đã bị chuyển chỗ hoặc bị xóa.`,
    unread:
      'Hiện chưa xem được nội dung đã chia sẻ trước đó. Nội dung vẫn được giữ và sẽ được thử lại khi mở Callmark lần sau.',
  },
  notPlayable: (name: string) =>
    `${name} được giữ và sẽ được chép lời, nhưng trình duyệt này không phát được định dạng của tệp: không có dạng sóng, không phát được từng đoạn.`,
};
