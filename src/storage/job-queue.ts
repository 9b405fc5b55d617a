import type { CallId } from '@/domain/call';
import type { Job, JobId, JobKind, JobProgress } from '@/domain/job';
import { isDue, NEVER, nextJobState } from '@/domain/job-machine';
import type { Interaction } from '@/domain/provider';
import type { CallmarkDatabase } from './database';
import { dueJobs } from './job-rows';
import type { AttemptRef, RunningJob } from './take-jobs';

const KINDS: readonly JobKind[] = ['transcribe', 'summarise', 'score', 'auto-note'];

function inState(database: CallmarkDatabase, state: Job['state']) {
  return database.jobs.where('[state+callId]').between([state, ''], [state, '\uffff']);
}

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
 * First thing under the lock: what still says "running" has lost its owner, unless it beat after `aliveSince` (hosts
 * without locks can't know better). What waited for the network wakes when there is one.
 */
export async function prepareJobs(
  database: CallmarkDatabase,
  host: { now: number; random: () => number; online: boolean; aliveSince?: number },
): Promise<void> {
  const { now, online, aliveSince = Infinity } = host;
  await database.transaction('rw', database.jobs, async () => {
    const running = await inState(database, 'running').toArray();
    const later = await Promise.all(KINDS.map((kind) => dueJobs(database, kind, now, NEVER).toArray()));
    const changed: Job[] = [];
    for (const job of running) {
      const alive = job.state === 'running' && job.beat >= aliveSince;
      const next = alive ? null : nextJobState(job, { type: 'orphaned', now, random: host.random() });
      if (next !== null) changed.push(next);
    }
    for (const job of later.flat()) {
      if (job.state !== 'queued' || job.dueAt <= now) continue;
      const wakes = job.waitingFor === 'network' ? online : isDue(job, now);
      const next = wakes ? nextJobState(job, { type: 'woken' }) : null;
      if (next !== null) changed.push(next);
    }
    if (changed.length > 0) await database.jobs.bulkPut(changed);
  });
}

/** Puts the due jobs of a kind to wait for the network: no attempt is counted, none is made. */
export async function holdForNetwork(database: CallmarkDatabase, kind: JobKind, now: number): Promise<void> {
  await database.transaction('rw', database.jobs, async () => {
    const held = (await dueJobs(database, kind, -Infinity, now).toArray()).flatMap(
      (job) => nextJobState(job, { type: 'went-offline' }) ?? [],
    );
    if (held.length > 0) await database.jobs.bulkPut(held);
  });
}

/** When the next waiting job is due by the clock; null = none, or only an event can wake it. 0 = at once. */
export async function nextDueAt(database: CallmarkDatabase): Promise<number | null> {
  const firsts = await Promise.all(KINDS.map((kind) => dueJobs(database, kind, -Infinity, NEVER - 1).first()));
  const times = firsts.flatMap((job) => (job?.state === 'queued' ? [job.dueAt] : []));
  return times.length === 0 ? null : Math.min(...times);
}

/** Queued jobs that no clock will wake. */
export async function heldJobs(database: CallmarkDatabase): Promise<(Job & { state: 'queued' })[]> {
  const rows = await Promise.all(KINDS.map((kind) => dueJobs(database, kind, NEVER, NEVER).toArray()));
  return rows.flat().filter((job) => job.state === 'queued');
}

/** The last sign of life of every running job, in milliseconds since the epoch. */
export async function lastBeats(database: CallmarkDatabase): Promise<number[]> {
  const running = await inState(database, 'running').toArray();
  return running.flatMap((job) => (job.state === 'running' ? [job.beat] : []));
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
