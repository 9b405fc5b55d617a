import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EvaluationChange } from '@/domain/scoring/evaluation-edit';
import { writeCallmark } from '@/storage/callmark-file/write-callmark';
import { getEvaluations, saveChange } from '@/storage/calls/evaluations';
import { evaluationsBetween } from '@/storage/calls/reviews';
import { db } from '@/storage/database';
import { readRowDetails } from '@/storage/desk/row-details';
import { newDataKey } from '@/storage/seal/key-wrap';
import { SALES } from '../../helpers/call-row';
import { exported, imported } from '../../helpers/callmark-files';
import { freshDatabase } from '../../helpers/fresh-database';
import { locked, rawRows, unlocked } from '../../helpers/sealed';
import { evaluationOf, scored, typedCall } from '../../helpers/stored-calls';
import { collecting } from '../../tools/zips';

beforeEach(freshDatabase);
afterEach(locked);

const CHANGE: EvaluationChange = { kind: 'answer', questionId: 'make_connection', answer: '5' };
const answer = (id: string, reviewer = 'device') =>
  saveChange(id, SALES, { change: CHANGE, known: null }, { reviewer });

/** A call judged by two people. */
async function judged(): Promise<string> {
  const id = await typedCall();
  await scored(id);
  await answer(id);
  await answer(id, 'lan');
  return id;
}

/** What each kind of row is without one of its parts, or with another in its place. */
const half = (row: object) => [
  ...['edits', 'analysisNotes', 'evaluationNotes', 'updatedAt'].map((part) => ({ ...row, [part]: undefined })),
  { ...row, edits: [] },
  { ...row, edits: { make_connection: null } },
  { ...row, edits: { make_connection: { answer: 5, at: 1 } } },
  { ...row, edits: { make_connection: { answer: '5', notes: {}, at: 1 } } },
  { ...row, edits: { make_connection: { answer: '5', reasons: 'one', at: 1 } } },
  { ...row, sectionNotes: { service: { analysis: 'half' } } },
  { ...row, others: { 'notes q': 'a text' } },
];
const putAnything = (table: 'reviews' | 'evaluations', row: object) => db.table(table).put(row);

describe('an evaluation that is damaged', () => {
  it('is left out and counted, and hides neither what others judged nor the rest', async () => {
    const id = await judged();
    const whole = await evaluationOf(id, SALES);
    for (const row of half(whole ?? {})) {
      await putAnything('reviews', row);
      const found = await getEvaluations(id, SALES);
      expect(found.evaluations.map(({ reviewer }) => reviewer)).toEqual(['lan']);
      expect(found).toMatchObject({ unread: 1, shut: ['device'], sealed: false });
      expect((await readRowDetails([id]))[0]?.judged).toEqual([SALES]);
      expect(await evaluationsBetween(db, id, id)).toHaveLength(1);
    }
  });

  it('is not written over by its reviewer, and other people go on', async () => {
    const id = await judged();
    const damaged = { ...(await evaluationOf(id, SALES)), edits: 7 };
    await putAnything('reviews', damaged);
    await expect(answer(id)).rejects.toThrow('kept as it is');
    await answer(id, 'lan');
    expect((await db.reviews.toArray()).find(({ reviewer }) => reviewer === 'device')).toEqual(damaged);
  });

  it('of a tab of an older app hides nothing, and keeps nobody from judging', async () => {
    const id = await judged();
    await putAnything('evaluations', { callId: id, service: SALES, edits: 'half' });
    expect(await getEvaluations(id, SALES)).toMatchObject({ unread: 1, shut: [] });
    expect((await getEvaluations(id, SALES)).evaluations).toHaveLength(2);
    await answer(id);
  });

  it('is whole again once a file has brought it, and a backup made without it says so', async () => {
    const id = await judged();
    const before = await exported();
    await putAnything('evaluations', { callId: id, service: SALES, edits: 'half' });
    await putAnything('reviews', { ...(await evaluationOf(id, SALES)), edits: 7 });
    expect((await getEvaluations(id, SALES)).unread).toBe(2);
    const { sink } = collecting();
    const options = { signal: new AbortController().signal, onProgress: () => undefined };
    expect(await writeCallmark('all', sink, options)).toMatchObject({ calls: 1, unread: 1 });
    await imported(before);
    expect(await getEvaluations(id, SALES)).toMatchObject({ unread: 0, shut: [] });
    expect((await evaluationOf(id, SALES))?.edits['make_connection']?.answer).toBe('5');
  });
});

it('one that can not be opened hides nothing either, of this app or an older one', async () => {
  const key = newDataKey();
  unlocked(key);
  const id = await judged();
  await putAnything('evaluations', { ...(await evaluationOf(id, SALES)), updatedAt: 1 });
  for (const name of ['reviews', 'evaluations'] as const) {
    const rows = (await rawRows(name)).filter(({ reviewer }) => reviewer !== 'lan');
    locked();
    await db.table(name).bulkPut(
      rows.map((row) => {
        const sealed = String(row['sealed']);
        return { ...row, sealed: `${sealed.slice(0, 60)}${sealed[60] === 'A' ? 'B' : 'A'}${sealed.slice(61)}` };
      }),
    );
    unlocked(key);
  }
  const found = await getEvaluations(id, SALES);
  expect(found.evaluations.map(({ reviewer }) => reviewer)).toEqual(['lan']);
  expect(found).toMatchObject({ unread: 2, shut: ['device'], sealed: true });
  await answer(id, 'lan');
  await expect(answer(id)).rejects.toThrow('kept as it is');
});
