import type { Scorecard, ScorecardQuestion } from '@/domain/scorecards/scorecard';

export function yesNo(id: string, text: string, yes: number | null = 1): ScorecardQuestion {
  const no = yes === null ? null : 0;
  const options = [
    { id: `${id}-yes`, label: 'Có', value: yes },
    { id: `${id}-no`, label: 'Không', value: no },
  ];
  return { id, text, weight: 1, options };
}

/** Two sections; the second question counts for nothing, the third is asked only where it was answered with yes. */
export function draftCard(): Scorecard {
  const verify = yesNo('verify', 'Đã xác thực?');
  return {
    id: 'card',
    version: 1,
    title: 'Chăm sóc 2027',
    language: 'vi',
    state: 'draft',
    scale: { max: 10, bands: [8, 0].map((from) => ({ from, label: from === 0 ? 'Yếu' : 'Tốt' })) },
    sections: [
      {
        id: 'open',
        title: 'Mở đầu',
        weight: 1,
        questions: [
          yesNo('greet', 'Chào hỏi?'),
          yesNo('needs', 'Cần xác thực?', null),
          { ...verify, when: { question: 'needs', is: ['needs-yes'] }, evidence: 'saysWho' },
        ],
      },
      { id: 'solve', title: 'Giải quyết', weight: 3, questions: [yesNo('solved', 'Giải quyết?')] },
    ],
  };
}
