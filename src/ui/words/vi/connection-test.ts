import type { connectionTestWords as specified } from '../connection-test';
import type { Words } from '../in-language';

/** Vietnamese of ../connection-test.ts. */
export const connectionTestWords: Words<typeof specified> = {
  button: 'Kiểm tra kết nối',
  stop: 'Dừng kiểm tra',
  of: (action: string, service: string) => `${action}: ${service}`,
  asking: (address: string) => `Đang gọi ${address}…`,
  answered: (status: number, time: string) => `Phản hồi sau ${time} với mã trạng thái ${status}.`,
  refused: (said: string, time: string) => `${said} (sau ${time})`,
  kinds: {
    n8n: 'Có vẻ đây là n8n.',
    ollama: 'Có vẻ đây là Ollama.',
    openai: 'Có vẻ đây là máy chủ tương thích OpenAI.',
    fastapi: 'Có vẻ đây là máy chủ FastAPI, như speaches và hầu hết các dịch vụ whisper.',
    'whisper-cpp': 'Có vẻ đây là whisper.cpp.',
    page: 'Nhưng đó là một trang web, không phải dịch vụ: trang đăng nhập đứng trước dịch vụ, hoặc địa chỉ của chương trình khác.',
    sound: 'Địa chỉ này phản hồi bằng âm thanh.',
    json: 'Địa chỉ này phản hồi bằng JSON.',
    text: 'Địa chỉ này phản hồi bằng văn bản thuần.',
    empty: 'Phản hồi trống.',
  },
  postOnly: 'Địa chỉ này chỉ nhận việc thật, không nhận yêu cầu thử vô hại này: như vậy là đúng.',
  perhapsNoPath:
    'Có máy chủ phản hồi như vậy với mọi thứ trừ việc thật, có máy chủ phản hồi như vậy khi đường dẫn sai: cuộc gọi đầu tiên sẽ cho biết.',
  noInteraction: 'Dịch vụ không có tương tác mà lần thử này hỏi: như vậy là đúng.',
  noWebhook: 'Không có gì phản hồi ở đường dẫn này: workflow đã được kích hoạt chưa, đường dẫn có đúng không?',
  checkKey: 'Hãy kiểm tra khóa hoặc token.',
  checkHeader: 'Hãy kiểm tra header của dịch vụ tự động hóa ở mục Truy cập (n8n: Authentication, Header Auth).',
  redirected:
    'Khóa và bản ghi âm không được gửi tiếp sang máy chủ khác. Nếu đó là máy chủ đúng, hãy nhập địa chỉ của nó ở đây.',
  cantTell: 'Máy chủ có thể đang ngừng, hoặc không cho trang này gọi tới (CORS): trình duyệt không phân biệt được.',
  noCors:
    'Ở đó có phản hồi, nhưng không cho trang này đọc (CORS): dịch vụ không cho phép trang này, hoặc dịch vụ đang ngừng và máy chủ đứng trước nó phản hồi thay.',
  mixed: 'Trang này mở qua https, và trình duyệt không cho trang gọi địa chỉ http.',
  checklist: 'Cần kiểm tra gì',
  checks: {
    address: 'Địa chỉ:',
    open: (address: string) => `mở ${address} trong một tab`,
    running: 'Máy chủ đang chạy và máy này kết nối được tới đó: cùng mạng, hoặc VPN đã bật.',
    certificate: 'Máy này tin chứng chỉ của máy chủ: tab đó không hiện cảnh báo nào.',
    cors: 'Máy chủ cho phép trang này (CORS): mọi phản hồi, kể cả lỗi, có Access-Control-Allow-Origin là * hoặc origin này:',
    header: (name: string) =>
      `Khi có khóa hoặc token, máy chủ còn phản hồi OPTIONS với Access-Control-Allow-Headers: ${name}.`,
    https: 'Trang này là https: địa chỉ cũng phải là https, trừ máy chủ trên chính máy này (localhost).',
    http: 'Trang này là http: dùng được cả địa chỉ http và https.',
    localNetwork: 'Nếu trình duyệt có hỏi quyền kết nối tới thiết bị trong mạng nội bộ thì quyền đó đã được cấp.',
  },
  n8n: {
    title: 'Nếu đây là n8n',
    why: 'Webhook chỉ nhận POST, chưa được kích hoạt hoặc không tồn tại sẽ phản hồi yêu cầu thử này mà không có header CORS, và trình duyệt giấu phản hồi đi: kiểm tra không thành công dù dịch vụ có thể vẫn chạy.',
    tries: [
      'Mở địa chỉ trong một tab. “…not registered for GET requests” nghĩa là workflow có ở đó và đã được kích hoạt.',
      '“The requested webhook … is not registered” nghĩa là workflow chưa được kích hoạt, hoặc đường dẫn của nó khác.',
      'Trong node Webhook, Options, Allowed Origins (CORS) là * hoặc có origin của trang này.',
      'Lưu cài đặt và chấm một cuộc gọi ngắn: cách này cho biết chắc chắn.',
    ],
    scoringData: 'Lần thử chỉ gọi /webhook/get-scoring-data; không có đường dẫn này vẫn chấm điểm được.',
  },
};
