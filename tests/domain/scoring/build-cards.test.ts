import { describe, expect, it } from 'vitest';
import { BUILT_IN } from '@/domain/scorecards/built-in/built-in';
import { buildCards } from '@/domain/scoring/build-cards';
import { headline } from '@/domain/scoring/overall-card';
import { readScoreAnswer } from '@/domain/scoring/read-score-answer';
import { CUSTOMER_SERVICE_ITEMS, type ScoreAnswer } from '@/domain/scoring/score-answer';
import type { CardSet, ScoreCard } from '@/domain/scoring/score-card';
import { evaluationTitle } from '@/domain/scoring/section-cards';
import { answerOf } from '@/domain/scoring/stored-answer';
import { evaluationWords } from '@/ui/words/evaluation';
import { csatAnswer, customerServiceAnswer, salesAnswer, scoredItem } from '../../helpers/score-answers';

const titleOf = (card: ScoreCard) => evaluationTitle(card, evaluationWords.title);

function card(set: CardSet, id: string) {
  const found = set.cards.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
}

/** Every question fully met, in shares. */
const MET = {
  ...{ chaohoi_goiten: 0.5, baochomay_chuyenmay: 0.5, camon_xinloi: 0.5, ketthuc_cuocgoi: 0.5 },
  ...{ ungxu_giongdieu: 1.5, nhiettinhphucvu: 1.5 },
};

