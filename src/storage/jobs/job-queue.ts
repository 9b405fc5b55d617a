import type { CallId } from '@/domain/call';
import { JOB_KINDS, type Job, type JobId, type JobKind, type JobProgress } from '@/domain/jobs/job';
import { isDue, NEVER, nextJobState } from '@/domain/jobs/job-machine';
import { hasFailed } from '@/domain/jobs/job-status';
import { type Silences, silentUntil } from '@/domain/jobs/outage';
import type { Interaction } from '@/domain/provider';
import type { CallmarkDatabase } from '../database';
import { dueJobs, jobsIn, retryJobs, silencesOf, timedJobs } from './job-rows';
import type { RunningJob } from './next-jobs';
import type { AttemptRef } from './take-jobs';

/** Says that an attempt is alive and how far it got. False: the job isn't this attempt's any more. */
export function beatJob(
  database: CallmarkDatabase,
  attempt: Pick<AttemptRef, 'id' | 'fence'>,
  now: number,
  progress?: JobProgress,
): Promise<boolean> {
  return changeRunning(database, attempt, (row) => {
    const beaten = nextJobState(row, { type: 'beat', now, ...(progress && { progress }) });
    return beaten ?? row;
  });
}

/** Keeps how far an interaction got, or that a new one must be started. False as for `beatJob`. */
export function storeInteraction(
  database: CallmarkDatabase,
  attempt: Pick<AttemptRef, 'id' | 'fence'>,
  interaction: Interaction | null,
): Promise<boolean> {
  return changeRunning(database, attempt, ({ interactionId: _id, interactionStep: _step, ...row }) => ({
    ...row,
    ...(interaction && { interactionId: interaction.id, interactionStep: interaction.step }),
  }));
}

function changeRunning(
  database: CallmarkDatabase,
  attempt: Pick<AttemptRef, 'id' | 'fence'>,
  change: (row: RunningJob) => Job,
): Promise<boolean> {
  return database.transaction('rw', database.jobs, async () => {
    const row = await database.jobs.get(attempt.id);
    if (row?.state !== 'running' || row.fence !== attempt.fence) return false;
    await database.jobs.put(change(row));
    return true;
  });
}

/**
 * The job where its owner may be alive. A beat ahead of the clock was written before that was set back: it counts from now,
 * or a dead owner would hold the job for the difference (D685).
 */
function staysWithOwner(job: Job, aliveSince: number, now: number): Job | null {
  if (job.state !== 'running' || job.beat < aliveSince) return null;
  return job.beat > now ? nextJobState(job, { type: 'beat', now }) : job;
}

/**
 * First thing under the lock: what still says "running" has lost its owner, unless it beat after `aliveSince` (hosts
 * without locks can't know better). What waited for the network wakes when there is one.
 */
export async function prepareJobs(
  database: CallmarkDatabase,
  host: { now: () => number; random: () => number; online: boolean; aliveSince?: number },
): Promise<void> {
  const { aliveSince = Infinity } = host;
  await database.transaction('rw', database.jobs, async () => {
    const running = await jobsIn(database, 'running').toArray();
    const now = host.now();
    const changed: Job[] = [];
    for (const job of running) {
      const next =
        staysWithOwner(job, aliveSince, now) ?? nextJobState(job, { type: 'orphaned', now, random: host.random() });
      if (next !== null && next !== job) changed.push(next);
    }
    // First: what it wakes was no orphan.
    await wakeWaiting(database, host);
    if (changed.length > 0) await database.jobs.bulkPut(changed);
  });
}

/**
 * What waited for the network wakes when there is one, and what waited for a time that a clock set back has moved away.
 * `now` is asked again when the rows are there: a wait that began while they were read is no sign of a clock set back.
 */
export async function wakeWaiting(
  database: CallmarkDatabase,
  host: { now: () => number; online: boolean },
): Promise<void> {
  await database.transaction('rw', database.jobs, async () => {
    if (!(await isAnyQueued(database))) return;
    const later = await Promise.all(JOB_KINDS.map((kind) => dueJobs(database, kind, host.now(), NEVER).toArray()));
    const now = host.now();
    const woken = later.flat().flatMap((job) => {
      if (job.state !== 'queued' || job.dueAt <= now) return [];
      const wakes = job.waitingFor === 'network' ? host.online : isDue(job, now);
      return (wakes && nextJobState(job, { type: 'woken' })) || [];
    });
    if (woken.length > 0) await database.jobs.bulkPut(woken);
  });
}

