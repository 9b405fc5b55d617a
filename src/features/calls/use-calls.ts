import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo } from 'react';
import type { Call, CallId } from '@/domain/call';
import type { Job } from '@/domain/job';
import { listCalls } from '@/storage/calls';
import { openJobs } from '@/storage/jobs';

export interface CallList {
  calls: readonly Call[];
  /** Of those found; undefined = not read yet. */
  total: number | undefined;
  jobsByCall: ReadonlyMap<CallId, readonly Job[]>;
}

const NO_JOBS: readonly Job[] = [];

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
  const page = useLiveQuery(() => listCalls({ search, limit, offset: 0 }), [search, limit]);
  // Apart from the page: a job's progress must not read the calls again.
  const jobs = useLiveQuery(openJobs, []) ?? NO_JOBS;
  const jobsByCall = useMemo(() => groupByCall(jobs), [jobs]);
  return { calls: page?.calls ?? [], total: page?.total, jobsByCall };
}
