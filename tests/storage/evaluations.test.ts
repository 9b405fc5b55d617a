import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { setCallService } from '@/storage/call-service';
import { getCall } from '@/storage/calls';
import { db } from '@/storage/database';
import { getEvaluation, saveChange } from '@/storage/evaluations';
import { getResults } from '@/storage/results';
import { SALES, scored, typedCall } from '../helpers/fill-call';
import { freshDatabase } from '../helpers/fresh-database';
import { csatAnswer, salesAnswer } from '../helpers/score-answers';

beforeEach(freshDatabase);

const answer = (id: string, value: string) =>
  saveChange(id, SALES, { kind: 'answer', questionId: 'make_connection', answer: value });

const score = async (id: string) => (await getCall(id))?.score;

describe('a reviewer’s edits', () => {
  it('change the score in the list at once, and back when undone', async () => {
    const id = await typedCall();
    await scored(id, salesAnswer(60));
    expect(await score(id)).toMatchObject({ value: 3, max: 5 });
    await answer(id, '5');
    expect((await score(id))?.value).toBeCloseTo((6 * 3 + 5) / 7, 2);
    await saveChange(id, SALES, { kind: 'undo', questionId: 'make_connection' });
    expect(await score(id)).toMatchObject({ value: 3 });
  });

  it('are kept per scorecard, each with a record, in their order', async () => {
    const id = await typedCall();
    await answer(id, '4');
    await saveChange(id, SALES, { kind: 'notes', questionId: 'make_connection', notes: 'ghi chú' });
    await saveChange(id, SALES, { kind: 'analysis-notes', text: 'phân tích' });
    await saveChange(id, SALES, { kind: 'evaluation-notes', text: 'tổng quan' });
    await saveChange(id, SALES, { kind: 'undo', questionId: 'ask_for_sale' });
    expect(await getEvaluation(id, SALES)).toMatchObject({
      edits: { make_connection: { answer: '4', notes: 'ghi chú' } },
      analysisNotes: 'phân tích',
      evaluationNotes: 'tổng quan',
    });
    expect(await getEvaluation(id, 'Summary (Customer Service)')).toBeUndefined();
    const log = (await db.edits.toArray()).map(({ field, questionId, value }) => [field, questionId, value]);
    expect(log).toEqual([
      ['answer', 'make_connection', '4'],
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
    expect((await getEvaluation(id, SALES))?.edits['make_connection']?.answer).toBe('5');
  });
});

it('shows the score of the call’s own scoring type', async () => {
  const id = await typedCall();
  const other = 'Summary (Customer Service)';
  await scored(id, salesAnswer(60));
  await scored(id, csatAnswer(5), 1, other);
  expect(await score(id)).toMatchObject({ value: 3 });
  await setCallService(id, other);
  expect(await score(id)).toMatchObject({ value: 5 });
  await setCallService(id, 'M Customer Service');
  expect(await score(id)).toBeUndefined();
  expect((await getResults(id, SALES)).score).toMatchObject({ kind: 'score', raw: 'raw', revision: 1 });
  expect(await getResults(id, 'M Customer Service')).toEqual({});
});
