import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEvaluation, questionsOfCards } from '@/domain/scoring/apply-evaluation';
import { buildCards } from '@/domain/scoring/build-cards';
import { type Evaluation, isReadable, type QuestionEdit } from '@/domain/scoring/evaluation';
import {
  changeEvaluation,
  changesNothing,
  emptyEvaluation,
  noteText,
  textBefore,
} from '@/domain/scoring/evaluation-edit';
import { ownUndo } from '@/domain/scoring/own-changes';
import { CSAT_ITEMS, CUSTOMER_SERVICE_ITEMS, SALES_ITEMS, type ScoreAnswer } from '@/domain/scoring/score-answer';
import type { CardSet, ScoreCard } from '@/domain/scoring/score-card';
import { evaluationTitle } from '@/domain/scoring/section-cards';
import { evaluationWords } from '@/ui/words/evaluation';
import { csatAnswer, customerServiceAnswer, salesAnswer, scoredItem } from '../../helpers/score-answers';

const titleOf = (card: ScoreCard) => evaluationTitle(card, evaluationWords.title);

function evaluation(edits: Record<string, Omit<QuestionEdit, 'at'>>): Evaluation {
  const withTime = Object.entries(edits).map(([id, edit]) => [id, { ...edit, at: 1 }]);
  return { ...emptyEvaluation('call', 'Sale Effective', 1), edits: Object.fromEntries(withTime) };
}

function edited(set: CardSet, edits: Record<string, Omit<QuestionEdit, 'at'>>) {
  const result = applyEvaluation(set, evaluation(edits));
  const card = (id: string) => result.cards.find((one) => one.id === id);
  const question = (id: string) => questionsOfCards(result).find((one) => one.id === id);
  return { result, card, question };
}

describe('a sales or CSAT answer', () => {
  it('is parsed as an integer and becomes the score with one decimal; colour, marker and level follow', () => {
    const machine = buildCards(salesAnswer(92));
    const { result, card, question } = edited(machine, { make_connection: { answer: '3' } });
    expect(question('make_connection')).toMatchObject({
      answer: '3',
      machineAnswer: '5',
      points: '3.0/5',
      edited: true,
    });
    expect(card('make_connection')).toMatchObject({
      score: 3,
      color: 'var(--b2)',
      textColor: 'var(--b2t)',
      leftOffset: 60,
      addNoteTitle: 'Fair',
    });
    // (6 × 4.6 + 3) / 7
    expect(result.overall.score).toBe(4.37);
    expect(result.cards.map(titleOf)[0]).toBe('Evaluation: Sales Effectiveness (30.6/35 points)');
    expect(card('ask_for_sale')).toMatchObject({ score: 4.6 });
  });

  it('that repeats the machine’s is still the human’s whole number', () => {
    expect(edited(buildCards(salesAnswer(92)), { be_empathetic: { answer: '5' } }).card('be_empathetic')?.score).toBe(
      5,
    );
  });

  it.each([
    ['4', 4],
    ['4.9', 4],
    [' 2 ', 2],
    ['0', 0],
    ['9', 5],
    ['-3', 0],
    ['', 4.6],
    ['good', 4.6],
  ])('"%s" gives %d', (answer, score) => {
    expect(edited(buildCards(salesAnswer(92)), { uncover_needs: { answer } }).card('uncover_needs')?.score).toBe(score);
  });

  it('fills in what the machine did not judge', () => {
    const { result, question } = edited(buildCards(csatAnswer(null)), { employee_mood: { answer: '4' } });
    expect(result.overall).toMatchObject({ score: 4, judged: 1, answered: 1, addNoteTitle: '' });
    expect(question('employee_mood')).toMatchObject({ machineAnswer: null, machineScore: null, answer: '4' });
  });

  it('recomputes the weighted sum', () => {
    const { result, card } = edited(buildCards(csatAnswer(5)), { retention_level: { answer: '1' } });
    expect(result.overall.score).toBe(4);
    expect(card('retention_level')).toMatchObject({ addNoteTitle: 'Lowest grade', band: 1 });
  });
});

describe('an answer of another card', () => {
  const machine = buildCards(
    customerServiceAnswer(0.5, {
      ungxu_giongdieu: 1.5,
      nhiettinhphucvu: 0.75,
      timhieunhucau: scoredItem(null, { notApplicable: true }),
    }),
  );

  it.each([
    ['1', 3, '1'],
    ['0', 1.5, '0'],
    ['2', 1.5, '2'],
    ['yes', 1.5, 'yes'],
    ['partly', 2.3, 'partly'],
  ])('of "%s" makes the card %d', (answer, score, inForce) => {
    const { card, question } = edited(machine, { nhiettinhphucvu: { answer } });
    expect(card('thaidophucvu')?.score).toBe(score);
    expect(question('nhiettinhphucvu')?.answer).toBe(inForce);
  });

  it('replaces "does not arise" and can go back to it', () => {
    expect(edited(machine, { timhieunhucau: { answer: '0' } }).card('timhieunhucau')?.score).toBe(0);
    const back = edited(machine, { timhieunhucau: { answer: 'not-applicable' } });
    expect(back.card('timhieunhucau')?.score).toBe(1);
    expect(back.question('timhieunhucau')?.edited).toBe(false);
  });
});

