import { useCallback, useMemo } from 'react';
import type { Call, CallId } from '@/domain/call';
import type { Job } from '@/domain/job';
import { useLiveTables } from '@/state/use-live-tables';
import { listCalls } from '@/storage/calls';
import { openJobs } from '@/storage/jobs';

export interface CallList {
  calls: readonly Call[];
  /** Of those found; undefined = not read yet. */
  total: number | undefined;
  jobsByCall: ReadonlyMap<CallId, readonly Job[]>;
}

const NO_JOBS: readonly Job[] = [];
const PAGE_TABLES = ['calls', 'search'] as const;
const JOB_TABLES = ['jobs'] as const;

function groupByCall(jobs: readonly Job[]): Map<CallId, Job[]> {
  const groups = new Map<CallId, Job[]>();
  for (const job of jobs) {
    const group = groups.get(job.callId);
    if (group) group.push(job);
    else groups.set(job.callId, [job]);
  }
  return groups;
}

/** One page of the stored calls, growing with `limit`, and what is still open for them; live. */
export function useCalls(search: string, limit: number): CallList {
  const readPage = useCallback(() => listCalls({ search, limit, offset: 0 }), [search, limit]);
  const page = useLiveTables(PAGE_TABLES, readPage);
  // Apart from the page: a job's progress must not read the calls again.
  const jobs = useLiveTables(JOB_TABLES, openJobs) ?? NO_JOBS;
  const jobsByCall = useMemo(() => groupByCall(jobs), [jobs]);
  return { calls: page?.calls ?? [], total: page?.total, jobsByCall };
}
