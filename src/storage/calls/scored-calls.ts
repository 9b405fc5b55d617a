import type { Call, CallId } from '@/domain/call';
import type { CallmarkDatabase } from '../database';

/** Calls that have something queued or running. */
export async function callsInWork(database: CallmarkDatabase): Promise<CallId[]> {
  const inState = (state: 'queued' | 'running') =>
    database.jobs.where('[state+callId]').between([state, ''], [state, '\uffff']).toArray();
  const jobs = await Promise.all([inState('queued'), inState('running')]);
  return [...new Set(jobs.flat().map(({ callId }) => callId))];
}

/** Those of the calls whose scoring ended at `since` (milliseconds since the epoch) or later. */
export async function scoredSince(database: CallmarkDatabase, ids: readonly CallId[], since: number): Promise<Call[]> {
  const jobs = await database.jobs
    .where('callId')
    .anyOf([...ids])
    .toArray();
  const scored = new Set(
    jobs
      .filter((job) => job.kind === 'score' && job.state === 'done' && job.endedAt >= since)
      .map(({ callId }) => callId),
  );
  const calls = await database.calls.bulkGet([...scored]);
  return calls.filter((call) => call !== undefined);
}
