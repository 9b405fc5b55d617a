import type { CallId } from '@/domain/call';
import type { Job } from '@/domain/jobs/job';
import { hasFailed } from '@/domain/jobs/job-status';
import { db } from '../database';

/** Every job of a call, oldest first, done ones too. */
export async function jobsOfCall(callId: CallId): Promise<Job[]> {
  const jobs = await db.jobs.where('callId').equals(callId).toArray();
  return jobs.sort((a, b) => a.seq - b.seq);
}

function inState(state: Job['state']) {
  return db.jobs.where('[state+callId]').between([state, ''], [state, '\uffff']);
}

/**
 * What is not done of each of these calls, in their order, oldest first: waiting, running and failed. Reads no row of
 * another call, however long the queue is.
 */
export function openJobsOf(callIds: readonly CallId[]): Promise<Job[][]> {
  return db.transaction('r', db.jobs, () =>
    Promise.all(
      callIds.map(async (id) => {
        const jobs = await db.jobs.where('callId').equals(id).toArray();
        return jobs.filter(({ state }) => state !== 'done').sort((a, b) => a.seq - b.seq);
      }),
    ),
  );
}

/** Number of calls with something still to be done: the "{n} waiting" of the header. Failed ones wait for nobody. */
export async function countWaiting(): Promise<number> {
  const [queued, running] = await Promise.all([inState('queued').toArray(), inState('running').toArray()]);
  return new Set([...queued, ...running].map((job) => job.callId)).size;
}

/** Number of calls of which a part failed for good; what a person cancelled is no failure. */
export async function countFailed(): Promise<number> {
  return new Set((await inState('failed').toArray()).filter(hasFailed).map((job) => job.callId)).size;
}

/** Whether a call is being transcribed now, by this page, another tab or the worker. */
export async function isAnyTranscribing(): Promise<boolean> {
  return (await inState('running').toArray()).some(({ kind }) => kind === 'transcribe');
}
