/** Whoever holds it may take jobs: one context of this browser at a time. Shared with the update prompt. */
export const JOBS_LOCK = 'jobs';

/** The part of the browser's LockManager that is used; tests bring their own. */
export interface Locks {
  request(name: string, options: { steal?: boolean; ifAvailable?: boolean }, work: LockedWork): Promise<unknown>;
}

/** Called with null where an `ifAvailable` request was refused. */
type LockedWork = (lock: unknown) => Promise<unknown>;

/** Locks for one context alone, where the browser has none (outside secure contexts). Other tabs are told by the fence. */
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
