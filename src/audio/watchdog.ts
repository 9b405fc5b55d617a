import { type Failure, FailureError } from '@/domain/failure';

/** Looks at the clock are counted, not time: while a tablet sleeps nobody looks, so that its sleep is nobody's silence. */
const LOOKS = 10;

/** What gives no sign of life for so long hangs; the first pass of a large speech model on a tablet takes half a minute. */
export const STALL_MS = 120_000;

export interface Watchdog {
  /** Something is waited for from now on: also the sign of life after which it is waited for anew. */
  wait(): void;
  /** Nothing is waited for any more. */
  rest(): void;
}

/** Calls `onSilence` once, when what is waited for has not come for `limitMs`. */
export function createWatchdog(limitMs: number, onSilence: () => void): Watchdog {
  let timer: ReturnType<typeof setInterval> | undefined;
  const rest = () => clearInterval(timer);
  return {
    wait() {
      rest();
      let looks = 0;
      timer = setInterval(() => {
        looks += 1;
        if (looks < LOOKS) return;
        rest();
        onSilence();
      }, limitMs / LOOKS);
    },
    rest,
  };
}

/** Rejects with `failure` where `work` has not settled after `limitMs`, with `cancelled` on abort. */
export function within<Result>(
  limitMs: number,
  work: Promise<Result>,
  failure: Failure,
  signal?: AbortSignal,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new FailureError({ kind: 'cancelled' }));
    const watch = createWatchdog(limitMs, () => reject(new FailureError(failure)));
    watch.wait();
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel);
    work.then(resolve, reject).finally(() => {
      watch.rest();
      signal?.removeEventListener('abort', cancel);
    });
  });
}
