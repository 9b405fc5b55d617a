/** Whoever holds it may take jobs: one context of this browser at a time. Shared with the update prompt. */
export const JOBS_LOCK = 'jobs';

/** The part of the browser's LockManager that is used; tests bring their own. */
export interface Locks {
  request(name: string, options: LockWish, work: LockedWork): Promise<unknown>;
}

/** `signal` ends a wait; what is held is held. */
type LockWish = { steal?: boolean; ifAvailable?: boolean; signal?: AbortSignal };

/** Called with null where an `ifAvailable` request was refused. */
type LockedWork = (lock: unknown) => Promise<unknown>;

/**
 * The locks of this browser; where it has none (outside secure contexts) those of this context alone, `exclusive` is false
 * and other tabs are told by the fence.
 */
export function locksOf(manager: LockManager | undefined): { locks: Locks; exclusive: boolean } {
  if (manager === undefined) return { locks: createLocalLocks(), exclusive: false };
  return { locks: { request: (name, options, work) => manager.request(name, options, work) }, exclusive: true };
}

export function createLocalLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  return {
    request(name, { ifAvailable }, work) {
      if (ifAvailable && held > 0) return work(null);
      held++;
      const run = last.then(() => work({ name })).finally(() => held--);
      last = run.catch(() => undefined);
      return run;
    },
  };
}

/** A running job that has not beaten for this long has no owner: the longest request time-out and a minute. */
export const STALE_BEAT_MS = 240_000;

/** What looks at the queue, one a minute, have found of whoever holds the lock; `looks`: in a row without a sign of life. */
export interface Silence {
  beats: readonly number[];
  looks: number;
}

const LOOKS_TO_STEAL = 4;

/**
 * One look more. Heard is any beat that is another one, whatever time it says: by a clock that jumps a living holder would
 * seem silent and its jobs would be sent twice, by one that is set back a frozen one would seem alive for as long (D682).
 */
export function lookAgain(before: Silence | null, beats: readonly number[]): Silence {
  const isSame = before?.beats.length === beats.length && beats.every((beat, index) => beat === before.beats[index]);
  return { beats, looks: before !== null && isSame ? before.looks + 1 : 0 };
}

/**
 * Whether the lock may be taken by force: nobody else shows a sign of life. A frozen tab holds its lock without working;
 * the fence on each of its attempts makes its late answers harmless.
 */
export const maySteal = ({ looks }: Silence): boolean => looks >= LOOKS_TO_STEAL;
