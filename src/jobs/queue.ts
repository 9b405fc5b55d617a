import type { CallId } from '@/domain/call';
import type { Job, JobId } from '@/domain/jobs/job';
import { storing } from '@/storage/browser/storage-failure';
import { binCalls, restoreCalls } from '@/storage/calls/waste-bin';
import { db } from '@/storage/database';
import { directJobs, retryFailed } from '@/storage/jobs/job-queue';
import { requestScore } from '@/storage/jobs/request-score';

/** What the runner of this context hears: there may be work, or these jobs are wanted no more. */
export type QueueNews = { type: 'wake' } | { type: 'cancelled'; ids: readonly JobId[] };

const listeners = new Set<(news: QueueNews) => void>();

/** Tells this context's runner of news; gives the function that stops telling. */
export function onQueueNews(listener: (news: QueueNews) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell(news: QueueNews): void {
  for (const listener of listeners) listener(news);
}

/** Something was queued, or what jobs wait for may be there: look at the queue. Cheap, call it freely. */
export function wake(): void {
  tell({ type: 'wake' });
}

/**
 * Queues score, auto note and summary of a call's transcript (D15). Rejects with 'missing-transcript' when it is
 * blank; then nothing is queued.
 */
export async function scoreCall(callId: CallId, service: string): Promise<void> {
  await requestScore(callId, service);
  wake();
}

/** Retry now: failed jobs of the call are queued again, waiting ones stop waiting. */
export async function retryCall(callId: CallId): Promise<void> {
  await storing(() => directJobs(db, callId, { type: 'retried' }));
  wake();
}

/** Retry all: whatever failed, of all calls, is queued again. */
export async function retryAll(): Promise<void> {
  await storing(() => retryFailed(db));
  wake();
}

/** Stops what is queued or running for a call; everything made so far is kept and can be retried. */
export async function cancelCall(callId: CallId): Promise<void> {
  const ids = await storing(() => directJobs(db, callId, { type: 'cancelled', now: Date.now() }));
  tell({ type: 'cancelled', ids });
}

/** These jobs are gone: what is just being sent of them is broken off, in another tab at its next heartbeat. */
export function tellStopped(stopped: readonly Job[]): void {
  tell({ type: 'cancelled', ids: stopped.map(({ id }) => id) });
}

/** Puts calls into the waste bin, by `bin`; what is just being sent of them is broken off, in another tab at its next heartbeat. */
export async function discardCalls(callIds: readonly CallId[], bin: typeof binCalls = binCalls): Promise<void> {
  tellStopped(await bin(callIds));
}

/** Takes calls out of the waste bin; what was still to be done for them goes on. */
export async function takeBack(callIds: readonly CallId[]): Promise<void> {
  await restoreCalls(callIds);
  wake();
}
