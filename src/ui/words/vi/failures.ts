import type { failureWords as specified } from '../failures';
import type { Words } from '../in-language';
import { grouped } from './shared';

/** Vietnamese of ../failures.ts. */
export const failureWords: Words<typeof specified> = {
  kept: 'Cuộc gọi và mọi nội dung trong đó vẫn được giữ trên máy này.',
  keptQueued: 'Cuộc gọi vẫn được giữ trên máy này và ở trong hàng chờ.',
  offline: {
    happened: 'Không có mạng.',
    happenedNotStored: 'Không có mạng, và phần này chưa được lưu trên máy để dùng ngoại tuyến.',
    todo: 'Sẽ tự chạy tiếp khi có mạng lại.',
    todoEnded: 'Hãy thử lại khi có mạng.',
  },
  proxy: (seconds: number) =>
    `Kết nối bị ngắt sau ${seconds} giây: có thể một proxy ở giữa không cho lâu hơn (nginx: proxy_read_timeout). Khi đó mỗi lần gửi, công việc có thể đã được làm xong và bị tính phí.`,
  unreachable: {
    happened: (address: string) => `${address} không phản hồi.`,
    happenedUnknown: 'Dịch vụ không phản hồi.',
    todo: 'Máy chủ có thể đang ngừng, hoặc không cho trang này gọi tới (CORS): trình duyệt không phân biệt được. Hãy kiểm tra địa chỉ trong Cài đặt.',
    todoOwn:
      'Máy chủ của trang này không phản hồi, hoặc kết nối bị ngắt trước khi nhận đủ phản hồi: có thể máy chủ đang ngừng hoặc tạm thời không kết nối tới được.',
    certificate: 'Cũng có thể máy này không tin chứng chỉ của máy chủ đó: mở địa chỉ trong một tab sẽ thấy điều này.',
    todoMixed:
      'Trang này mở qua https, và trình duyệt không cho trang gọi địa chỉ http. Hãy chạy dịch vụ đó qua https, hoặc mở Callmark qua http.',
    todoWorkedBefore: 'Dịch vụ này từng phản hồi: có thể hiện đang ngừng, hoặc không còn cho trang này gọi tới (CORS).',
    todoLarge: (size: string) =>
      `Dịch vụ này từng phản hồi: có thể hiện đang ngừng, có thể không còn cho trang này gọi tới (CORS), hoặc lần gửi ${size} này vượt giới hạn của dịch vụ hay của proxy đứng trước (nginx: client_max_body_size): trình duyệt không phân biệt được.`,
    large: (size: string) =>
      `Lần gửi ${size} này cũng có thể vượt giới hạn của dịch vụ hay của proxy đứng trước (nginx: client_max_body_size).`,
    again: 'Sẽ tự thử lại.',
    todoWebhook:
      'Với n8n, cũng có thể workflow chưa được kích hoạt, đường dẫn của nó khác, hoặc Allowed Origins (CORS) của node Webhook không có trang này: mở địa chỉ đó trong một tab sẽ thấy n8n báo gì.',
    redirected: (address: string, target: string) => `${address} chuyển hướng sang ${target}.`,
    redirectedUnknown: (address: string) => `${address} chuyển hướng sang một địa chỉ khác.`,
    todoRedirected:
      'Không có gì được gửi tới đó: khóa và bản ghi âm không đi theo chuyển hướng sang máy chủ khác. Nếu đó là máy chủ đúng, hãy nhập địa chỉ của nó trong Cài đặt; nếu ở giữa là trang đăng nhập thì máy này phải đăng nhập trước.',
  },
  timeout: {
    happened: (seconds: number) => `Dịch vụ không phản hồi trong ${seconds} giây.`,
    happenedHere: (seconds: number) => `Việc xử lý trên máy này không có tín hiệu gì trong ${seconds} giây.`,
    todo: 'Sẽ tự thử lại; bấm Thử lại để gọi lại ngay.',
    todoEnded: 'Bấm Thử lại để gọi lại.',
    setting: 'Dịch vụ cần nhiều thời gian hơn thì đặt workTimeoutS trong config.json, tính bằng giây.',
  },
  http: {
    happened: (status: number, statusText: string) => `Lỗi ${status}: ${statusText}`,
    happenedBare: (status: number) => `Lỗi ${status}`,
    said: (detail: string) => `Dịch vụ báo: ${detail}`,
    todoAuth: 'Dịch vụ từ chối khóa hoặc token. Hãy kiểm tra trong Cài đặt rồi bấm Thử lại.',
    todoAuthAutomation:
      'Dịch vụ tự động hóa từ chối truy cập. Webhook của nó yêu cầu một header (n8n: Authentication, Header Auth): hãy nhập tên và giá trị của header đó ở mục Truy cập trong Cài đặt rồi bấm Thử lại.',
    todoTooLarge:
      'Tệp vượt giới hạn của dịch vụ. Hãy nhờ người quản lý dịch vụ nâng giới hạn, hoặc tải lên tệp ngắn hơn.',
    todoTextTooLarge: 'Văn bản vượt giới hạn của dịch vụ. Hãy nhờ người quản lý dịch vụ nâng giới hạn.',
    todoBusy: 'Dịch vụ đang bận; sẽ tự thử lại.',
    todoBusyEnded: 'Dịch vụ đang bận. Hãy thử lại sau giây lát.',
    todoServer: 'Sự cố ở phía dịch vụ; sẽ tự thử lại, bấm Thử lại để gọi lại ngay.',
    todoServerEnded: 'Sự cố ở phía dịch vụ. Hãy hỏi người quản lý dịch vụ, hoặc thử lại.',
    todoGateway:
      'Dịch vụ đang ngừng, hoặc proxy đứng trước không chờ lâu hơn; sẽ tự thử lại, bấm Thử lại để gọi lại ngay.',
    todoGatewayEnded:
      'Dịch vụ đang ngừng, hoặc proxy đứng trước không chờ lâu hơn. Hãy hỏi người quản lý dịch vụ, hoặc thử lại.',
    todoBareWebhook:
      'Với n8n, cũng có thể không có workflow nào đang kích hoạt ở đường dẫn này: hãy kích hoạt trong n8n hoặc sửa địa chỉ trong Cài đặt.',
    todoWorkflow: {
      fails: 'n8n báo workflow bị lỗi: danh sách executions trong n8n cho biết lỗi ở đâu.',
      'no-item':
        'n8n báo node cuối của workflow không cho ra dữ liệu nào để trả lời: danh sách executions cho biết từng node cho ra gì.',
      'no-respond-node':
        'Trong n8n, hãy nối một node Respond to Webhook sau node Webhook, và đặt node Webhook phản hồi theo “Using Respond to Webhook node”.',
    },
    againForAWhile: 'Sẽ tự thử lại trong một thời gian, bấm Thử lại để gọi lại ngay.',
    thenRetry: 'Bấm Thử lại để gọi lại.',
    todoWebhook:
      'Workflow chưa được kích hoạt, hoặc đường dẫn của nó khác: hãy kích hoạt trong n8n hoặc sửa địa chỉ trong Cài đặt, rồi bấm Thử lại.',
    todoNotFound:
      'Dịch vụ không có gì ở địa chỉ này: có thể nó đang khởi động, hoặc địa chỉ sai. Hãy kiểm tra trong Cài đặt rồi bấm Thử lại.',
    todoOther: 'Dịch vụ từ chối yêu cầu này. Hãy kiểm tra địa chỉ trong Cài đặt rồi bấm Thử lại.',
  },
  'unreadable-answer': {
    happened: 'Dịch vụ có phản hồi, nhưng không đọc được phản hồi.',
    kept: 'Cuộc gọi vẫn được giữ trên máy này, cùng phản hồi nguyên gốc.',
    keptCut: (characters: number) =>
      `Cuộc gọi vẫn được giữ trên máy này, cùng ${grouped(characters)} ký tự đầu của phản hồi.`,
    todo: 'Bấm Thử lại để gọi lại; phản hồi gốc cho thấy đã nhận được gì.',
    happenedEmpty: 'Dịch vụ có phản hồi, nhưng phản hồi trống.',
    happenedEmptyWorkflow: 'Workflow không phản hồi gì.',
    keptEmpty: 'Cuộc gọi vẫn được giữ trên máy này.',
    todoEmptyWorkflow:
      'Rất có thể workflow bị lỗi trước node Respond to Webhook, hoặc không chạy tới node này: danh sách executions trong n8n cho biết lý do.',
    todoStarted:
      'Workflow phản hồi trước khi làm xong. Trong n8n, hãy đặt node Webhook phản hồi theo “Using Respond to Webhook node”, rồi bấm Thử lại.',
    happenedFailed: 'Dịch vụ có phản hồi nhưng không cho kết quả.',
    happenedHalf: 'Phản hồi bị ngắt giữa chừng.',
    happenedPage: 'Dịch vụ phản hồi bằng một trang web chứ không phải kết quả.',
  },
  placeholder: {
    happened: 'Nhận được một trang web, không phải phản hồi của dịch vụ.',
    happenedText: 'Nhận được một dòng chữ thay vì dữ liệu.',
    cause:
      'Có thể dịch vụ đang khởi động, trước nó có trang đăng nhập (hãy mở thử địa chỉ trong trình duyệt), hoặc địa chỉ sai.',
    causeOfText:
      'Có thể mô hình phía sau dịch vụ trả lời bằng lời (chẳng hạn nói rằng không làm được), dịch vụ đang khởi động, hoặc địa chỉ sai.',
    again: 'Sẽ tự thử lại.',
    check: 'Hãy kiểm tra trong Cài đặt rồi bấm Thử lại.',
  },
  'not-processed': {
    happened: "Dịch vụ giọng nói chưa xử lý xong ('not processed').",
    todo: 'Cứ 30 giây kiểm tra lại một lần; âm thanh không bị gửi hai lần.',
    todoEnded: 'Bấm Thử lại để gọi lại; âm thanh không bị gửi hai lần.',
  },
  'storage-full': {
    happened: 'Máy này đã đầy.',
    kept: 'Những gì đã lưu trước đó không bị ảnh hưởng.',
    todo: 'Hãy xuất rồi xóa các cuộc gọi không cần nữa, sau đó bấm Thử lại.',
    todoKept: 'Hãy xuất rồi xóa các cuộc gọi không cần nữa: có chỗ là nội dung tự được lưu.',
  },
  permission: {
    happened: 'Trình duyệt không cho phép.',
    todo: 'Hãy cho phép micro trong cài đặt trình duyệt rồi thử lại.',
  },
  'no-microphone': {
    missing: { happened: 'Không tìm thấy micro nào', todo: 'Hãy kết nối một micro rồi thử lại.' },
    busy: {
      happened: 'Không mở được micro: có thể một chương trình khác đang dùng.',
      todo: 'Hãy đóng chương trình đó hoặc chọn micro khác, rồi thử lại.',
    },
  },
  'unreadable-file': {
    happened: 'Không đọc được tệp dưới dạng âm thanh: tệp bị hỏng, bị cắt cụt, hoặc không đúng như tên của nó.',
    todo: 'Hãy tải lại tệp gốc lên, hoặc một bản lưu dạng MP3 hay WAV.',
  },
  unsupported: {
    happened: 'Trình duyệt này không làm được việc đó.',
    todo: 'Chrome, Edge hoặc Safari bản mới làm được.',
  },
  noDecoder: {
    happened: 'Trình duyệt này không lấy được âm thanh nào từ tệp.',
    todo: 'Tệp có thể bị hỏng, hoặc ở dạng trình duyệt này không giải mã được. Hãy tải lên một bản lưu dạng MP3 hay WAV, hoặc dùng trình duyệt khác.',
  },
  noDecoderForLong: {
    happened: 'Trình duyệt này không lấy được âm thanh nào từ tệp.',
    todo: 'Tệp có thể bị hỏng, hoặc ở dạng trình duyệt này không giải mã từng đoạn được; cuộc gọi dài hơn mười phút nó cũng không giải mã được trong một lần. Hãy tải lên một bản lưu dạng WAV, hoặc từng phần dài tối đa mười phút, hoặc dùng trình duyệt khác.',
  },
  'missing-model': {
    happened:
      'Chưa có bản chép lời: âm thanh này không kèm phụ đề, máy này không có mô hình nhận dạng giọng nói và chưa đặt dịch vụ giọng nói nào.',
    todo: 'Hãy tải một mô hình nhận dạng giọng nói hoặc đặt dịch vụ giọng nói trong Cài đặt, chọn tệp phụ đề .vtt hay .srt bằng Tải lên, hoặc gõ bản chép lời trong mục Sửa.',
  },
  'missing-transcript': {
    happened: 'Vui lòng nhập nội dung bản chép lời',
    todo: 'Hãy gõ hoặc dán trong mục Sửa, hoặc tải âm thanh lên.',
  },
  'missing-call': {
    happened: 'Cuộc gọi này không còn trên máy này: nó đã bị xóa ở cửa sổ khác, hoặc cùng mọi dữ liệu lưu ở đây.',
    kept: 'Những gì bạn đã gõ vẫn còn trên màn hình này.',
    todo: 'Hãy sao chép lại nếu cần.',
  },
  'not-taken': {
    happened: 'Máy chủ không nhận một tài liệu.',
    todo: 'Hãy hỏi người quản lý máy chủ.',
  },
  'missing-audio': {
    happened: 'Cuộc gọi này không có âm thanh.',
    todo: 'Hãy tải âm thanh lên lại thành một cuộc gọi mới.',
  },
  'missing-key': {
    happened: 'Cần có apiKey nếu không đưa vào onTranscribe',
    todo: 'Hãy nhập khóa API trong Cài đặt rồi bấm Thử lại.',
  },
  cancelled: { happened: 'Đã hủy.', todo: 'Bấm Thử lại để bắt đầu lại.' },
  internal: {
    happened: 'Ứng dụng gặp lỗi.',
    detail: (text: string) => `Chi tiết kỹ thuật: ${text}`,
    todo: 'Hãy bấm Thử lại; nếu lỗi lặp lại, hãy xuất cuộc gọi và báo lỗi.',
  },
};
