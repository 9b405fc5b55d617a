import { failureOf } from '@/domain/failure';
import type { CallmarkDatabase } from '@/storage/database';
import { keepPulled } from '@/storage/team/membership';
import { nextPushAt } from '@/storage/team/push-queue';
import type { RemovedCall } from '@/storage/team/removals';
import { takeFound } from '@/storage/team/take-found';
import { createLocalLocks, type Locks } from '../jobs-lock';
import { openTeam, type TeamWork } from './push-call';
import { pullAll, pushAll } from './team-sync';

/** One context of this browser at a time sends; another one that did the same would only find it done. */
export const TEAM_LOCK = 'callmark-team';
/** No timer is longer: clocks jump and tablets sleep. */
const EVERY_MS = 60_000;
const SOONEST_MS = 250;

export interface TeamHost {
  database: CallmarkDatabase;
  locks: Locks;
  online: () => boolean;
  /** Whether somebody is looking: what is new is asked for from time to time only then. */
  visible: () => boolean;
  /** Calls that somebody took from everybody: they are in the waste bin. */
  onRemoved: (removed: readonly RemovedCall[]) => void;
}

/** The same for a page, which takes in what others wrote at the same time. */
export async function teamWork(database: CallmarkDatabase): Promise<TeamWork | undefined> {
  const work = await openTeam(database);
  return work && { ...work, take: takeFound };
}

export const teamLocks = (manager: LockManager | undefined): Locks =>
  manager === undefined
    ? createLocalLocks()
    : { request: (name, options, work) => manager.request(name, options, work) };

/**
 * Sends what is due and takes in what is new, whenever it is woken and from time to time while somebody looks. One round at
 * a time; what is asked for meanwhile is done after it.
 */
export function startTeamRounds({ database, locks, online, visible, onRemoved }: TeamHost): {
  wake: () => void;
  stop: () => void;
} {
  const ending = new AbortController();
  const { signal } = ending;
  let running = false;
  let again = false;
  let pulledAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function pull(work: TeamWork): Promise<void> {
    pulledAt = Date.now();
    try {
      await pullAll(work, signal, onRemoved);
      await keepPulled(database, { at: Date.now() });
    } catch (error) {
      if (!signal.aborted) await keepPulled(database, { at: Date.now(), failure: failureOf(error) });
    }
  }

  async function round(): Promise<void> {
    const work = await teamWork(database);
    if (work === undefined || !online() || signal.aborted) return;
    await pushAll(work, signal);
    await pull(work);
  }

  async function plan(): Promise<void> {
    clearTimeout(timer);
    const now = Date.now();
    const dueAt = (await nextPushAt(database)) ?? Number.POSITIVE_INFINITY;
    const pullAt = visible() ? pulledAt + EVERY_MS : Number.POSITIVE_INFINITY;
    // Without a network nothing is due: whoever says that it is back wakes this too.
    const wait = online() ? Math.min(EVERY_MS, Math.max(SOONEST_MS, Math.min(dueAt, pullAt) - now)) : EVERY_MS;
    clearTimeout(timer);
    if (!signal.aborted) timer = setTimeout(wake, wait);
  }

  async function rounds(): Promise<void> {
    running = true;
    do {
      again = false;
      await locks.request(TEAM_LOCK, {}, round).catch((error: unknown) => {
        console.warn(`The team's archive waits: ${String(error)}`);
      });
    } while (again && !signal.aborted);
    running = false;
    await plan().catch(() => undefined);
  }

  function wake(): void {
    again = running;
    if (!running && !signal.aborted) void rounds();
  }

  return {
    wake,
    stop: () => {
      ending.abort();
      clearTimeout(timer);
    },
  };
}
