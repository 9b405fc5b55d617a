import type { Words } from '../in-language';
import type { lockWords as specified } from '../lock';

/** Vietnamese of ../lock.ts. */
export const lockWords: Words<typeof specified> = {
  locked: 'Callmark đang khóa',
  text: 'Không mất gì cả. Những gì đang chờ vẫn được gửi đi và chấm điểm; những gì được chia sẻ hay mở bằng Callmark trong lúc này sẽ được nhận vào sau khi mở khóa.',
  pin: 'Mã PIN hoặc cụm mật khẩu',
  unlock: 'Mở khóa',
  checking: 'Đang kiểm tra…',
  wrong: 'Không đúng.',
  unknown: 'Không kiểm tra được trên trang mở qua http thường. Hãy mở Callmark qua https.',
  wait: (time: string) => `Có thể thử lại sau ${time}.`,
  recording: {
    running: 'Đang ghi âm. Bản ghi được lưu ngay trong lúc ghi.',
    stop: 'Dừng và giữ lại',
    over: 'Đã ghi âm xong. Những gì đã ghi được giữ lại.',
  },
  notChecked: (said: string) => `Hiện chưa kiểm tra được. Hãy thử lại. (${said})`,
  forgotten: {
    title: 'Quên mã?',
    text: 'Không cuộc gọi nào bị mất: khóa chỉ che các cuộc gọi, không xóa cuộc gọi nào.',
    byAdministrator: 'Mã PIN của quản trị viên, cũng là mã mở phần đó trong Cài đặt, gỡ được khóa này.',
    administrator: 'Mã PIN của quản trị viên',
    remove: 'Gỡ khóa',
    byWaiting:
      'Có thể gỡ khóa mà không cần mã, một ngày sau khi yêu cầu tại đây. Ai nhập đúng mã trước lúc đó sẽ được báo, và yêu cầu không còn hiệu lực.',
    ask: 'Yêu cầu gỡ khóa',
    asked: (when: string) => `Đã có yêu cầu gỡ khóa. Có thể gỡ tại đây từ ${when}.`,
  },
  removed: 'Đã gỡ khóa. Có thể đặt khóa mới trong Cài đặt.',
  wasAsked: (when: string) =>
    `Lúc ${when} có người yêu cầu gỡ khóa mà không cần mã. Mã đã được nhập đúng nên yêu cầu đó không còn hiệu lực.`,
  settings: {
    title: 'Khóa ứng dụng',
    intro:
      'Che mọi thứ sau một mã PIN hoặc cụm mật khẩu, trong mọi cửa sổ Callmark trên máy này, cho đến khi nhập đúng mã. Việc ghi âm, gửi đi và chấm điểm vẫn tiếp tục. Khóa chỉ hoạt động khi bạn bật.',
    limits:
      'Khóa chỉ che, không mã hóa: ai mở được máy này, hoặc mở được công cụ của trình duyệt, vẫn lấy được dữ liệu đã lưu. Hãy dùng thêm khóa và mã hóa của chính máy.',
    forgotten:
      'Nếu quên mã, không cuộc gọi nào bị mất: mã PIN của quản trị viên gỡ được khóa; nếu không có mã đó, màn hình khóa gỡ được khóa một ngày sau khi có yêu cầu.',
    again: 'Nhập lại',
    short: (least: number) => `Ít nhất ${least} chữ cái hoặc chữ số.`,
    different: 'Hai lần nhập không giống nhau.',
    turnOn: 'Bật khóa',
    isOn: 'Khóa đang bật. Callmark khóa mỗi khi khởi động, khi bấm ổ khóa trên đầu trang và khi bấm phím L.',
    isSet: 'Đã đặt khóa. Màn hình khóa còn đang tải: chưa tải xong thì cửa sổ này chưa khóa.',
    idle: 'Tự khóa khi không dùng sau',
    minutes: (minutes: number) => `${minutes} phút`,
    never: 'Không tự khóa',
    whenHidden: 'Khóa mỗi khi trang này bị che, kể cả khi chuyển sang tab khác',
    current: 'Mã PIN hoặc cụm mật khẩu của khóa',
    turnOff: 'Tắt khóa',
    notKept: 'Trình duyệt này không lưu được nên chưa có gì thay đổi. Có thể do cửa sổ ẩn danh.',
    insecure: 'Trang mở qua http thường không có khóa. Hãy mở Callmark qua https.',
  },
};
