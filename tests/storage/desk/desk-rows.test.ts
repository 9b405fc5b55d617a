import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeFacts } from '@/storage/calls/call-facts';
import { deleteCall } from '@/storage/calls/calls';
import { db } from '@/storage/database';
import { type DeskRows, watchDeskRows } from '@/storage/desk/desk-rows';
import { callRow } from '../../helpers/call-row';
import { freshDatabase } from '../../helpers/fresh-database';
import { storeJob, typedCall } from '../../helpers/stored-calls';

let end = () => {};
let reports: DeskRows[] = [];
const last = (): DeskRows | undefined => reports.at(-1);
const watch = () => {
  end = watchDeskRows((rows) => reports.push(rows));
  return vi.waitFor(() => expect(last()?.complete).toBe(true));
};
const titles = () => last()?.calls.map(({ title }) => title);

beforeEach(async () => {
  reports = [];
  await freshDatabase();
});
afterEach(() => end());

describe('the rows of the desk', () => {
  it('are all calls but those in the waste bin, and what stands in their way', async () => {
    const waits = await typedCall(undefined, { title: 'a' });
    const fails = await typedCall(undefined, { title: 'b' });
    const cancelled = await typedCall(undefined, { title: 'c' });
    await db.calls.put(callRow({ id: 'bin', title: 'bin', binnedAt: 5 }));
    await storeJob(waits, { kind: 'score', service: '', state: 'queued', dueAt: 0, waitingFor: 'turn' });
    await storeJob(fails, { kind: 'score', service: '', state: 'failed', endedAt: 1, failure: { kind: 'offline' } });
    const failure = { kind: 'cancelled' } as const;
    await storeJob(cancelled, { kind: 'score', service: '', state: 'failed', endedAt: 1, failure });
    await watch();
    expect(titles()?.toSorted()).toEqual(['a', 'b', 'c']);
    expect([...(last()?.waiting ?? [])]).toEqual([waits]);
    expect([...(last()?.failed ?? [])]).toEqual([fails]);
  });

  it('are the newest first, then all of them, read in steps', async () => {
    const rows = Array.from({ length: 1203 }, (_, n) => callRow({ id: `call-${(n * 7) % 1203}`, createdAt: n }));
    await db.calls.bulkPut(rows);
    await watch();
    const [first] = reports;
    expect(first?.complete).toBe(false);
    expect(first?.calls.map(({ createdAt }) => createdAt)).toEqual(Array.from({ length: 25 }, (_, n) => 1202 - n));
    expect(new Set(last()?.calls.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)));
    expect(last()?.calls).toHaveLength(rows.length);
  });

  it('follow what is written, reading the written calls only', async () => {
    const kept = await typedCall(undefined, { title: 'kept' });
    const gone = await typedCall(undefined, { title: 'gone' });
    await watch();
    const all = vi.spyOn(db.calls, 'toArray');
    await changeFacts([kept], () => ({ agent: 'Lan' }));
    await vi.waitFor(() => expect(last()?.calls.find(({ id }) => id === kept)?.facts?.agent).toBe('Lan'));
    await typedCall(undefined, { title: 'new' });
    await vi.waitFor(() => expect(titles()).toContain('new'));
    await deleteCall(gone);
    await vi.waitFor(() => expect(titles()?.toSorted()).toEqual(['kept', 'new']));
    await db.calls.update(kept, { binnedAt: 1 });
    await vi.waitFor(() => expect(titles()).toEqual(['new']));
    expect(all).not.toHaveBeenCalled();
  });

  it('say nothing of progress that changes nothing in them', async () => {
    const id = await typedCall(undefined, { title: 'a' });
    const job = await storeJob(id, { kind: 'score', service: '', state: 'queued', dueAt: 0, waitingFor: 'turn' });
    await watch();
    const before = reports.length;
    await db.jobs.update(job, { attempts: 7 });
    // The next thing that is told is the title, and nothing came between.
    await db.calls.update(id, { title: 'b' });
    await vi.waitFor(() => expect(titles()).toEqual(['b']));
    expect(reports.length).toBe(before + 1);
  });
});
