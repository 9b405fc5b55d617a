import type { Givens } from '@/domain/scorecards/formula';
import type { Scorecard } from '@/domain/scorecards/scorecard';

/**
 * A scorecard of one's own of 20 points with all there is: three sections, what does not apply, what fails a section and
 * the call, a condition, evidence, aliases and letters that files have to take care of.
 */
export function ownCard(changed: Partial<Scorecard> = {}): Scorecard {
  return {
    id: 'cham-soc',
    version: 2,
    title: 'Chăm sóc; "hotline", 2026',
    language: 'vi',
    state: 'published',
    publishedAt: 1_780_000_000_000,
    scale: {
      max: 20,
      bands: [
        { from: 16, label: 'Đạt' },
        { from: 10, label: 'Cần cải thiện' },
        { from: 0, label: 'Không đạt' },
      ],
    },
    sections: [
      {
        id: 'open',
        title: 'Mở đầu',
        weight: 3,
        questions: [
          {
            id: 'greets',
            text: 'Chào hỏi, "xưng tên"?',
            guidance: '=Nghe hai lượt đầu\nrồi mới chấm',
            weight: 1,
            alias: 'chao_hoi',
            evidence: 'greets',
            options: [
              { id: 'yes', label: 'Đạt', value: 1 },
              { id: 'no', label: 'Không đạt', value: 0, reasons: ['Không chào', 'Chào; không xưng tên'] },
            ],
          },
          {
            id: 'listens',
            text: 'Lắng nghe?',
            weight: 2,
            comment: 'on-fail',
            options: [
              { id: 'yes', label: 'Đạt', value: 1 },
              { id: 'half', label: 'Một phần | hơi vội', value: 0.5 },
              { id: 'rude', label: 'Ngắt lời khách', value: 0, fails: 'section' },
            ],
          },
        ],
      },
      {
        id: 'help',
        title: 'Giải quyết',
        weight: 4,
        questions: [
          {
            id: 'solved',
            text: 'Giải quyết xong?',
            weight: 3,
            options: [
              { id: 'yes', label: 'Xong = hẹn rõ', value: 1 },
              { id: 'no', label: 'Chưa', value: 0 },
            ],
          },
          {
            id: 'offered',
            text: 'Có hẹn gọi lại không?',
            weight: 1,
            when: { question: 'solved', is: ['no'] },
            options: [
              { id: 'yes', label: 'Có', value: 1 },
              { id: 'no', label: 'Không', value: 0 },
              { id: 'na', label: 'Không phát sinh', value: null },
            ],
          },
        ],
      },
      {
        id: 'law',
        title: 'Tuân thủ',
        weight: 1,
        questions: [
          {
            id: 'private',
            text: 'Giữ bí mật thông tin?',
            weight: 1,
            options: [
              { id: 'yes', label: 'Có', value: 1 },
              { id: 'no', label: 'Lộ thông tin', value: 0, fails: 'call' },
              { id: 'na', label: 'Không phát sinh', value: null },
            ],
          },
        ],
      },
    ],
    ...changed,
  };
}

/** Options chosen, by question. */
export function says(given: Readonly<Record<string, string>>): Givens {
  return Object.fromEntries(Object.entries(given).map(([id, option]) => [id, { option }]));
}
