import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { putBack, setReview } from '@/storage/calls/call-facts';
import { db } from '@/storage/database';
import { readDayProgress } from '@/storage/desk/day-progress';
import { deleteDeskFilter, getDeskFilters, storeDeskFilter } from '@/storage/desk/desk-filters';
import { findText, readRowDetails, readText } from '@/storage/desk/row-details';
import { callRow, SALES } from '../../helpers/call-row';
import { freshDatabase } from '../../helpers/fresh-database';
import { scored, storeJob, TRANSCRIPT, typedCall } from '../../helpers/stored-calls';

beforeEach(freshDatabase);

const review = (callId: string, fields: object) =>
  db.reviews.put({
    ...{ callId, service: SALES, reviewer: 'lan', edits: {}, analysisNotes: '', evaluationNotes: '', updatedAt: 1 },
    ...fields,
  });

describe('what the desk reads of the rows it shows', () => {
  it('tells a judgement from a note, in the order that was asked for', async () => {
    const [judged, noted, plain] = [await typedCall(), await typedCall(), await typedCall()];
    await review(judged, { edits: { q1: { answer: '5', at: 1 } } });
    await review(noted, { edits: { q1: { notes: 'Chào chưa rõ', at: 1 } } });
    await storeJob(plain, { kind: 'score', service: '', state: 'queued', dueAt: 0, waitingFor: 'turn' });
    await storeJob(plain, { kind: 'score', service: '', state: 'done', endedAt: 1 });
    const [third, first, second] = await readRowDetails([plain, judged, noted]);
    expect(first).toMatchObject({ judged: [SALES], noted: false, jobs: [] });
    expect(second).toMatchObject({ judged: [], noted: true });
    expect(third).toMatchObject({ judged: [], noted: false, jobs: [{ state: 'queued' }] });
  });

  it('has a score as the machine’s where nobody gave an answer that its card has', async () => {
    const [none, one] = [await typedCall(), await typedCall()];
    for (const id of [none, one]) await scored(id);
    await review(none, { edits: { ask_for_sale: { answer: 'nhiều', at: 1 }, q1: { answer: '5', at: 1 } } });
    await review(one, { edits: { ask_for_sale: { answer: '1', at: 1 } } });
    expect((await readRowDetails([none, one])).map(({ judged }) => judged)).toEqual([[], [SALES]]);
  });

  it('finds words in the index and reads the text of one call', async () => {
    const id = await typedCall();
    await typedCall('Agent (A): khác');
    expect(await findText('mang CHAM')).toEqual(new Set([id]));
    expect(await findText(' , ')).toBeNull();
    expect(await readText(id)).toBe(TRANSCRIPT);
    expect(await readText('gone')).toBe('');
  });
});

describe('filters with a name', () => {
  it('are stored, renamed and deleted in the settings', async () => {
    const id = await storeDeskFilter({ name: 'Khiếu nại', filter: { tag: 'khiếu nại' } });
    await storeDeskFilter({ id, name: 'Phàn nàn', filter: { tag: 'khiếu nại' } });
    expect(await getDeskFilters()).toEqual([{ id, name: 'Phàn nàn', filter: { tag: 'khiếu nại' } }]);
    expect(await db.settings.get('desk-filters')).toBeDefined();
    await deleteDeskFilter(id);
    expect(await getDeskFilters()).toEqual([]);
  });
});

describe('undo on the desk', () => {
  it('puts reviews back as they were and leaves the rest as it is now', async () => {
    const before = callRow({ id: 'a', review: { state: 'in-review', by: 'minh', at: 5 } });
    await db.calls.bulkPut([before, callRow({ id: 'b' })]);
    const rows = await db.calls.toArray();
    await setReview(['a', 'b'], 'done', 'lan');
    await db.calls.update('a', { title: 'Mới' });
    await putBack(rows, 'review');
    const [a, b] = await db.calls.toArray();
    expect(a).toMatchObject({ title: 'Mới', review: before.review });
    expect(b).not.toHaveProperty('review');
  });
});

describe('the progress of the day', () => {
  it('is that of whoever judges here', async () => {
    const now = Date.now();
    await db.calls.bulkPut([
      callRow({ id: 'a', createdAt: now }),
      callRow({ id: 'b', createdAt: now, review: { state: 'done', by: 'device', at: now } }),
      callRow({ id: 'c', createdAt: now, review: { state: 'done', by: 'minh', at: now } }),
      callRow({ id: 'd', createdAt: now, binnedAt: now }),
      callRow({ id: 'e', createdAt: 1 }),
    ]);
    expect(await readDayProgress()).toEqual({ done: 1, of: 2 });
  });
});