describe('the total', () => {
  it('of a reviewer stands beside the machine’s, and no sentence about the machine’s stands under it', () => {
    const machine = buildCards(salesAnswer(80));
    const { result } = edited(machine, { make_connection: { answer: '1' }, ask_for_sale: { answer: '0' } });
    expect(result.overall).toMatchObject({
      score: 3,
      addNoteTitle: 'Fair',
      answered: 2,
      description: '',
      addNoteDesc: '',
      machine: { score: 4, label: 'Good' },
    });
    expect(result.said).toEqual(machine.said);
    expect(machine.overall).toMatchObject({ answered: 0, machine: null });
  });

  it('stays the machine’s when only notes were written', () => {
    const { result } = edited(buildCards(salesAnswer(80)), { make_connection: { notes: 'vâng' } });
    expect(result.overall).toMatchObject({ answered: 0, machine: null, addNoteDesc: 'Call back after seven days.' });
  });

  it('that came with the answer is measured against the machine’s own', () => {
    const answer = { ...csatAnswer(4), total: 4 } as ScoreAnswer;
    expect(edited(buildCards(answer), { employee_mood: { answer: '1' } }).result.overall.statedTotal).toBeNull();
    const other = { ...csatAnswer(4), total: 3 } as ScoreAnswer;
    expect(edited(buildCards(other), { employee_mood: { answer: '1' } }).result.overall.statedTotal).toBe(3);
  });

  it('of a card that does not fit is the reviewer’s own once they score it', () => {
    const machine = buildCards({ ...salesAnswer(null), unfit: true } as ScoreAnswer);
    expect(edited(machine, { make_connection: { answer: '4' } }).result.overall).toMatchObject({
      score: 4,
      fitting: null,
      machine: { score: null },
    });
  });
});

describe('notes', () => {
  it('set the description of the card and leave the machine’s beside them', () => {
    const machine = buildCards(salesAnswer(80, { ask_for_sale: scoredItem(80, { note: 'Asked once.' }) }));
    const { card, question } = edited(machine, { ask_for_sale: { notes: 'Hỏi mua rất tự nhiên.' } });
    expect(card('ask_for_sale')).toMatchObject({ description: 'Hỏi mua rất tự nhiên.', score: 4 });
    expect(question('ask_for_sale')).toMatchObject({ machineNotes: 'Asked once.', edited: true });
  });

  it('may be emptied', () => {
    const machine = buildCards(salesAnswer(80, { ask_for_sale: scoredItem(80, { note: 'Asked once.' }) }));
    expect(edited(machine, { ask_for_sale: { notes: '' } }).card('ask_for_sale')?.description).toBe('');
  });
});

describe('the machine', () => {
  it('fills only what no human has touched when it answers again', () => {
    const edits = { make_connection: { answer: '2' } };
    const { result, card } = edited(buildCards(salesAnswer(100)), edits);
    expect(card('make_connection')?.score).toBe(2);
    expect(card('uncover_needs')?.score).toBe(5);
    expect(result.overall.score).toBe(4.57);
  });

  it('is back after an undo', () => {
    const changed = changeEvaluation(evaluation({}), { kind: 'answer', questionId: 'make_connection', answer: '1' }, 5);
    const undone = changeEvaluation(changed, { kind: 'undo', questionId: 'make_connection' }, 6);
    const machine = buildCards(salesAnswer(92));
    expect(applyEvaluation(machine, changed)).not.toEqual(machine);
    expect(applyEvaluation(machine, undone)).toEqual(machine);
    expect(applyEvaluation(machine, undefined)).toEqual(machine);
  });
});

describe('a change of an evaluation', () => {
  it('that undoes what is undone already changes nothing, whatever else stands there and after it', () => {
    const evidence = [{ turn: 1, fromTo: 'None', quote: 'Fine.' }];
    const before = evaluation({ make_connection: { notes: 'x', evidence }, ask_for_sale: { answer: '3' } });
    const undo = { kind: 'undo', questionId: 'make_connection', notes: ['x'] } as const;
    const undone = changeEvaluation(before, undo, 5);
    expect(undone.edits['make_connection']).toEqual({ evidence, at: 5 });
    expect(changesNothing(before, { change: undo, known: null })).toBe(false);
    expect(changesNothing(undone, { change: undo, known: null })).toBe(true);
  });

  it('keeps answer and notes of a question apart, and leaves the given one as it was', () => {
    const before = emptyEvaluation('call', 'service', 1);
    const answered = changeEvaluation(before, { kind: 'answer', questionId: 'q', answer: '4' }, 2);
    const noted = changeEvaluation(answered, { kind: 'notes', questionId: 'q', notes: 'vì sao' }, 3);
    expect(noted).toMatchObject({ edits: { q: { answer: '4', notes: 'vì sao', at: 3 } }, updatedAt: 3 });
    expect(before.edits).toEqual({});
    const analysed = changeEvaluation(noted, { kind: 'analysis-notes', text: 'a' }, 4);
    expect(changeEvaluation(analysed, { kind: 'evaluation-notes', text: 'b' }, 5)).toMatchObject({
      analysisNotes: 'a',
      evaluationNotes: 'b',
      edits: noted.edits,
      updatedAt: 5,
    });
  });
});

