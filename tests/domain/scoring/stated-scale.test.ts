import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { scoreAnswer } from '@/domain/callmark-file/answer-shapes';
import { buildCards } from '@/domain/scoring/build-cards';
import { readOwnAnswer } from '@/domain/scoring/read-own-answer';
import { readScoreAnswer } from '@/domain/scoring/read-score-answer';
import { answerOf } from '@/domain/scoring/stored-answer';
import { ownCard } from '../../helpers/own-card';

const CSAT = [
  ...['retention_level', 'escalation_level', 'distress_level', 'abusive_level', 'broken_promises_level'],
  'employee_mood',
];
const SALES = [
  ...['make_connection', 'overcome_objections', 'presumptive_close', 'uncover_needs', 'be_empathetic'],
  ...['demonstrate_ownership', 'ask_for_sale'],
];

function cardsOf(raw: unknown) {
  const answer = readScoreAnswer(raw);
  if (answer === null) throw new Error('no answer');
  // Calls go on as they are in a file.
  v.parse(scoreAnswer, answer);
  return buildCards(answer);
}

const all = <Value>(names: readonly string[], value: Value): Record<string, Value> =>
  Object.fromEntries(names.map((name) => [name, value]));
const scores = (numbers: readonly number[]) =>
  Object.fromEntries(SALES.map((name, index) => [`${name}_score`, numbers[index]]));
const outsides = (raw: unknown) => cardsOf(raw).questions.flatMap(({ outside }) => outside || []);

describe('a scale that the service states', () => {
  it.each([
    ['max', { score: 4, max: 10 }],
    ['out_of', { score: 4, out_of: 10 }],
    ['scale', { level: 4, scale: 10 }],
    ['scale in words', { score: '4', scale: '0-10' }],
    ['scale as an object', { score: 4, scale: { min: 0, max: 10 } }],
    ['scale as a list', { score: 4, scale: [0, 10] }],
    ['thang_diem', { diem: 4, thang_diem: '10' }],
    ['the same twice', { score: '4/10', max: 10 }],
  ])('in an item is what its number is of: %s', (_, employee_mood) => {
    const { questions } = cardsOf({ employee_mood, retention_level: 4 });
    expect(questions.find(({ id }) => id === 'employee_mood')?.score).toBe(2);
    expect(questions.find(({ id }) => id === 'retention_level')?.score).toBe(4);
  });

  it('beside an item, or beside all of them, too', () => {
    expect(cardsOf({ employee_mood: 4, employee_mood_max: 10 }).overall.score).toBe(2);
    expect(cardsOf({ ...scores([8, 8, 8, 8, 8, 8, 8]), scale: 10 }).overall).toMatchObject({ score: 4, judged: 7 });
    expect(cardsOf({ ...scores([8, 8, 8, 8, 8, 8, 8]), thang_diem: '0 đến 10' }).overall.score).toBe(4);
    expect(cardsOf({ ...all(CSAT, 8), csat: 8, max: 10 }).overall).toMatchObject({ score: 4, statedTotal: null });
  });

  it('may be the sum of all', () => {
    expect(cardsOf({ ...scores([80, 80, 80, 80, 80, 80, 80]), max_score: 700 }).overall.score).toBe(4);
    expect(cardsOf({ ...all(CSAT, 4), max_score: 30 }).overall.score).toBe(4);
  });

  it('begins where it says that it begins', () => {
    const levels = (score: number) => cardsOf({ employee_mood: { score, scale: '1-10' } }).overall.score;
    expect([levels(1), levels(10)]).toEqual([1, 5]);
    expect(cardsOf({ make_connection: { score: 1, scale: '1-5' } }).overall.score).toBe(0);
  });

  it('leaves numbers on the card’s own scale as they are', () => {
    expect(cardsOf({ employee_mood: { score: 4, max: 5 } }).overall.score).toBe(4);
    expect(cardsOf({ employee_mood: { score: 4, scale: '5 points, 1 to 5' } }).overall.score).toBe(4);
    expect(cardsOf({ employee_mood: { score: 4, scale: 'Likert' } }).overall.score).toBe(4);
    expect(cardsOf({ make_connection: { score: 80, max: 100 } }).overall.score).toBe(4);
  });

  it('is not guessed where it can’t be: the number is told, and not judged', () => {
    expect(outsides({ employee_mood: { score: '4/5', max: 10 } })).toEqual([
      'The answer gave 4, and on which scale is not clear, so it is not judged.',
    ]);
    expect(outsides({ employee_mood: { score: 4, max: 0 } })).toHaveLength(1);
    expect(outsides({ employee_mood: { score: 1, max: 10 } })).toEqual([
      'The answer gave 1/10; the scale is 1 to 5, so it is not judged.',
    ]);
  });

  it('holds for M Customer Service: a question’s most, and the call’s', () => {
    const item = (diem: number, max: number) => ({ diem, max });
    const { questions, overall } = cardsOf({
      chaohoi_goiten: item(4, 5),
      kienthuc: item(3, 2),
      tong_diem: 70,
      max: 100,
    });
    expect(questions.find(({ id }) => id === 'chaohoi_goiten')?.score).toBeCloseTo(0.4);
    expect(questions.find(({ id }) => id === 'kienthuc')?.outside).toMatch('3/2 điểm, ngoài thang');
    expect(overall.statedTotal).toBe(7);
    expect(cardsOf({ chaohoi_goiten: { diem: 0.5 }, kienthuc: { diem: 1 }, thang_diem: 10 }).overall.judged).toBe(2);
    const open = cardsOf({ chaohoi_goiten: { diem: 0.5 }, kienthuc: { diem: 0 }, thang_diem: 100 });
    expect(open.overall.judged).toBe(1);
    expect(open.questions[0]?.outside).toBe('Câu trả lời cho 0,5, không rõ theo thang điểm nào: chưa chấm.');
  });

  it('of two points beside a section of two is of two, and not a share', () => {
    const { questions } = cardsOf({ chaohoi_goiten: { diem: 0.5, max: 2 } });
    expect(questions[0]?.score).toBeCloseTo(0.125);
  });
});

