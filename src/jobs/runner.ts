import type { JobId, JobKind } from '@/domain/job';
import { holdForNetwork, nextDueAt, prepareJobs } from '@/storage/job-queue';
import { isDatabaseGone, storing } from '@/storage/storage-failure';
import { type AttemptRef, type Outcome, settleJobs, type TakenJob, type Taking, takeJob } from '@/storage/take-jobs';
import { asFailure } from './as-failure';
import { runAttempt } from './attempt';
import { chooseProvider, type Providers } from './choose-provider';
import type { DrainLimits, RunnerHost } from './runner-host';
import { createSettler } from './settler';

/** Jobs of a kind at a time: transcription is heavy on either side, the others are short. */
const AT_ONCE: Readonly<Record<JobKind, number>> = { transcribe: 1, summarise: 2, score: 4, 'auto-note': 4 };
const KINDS: readonly JobKind[] = ['transcribe', 'summarise', 'score', 'auto-note'];

/** A running job that has not beaten for this long has no owner: the longest request time-out and a minute. */
export const STALE_BEAT_MS = 240_000;

export interface Runner {
  /** Does everything that is due. Call under the jobs lock. Rejects only when the database gives out. */
  drain(limits?: DrainLimits): Promise<void>;
  /** Breaks off attempts of this context; their rows were changed before. */
  abort(ids: readonly JobId[]): void;
}

export function createRunner(host: RunnerHost): Runner {
  const { database } = host;
  const controllers = new Map<JobId, AbortController>();

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

  async function work(job: TakenJob, providers: Providers, next: () => Taking | null): Promise<TakenJob | null> {
    const controller = new AbortController();
    controllers.set(job.id, controller);
    let outcome: Outcome;
    try {
      outcome = { type: 'succeeded', store: await runAttempt(controller, job, host, providers) };
    } catch (error) {
      const failure = asFailure(error);
      host.broke?.(job, failure);
      outcome = { type: 'broke', failure, random: host.random() };
    } finally {
      controllers.delete(job.id);
    }
    return settle(job, outcome, next);
  }

  async function drain(limits: DrainLimits = {}): Promise<void> {
    const now = host.now();
    const aliveSince = host.exclusive ? {} : { aliveSince: now - STALE_BEAT_MS };
    await prepareJobs(database, { now, random: host.random, online: host.online(), ...aliveSince });
    const due = await nextDueAt(database);
    if (due === null || due > now) return;
    const settings = host.settingsVersion?.();
    // Before anything is taken: a provider that can't be loaded is no failure of a job.
    const providers = await host.providers();
    const active: Record<JobKind, number> = { transcribe: 0, summarise: 0, score: 0, 'auto-note': 0 };
    const lanes = new Set<Promise<void>>();
    const errors: unknown[] = [];
    let took = false;

    const taking = (): Taking | null => {
      if (limits.mayTake?.() === false || errors.length > 0) return null;
      // "This device only" must hold for the rest of a long queue.
      if (host.settingsVersion?.() !== settings) return null;
      const { maxAudioBytes } = limits;
      return { now: host.now(), fence: host.newId(), ...(maxAudioBytes !== undefined && { maxAudioBytes }) };
    };
    const blocked = async (kind: JobKind): Promise<boolean> => {
      if (providers.leaves?.includes(kind)) return true;
      if (host.online()) return false;
      if (chooseProvider(kind, providers)[0]?.place !== 'service') return false;
      await holdForNetwork(database, kind, host.now());
      return true;
    };
    const take = async (kind: JobKind): Promise<TakenJob | null> => {
      const first = (await blocked(kind)) ? null : taking();
      return first === null ? null : takeJob(database, kind, first);
    };
    const lane = async (kind: JobKind): Promise<void> => {
      let job = await take(kind);
      took ||= job !== null;
      // One lane opens the next as long as there is work, so an empty queue costs one look per kind.
      if (job !== null) open(kind);
      while (job !== null) {
        const next = await work(job, providers, () => (host.online() ? taking() : null));
        job = next ?? (host.online() ? null : await take(kind));
        if (kind === 'transcribe') openAll();
      }
    };
    const open = (kind: JobKind): void => {
      if (active[kind] >= AT_ONCE[kind]) return;
      active[kind]++;
      const running = lane(kind)
        .catch((error: unknown) => {
          errors.push(error);
        })
        .finally(() => {
          active[kind]--;
          lanes.delete(running);
        });
      lanes.add(running);
    };

    const openAll = (): void => {
      for (const kind of KINDS) open(kind);
    };

    // Until a round finds nothing: a lane may have looked a moment before the last job was queued.
    do {
      took = false;
      openAll();
      while (lanes.size > 0) await Promise.race(lanes);
    } while (took && errors.length === 0);
    if (errors.length > 0) throw errors[0];
  }

  return {
    drain,
    abort: (ids) => {
      for (const id of ids) controllers.get(id)?.abort();
    },
  };
}
