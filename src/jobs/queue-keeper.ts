import type { QueueState } from '@/storage/jobs/watch-jobs';
import { JOBS_LOCK, type Locks, lookAgain, maySteal, type Silence } from './jobs-lock';

/** A wait for the lock is looked at this often, and no timer is longer: clocks jump and tablets sleep. */
const CHECK_MS = 60_000;
/** After a drain, what the queue shows is acted on no sooner: a job nobody here can take must not spin. */
const REST_MS = 250;
const AFTER_ERROR_MS = 5_000;

export interface KeeperHost {
  drain: () => Promise<void>;
  locks: Locks;
  now: () => number;
  /** Calls back once after so many milliseconds, unless the returned function was called. */
  after: (ms: number, callback: () => void) => () => void;
  watch: (report: (state: QueueState) => void) => () => void;
  /** Last signs of life of the running jobs. */
  beats: () => Promise<number[]>;
  exclusive: boolean;
  /** Hears of the queue whenever this context is idle. */
  onIdle?: (state: QueueState) => void;
}

/**
 * Keeps a page at the queue. Requests for the lock are queued, never tried (a job queued while another run was ending
 * would be left behind), and at most one of them waits. While idle it watches the queue, so that a job put in by another
 * tab, or left by one that died, finds this page waiting for the lock.
 */
export function createQueueKeeper(host: KeeperHost): { wake: () => void; rest: () => void; stop: () => void } {
  const { locks, now, after } = host;
  let pending = false;
  let wait = new AbortController();
  let draining = 0;
  let stopped = false;
  let restUntil = 0;
  let lookedAt = 0;
  let cancelTimer = () => {};
  let unwatch: (() => void) | null = null;

  const stopWatching = (): void => {
    unwatch?.();
    unwatch = null;
  };

  const timer = (ms: number, callback: () => void): void => {
    cancelTimer();
    cancelTimer = after(ms, callback);
  };

  const drain = async (): Promise<void> => {
    draining++;
    let rest = REST_MS;
    try {
      await host.drain();
    } catch (error) {
      rest = AFTER_ERROR_MS;
      console.warn(`The queue stopped: ${String(error)}`);
    } finally {
      draining--;
      restUntil = now() + rest;
      idle();
    }
  };

  const idle = (): void => {
    if (stopped || pending || draining > 0) return;
    unwatch ??= host.watch(look);
  };

  const again = (): void => {
    stopWatching();
    idle();
  };

  const look = (state: QueueState): void => {
    if (stopped || pending || draining > 0) return;
    host.onIdle?.(state);
    const at = now();
    // Set back, the clock no longer says when a job is due: the drain does, by when the wait began.
    const setBack = at < lookedAt;
    lookedAt = at;
    if (setBack) restUntil = at;
    const wanted = setBack || (state.running > 0 && host.exclusive) ? 0 : state.dueAt;
    if (state.dueAt === null && state.queued + state.running === 0) {
      cancelTimer();
      return;
    }
    const waitMs = Math.max(wanted === null ? CHECK_MS : wanted - at, restUntil - at);
    if (waitMs <= 0) request();
    else timer(Math.min(waitMs, CHECK_MS), waitMs <= CHECK_MS ? request : again);
  };

  const watchLock = (before: Silence | null): void => {
    timer(CHECK_MS, async () => {
      if (!pending || stopped) return;
      const beats = await host.beats().catch(() => null);
      if (!pending || stopped) return;
      // What can't be read is no silence.
      const silence = beats && lookAgain(before, beats);
      if (silence === null || !maySteal(silence)) return watchLock(silence);
      locks.request(JOBS_LOCK, { steal: true }, drain).then(idle, idle);
    });
  };

  const request = (): void => {
    if (pending || stopped) return;
    pending = true;
    stopWatching();
    const granted = () => {
      pending = false;
      cancelTimer();
      return stopped ? Promise.resolve() : drain();
    };
    // Rejects when another context took the lock by force; what this one was at is fenced off.
    locks.request(JOBS_LOCK, { signal: wait.signal }, granted).then(idle, idle);
    if (pending) watchLock(null);
  };

  return {
    wake: request,
    /** Waits no more until it hears of the queue again: a frozen page would hold what it is given and do nothing (D726). */
    rest: () => {
      wait.abort();
      wait = new AbortController();
      if (pending) cancelTimer();
      pending = false;
    },
    stop: () => {
      stopped = true;
      stopWatching();
      cancelTimer();
    },
  };
}