describe('customer service cards', () => {
  const met = customerServiceAnswer(1, MET);

  it('are four, with the points and questions of §9', () => {
    expect(buildCards(met).cards.map((one) => [one.maxPoint, one.questions.length])).toEqual([
      [2, 4],
      [3, 2],
      [1, 1],
      [4, 4],
    ]);
  });

  it('give full points and never more when everything is met', () => {
    const set = buildCards(met);
    expect(set.cards.map((one) => one.score)).toEqual([2, 3, 1, 4]);
    expect(set.overall).toMatchObject({ score: 10, max: 10, addNoteTitle: 'Xuất sắc', band: 5, judged: 11, asked: 11 });
    expect(set.cards.map((one) => titleOf(one))).toEqual([
      'Evaluation: Kỹ năng giao tiếp (2/2 points)',
      'Evaluation: Thái độ phục vụ (3/3 points)',
      'Evaluation: Tìm hiểu nhu cầu (1/1 points)',
      'Evaluation: Giải đáp nhu cầu (4/4 points)',
    ]);
    expect(set.overall.description).toBe('Nhận xét chung');
  });

  it('print the points of a question over the maximum of its card', () => {
    const questions = card(buildCards(met), 'kynanggiaotiep').objData.questions;
    expect(questions.map((question) => question.points)).toEqual(['0.5/2', '0.5/2', '0.5/2', '0.5/2']);
    expect(questions.map((question) => question.originPoint)).toEqual([0.5, 0.5, 0.5, 0.5]);
  });

  it.each([
    ['shares add up', [0.5, 0.5, 0, 0], 1, ['1', '1', '0', '0']],
    ['per-question points are scaled down', [2, 2, 2, 2], 2, ['1', '1', '1', '1']],
    ['one value above its share tells the per-question scale', [2, 0, 0, 0], 0.5, ['1', '0', '0', '0']],
    ['half points of the per-question scale', [2, 1, 2, 0], 1.3, ['1', 'partly', '1', '0']],
    ['values beyond any scale are no answers', [10, 10, 10, 2], 0.5, [null, null, null, '1']],
    ['nor are negative ones', [-5, 2, 2, 2], 1.5, [null, '1', '1', '1']],
    ['a missing item is no score', [null, 0.5, 0.5, 0], 1, [null, '1', '1', '0']],
  ])('%s', (_what, diem, score, answers) => {
    const [a, b, c, d] = diem.map((value) => value ?? null);
    const set = buildCards(
      customerServiceAnswer(null, {
        chaohoi_goiten: a ?? null,
        baochomay_chuyenmay: b ?? null,
        camon_xinloi: c ?? null,
        ketthuc_cuocgoi: d ?? null,
      }),
    );
    expect(card(set, 'kynanggiaotiep').score).toBe(score);
    expect(card(set, 'kynanggiaotiep').objData.questions.map((question) => question.answer)).toEqual(answers);
  });

  it('costs no points where a question does not arise', () => {
    const na = scoredItem(null, { notApplicable: true });
    const set = buildCards(customerServiceAnswer(0.5, { baochomay_chuyenmay: na, timhieunhucau: na }));
    expect(card(set, 'kynanggiaotiep').score).toBe(2);
    expect(card(set, 'timhieunhucau').score).toBe(1);
    expect(card(set, 'kynanggiaotiep').addNoteTitle).toBe('Đạt 3/3 · 1 không phát sinh');
    expect(card(set, 'timhieunhucau').addNoteTitle).toBe('Không phát sinh');
    const question = card(set, 'timhieunhucau').objData.questions[0];
    expect(question?.answer).toBe('not-applicable');
    expect(question?.answers.map((answer) => answer.title)).toEqual(['Đạt', 'Không đạt', 'Không phát sinh']);
  });

  it('total only what was judged, and say how much that was', () => {
    const set = buildCards(customerServiceAnswer(null, { ungxu_giongdieu: 1.5, nhiettinhphucvu: 0 }));
    expect(set.overall).toMatchObject({ score: 5, judged: 2, asked: 11 });
    expect(card(set, 'kynanggiaotiep')).toMatchObject({ score: null, band: null, addNoteTitle: '', leftOffset: 0 });
    expect(card(set, 'kynanggiaotiep').objData.questions[0]).toMatchObject({ answer: null, points: '', score: null });
  });

  it('have a headline without a value when nothing was judged', () => {
    const set = buildCards(customerServiceAnswer(null));
    expect(set.overall.score).toBeNull();
    expect(headline(set, 's')).toEqual({
      ...{ service: 's', value: null, max: 10, label: '', band: null },
      ...{ judged: 0, asked: 11 },
    });
  });

  it.each([
    [5, '', null],
    [6, 'Xuất sắc', 5],
  ])('give no grade and no colour for %d of 11 questions judged: %s', (judged, grade, band) => {
    const given = Object.fromEntries(
      CUSTOMER_SERVICE_ITEMS.slice(0, judged).map((id) => [id, MET[id as keyof typeof MET]]),
    );
    const { overall } = buildCards(customerServiceAnswer(null, given));
    expect(overall).toMatchObject({ judged, score: 10, addNoteTitle: grade, band });
  });

  it('count as met what was met of what was judged', () => {
    const given = { chaohoi_goiten: 0.5, camon_xinloi: 0, ketthuc_cuocgoi: scoredItem(null, { notApplicable: true }) };
    const set = buildCards(customerServiceAnswer(null, given));
    expect(card(set, 'kynanggiaotiep').addNoteTitle).toBe('Đạt 1/2 · 1 không phát sinh · 1 chưa chấm');
  });

  it.each([
    [9.54, null],
    [7, 7],
    [null, null],
  ])('tell a total of %s that came with the answer where it is another: %s', (total, stated) => {
    const answer = { ...customerServiceAnswer(1, { ...MET, timhieunhucau: 0.5 }), total } as ScoreAnswer;
    expect(buildCards(answer).overall).toMatchObject({ score: 9.5, statedTotal: stated });
  });

  describe('take all points of an answer for one scale', () => {
    const totals = (answer: ScoreAnswer, total: number | null = null) =>
      buildCards({ ...answer, total } as ScoreAnswer).overall;
    const each = [2, 2, 2, 2, 3, 3, 1, 4, 4, 4, 4];
    const perQuestion = Object.fromEntries(CUSTOMER_SERVICE_ITEMS.map((id, place) => [id, each[place] ?? null]));

    it('1 of every question is 4 of 10: above the share of one, it is the share of none', () => {
      const set = buildCards(customerServiceAnswer(1));
      expect(set.cards.map(({ score }) => score)).toEqual([1, 1, 1, 1]);
      expect(set.overall).toMatchObject({ score: 4, otherTotal: null, judged: 11 });
    });

    it('the whole points of every question are 10', () => {
      expect(totals(customerServiceAnswer(null, perQuestion))).toMatchObject({ score: 10, otherTotal: null });
    });

    it('where they fit both, the total that came with them tells which', () => {
      const fits = customerServiceAnswer(1, MET);
      expect(totals(fits, 10)).toMatchObject({ score: 10, statedTotal: null, otherTotal: null });
      expect(totals(fits, 4)).toMatchObject({ score: 4, statedTotal: null, otherTotal: null });
      expect(totals(fits, 4.5)).toMatchObject({ score: 4, statedTotal: 4.5, otherTotal: null });
    });

    it('and without one they are shares, and what else they may come to is told', () => {
      expect(totals(customerServiceAnswer(1, MET))).toMatchObject({ score: 10, otherTotal: 4 });
      expect(totals(customerServiceAnswer(0))).toMatchObject({ score: 0, otherTotal: null });
    });

    it('the points of the rules are shares, also where they tell no places of their sentences', () => {
      const stored = (maker: 'rules' | 'service') => ({
        answer: customerServiceAnswer(1, MET),
        raw: '',
        madeBy: { maker },
      });
      expect(totals(answerOf(stored('rules')))).toMatchObject({ score: 10, otherTotal: null });
      expect(totals(answerOf(stored('service')))).toMatchObject({ score: 10, otherTotal: 4 });
    });

    const SAID =
      '{"kynanggiaotiep":{"chaohoi_goiten":"100%","baochomay_chuyenmay":{"diem":true}},"timhieunhucau":"0.5"}';
    /** A word in two pieces is in no line whole. */
    const inPieces = (text: string) =>
      (text.match(/[\s\S]{1,3}/g) ?? [])
        .map(
          (content) =>
            `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ delta: { content } }] })}`,
        )
        .join('\n\n');
    it.each([
      ['whole', SAID],
      ['line by line', inPieces(SAID)],
      ['after a draft', `<think>{"timhieunhucau":"50%","giaiquet_yeucau":"0%"}</think>${SAID}`],
    ])(
      'and of an answer stored before it was kept, the raw one says what came as a percentage or as a yes: %s',
      (_, raw) => {
        const read = readScoreAnswer(SAID);
        if (read?.kind !== 'customer-service') throw new Error('another answer');
        const items = Object.entries(read.items).map(([id, { ofShare: _, ...item }]) => [id, item]);
        const older = { ...read, items: Object.fromEntries(items) };
        expect(answerOf({ answer: older, raw, madeBy: { maker: 'service' } })).toEqual(read);
        expect(Object.values(read.items).filter(({ ofShare }) => ofShare)).toHaveLength(2);
      },
    );

    it('a percentage or a yes is of its share on either', () => {
      const met = scoredItem(0.5, { ofShare: true });
      const set = buildCards(customerServiceAnswer(1, { chaohoi_goiten: met }));
      expect(card(set, 'kynanggiaotiep').score).toBe(1.3);
      const all = customerServiceAnswer(null, { chaohoi_goiten: met });
      expect(totals(all)).toMatchObject({ score: 10, otherTotal: null });
    });
  });

  it.each([
    [{ kienthuc: '130%' }, 'kienthuc', 'Câu trả lời cho 130%, ngoài thang 0% đến 100%: chưa chấm.'],
    [{ chaohoi_goiten: '-2,5%' }, 'chaohoi_goiten', 'Câu trả lời cho -2,5%, ngoài thang 0% đến 100%: chưa chấm.'],
    [{ chaohoi_goiten: 2.25 }, 'chaohoi_goiten', 'Câu trả lời cho 2,25 điểm, ngoài thang 0 đến 0,5: chưa chấm.'],
    [
      { retention_level: '130 %' },
      'retention_level',
      'The answer gave 130%; the scale is 20% to 100%, so it is not judged.',
    ],
    [{ retention_level: 5.001 }, 'retention_level', 'The answer gave 5.001; the scale is 1 to 5, so it is not judged.'],
    [
      { ask_for_sale_score: '130%' },
      'ask_for_sale',
      'The answer gave 130%; the scale is 0% to 100%, so it is not judged.',
    ],
  ])('tell a number outside its scale as it came: %j', (raw, id, told) => {
    const answer = readScoreAnswer(raw);
    if (answer === null) throw new Error('nothing was read');
    expect(buildCards(answer).questions.find((question) => question.id === id)?.outside).toBe(told);
  });

  it('say of a number outside its scale what it is, and count it as not judged', () => {
    const set = buildCards(customerServiceAnswer(1, { kienthuc: 9, timhieunhucau: -3 }));
    const outside = (id: string) => set.questions.find((question) => question.id === id)?.outside;
    expect(set.overall).toMatchObject({ judged: 9, asked: 11 });
    expect(outside('kienthuc')).toBe('Câu trả lời cho 9 điểm, ngoài thang 0 đến 4: chưa chấm.');
    expect(outside('timhieunhucau')).toBe('Câu trả lời cho -3 điểm, ngoài thang 0 đến 1: chưa chấm.');
    expect(outside('giaiquet_yeucau')).toBe('');
  });

  it('join the notes of their questions as description', () => {
    const set = buildCards(
      customerServiceAnswer(0, {
        kienthuc: scoredItem(1, { note: 'Đúng gói cước.' }),
        giaiquet_yeucau: scoredItem(0, { note: 'Chưa hẹn giờ.' }),
      }),
    );
    expect(card(set, 'giaidapnhucau').description).toBe('Đúng gói cước.\nChưa hẹn giờ.');
  });
});

