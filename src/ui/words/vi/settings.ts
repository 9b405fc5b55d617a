import type { Words } from '../in-language';
import type { settingsWords as specified } from '../settings';
import { connectionTestWords } from './connection-test';
import { CHECK_DEVICE, grouped } from './shared';

/** What site-config.ts asks for, by its own words; anything else is a choice of values, the same in every language. */
const EXPECTED: Readonly<Record<string, string>> = {
  text: 'văn bản',
  object: 'đối tượng',
  'true or false': 'true hoặc false',
  'an address with https://, http:// or / in front and a possible server and port, without password, query, blanks or backslashes':
    'địa chỉ bắt đầu bằng https://, http:// hoặc /, với máy chủ và cổng có thể có, không có mật khẩu, phần sau ?, dấu cách hay dấu \\',
  'a number of seconds from 180 to 86400': 'số giây từ 180 đến 86400',
  'a whole number of days from 0 to 3650': 'số ngày nguyên từ 0 đến 3650',
  'a pattern of fields such as {date}_{time}_{agent}, or empty':
    'mẫu gồm các trường như {date}_{time}_{agent}, hoặc để trống',
  'what npm run pin has printed, or empty': 'nội dung mà npm run pin in ra, hoặc để trống',
};

/** Vietnamese of ../settings.ts. */
export const settingsWords: Words<typeof specified> = {
  title: 'Cài đặt',
  intro:
    'Dịch vụ nào để trống địa chỉ thì việc đó được làm ngay trên máy này, không cần mạng. Những gì bạn đổi ở đây chỉ được lưu trên máy này và được ưu tiên hơn config.json.',
  save: 'Lưu cài đặt',
  saved: 'Đã lưu cài đặt trên máy này.',
  savedAgain: (calls) =>
    `Đã lưu cài đặt trên máy này. ${grouped(calls)} cuộc gọi từng bị dịch vụ từ chối đang được thử lại.`,
  notSaved: 'Không lưu được cài đặt: máy này đã hết chỗ. Ngoài ra không mất gì cả.',
  unread:
    'Không đọc được những gì đã đặt trên máy này: dữ liệu bị hỏng, hoặc được mã hóa bằng khóa khác. Khi bạn chưa lưu, không cuộc gọi nào được gửi đến dịch vụ. Khi lưu, những gì hiện trên màn hình này thay cho phần đó; địa chỉ và khóa phải nhập lại.',
  unsaved: {
    title: 'Lưu thay đổi?',
    message: 'Những gì bạn đổi trong Cài đặt chưa được lưu.',
    keepEditing: 'Sửa tiếp',
    discard: 'Bỏ thay đổi',
    restored: 'Những thay đổi lần trước chưa lưu được đưa lại vào đây. Chúng chỉ có hiệu lực khi bạn lưu.',
  },
  test: connectionTestWords,
  administrator: {
    title: 'Dành cho quản trị viên',
    intro: 'Nơi xử lý, cách xử lý và thời gian giữ dữ liệu.',
    locked: 'Nơi xử lý, cách xử lý và thời gian giữ dữ liệu đã được khóa bằng mã PIN. Hãy hỏi người phụ trách máy này.',
    pin: 'Mã PIN của quản trị viên',
    unlock: 'Mở khóa',
    checking: 'Đang kiểm tra…',
    wrong: 'Mã PIN không đúng.',
    unknown: 'Không kiểm tra được mã PIN trên trang mở qua http thường. Hãy mở Callmark qua https.',
  },
  folder: {
    title: 'Thư mục được theo dõi',
    intro:
      'Tệp MP3, WAV, M4A và FLAC mới trong một thư mục của máy tính này trở thành cuộc gọi khi Callmark đang mở, kèm phụ đề cùng tên nằm bên cạnh. Những tệp đã có sẵn trong đó được để nguyên. Callmark chỉ đọc thư mục.',
    choose: 'Chọn thư mục',
    chooseOther: 'Chọn thư mục khác',
    watched: (folder: string) => `Callmark đang theo dõi thư mục ${folder}.`,
    withdrawn: (folder: string) => `Trình duyệt không còn cho Callmark đọc thư mục ${folder}.`,
    allow: 'Cho phép lại',
    stop: 'Ngừng theo dõi',
    failed: 'Không đọc được thư mục nên không theo dõi.',
  },
  services: 'Dịch vụ',
  access: 'Truy cập',
  behaviour: 'Cách xử lý',
  device: 'Máy này',
  build: (version: string, commit: string) =>
    commit === '' ? `Callmark ${version}` : `Callmark ${version}, bản dựng ${commit}`,
  checkDevice: CHECK_DEVICE,
  licences: 'Giấy phép của Callmark và các thành phần (mở trong tab mới)',
  licencesLater: 'Giấy phép của Callmark và các thành phần chưa được lưu trên máy này. Khi có mạng, bạn sẽ xem được.',
  fields: {
    automation: 'Dịch vụ tự động hóa',
    speech: 'Dịch vụ giọng nói',
    summary: 'Dịch vụ tóm tắt',
    generate: 'Dịch vụ tạo văn bản',
    interactions: 'Dịch vụ tương tác',
    speechSynthesis: 'Dịch vụ tổng hợp giọng nói',
    interactionsToken: 'Token dịch vụ tương tác',
    apiKey: 'Khóa API',
    automationHeader: 'Tên header của dịch vụ tự động hóa',
    automationValue: 'Giá trị header của dịch vụ tự động hóa',
    models: 'Địa chỉ mô hình',
    modelHub: 'Kho mô hình',
  },
  hints: {
    automation: 'Điểm và ghi chú tự động (/webhook/…).',
    speech: 'Bản chép lời (/v1/audio/…).',
    summary: 'Tóm tắt (/v1/summarize). Để trống: dùng địa chỉ của dịch vụ giọng nói, nếu có.',
    generate: 'Được yêu cầu tóm tắt khi bản chép lời không kèm tóm tắt (/api/generate).',
    interactions: 'Dịch vụ giọng nói thay thế. Khi có địa chỉ, dịch vụ này tạo bản chép lời.',
    speechSynthesis: 'Đọc to bản chép lời.',
    interactionsToken: 'Chỉ gửi đến dịch vụ tương tác. Không bao giờ được xuất ra.',
    apiKey: 'Chỉ gửi đến dịch vụ giọng nói. Không bao giờ được xuất ra.',
    automationHeader: 'Khi dịch vụ tự động hóa yêu cầu header (n8n: Header Auth), ví dụ X-Api-Key.',
    automationValue: 'Chỉ gửi đến dịch vụ tự động hóa. Không bao giờ được xuất ra.',
    models: 'Nơi tải mô hình nhận dạng giọng nói về. Để trống: từ trang này (models/ bên cạnh ứng dụng).',
    modelHub: 'Kho công khai được phép tải mô hình về, ví dụ https://huggingface.co. Để trống: không dùng kho nào.',
  },
  placeholder: 'https://…',
  origin: { site: 'Theo config.json', device: 'Đã đổi trên máy này' },
  problems: {
    'not-http': 'Hãy bắt đầu bằng http:// hoặc https://, ví dụ http://192.168.1.20:8000.',
    credentials: 'Hãy bỏ tên đăng nhập và mật khẩu: địa chỉ được hiện ra và xuất ra.',
    server: 'Máy chủ hoặc cổng không thể có: hãy kiểm tra, ví dụ http://192.168.1.20:8000.',
    query: 'Hãy bỏ phần đứng sau ? hoặc #.',
    characters: 'Trong địa chỉ có dấu cách, dấu \\ hoặc ký tự ẩn: hãy gõ lại.',
  },
  secretProblems: {
    characters:
      'Không gửi được: bên trong có dấu xuống dòng, ký tự ẩn, hoặc chữ hay dấu ngoài bảng chữ Latinh thường. Hãy sao chép lại.',
    name: 'Tên header chỉ gồm chữ Latinh, chữ số và dấu gạch nối, không có dấu hai chấm, ví dụ X-Api-Key.',
    reserved: 'Trình duyệt không cho trang web đặt header này. Hãy dùng tên khác, ví dụ X-Api-Key.',
    'no-name': 'Hãy nhập thêm tên header.',
    'no-value': 'Hãy nhập thêm giá trị header.',
  },
  mixedContent:
    'Trang này mở qua https: trình duyệt không cho trang gọi đến địa chỉ http thường. Hãy cung cấp dịch vụ đó qua https, hoặc mở Callmark qua http.',
  policy: {
    label: 'Nơi xử lý',
    options: [
      { value: 'service-first', label: 'Ưu tiên dịch vụ' },
      { value: 'device-first', label: 'Ưu tiên máy này' },
      { value: 'device-only', label: 'Chỉ máy này' },
    ],
  },
  languageParameter: {
    label: 'Gửi ngôn ngữ dưới dạng',
    options: [
      { value: 'name', label: 'Tên (Vietnamese)' },
      { value: 'code', label: 'Mã (vi)' },
    ],
  },
  generateFormat: {
    label: 'Dịch vụ tạo văn bản nhận',
    options: [
      { value: 'raw', label: 'Văn bản thô' },
      { value: 'ollama', label: 'Ollama (JSON)' },
    ],
  },
  generateModel: { label: 'Mô hình tạo văn bản', hint: 'Dùng cho Ollama, ví dụ llama3.2.' },
  agentChannel: {
    label: 'Nhân viên trong cuộc gọi stereo',
    options: [
      { value: 'left', label: 'Kênh trái' },
      { value: 'right', label: 'Kênh phải' },
    ],
  },
  vocabulary: {
    label: 'Tên riêng và sản phẩm của đơn vị',
    hint: 'Cách nhau bằng dấu phẩy, viết đúng như mong muốn, ví dụ MobiFone, VinaPhone. Chỗ nào bản chép lời viết khác đi sẽ được đánh dấu và thay bằng một lần bấm.',
  },
  scorecards: {
    title: 'Phiếu chấm',
    hint: 'Căn cứ để chấm cuộc gọi: tạo phiếu riêng, ban hành, nhập và xuất phiếu.',
    open: 'Mở phiếu chấm',
  },
  recording: 'Bản ghi âm',
  mp3Encode: 'Giữ bản ghi âm dạng MP3: chưa đến một nửa dung lượng, âm thanh kém đi đôi chút',
  voiceProcessing: 'Khử tiếng vang và tiếng ồn khi ghi âm (làm giọng nói thay đổi)',
  notify: 'Thông báo khi cuộc gọi đang chờ đã được chấm điểm',
  notifyDenied: 'Trình duyệt không cho trang này gửi thông báo. Hãy cho phép trong cài đặt của trình duyệt.',
  storage: (used: string, calls: string) => `${calls} đang dùng ${used}.`,
  storageAndModels: (used: string, calls: string, models: string) =>
    `${calls} và các mô hình nhận dạng giọng nói đang dùng ${used}, trong đó mô hình chiếm ${models}.`,
  calls: (n: number) => `${grouped(n)} cuộc gọi`,
  persisted: 'Trình duyệt giữ dữ liệu này cho đến khi bạn xóa.',
  notPersisted: 'Trình duyệt có thể xóa dữ liệu này khi máy đầy.',
  persist: 'Giữ lại',
  persistRefused: 'Trình duyệt chưa đồng ý. Cài ứng dụng hoặc dùng thường xuyên sẽ có ích.',
  secondCopy: {
    copying: 'Đang tạo bản sao thứ hai của cuộc gọi, âm thanh và cài đặt.',
    whole:
      'Bản sao thứ hai của cuộc gọi, âm thanh và cài đặt được giữ bên cạnh cơ sở dữ liệu, và được đọc lại khi cơ sở dữ liệu bị hỏng.',
    'no-room':
      'Còn quá ít chỗ cho bản sao thứ hai của mọi âm thanh. Phần văn bản, điểm và cài đặt có bản sao, được đọc lại khi cơ sở dữ liệu bị hỏng.',
    failing: 'Hiện không ghi được bản sao thứ hai của dữ liệu đã lưu. Callmark sẽ thử lại.',
    none: 'Trình duyệt này không có chỗ cho bản sao thứ hai của dữ liệu đã lưu.',
  },
  configUnread: (why: string) => `Không đọc được config.json. ${why} Nội dung đọc được lần cuối vẫn có hiệu lực.`,
  configTitle: 'config.json có lỗi; phần còn lại vẫn có hiệu lực:',
  config: {
    'not-json': ({ line, column }) =>
      `Từ dòng ${line}, cột ${column} trở đi không phải là JSON: hãy tìm ở đó dấu phẩy thừa, dấu ngoặc kép bị thiếu hoặc lời chú thích.`,
    'no-object': 'Nội dung không phải là một đối tượng JSON.',
    page: 'Thay vào đó nhận được một trang web: trang đăng nhập của mạng, hoặc của máy chủ trả lời mọi đường dẫn bằng trang của nó.',
    'unknown-key': (path: string) => `“${path}” không phải là khóa đã biết.`,
    'wrong-type': (path: string, expected: string) =>
      `“${path}” phải là: ${EXPECTED[expected] ?? expected}; giá trị mặc định được dùng.`,
  },
};
