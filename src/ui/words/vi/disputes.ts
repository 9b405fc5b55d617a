import type { disputeWords as specified } from '../disputes';
import type { Words } from '../in-language';

/** Vietnamese of ../disputes.ts. */
export const disputeWords: Words<typeof specified> = {
  title: (open: number) => (open === 0 ? 'Khiếu nại điểm' : `Khiếu nại điểm (${open} đang chờ)`),
  region: 'Khiếu nại điểm',
  hint: 'Nhân viên có thể đề xuất câu trả lời khác. Câu trả lời đầu vẫn luôn hiện ra, dù kết quả thế nào.',
  propose: 'Đề xuất câu trả lời khác',
  by: 'Tên của bạn (nhân viên)',
  question: 'Câu hỏi',
  option: 'Câu trả lời đề xuất',
  words: 'Lý do',
  send: 'Đề xuất',
  chooseOption: 'Chọn câu trả lời',
  needed: {
    by: 'Cần nhập tên ở đây.',
    words: 'Hãy nêu lý do bằng vài lời.',
    option: 'Hãy chọn câu trả lời khác với câu đang có hiệu lực.',
  },
  first: (who: string, answer: string) => `Câu trả lời đầu: ${answer} (${who})`,
  proposed: (by: string, answer: string, when: string) => `${by} đề xuất ${answer}, ${when}`,
  said: (words: string) => `“${words}”`,
  accepted: (who: string, when: string) => `${who} chấp nhận, ${when}`,
  kept: (who: string, when: string) => `${who} giữ nguyên, ${when}`,
  open: 'Đang chờ trả lời',
  reply: (question: string) => `Trả lời: ${question}`,
  accept: 'Chấp nhận',
  keep: 'Giữ nguyên câu trả lời',
  replyNeeded: 'Hãy nêu lý do bằng vài lời.',
  machine: 'Máy',
  notJudged: 'Chưa chấm',
  isOpen: 'Câu hỏi này đã có một khiếu nại đang chờ trả lời.',
  gone: 'Trong lúc đó đã có người trả lời khiếu nại này.',
  notStored: 'Không lưu được. Hãy thử lại.',
};
