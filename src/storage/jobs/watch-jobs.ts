import { liveQuery } from 'dexie';
import { storing } from '../browser/storage-failure';
import type { CallmarkDatabase } from '../database';
import { db } from '../database';
import { heldJobs, nextDueAt } from './job-queue';
import { jobsIn, wakeJobs } from './job-rows';

export interface QueueState {
  /** When the next job is due, 0 = at once; null = none waits for the clock. */
  dueAt: number | null;
  /** Jobs some context is at, or was when it died. */
  running: number;
  /** Jobs that are queued, whatever they wait for. */
  queued: number;
  /** Whether one of them waits for the network. */
  forNetwork: boolean;
}

/** The queue as it stands, at one moment. Reads as many rows as wait for anything but the clock, and counts the rest. */
export async function readQueueState(database: CallmarkDatabase): Promise<QueueState> {
  return database.transaction('r', database.jobs, async () => {
    const [running, queued] = await Promise.all([
      jobsIn(database, 'running').count(),
      jobsIn(database, 'queued').count(),
    ]);
    if (queued === 0) return { dueAt: null, running, queued, forNetwork: false };
    const [dueAt, held] = await Promise.all([nextDueAt(database), heldJobs(database)]);
    return { dueAt, running, queued, forNetwork: held.some((job) => job.waitingFor === 'network') };
  });
}

/** The queue as it stands, then at every change by any tab or worker; gives the function that ends it. */
export function watchQueue(database: CallmarkDatabase, report: (state: QueueState) => void): () => void {
  const subscription = liveQuery(() => readQueueState(database)).subscribe({ next: report, error: () => undefined });
  return () => subscription.unsubscribe();
}

/**
 * The network came back: what waited for it, or for another try because nobody answered, is due at once. A service that
 * asked for patience still gets it.
 */
export async function wakeForNetwork(): Promise<void> {
  await storing(() =>
    db.transaction('rw', db.jobs, () =>
      wakeJobs(db, null, ({ waitingFor, failure }) => {
        if (waitingFor === 'network') return true;
        return waitingFor === 'retry' && (failure?.kind === 'unreachable' || failure?.kind === 'timeout');
      }),
    ),
  );
}

/** The app was started anew: it may know how to do what it could not before. */
export async function wakeForModel(): Promise<void> {
  await storing(() => db.transaction('rw', db.jobs, () => wakeJobs(db, null, (job) => job.waitingFor === 'model')));
}
