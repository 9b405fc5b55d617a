import { useLiveQuery } from 'dexie-react-hooks';
import type { CallId } from '@/domain/call';
import type { Job } from '@/domain/jobs/job';
import { jobsOfCall } from '@/storage/jobs/jobs';

const NONE: readonly Job[] = [];

/** The jobs of a call as they are now, whoever changes them: this page, another tab or the worker. */
export function useCallJobs(callId: CallId | null): readonly Job[] {
  return useLiveQuery(() => (callId === null ? NONE : jobsOfCall(callId)), [callId]) ?? NONE;
}
