import { useLiveQuery } from 'dexie-react-hooks';
import type { CallId } from '@/domain/call';
import type { Job } from '@/domain/jobs/job';
import { jobsOfCall } from '@/storage/jobs/jobs';

const NONE: readonly Job[] = [];

/**
 * The jobs of a call as they are now, whoever changes them: this page, another tab or the worker. Until those of another call
 * are read there are none: what was found of the call before is not its.
 */
export function useCallJobs(callId: CallId | null): readonly Job[] {
  const found = useLiveQuery(
    async () => ({ callId, jobs: callId === null ? NONE : await jobsOfCall(callId) }),
    [callId],
  );
  return found?.callId === callId ? found.jobs : NONE;
}
