import type { Words } from '../in-language';
import type { speakerWords as specifiedSpeaker, transcriptWords as specifiedTranscript } from '../transcript';

/** Vietnamese of ../transcript.ts. */
export const transcriptWords: Words<typeof specifiedTranscript> = {
  heading: 'Bản chép lời',
  mode: 'Chế độ bản chép lời',
  giveTurn: (turn: number) => `Dùng lượt nói ${turn} làm bằng chứng`,
  giveTurnShort: 'Dùng làm bằng chứng',
  view: 'Xem',
  edit: 'Sửa',
  text: 'Nội dung bản chép lời',
  // Read by these labels.
  placeholder: 'Agent (A): Dạ em chào anh/chị…\nCustomer (C): …',
  turns: (n: string) => `${n} lượt nói`,
  list: 'Các lượt nói',
  agent: 'Nhân viên',
  customer: 'Khách hàng',
  play: (turn: number) => `Phát lượt nói ${turn}`,
  pause: (turn: number) => `Tạm dừng lượt nói ${turn}`,
  playFailed: 'Không phát được lượt nói này.',
  more: (shown: string, total: string) => `Hiện thêm lượt nói (${shown}/${total})`,
  agentVoice: 'Giọng nhân viên',
  customerVoice: 'Giọng khách hàng',
  swap: 'Đổi chỗ người nói',
  clear: 'Dọn nội dung',
  score: 'Chấm nội dung',
  missing: 'Vui lòng nhập nội dung bản chép lời',
  removed: (n: number) => `Đã bỏ ${n} lời quảng bá kênh`,
  removedWhich: 'Những gì đã bỏ',
  putBack: 'Đưa lại',
  editedAfter: 'người chấm đã sửa',
  editedBy: (name: string, when: string) => `${name} sửa lúc ${when}`,
  heardBy: {
    version: (version: string) => `phiên bản ${version}`,
    language: (name: string) => `nhận ra là ${name}`,
    took: (time: string) => `mất ${time}`,
    insteadOf: (model: string) => `thay cho ${model} vì mô hình này quá lớn với trình duyệt`,
  },
  typed: 'Người chấm gõ tay',
  sample: 'Mẫu có sẵn trong ứng dụng',
  notSaved: 'Không lưu được bản chép lời. Nội dung vẫn ở đây như bạn đã gõ.',
  callGone:
    'Cuộc gọi bạn đang gõ không còn trên máy này: nó đã bị xóa ở cửa sổ khác, hoặc cùng mọi dữ liệu lưu ở đây. Nội dung đã gõ được giữ thành một cuộc gọi mới.',
  draftKept: 'Nội dung gõ ở một cửa sổ đã đóng chưa lưu được. Nội dung vẫn được giữ và sẽ thử lưu lại.',
  versions: {
    typed: (made: string) => `Bản chép lời này cũng được sửa ở cửa sổ khác. Bản kia vẫn được giữ: ${made}.`,
    heard: (made: string) => `Ngoài nội dung gõ tay còn có một bản chép từ âm thanh: ${made}.`,
    show: 'Hiện bản kia',
    keep: 'Giữ bản này',
  },
  again: {
    captions: 'Bản chép lời lấy từ phụ đề; âm thanh chưa được chép lời.',
    typed: 'Nội dung được gõ tay; âm thanh chưa được chép lời.',
    transcribe: 'Chép lời từ âm thanh',
    waits: 'Âm thanh đang chờ chép lời.',
  },
  notScored: 'Không chấm được cuộc gọi.',
  empty: {
    title: 'Chưa mở cuộc gọi nào',
    text: 'Bắt đầu bằng một trong bốn cách. Tất cả đều dùng được khi không có mạng.',
    ways: [
      ['record', 'Ghi âm', 'từ micro, lưu trên máy này trong khi bạn nói'],
      ['upload', 'Tải lên', 'tệp MP3, WAV, M4A hoặc FLAC, hoặc thả tệp vào bất cứ đâu'],
      ['sample', 'Mẫu', 'chọn một cuộc gọi có sẵn trên thanh công cụ'],
      ['type', 'Gõ', 'hoặc dán bản chép lời trong mục Sửa'],
    ],
    type: 'Gõ bản chép lời',
    record: 'Dùng micro',
  },
  waiting: {
    title: 'Chưa có bản chép lời',
    none: 'Cuộc gọi này chưa có bản chép lời. Hãy gõ trong mục Sửa, hoặc bấm Thử lại trong Cuộc gọi.',
    recording: 'Đang ghi âm một cuộc gọi. Bản chép lời sẽ có sau khi ghi âm xong.',
    running: 'Cuộc gọi đang được chép lời. Trong lúc đó bạn vẫn làm việc tiếp được.',
    queued: 'Cuộc gọi đang chờ chép lời và sẽ tự chạy tiếp.',
    model:
      'Trên máy này chưa có gì chép lời được: hãy tải một mô hình nhận dạng giọng nói, thêm tệp phụ đề (.vtt hoặc .srt), đặt dịch vụ giọng nói trong Cài đặt, hoặc gõ trong mục Sửa. Cuộc gọi được giữ và sẽ tự chạy tiếp.',
    modelComing: (percent: number) =>
      `Đang tải mô hình nhận dạng giọng nói về máy này (${percent}%). Tải xong, cuộc gọi sẽ tự chạy tiếp.`,
    modelStopped:
      'Mô hình nhận dạng giọng nói chưa tải được về máy này: xem lý do trong Cài đặt. Cuộc gọi vẫn được giữ.',
    getModel: 'Tải mô hình nhận dạng',
    addCaptions: 'Thêm tệp phụ đề',
    captionsUnreadable: (name: string) =>
      `Không dùng được ${name}: không đọc được phụ đề nào trong đó, hoặc máy hết chỗ.`,
  },
  blank: 'Bản chép lời trống. Hãy gõ trong mục Sửa.',
};

export const speakerWords: Words<typeof specifiedSpeaker> = {
  heading: 'Nhận biết người nói',
  code: 'JSON nhận biết người nói',
  save: 'Lưu',
  empty: 'Vui lòng tải lên tệp âm thanh ở tab Chấm điểm',
  file: 'speaker_recognition.json',
  talk: {
    heading: 'Thời lượng nói',
    picture: (agent: string, customer: string, length: string) =>
      `Ai nói lúc nào trong ${length}: nhân viên ${agent}, khách hàng ${customer}`,
    speaker: 'Người nói',
    time: 'Thời lượng',
    share: 'Tỷ lệ',
    turns: 'Lượt nói',
    longest: 'Đoạn nói liền dài nhất',
    from: (length: string, start: string) => `${length} từ ${start}`,
    none: '–',
    silences: (count: number, length: string) => `${count} khoảng lặng, tổng cộng ${length}`,
    noSilences: 'Không có khoảng lặng nào từ 2 giây trở lên',
    overlaps: (count: number, length: string) => `${count} lần nói chồng, tổng cộng ${length}`,
    noOverlaps: 'Không ai nói chồng lời người kia',
    silence: 'Khoảng lặng',
    overlap: 'Cả hai cùng nói',
    longestFirst: 'dài nhất trước',
    seconds: (seconds: string) => `${seconds} giây`,
    untimed: (count: number) => `${count} lượt nói không có thời gian nên không được tính.`,
  },
};
