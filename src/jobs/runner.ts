import type { JobId } from '@/domain/jobs/job';
import { isRefusal } from '@/domain/jobs/refused';
import { isDatabaseGone, storing } from '@/storage/browser/storage-failure';
import { isAnyDue, prepareJobs } from '@/storage/jobs/job-queue';
import type { Taking } from '@/storage/jobs/next-jobs';
import { type AttemptRef, type Outcome, type Settling, settleJobs, type TakenJob } from '@/storage/jobs/take-jobs';
import { asFailure } from './as-failure';
import { NoRoomError, runAttempt } from './attempt';
import { type Drain, startDrain, type Work } from './drain';
import { STALE_BEAT_MS } from './jobs-lock';
import type { DrainLimits, RunnerHost } from './runner-host';

export interface Runner {
  /** Does everything that is due. Call under the jobs lock. Rejects only when the database gives out. */
  drain(limits?: DrainLimits): Promise<void>;
  /** There may be work: a drain that is under way takes it up beside what it is at. */
  wake(): void;
  /** Somebody else wants the lock: drains take nothing more and end, and the next one leaves it to them. */
  rest(): void;
  /** Breaks off attempts of this context; their rows were changed before. */
  abort(ids: readonly JobId[]): void;
}

export function createRunner(host: RunnerHost): Runner {
  const { database } = host;
  const controllers = new Map<JobId, AbortController>();
  const drains = new Set<Drain>();
  /** The lock was asked for before whoever wants it asked: it is passed on once. */
  let resting = false;

  const settleOne = createSettler((all) => storing(() => settleJobs(database, all)));

  /**
   * Ends an attempt; where its result can't be stored (full disk, an answer that breaks us), with that as its failure.
   * Where the database itself is gone nothing can be said: the row stays "running" and is found by the next drain.
   */
  async function settle(attempt: AttemptRef, outcome: Outcome, next: () => Taking | null): Promise<TakenJob | null> {
    try {
      return await settleOne({ attempt, outcome, now: host.now(), next: next() });
    } catch (error) {
      if (outcome.type === 'broke' || isDatabaseGone(error)) throw error;
      const broke: Outcome = { type: 'broke', failure: asFailure(error), random: host.random() };
      return await settleOne({ attempt, outcome: broke, now: host.now(), next: next() });
    }
  }

  const work: Work = async (job, asking, next) => {
    const controller = new AbortController();
    controllers.set(job.id, controller);
    const settings = host.settingsVersion?.();
    let outcome: Outcome;
    try {
      const store = await runAttempt(controller, job, host, asking);
      outcome = { type: 'succeeded', store, ...(asking.atService() && { byService: true }) };
    } catch (error) {
      // Refused by a key or at an address that is another one since: asked once more, by the new ones (D684).
      const outdated = host.settingsVersion?.() !== settings && isRefusal(asFailure(error));
      outcome = error instanceof NoRoomError || outdated ? { type: 'released' } : brokeOf(job, error);
    } finally {
      controllers.delete(job.id);
    }
    return { how: outcome.type, next: await settle(job, outcome, next) };
  };

  function brokeOf(job: TakenJob, error: unknown): Outcome {
    const failure = asFailure(error);
    host.broke?.(job, failure);
    return { type: 'broke', failure, random: host.random() };
  }

  async function drain(limits: DrainLimits = {}): Promise<void> {
    if (resting) {
      resting = false;
      return;
    }
    const now = host.now();
    const aliveSince = host.exclusive ? {} : { aliveSince: now - STALE_BEAT_MS };
    await prepareJobs(database, { now: host.now, random: host.random, online: host.online(), ...aliveSince });
    if (!(await isAnyDue(database, now))) return;
    const started = await startDrain(host, limits, work);
    drains.add(started);
    try {
      await started.done();
    } finally {
      drains.delete(started);
    }
  }

  return {
    drain,
    wake: () => {
      for (const one of drains) one.wake();
    },
    rest: () => {
      resting = true;
      for (const one of drains) one.rest();
    },
    abort: (ids) => {
      for (const id of ids) controllers.get(id)?.abort();
    },
  };
}

interface Waiting {
  one: Settling;
  resolve: (next: TakenJob | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Settles attempts as they end: what ends while a transaction is on its way shares the next one. Where a shared one
 * fails, each is settled alone, so that one bad answer takes no other with it.
 */
export function createSettler(
  settleAll: (all: readonly Settling[]) => Promise<(TakenJob | null)[]>,
): (one: Settling) => Promise<TakenJob | null> {
  let waiting: Waiting[] = [];
  let settling = false;

  async function together(group: readonly Waiting[]): Promise<void> {
    try {
      const next = await settleAll(group.map(({ one }) => one));
      for (const [index, { resolve }] of group.entries()) resolve(next[index] ?? null);
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else for (const one of group) await together([one]);
    }
  }

  async function settleWaiting(): Promise<void> {
    settling = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await together(group);
    }
    settling = false;
  }

  return (one) =>
    new Promise((resolve, reject) => {
      waiting.push({ one, resolve, reject });
      if (!settling) void settleWaiting();
    });
}
