import type { CustomerServiceItem } from './score-answer';

interface CustomerServiceCard {
  /** Name of the group in the answer (§3). */
  id: string;
  title: string;
  maxPoint: number;
  questions: readonly { id: CustomerServiceItem; question: string }[];
}

export const CUSTOMER_SERVICE_TITLE = 'Tổng điểm';
export const CUSTOMER_SERVICE_MAX_POINT = 10;

/** Four cards, total 10; a question is worth an equal share of its card (§9, D27). */
export const CUSTOMER_SERVICE_CARDS: readonly CustomerServiceCard[] = [
  {
    id: 'kynanggiaotiep',
    title: 'Kỹ năng giao tiếp',
    maxPoint: 2,
    questions: [
      { id: 'chaohoi_goiten', question: 'Chào hỏi và gọi tên khách hàng?' },
      { id: 'baochomay_chuyenmay', question: 'Báo trước khi để khách chờ máy hoặc chuyển máy?' },
      { id: 'camon_xinloi', question: 'Cảm ơn, xin lỗi đúng lúc?' },
      { id: 'ketthuc_cuocgoi', question: 'Kết thúc cuộc gọi đúng cách?' },
    ],
  },
  {
    id: 'thaidophucvu',
    title: 'Thái độ phục vụ',
    maxPoint: 3,
    questions: [
      { id: 'ungxu_giongdieu', question: 'Ứng xử lịch sự, giọng điệu phù hợp?' },
      { id: 'nhiettinhphucvu', question: 'Nhiệt tình phục vụ khách hàng?' },
    ],
  },
  {
    id: 'timhieunhucau',
    title: 'Tìm hiểu nhu cầu',
    maxPoint: 1,
    questions: [{ id: 'timhieunhucau', question: 'Hỏi để hiểu đúng nhu cầu của khách hàng?' }],
  },
  {
    id: 'giaidapnhucau',
    title: 'Giải đáp nhu cầu',
    maxPoint: 4,
    questions: [
      { id: 'kienthuc', question: 'Nắm kiến thức đúng và chắc chắn?' },
      { id: 'traloi_dungtrong_tam', question: 'Trả lời đúng trọng tâm câu hỏi?' },
      { id: 'giaiquet_yeucau', question: 'Giải quyết được yêu cầu của khách hàng?' },
      { id: 'giuloihua_trungthuc', question: 'Giữ lời hứa và trung thực với khách hàng?' },
    ],
  },
];

/** Grades of the total, best first: the first whose lower end the total reaches (§9). */
const GRADES = [
  { from: 9, label: 'Xuất sắc' },
  { from: 8, label: 'Tốt' },
  { from: 7, label: 'Khá' },
  { from: 5, label: 'Trung bình' },
] as const;

/** The grade of a total out of 10; under 5 is weak. */
export function gradeOf(total: number): string {
  return GRADES.find((grade) => total >= grade.from)?.label ?? 'Yếu';
}

export const ANSWER_MET = '1';
export const ANSWER_NOT_MET = '0';
/** Answers that only a machine gives; they stand beside Đạt and Không đạt in a row where it gave one. */
export const ANSWER_PARTLY = 'partly';
export const ANSWER_NOT_APPLICABLE = 'not-applicable';

export const ANSWER_TITLES: Record<string, string> = {
  [ANSWER_MET]: 'Đạt',
  [ANSWER_NOT_MET]: 'Không đạt',
  [ANSWER_PARTLY]: 'Đạt một phần',
  [ANSWER_NOT_APPLICABLE]: 'Không phát sinh',
};
