import { useCallback, useState } from 'react';
import type { Call } from '@/domain/call';
import type { Job } from '@/domain/jobs/job';
import { loadChunk } from '@/domain/load-chunk';
import { useLiveTables } from '@/state/use-live-tables';
import { listCalls } from '@/storage/calls/calls';
import { openJobsOf } from '@/storage/jobs/jobs';
import { createSteadyRows } from './steady-rows';

/** A call and what is still open for it. */
export interface CallEntry {
  call: Call;
  jobs: readonly Job[];
}

export interface CallList {
  entries: readonly CallEntry[];
  /** Of those found; undefined = not read yet. */
  total: number | undefined;
}

const NONE: readonly CallEntry[] = [];
const TABLES = ['calls', 'search', 'jobs'] as const;

/** One page of the stored calls, growing with `limit`, and what is still open for them; live. */
export function useCalls(search: string, limit: number): CallList {
  const [steady] = useState(() => createSteadyRows<CallEntry>(({ call }) => call.id));
  const read = useCallback(async () => {
    const { calls, total } = await listCalls({ search, limit, offset: 0 });
    const unread = calls.filter(({ scores, words }) => scores === undefined && words !== undefined).map(({ id }) => id);
    // Rows of an older app. Not awaited: what it writes brings this list up to date.
    if (unread.length > 0) {
      const fill = loadChunk(() => import('@/storage/calls/scores')).then(({ fillScores }) => fillScores(unread));
      fill.catch(() => undefined);
    }
    const jobs = await openJobsOf(calls.map(({ id }) => id));
    return { entries: steady(calls.map((call, index) => ({ call, jobs: jobs[index] ?? [] }))), total };
  }, [search, limit, steady]);
  const page = useLiveTables(TABLES, read);
  return { entries: page?.entries ?? NONE, total: page?.total };
}