describe('CSAT cards', () => {
  it('weigh the six factors of §9', () => {
    expect(Object.fromEntries(BUILT_IN.csat.sections.map(({ id, weight }) => [id, weight]))).toEqual({
      retention_level: 0.25,
      escalation_level: 0.2,
      distress_level: 0.2,
      broken_promises_level: 0.15,
      abusive_level: 0.1,
      employee_mood: 0.1,
    });
  });

  it('show the weighted sum with two decimals', () => {
    const set = buildCards(
      csatAnswer(5, { retention_level: 3, escalation_level: 4, distress_level: 2, broken_promises_level: 1 }),
    );
    // 0.75 + 0.8 + 0.4 + 0.15 + 0.5 + 0.5
    expect(set.overall.score).toBe(3.1);
    expect(headline(set, 's')).toMatchObject({ service: 's', value: 3.1, max: 5, label: 'Dissatisfied', band: 2 });
  });

  it.each([
    [1, 'Very Dissatisfied'],
    [1.99, 'Very Dissatisfied'],
    [2, 'Dissatisfied'],
    [3.49, 'Dissatisfied'],
    [3.5, 'Neutral'],
    [3.99, 'Neutral'],
    [4, 'Satisfied'],
    [4.49, 'Satisfied'],
    [4.5, 'Very Satisfied'],
    [5, 'Very Satisfied'],
  ])('label an overall score of %d %s', (score, label) => {
    expect(buildCards(csatAnswer(score)).overall).toMatchObject({ score, addNoteTitle: label });
  });

  it('weigh only the factors that were judged', () => {
    const set = buildCards(csatAnswer(null, { retention_level: 5, employee_mood: 2 }));
    // (5 × 0.25 + 2 × 0.1) / 0.35
    expect(set.overall).toMatchObject({ score: 4.14, judged: 2, asked: 6 });
  });

  it('carry the whole set of 30 points', () => {
    const set = buildCards(csatAnswer(4));
    expect(set.cards).toHaveLength(6);
    expect(titleOf(card(set, 'employee_mood'))).toBe('Evaluation: Customer Satisfaction (24/30 points)');
    expect(card(set, 'retention_level').objData.questions[0]).toMatchObject({ points: '4.0/5', machineAnswer: '4' });
    expect(card(set, 'retention_level').objData.questions[0]?.answers.map((answer) => answer.title)).toEqual([
      '5 – Top grade',
      '4 – High grade',
      '3 – Middle grade',
      '2 – Low grade',
      '1 – Lowest grade',
    ]);
  });

  it.each([
    [1, 'Lowest grade'],
    [1.4, 'Lowest grade'],
    [1.45, 'Low grade'],
    [1.5, 'Low grade'],
    [3, 'Middle grade'],
    [4.4, 'High grade'],
    [4.45, 'Top grade'],
    [4.5, 'Top grade'],
    [5, 'Top grade'],
  ])('describe a factor of %d as %s', (score, word) => {
    const one = card(buildCards(csatAnswer(3, { retention_level: score })), 'retention_level');
    expect(one.addNoteTitle).toBe(word);
    expect(one.addNoteDesc).not.toBe('');
    expect(one.score).toBeGreaterThanOrEqual(0);
    expect(one.score).toBeLessThanOrEqual(5);
  });
});

