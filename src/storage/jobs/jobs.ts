import type { Call, CallId } from '@/domain/call';
import type { Job } from '@/domain/jobs/job';
import { hasFailed } from '@/domain/jobs/job-status';
import { type CallmarkDatabase, db } from '../database';
import { jobsIn } from './job-rows';

/** Every job of a call, oldest first, done ones too. */
export async function jobsOfCall(callId: CallId): Promise<Job[]> {
  const jobs = await db.jobs.where('callId').equals(callId).toArray();
  return jobs.sort((a, b) => a.seq - b.seq);
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
  return (await callsInWork(db)).length;
}

/** Number of calls of which a part failed for good; what a person cancelled is no failure. */
export async function countFailed(): Promise<number> {
  return new Set((await jobsIn(db, 'failed').toArray()).filter(hasFailed).map((job) => job.callId)).size;
}

/** Whether a call is being transcribed now, by this page, another tab or the worker. */
export async function isAnyTranscribing(): Promise<boolean> {
  return (await jobsIn(db, 'running').toArray()).some(({ kind }) => kind === 'transcribe');
}

/** Calls that have something queued or running. */
export async function callsInWork(database: CallmarkDatabase): Promise<CallId[]> {
  const jobs = await database.transaction('r', database.jobs, () =>
    Promise.all([jobsIn(database, 'queued').toArray(), jobsIn(database, 'running').toArray()]),
  );
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