describe('whatever machine and human say', () => {
  const score = fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { nil: null });
  const scores = (ids: readonly string[]) => fc.record(Object.fromEntries(ids.map((id) => [id, score])));
  const machine = fc.oneof(
    scores(CUSTOMER_SERVICE_ITEMS).map((given) => customerServiceAnswer(null, given)),
    scores(CSAT_ITEMS).map((given) => csatAnswer(null, given)),
    scores(SALES_ITEMS).map((given) => salesAnswer(null, given)),
  );
  const anyId = fc.constantFrom(...CUSTOMER_SERVICE_ITEMS, ...CSAT_ITEMS, ...SALES_ITEMS, 'unknown', '__proto__');
  const anyAnswer = fc.oneof(fc.constantFrom('0', '1', '5', 'partly', ''), fc.integer().map(String), fc.string());
  const edits = fc.dictionary(anyId, fc.record({ answer: anyAnswer, notes: fc.string() }, { requiredKeys: [] }));

  it('scores stay within their card, and totals within theirs', () => {
    fc.assert(
      fc.property(machine, edits, (answer, given) => {
        const set = applyEvaluation(buildCards(answer), evaluation(given));
        for (const card of set.cards) {
          if (card.score !== null) {
            expect(card.score).toBeGreaterThanOrEqual(0);
            expect(card.score).toBeLessThanOrEqual(card.maxPoint);
          }
          expect(card.leftOffset).toBeGreaterThanOrEqual(0);
          expect(card.leftOffset).toBeLessThanOrEqual(100);
          expect(card.score === null).toBe(card.band === null);
        }
        const { score: total, max, judged, asked } = set.overall;
        expect(total === null || (total >= 0 && total <= max)).toBe(true);
        expect(total === null).toBe(judged === 0);
        expect(judged).toBeLessThanOrEqual(asked);
      }),
    );
  });
});

describe('an undo', () => {
  it('leaves no empty list of other texts behind', () => {
    const beside = { ...evaluation({ make_connection: { notes: 'x' } }), others: { 'notes make_connection': ['y'] } };
    const undo = { kind: 'undo', questionId: 'make_connection', notes: ['x', 'y'] } as const;
    expect(changeEvaluation(beside, undo, 5).others).toEqual({});
    expect(changeEvaluation(beside, { ...undo, notes: ['x'] }, 5).others).toEqual(beside.others);
  });

  it('takes back what was there when its window opened the evaluation, and no text of another window', () => {
    const undo = { kind: 'undo', questionId: 'make_connection', notes: ['in sight'] } as const;
    const opened = evaluation({ make_connection: { notes: 'opened', answer: '2' } });
    const own = ownUndo(undo, opened, []);
    // The other window has chosen the text that was there before over what this one typed.
    expect(changeEvaluation(opened, own, 5).edits).toEqual({});
    expect(changeEvaluation(opened, ownUndo(undo, null, []), 5).edits['make_connection']?.notes).toBe('opened');
    const foreign = evaluation({ make_connection: { notes: 'theirs', answer: '2' } });
    expect(changeEvaluation(foreign, own, 5).edits).toEqual({ make_connection: { notes: 'theirs', at: 5 } });
  });
});

it.each(['constructor', 'toString', '__proto__'])('a question or a section called %s is one as any other', (id) => {
  const empty = evaluation({});
  const note = { kind: 'notes', questionId: id, notes: 'x' } as const;
  expect(ownUndo({ kind: 'undo', questionId: id, notes: ['x'] }, empty, [])).toEqual({
    ...{ kind: 'undo', questionId: id, answers: [], notes: ['x'] },
  });
  expect(changesNothing(empty, { change: { kind: 'undo', questionId: id }, known: null })).toBe(true);
  expect(textBefore(empty, note)).toBeNull();
  const noted = changeEvaluation(empty, note, 5);
  expect(Object.getOwnPropertyDescriptor(noted.edits, id)?.value).toEqual({ notes: 'x', at: 5 });
  expect(changesNothing(noted, { change: note, known: null })).toBe(true);
  // A row with half of a section's notes would be told as damaged.
  const before = { ...empty, sectionNotes: { service: { analysis: 'z', evaluation: '' } } };
  const inSection = changeEvaluation(before, { kind: 'analysis-notes', section: id, text: 'y' }, 5);
  expect(noteText(inSection, 'evaluation-notes', id)).toBe('');
  expect(noteText(inSection, 'analysis-notes', id)).toBe('y');
  expect(isReadable(inSection)).toBe(true);
});
