import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { db } from '@/storage/database';
import { newJob } from '@/storage/jobs/job-rows';
import { watchTables } from '@/storage/live-tables';
import { callRow } from '../helpers/call-row';

const call = (id: string) => callRow({ id, title: id });

describe('a list that follows its tables', () => {
  beforeEach(() => db.calls.clear());
  let end = () => {};
  afterEach(() => end());

  it('reports what there is, and the last of many writes, with far fewer readings than writes', async () => {
    const counts: number[] = [];
    end = watchTables(
      ['calls'],
      () => db.calls.count(),
      (count) => counts.push(count),
    );
    await vi.waitFor(() => expect(counts).toEqual([0]));
    for (let n = 0; n < 40; n++) await db.calls.put(call(`call-${n}`));
    await vi.waitFor(() => expect(counts.at(-1)).toBe(40));
    expect(counts.length).toBeLessThan(10);
  });

  it('reads a table that goes on changing less and less often, and still its last change', async () => {
    const readAt: number[] = [];
    const read = async () => {
      readAt.push(performance.now());
      return db.calls.count();
    };
    let last = -1;
    end = watchTables(['calls'], read, (count) => {
      last = count;
    });
    await vi.waitFor(() => expect(last).toBe(0));
    // A machine that stalls makes it rest and begin anew, so whatever comes first: a long pause comes at last.
    const longest = () => Math.max(0, ...readAt.slice(1).map((at, index) => at - (readAt[index] ?? 0)));
    for (let n = 0; longest() < 990; n++) await db.calls.put(call(`call-${n}`));
    const written = await db.calls.count();
    await vi.waitFor(() => expect(last).toBe(written));
  });

  it('does not rest from the time that opening the database took', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => void vi.restoreAllMocks());
    db.close({ disableAutoOpen: false });
    const open = db.open.bind(db);
    vi.spyOn(db, 'open').mockImplementation(() => {
      now = 60_000;
      return open();
    });
    const counts: number[] = [];
    end = watchTables(
      ['calls'],
      () => db.calls.count(),
      (count) => counts.push(count),
    );
    await vi.waitFor(() => expect(counts).toEqual([0]));
    expect(now).toBe(60_000);
    await db.calls.put(call('late'));
    await vi.waitFor(() => expect(counts).toEqual([0, 1]));
  });

  it('does not read because of other tables, nor after its end', async () => {
    const read = vi.fn(() => db.jobs.count());
    const reported = vi.fn();
    end = watchTables(['jobs'], read, reported);
    await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
    const others: number[] = [];
    // Started later, so its second reading comes after any that the first could have made.
    const endOther = watchTables(
      ['calls', 'jobs'],
      async () => (await db.calls.count()) + (await db.jobs.count()),
      (count) => others.push(count),
    );
    await vi.waitFor(() => expect(others).toEqual([0]));
    await db.calls.put(call('other'));
    await vi.waitFor(() => expect(others).toEqual([0, 1]));
    expect(read).toHaveBeenCalledTimes(1);
    end();
    await db.jobs.bulkPut([newJob({ callId: 'other', kind: 'score', service: 'CSAT' }, 1)]);
    await vi.waitFor(() => expect(others).toEqual([0, 1, 2]));
    expect(read).toHaveBeenCalledTimes(1);
    endOther();
  });
});
