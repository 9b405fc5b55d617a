import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '@/storage/database';
import { newJob } from '@/storage/job-rows';
import { watchTables } from '@/storage/live-tables';

const call = (id: string) => ({
  ...{ id, title: id, source: 'typed' as const, createdAt: 1, updatedAt: 1, language: '', service: 'CSAT' },
});

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