describe('numbers without a scale', () => {
  it('of a hundred, none above ten, may as well be of ten: not judged, and said', () => {
    const { overall, questions } = cardsOf(scores([8, 7, 9, 8, 0, 10, 8]));
    expect(overall).toMatchObject({ judged: 1, asked: 7 });
    expect(questions[0]?.outside).toBe('The answer gave 8, and on which scale is not clear, so it is not judged.');
    expect(cardsOf(scores([8, 7, 9, 8, 0, 10, 11])).overall.judged).toBe(7);
    expect(cardsOf(scores([0, 0, 0, 0, 0, 0, 0])).overall).toMatchObject({ score: 0, judged: 7 });
  });

  it('of five, several above it, are of none that is known; one alone is an error of its own (D661)', () => {
    const levels = (numbers: readonly number[]) => Object.fromEntries(CSAT.map((name, at) => [name, numbers[at]]));
    expect(cardsOf(levels([4, 8, 9, 3, 5, 4])).overall).toMatchObject({ score: null, judged: 0 });
    expect(cardsOf(levels([4, 8, 4, 3, 5, 4])).overall).toMatchObject({ judged: 5 });
  });
});

describe('a stored answer', () => {
  const stored = (raw: string, items: Record<string, number>) => {
    const now = readScoreAnswer(raw);
    if (now === null || now.kind === 'customer-service') throw new Error('another answer');
    const before = Object.entries(now.items).map(([id, { came: _, ...item }]) => [
      id,
      { ...item, score: items[id] ?? null },
    ]);
    const answer = { ...now, items: Object.fromEntries(before) } as typeof now;
    return buildCards(answerOf({ answer, raw, madeBy: { maker: 'service' } })).overall;
  };

  it('of an older app, which took its numbers for the card’s, is read again', () => {
    const item = '{"employee_mood":{"score":4,"max":10}}';
    expect(stored(item, { employee_mood: 4 }).score).toBe(2);
    expect(stored(JSON.stringify({ output: item }), { employee_mood: 4 }).score).toBe(2);
    const sales = JSON.stringify(scores([8, 8, 8, 8, 8, 8, 8]));
    expect(stored(sales, all(SALES, 8)).score).toBeNull();
  });
});

describe('a scorecard of one’s own', () => {
  const option = (said: unknown) => readOwnAnswer(said, ownCard())?.items['listens'];

  it('has an option for what a number is of its most', () => {
    expect(option({ listens: { score: 1, max: 2 } })?.option).toBe('half');
    expect(option({ listens: 5, listens_max: 10 })?.option).toBe('half');
    expect(option({ listens: { score: 1 } })?.option).toBe('yes');
  });

  it('tells the number that has none', () => {
    const answer = readOwnAnswer({ listens: { score: 1, max: 10 } }, ownCard());
    const question = answer && buildCards(answer).questions.find(({ id }) => id === 'listens');
    expect(question).toMatchObject({ answer: null });
    expect(question?.outside).toMatch('1/10');
  });

  it('takes the total on the scale that is stated for it', () => {
    expect(readOwnAnswer({ listens: 'yes', total: 80, total_max: 100 }, ownCard())?.total).toBe(16);
  });
});