/**
 * Puts the due jobs of a kind to wait for the network: no attempt is counted, none is made. True where some are left that
 * need none: their captions are the transcript.
 */
export function holdForNetwork(database: CallmarkDatabase, kind: JobKind, now: number): Promise<boolean> {
  return database.transaction('rw', database.jobs, async () => {
    const due = await dueJobs(database, kind, -Infinity, now).toArray();
    const held = due.flatMap((job) =>
      job.captions === true ? [] : (nextJobState(job, { type: 'went-offline' }) ?? []),
    );
    if (held.length > 0) await database.jobs.bulkPut(held);
    return held.length < due.length;
  });
}

/** Asked before each kind is: of an empty queue, as most starts find it, nothing more has to be asked (D696). */
async function isAnyQueued(database: CallmarkDatabase): Promise<boolean> {
  return (await jobsIn(database, 'queued').first()) !== undefined;
}

/** Whether a drain may find something: what keeps its place for a service that is away counts as due, too. */
export async function isAnyDue(database: CallmarkDatabase, now: number): Promise<boolean> {
  const first = await earliest(database, async (kind) =>
    dueTimes([await dueJobs(database, kind, -Infinity, now).first()]),
  );
  return first !== null;
}

/** When the next waiting job may go by the clock; null = none, or only an event can wake it. 0 = at once. */
export function nextDueAt(database: CallmarkDatabase): Promise<number | null> {
  return earliest(database, async (kind) => {
    const [first, timed] = await Promise.all([
      dueJobs(database, kind, -Infinity, NEVER - 1).first(),
      timedJobs(database, kind),
    ]);
    const away = await silencesOf(database, timed);
    if (away.size === 0) return dueTimes([first]);
    const all = await dueJobs(database, kind, -Infinity, NEVER - 1).toArray();
    return dueTimes(all, away);
  });
}

/** When the next job gets due that is not yet, or the next may ask a service that is away; null = none. */
export function nextDueAfter(database: CallmarkDatabase, now: number): Promise<number | null> {
  return earliest(database, async (kind) => {
    const timed = await timedJobs(database, kind);
    const away = await silencesOf(database, timed);
    return [...dueTimes(timed), ...[...away.values()].map(({ until }) => until)].filter((at) => at > now);
  });
}

function dueTimes(jobs: readonly (Job | undefined)[], away: Silences = new Map()): number[] {
  return jobs.flatMap((job) =>
    job?.state === 'queued' ? Math.max(job.dueAt, silentUntil(job, away)?.until ?? -Infinity) : [],
  );
}

async function earliest(
  database: CallmarkDatabase,
  timesOf: (kind: JobKind) => Promise<number[]>,
): Promise<number | null> {
  const times = await database.transaction('r', database.jobs, async () => {
    if (!(await isAnyQueued(database))) return [];
    return (await Promise.all(JOB_KINDS.map(timesOf))).flat();
  });
  return times.reduce<number | null>((least, at) => Math.min(least ?? at, at), null);
}

/** Queued jobs that no clock will wake. */
export async function heldJobs(database: CallmarkDatabase): Promise<(Job & { state: 'queued' })[]> {
  const rows = await Promise.all(JOB_KINDS.map((kind) => dueJobs(database, kind, NEVER, NEVER).toArray()));
  return rows.flat().filter((job) => job.state === 'queued');
}

/** The last sign of life of every running job, in milliseconds since the epoch. */
export async function lastBeats(database: CallmarkDatabase): Promise<number[]> {
  const running = await jobsIn(database, 'running').toArray();
  return running.flatMap((job) => (job.state === 'running' ? [job.beat] : []));
}

/** Queues again whatever failed for good, of all calls; what a person cancelled stays cancelled. */
export async function retryFailed(database: CallmarkDatabase): Promise<void> {
  await database.transaction('rw', database.jobs, () => retryJobs(database, hasFailed));
}

/** A person's word to the jobs of a call: again, or no more. Gives the ids of those it changed. */
export async function directJobs(
  database: CallmarkDatabase,
  callId: CallId,
  event: { type: 'retried' } | { type: 'cancelled'; now: number },
): Promise<JobId[]> {
  return database.transaction('rw', database.jobs, async () => {
    const rows = await database.jobs.where('callId').equals(callId).toArray();
    const changed = rows.flatMap((job) => nextJobState(job, event) ?? []);
    if (changed.length > 0) await database.jobs.bulkPut(changed);
    return changed.map((job) => job.id);
  });
}
