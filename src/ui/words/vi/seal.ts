import type { Words } from '../in-language';
import type { sealWords as specified } from '../seal';
import { grouped } from './shared';

/** Vietnamese of ../seal.ts. */
export const sealWords: Words<typeof specified> = {
  locked: 'Các cuộc gọi trên máy này đã được mã hóa',
  text: 'Nhập cụm mật khẩu để mở. Trước khi mở, mọi thứ được giữ nguyên, không có gì được gửi đi hay chấm điểm; mở xong, mọi việc tiếp tục.',
  passphrase: 'Cụm mật khẩu',
  open: 'Mở',
  opening: 'Đang mở…',
  wrong: 'Cụm mật khẩu không đúng.',
  lost: {
    title: 'Quên cụm mật khẩu?',
    text: 'Khóa khôi phục cũng mở được các cuộc gọi; khi đó bạn đặt cụm mật khẩu mới thay cho cụm cũ. Nếu không có cả cụm mật khẩu lẫn khóa khôi phục thì không ai mở được.',
    key: 'Khóa khôi phục',
    fromFile: 'Đọc khóa từ tệp đã lưu',
    wrong: 'Đây không phải khóa khôi phục của máy này, hoặc có ký tự nhập sai.',
    next: 'Cụm mật khẩu mới',
    action: 'Mở và đổi cụm mật khẩu',
  },
  telex:
    'Bàn phím đang bỏ dấu tiếng Việt nên không đọc được khóa. Hãy chuyển bàn phím sang tiếng Anh rồi nhập lại khóa, hoặc đọc khóa từ tệp đã lưu.',
  gone: {
    title: 'Thiếu thông tin về khóa của các cuộc gọi',
    text: 'Các cuộc gọi trên máy này đã được mã hóa, nhưng thông tin về khóa mà trình duyệt này lưu giữ không còn nữa, nên chỉ có cụm mật khẩu thì không mở được. Các cuộc gọi vẫn còn đây, không có gì bị xóa.',
    byKey: 'Nếu bạn đã lưu khóa khôi phục, khóa đó mở được các cuộc gọi. Bạn đặt luôn cụm mật khẩu mới.',
    otherwise: [
      'Nếu dữ liệu của trình duyệt này vừa bị thay thế: hãy nhờ đưa toàn bộ dữ liệu về như trước rồi mở lại Callmark. Khi đó Callmark hỏi cụm mật khẩu.',
      'Nếu có tệp sao lưu: hãy nhập tệp đó trên máy khác hoặc trong trình duyệt khác. Cứ để nguyên ở đây, phòng khi tìm lại được khóa khôi phục.',
    ],
  },
  notChanged:
    'Đã mở các cuộc gọi, nhưng trình duyệt này không lưu được cụm mật khẩu mới, có thể do hết chỗ. Cụm mật khẩu cũ vẫn có hiệu lực, và lần sau khóa khôi phục vẫn mở được.',
  unread: (calls: number, others: number) =>
    `Một phần dữ liệu đã mã hóa không mở được: dữ liệu bị hỏng, hoặc được mã hóa bằng khóa khác. ${calls === 0 ? '' : `Số cuộc gọi bị ảnh hưởng: ${grouped(calls)}. `}${others === 0 ? '' : `Số mục dữ liệu khác: ${grouped(others)}. `}Phần này được giữ nguyên, không có gì bị xóa; danh sách, báo cáo và bản sao lưu không có phần này.${others === 0 ? '' : ' Cài đặt nằm trong phần này được coi như chưa đặt, cho đến khi bạn lưu lại.'}`,
  noRoom:
    'Máy này đã hết chỗ nên việc mã hóa hoặc giải mã đang tạm dừng. Không mất dữ liệu nào; khi máy có chỗ trống, việc này tự tiếp tục.',
  again: 'Nhập lại cụm mật khẩu',
  short: (least: number) => `Ít nhất ${least} ký tự.`,
  different: 'Hai lần nhập không giống nhau.',
  settings: {
    title: 'Mã hóa',
    intro:
      'Mã hóa âm thanh, bản chép lời, điểm, ghi chú, tiêu đề, tên và khóa của các dịch vụ trên máy này. Chỉ cụm mật khẩu của bạn hoặc khóa khôi phục mở được. Mã hóa chỉ hoạt động khi bạn bật.',
    limits:
      'Không được mã hóa: số cuộc gọi, thời điểm nhận, dung lượng âm thanh và mã nhận diện của âm thanh, việc nào còn đang chờ, các phiếu chấm, tên tệp trong thư mục được theo dõi, những gì được chia sẻ cho đến khi được nhận vào, và mọi thứ bạn xuất ra. Dữ liệu lưu từ trước có thể còn trên ổ đĩa một thời gian, ở chỗ không ứng dụng nào xóa được.',
    cost: 'Khi bật, Callmark hỏi cụm mật khẩu mỗi lần khởi động. Khi không có cửa sổ nào đang mở và đã mở khóa, không có gì được gửi đi hay chấm điểm; bản ghi âm bị ngắt do sự cố được ghép lại sau khi mở khóa.',
    insecure: 'Trang này không mã hóa được: hãy mở Callmark qua https, bằng trình duyệt đã cập nhật.',
    why: (least: number) =>
      `Hãy đặt cụm dài, từ ${least} ký tự trở lên, ví dụ bốn từ: ai lấy được ổ đĩa có thể thử hàng triệu cụm ngắn.`,
    makeKey: 'Tiếp tục đến khóa khôi phục',
    recovery:
      'Đây là khóa khôi phục. Hãy lưu thành tệp hoặc chép lại, và cất ở nơi khác, không để trên máy này. Khóa này mở được các cuộc gọi mà không cần cụm mật khẩu; nếu mất cả hai thì không ai mở được, và Callmark cũng không giúp được.',
    save: 'Lưu thành tệp',
    file: 'callmark-khoa-khoi-phuc.txt',
    fileText: (key: string, when: string) =>
      `Callmark, khóa khôi phục, tạo lúc ${when}.\n\n${key}\n\nKhóa này mở các cuộc gọi đã mã hóa của một máy mà không cần cụm mật khẩu. Hãy cất ở nơi khác, không để trên máy đó.\n`,
    typeIt: 'Nhập khóa khôi phục theo bản bạn đã lưu',
    mistyped: 'Đây không phải khóa khôi phục hiện ở trên.',
    turnOn: 'Bật mã hóa',
    restart:
      'Sau bước này Callmark khởi động lại, hỏi cụm mật khẩu rồi mã hóa dữ liệu đã lưu. Trong lúc đó bạn vẫn làm việc được.',
    cancel: 'Không mã hóa',
    refused: {
      recording: 'Đang ghi âm, hoặc còn bản ghi âm chờ ghép lại. Hãy hoàn tất trước.',
      'older-window':
        'Một phiên bản Callmark cũ còn mở trong cửa sổ khác hoặc đang chạy nền. Hãy đóng lại, chờ một phút rồi thử lại.',
      'not-kept': 'Trình duyệt này không lưu được khóa nên chưa mã hóa gì.',
      wrong: 'Cụm mật khẩu không đúng.',
    },
    unchanged: 'Trình duyệt này không làm được việc đó, có thể do hết chỗ. Chưa có gì thay đổi.',
    sealing: (percent: string) =>
      `Đang mã hóa: ${percent}. Bạn vẫn làm việc được và có thể đóng Callmark bất cứ lúc nào; lần khởi động sau sẽ làm tiếp.`,
    opening: (percent: string) =>
      `Đang giải mã: ${percent}. Bạn vẫn làm việc được và có thể đóng Callmark bất cứ lúc nào; lần khởi động sau sẽ làm tiếp.`,
    window:
      'Đã giải mã tất cả, nhưng một cửa sổ Callmark khác đang ngủ chưa biết việc này và vẫn có thể mã hóa thêm. Hãy mở xem hoặc đóng cửa sổ đó, việc này sẽ tự kết thúc.',
    left: {
      sealing: (n: number) =>
        `Đã mã hóa tất cả, trừ ${grouped(n)} mục dữ liệu mà trình duyệt này không đọc hoặc không ghi được. Phần đó vẫn nằm như trước; mỗi lần khởi động, Callmark thử lại.`,
      opening: (n: number) =>
        `Đã giải mã tất cả, trừ ${grouped(n)} mục dữ liệu mà trình duyệt này không đọc hoặc không ghi được. Phần đó vẫn nằm như trước, không có gì bị xóa. Mỗi lần khởi động, Callmark thử lại; chừng nào chưa xong, Callmark còn hỏi cụm mật khẩu.`,
    },
    shut: {
      text: (n: number) =>
        `Mã hóa đã tắt, Callmark không hỏi cụm mật khẩu nữa. Còn ${grouped(n)} mục dữ liệu (cuộc gọi, phần của cuộc gọi, cài đặt) không giải mã được, có thể đã hỏng hoặc được mã hóa bằng khóa khác. Phần đó vẫn được mã hóa và giữ nguyên, không có gì bị xóa; danh sách, báo cáo và bản sao lưu không có phần này.`,
      anew: 'Nếu bật mã hóa lại, một khóa mới được tạo ra: sau đó chỉ khóa khôi phục trước đây mới mở được phần còn lại.',
      secret: 'Cụm mật khẩu hoặc khóa khôi phục trước đây',
      again: 'Thử lại',
      wrong: 'Đây không phải cụm mật khẩu, cũng không phải khóa khôi phục.',
      still: (n: number) => `Vẫn còn ${grouped(n)} mục dữ liệu không mở được.`,
      done: 'Đã giải mã tất cả.',
    },
    sealed: 'Mọi thứ đã được mã hóa.',
    current: 'Cụm mật khẩu hiện tại',
    next: 'Cụm mật khẩu mới',
    change: 'Đổi cụm mật khẩu',
    changed: 'Đã đổi cụm mật khẩu.',
    saveAgain: 'Lưu lại khóa khôi phục',
    turnOff: 'Tắt mã hóa',
    working: 'Xin chờ…',
  },
};
