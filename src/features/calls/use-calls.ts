import { useCallback, useState } from 'react';
import type { Call } from '@/domain/call';
import type { Job } from '@/domain/job';
import { useLiveTables } from '@/state/use-live-tables';
import { listCalls } from '@/storage/calls';
import { openJobsOf } from '@/storage/jobs';
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
    const jobs = await openJobsOf(calls.map(({ id }) => id));
    return { entries: steady(calls.map((call, index) => ({ call, jobs: jobs[index] ?? [] }))), total };
  }, [search, limit, steady]);
  const page = useLiveTables(TABLES, read);
  return { entries: page?.entries ?? NONE, total: page?.total };
}