describe('a factor outside 1 to 5', () => {
  it.each([17, 5.1, 0, -2])('is not judged, and the number is told: %d', (level) => {
    const set = buildCards(csatAnswer(4, { retention_level: level }));
    const one = card(set, 'retention_level');
    expect(one).toMatchObject({ score: null, addNoteTitle: '', band: null });
    expect(one.questions[0]?.outside).toBe(`The answer gave ${level}; the scale is 1 to 5, so it is not judged.`);
    expect(set.overall).toMatchObject({ score: 4, judged: 5, asked: 6 });
  });
});

describe('sales cards', () => {
  it('convert 0-100 to 0-5 and average to two decimals', () => {
    const set = buildCards(
      salesAnswer(0, {
        make_connection: 92,
        uncover_needs: 82,
        overcome_objections: 86,
        be_empathetic: 76,
        presumptive_close: 58,
        demonstrate_ownership: 94,
        ask_for_sale: 88,
      }),
    );
    expect(set.cards.map((one) => [one.title, one.score, one.addNoteTitle])).toEqual([
      ['Make a connection', 4.6, 'Excellent'],
      ['Uncover needs', 4.1, 'Good'],
      ['Overcome objections', 4.3, 'Good'],
      ['Be empathetic', 3.8, 'Good'],
      ['Presumptive close', 2.9, 'Fair'],
      ['Demonstrate ownership', 4.7, 'Excellent'],
      ['Ask for the sale', 4.4, 'Good'],
    ]);
    expect(set.overall).toMatchObject({
      title: 'Likelihood to buy',
      score: 4.11,
      max: 5,
      addNoteTitle: 'Good',
      description: 'The customer leans towards buying.',
      addNoteDesc: 'Call back after seven days.',
    });
    expect(titleOf(card(set, 'be_empathetic'))).toBe('Evaluation: Sales Effectiveness (28.8/35 points)');
  });

  it('split the level text at the colon into title and description', () => {
    const one = card(buildCards(salesAnswer(100)), 'ask_for_sale');
    expect(one.addNoteTitle).toBe('Excellent');
    expect(one.addNoteDesc).toBe('above the standard for asking for the sale.');
    expect(one.levelRanges.map((range) => range.min)).toEqual([0, 1.5, 2.5, 3.5, 4.5]);
  });

  it.each([
    [28, 1.4, 'Poor'],
    [29, 1.5, 'Needs work'],
    [38, 1.9, 'Needs work'],
    [40, 2, 'Needs work'],
    [49, 2.5, 'Fair'],
    [68, 3.4, 'Fair'],
    [69, 3.5, 'Good'],
    [79, 4, 'Good'],
    [89, 4.5, 'Excellent'],
    [88, 4.4, 'Good'],
    [0, 0, 'Poor'],
    [100, 5, 'Excellent'],
  ])('take %d of 100 for %d, %s: the level follows the score that is shown', (raw, score, level) => {
    expect(card(buildCards(salesAnswer(50, { make_connection: raw })), 'make_connection')).toMatchObject({
      score,
      addNoteTitle: level,
    });
  });

  it.each([-5, 400])('%d of 100 is no score', (raw) => {
    const one = card(buildCards(salesAnswer(50, { make_connection: raw })), 'make_connection');
    expect(one.score).toBeNull();
    expect(one.questions[0]?.outside).toBe(`The answer gave ${raw}; the scale is 0 to 100, so it is not judged.`);
  });

  it('average what was judged', () => {
    expect(buildCards(salesAnswer(null, { make_connection: 80, ask_for_sale: 40 })).overall).toMatchObject({
      score: 3,
      judged: 2,
      asked: 7,
      addNoteTitle: '',
      band: null,
    });
  });

  it('say in a word how the agent sold, and beside it what the customer decided', () => {
    const decision = { outcome: 'bought', referText: 'Ừ, đăng ký cho chị.', fromTo: '00:40-00:44' } as const;
    const { overall } = buildCards({ ...salesAnswer(20), decision } as ScoreAnswer);
    expect(overall).toMatchObject({ score: 1, addNoteTitle: 'Poor', decision });
    expect(buildCards(salesAnswer(20)).overall.decision).toBeNull();
  });

  it('of a call that sells nothing name the scoring type that fits', () => {
    const unfit = buildCards({ ...salesAnswer(null), unfit: true } as ScoreAnswer);
    expect(unfit.overall).toMatchObject({ score: null, fitting: 'Summary (Customer Service)' });
    expect(headline(unfit, 'Sale Effective')).toMatchObject({ fitting: 'Summary (Customer Service)' });
    expect(buildCards(salesAnswer(null)).overall.fitting).toBeNull();
  });
});

