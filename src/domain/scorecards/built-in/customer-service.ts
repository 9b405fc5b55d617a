import type { CustomerServiceItem } from '../../scoring/score-answer';
import type { ScorecardOption, ServedScorecard } from '../scorecard';

interface CustomerServiceTexts {
  language: string;
  title: string;
  total: string;
  /** Of 9, 8, 7, 5 and 0 points. */
  grades: readonly [string, string, string, string, string];
  options: { met: string; notMet: string; partly: string; notApplicable: string };
  sections: { communication: string; attitude: string; needs: string; fulfilment: string };
  questions: Record<CustomerServiceItem, string>;
}

/** Four sections of 2, 3, 1 and 4 points; a question is worth an equal share of its section (§9, D27). */
export function customerServiceScorecard({ sections, questions, ...texts }: CustomerServiceTexts): ServedScorecard {
  const { met, notMet, partly, notApplicable } = texts.options;
  const options: ScorecardOption[] = [
    { id: '1', label: met, value: 1 },
    { id: '0', label: notMet, value: 0 },
    { id: 'partly', label: partly, value: 0.5, by: 'machine' },
    // What does not arise costs no points (D48); cards of one's own leave it out instead.
    { id: 'not-applicable', label: notApplicable, value: 1, notApplicable: true, by: 'machine' },
  ];
  const section = (id: string, title: string, weight: number, items: readonly CustomerServiceItem[]) => ({
    ...{ id, title, weight },
    questions: items.map((item) => ({ id: item, text: questions[item], weight: 1, options, alias: item })),
  });
  const [excellent, good, fair, average, weak] = texts.grades;
  return {
    ...{ id: 'M Customer Service', version: 1, title: texts.title, language: texts.language, state: 'published' },
    path: '/webhook/mobi-customer-service',
    scale: {
      max: 10,
      title: texts.total,
      bands: [
        { from: 9, label: excellent },
        { from: 8, label: good },
        { from: 7, label: fair },
        { from: 5, label: average },
        { from: 0, label: weak },
      ],
      colors: [0, 2, 4, 6, 8],
    },
    sections: [
      section('kynanggiaotiep', sections.communication, 2, [
        'chaohoi_goiten',
        'baochomay_chuyenmay',
        'camon_xinloi',
        'ketthuc_cuocgoi',
      ]),
      section('thaidophucvu', sections.attitude, 3, ['ungxu_giongdieu', 'nhiettinhphucvu']),
      section('timhieunhucau', sections.needs, 1, ['timhieunhucau']),
      section('giaidapnhucau', sections.fulfilment, 4, [
        'kienthuc',
        'traloi_dungtrong_tam',
        'giaiquet_yeucau',
        'giuloihua_trungthuc',
      ]),
    ],
  };
}

export const CUSTOMER_SERVICE = customerServiceScorecard({
  language: 'vi',
  title: 'Chăm sóc khách hàng',
  total: 'Tổng điểm',
  grades: ['Xuất sắc', 'Tốt', 'Khá', 'Trung bình', 'Yếu'],
  options: { met: 'Đạt', notMet: 'Không đạt', partly: 'Đạt một phần', notApplicable: 'Không phát sinh' },
  sections: {
    communication: 'Kỹ năng giao tiếp',
    attitude: 'Thái độ phục vụ',
    needs: 'Tìm hiểu nhu cầu',
    fulfilment: 'Giải đáp nhu cầu',
  },
  questions: {
    chaohoi_goiten: 'Chào hỏi và gọi tên khách hàng?',
    baochomay_chuyenmay: 'Báo trước khi để khách chờ máy hoặc chuyển máy?',
    camon_xinloi: 'Cảm ơn, xin lỗi đúng lúc?',
    ketthuc_cuocgoi: 'Kết thúc cuộc gọi đúng cách?',
    ungxu_giongdieu: 'Ứng xử lịch sự, giọng điệu phù hợp?',
    nhiettinhphucvu: 'Nhiệt tình phục vụ khách hàng?',
    timhieunhucau: 'Hỏi để hiểu đúng nhu cầu của khách hàng?',
    kienthuc: 'Nắm kiến thức đúng và chắc chắn?',
    traloi_dungtrong_tam: 'Trả lời đúng trọng tâm câu hỏi?',
    giaiquet_yeucau: 'Giải quyết được yêu cầu của khách hàng?',
    giuloihua_trungthuc: 'Giữ lời hứa và trung thực với khách hàng?',
  },
});
