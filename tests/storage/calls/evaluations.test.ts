import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Call, ScoreHeadline } from '@/domain/call';
import type { EvaluationChange } from '@/domain/scoring/evaluation-edit';
import type { ScoreAnswer } from '@/domain/scoring/score-answer';
import { getCall, setCallService } from '@/storage/calls/calls';
import { saveChange } from '@/storage/calls/evaluations';
import { fillScores } from '@/storage/calls/scores';
import { saveTranscriptText } from '@/storage/calls/transcripts';
import { db } from '@/storage/database';
import { SALES } from '../../helpers/call-row';
import { freshDatabase } from '../../helpers/fresh-database';
import { csatAnswer, salesAnswer } from '../../helpers/score-answers';
import { evaluationOf, scored, typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

const save = (id: string, change: EvaluationChange, known: string | null = null) =>
  saveChange(id, SALES, { change, known });

const answer = (id: string, value: string) =>
  save(id, { kind: 'answer', questionId: 'make_connection', answer: value });

const score = async (id: string) => (await getCall(id))?.scores?.[0];

describe('a reviewer’s edits', () => {
  it('change the score in the list at once, and back when undone', async () => {
    const id = await typedCall();
    await scored(id, salesAnswer(60));
    expect(await score(id)).toMatchObject({ value: 3, max: 5 });
    await answer(id, '5');
    expect((await score(id))?.value).toBeCloseTo((6 * 3 + 5) / 7, 2);
    await save(id, { kind: 'undo', questionId: 'make_connection' });
    expect(await score(id)).toMatchObject({ value: 3 });
  });

  it('are kept per scorecard, each with a record, in their order', async () => {
    const id = await typedCall();
    await answer(id, '4');
    await save(id, { kind: 'notes', questionId: 'make_connection', notes: 'ghi chú' });
    await save(id, { kind: 'analysis-notes', text: 'phân tích' });
    await save(id, { kind: 'evaluation-notes', text: 'tổng quan' });
    await save(id, { kind: 'undo', questionId: 'ask_for_sale' });
    expect(await evaluationOf(id, SALES)).toMatchObject({
      edits: { make_connection: { answer: '4', notes: 'ghi chú' } },
      analysisNotes: 'phân tích',
      evaluationNotes: 'tổng quan',
    });
    expect(await evaluationOf(id, 'Summary (Customer Service)')).toBeUndefined();
    const log = (await db.edits.toArray()).map(({ field, questionId, value }) => [field, questionId, value]);
    expect(log).toEqual([
      ['answer', 'make_connection', '4'],
      // With the first change the call is in review.
      ['review', '', 'in-review'],
      ['notes', 'make_connection', 'ghi chú'],
      ['analysis-notes', '', 'phân tích'],
      ['evaluation-notes', '', 'tổng quan'],
      ['undo', 'ask_for_sale', ''],
    ]);
  });

  it('stand when a late machine result comes, which counts for the questions left alone', async () => {
    const id = await typedCall();
    await scored(id, salesAnswer(60));
    await answer(id, '5');
    await scored(id, salesAnswer(20));
    expect((await score(id))?.value).toBeCloseTo((6 * 1 + 5) / 7, 2);
    expect((await evaluationOf(id, SALES))?.edits['make_connection']?.answer).toBe('5');
  });
});

describe('the scores of a call', () => {
  const OTHER = 'Summary (Customer Service)';

  it('stand beside each other in its row, and each follows its own corrections', async () => {
    const id = await typedCall();
    await scored(id, salesAnswer(60));
    await scored(id, csatAnswer(5), 1, OTHER);
    await saveChange(id, OTHER, {
      change: { kind: 'answer', questionId: 'retention_level', answer: '1' },
      known: null,
    });
    expect((await getCall(id))?.scores).toMatchObject([
      { service: SALES, value: 3 },
      { service: OTHER, value: 4, label: 'Satisfied' },
    ]);
  });

  it('stay as they are when another scoring type is looked at', async () => {
    const id = await typedCall();
    await scored(id, salesAnswer(null));
    const before = await getCall(id);
    await setCallService(id, 'M Customer Service');
    expect(await getCall(id)).toEqual(before);
  });

  it('are waited for: until there is one, the chosen type is kept', async () => {
    const id = await typedCall();
    await setCallService(id, 'M Customer Service');
    expect(await getCall(id)).toMatchObject({ service: 'M Customer Service', scores: [] });
  });

  it('of a card that nothing could be judged on, or that does not fit, are told as that', async () => {
    const id = await typedCall();
    await scored(id, salesAnswer(null));
    expect((await getCall(id))?.scores).toMatchObject([{ value: null, band: null, judged: 0, asked: 7 }]);
    await scored(id, { ...salesAnswer(null), unfit: true } as ScoreAnswer);
    expect((await getCall(id))?.scores).toMatchObject([{ value: null, fitting: OTHER }]);
    await answer(id, '4');
    expect((await score(id))?.fitting, 'a reviewer scored it all the same').toBeUndefined();
  });

  it('are all found for a row that an older app wrote with one of them', async () => {
    const id = await typedCall();
    await scored(id, salesAnswer(60));
    await scored(id, csatAnswer(5), 1, OTHER);
    await answer(id, '5');
    await saveTranscriptText(id, 'A: khác');
    const { scores, ...older } = (await getCall(id)) as Call;
    await db.calls.put(older);
    await fillScores([id]);
    const byService = (rows: readonly ScoreHeadline[] = []) =>
      Object.fromEntries(rows.map((row) => [row.service, row]));
    expect(byService((await getCall(id))?.scores)).toEqual(byService(scores));
    expect(scores?.every(({ stale }) => stale)).toBe(true);

    await db.calls.put(older);
    await scored(id, salesAnswer(80), 2);
    expect((await getCall(id))?.scores, 'also when it is scored again first').toHaveLength(2);
  });
});

describe('a text that two windows write', () => {
  const notes = (text: string): EvaluationChange => ({ kind: 'notes', questionId: 'q', notes: text });
  const kept = async (id: string) => (await evaluationOf(id, SALES))?.others?.['notes q'] ?? [];

  it('is kept beside the newer one where that was written without knowing of it, until one is chosen', async () => {
    const id = await typedCall();
    await save(id, notes('p'));
    await save(id, notes('q'));
    expect(await kept(id)).toEqual(['p']);
    // The window of "p" goes on typing: now "q" is what it did not know of.
    await save(id, notes('pp'), 'p');
    expect(await kept(id)).toEqual(['q']);
    await save(id, notes('r'));
    expect(await kept(id)).toEqual(['q', 'pp']);
    await save(id, { kind: 'choose', field: 'notes q' });
    expect(await kept(id)).toEqual([]);
    expect((await evaluationOf(id, SALES))?.edits['q']?.notes).toBe('r');
    expect((await db.edits.toArray()).map(({ value }) => value)).toEqual(['p', 'in-review', 'q', 'pp', 'r']);
  });

  it('is no other where it was known, is the same, or nothing was there', async () => {
    const id = await typedCall();
    await save(id, notes('a'), 'whatever');
    await save(id, notes('ab'), 'a');
    await save(id, notes('ab'), 'a');
    await save(id, { kind: 'analysis-notes', text: 'x' });
    await save(id, { kind: 'analysis-notes', text: 'xy' }, 'x');
    expect((await evaluationOf(id, SALES))?.others).toBeUndefined();
  });
});

it('says that the call of a change is gone', async () => {
  await expect(answer('gone', '5')).rejects.toMatchObject({ failure: { kind: 'missing-call' } });
  expect(await db.reviews.count()).toBe(0);
});