describe('the words of a level', () => {
  it('are one on the card and in the dialog, whatever the score', () => {
    for (let score = 0; score <= 5; score += 0.05) {
      for (const set of [buildCards(salesAnswer(score * 20)), buildCards(csatAnswer(score))]) {
        const one = set.cards[0] as ScoreCard;
        // Satisfaction begins at 1.
        if (one.score === null) continue;
        const question = one.objData.questions.find(({ id }) => id === one.id);
        const chosen = question?.answers.find(({ value }) => value === question.answer);
        expect(chosen?.title, `${set.scorecard.id} ${score}`).toMatch(new RegExp(`^\\d – ${one.addNoteTitle}$`));
        const range = one.levelRanges.findLast(({ min }) => (one.score ?? 0) >= min);
        expect(range?.text).toBe(`${one.addNoteTitle}: ${one.addNoteDesc}`);
      }
    }
  });

  it('say of every factor which end is the good one', () => {
    const texts = buildCards(csatAnswer(5)).cards.map((one) => `${one.title}: ${one.addNoteTitle}. ${one.addNoteDesc}`);
    expect(texts).toContain(
      'Distress level: Top grade. level 5 of 5, on the scale from 1 (severe distress) to 5 (no distress).',
    );
    expect(texts.filter((text) => / 5 \(/.test(text))).toHaveLength(6);
  });
});
