import { FailureError } from '@/domain/failure';

/** Longest delay a timer can hold; beyond it browsers fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * Runs `work` with a signal that ends when the caller cancels or the time is up, and says which of the two it was
 * (FailureError `cancelled` or `timeout`). AbortSignal.any is younger than the tablets this runs on.
 */
export async function withDeadline<T>(
  signal: AbortSignal,
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // Not left to fetch: Node's, from 24 on, reads on in the body of a request that was never sent, and fails unhandled.
  if (signal.aborted) throw new FailureError({ kind: 'cancelled' });
  const inner = new AbortController();
  const abort = () => inner.abort();
  let timedOut = false;
  const timer = setTimeout(
    () => {
      timedOut = true;
      abort();
    },
    Math.min(timeoutMs, LONGEST_TIMER_MS),
  );
  signal.addEventListener('abort', abort);
  try {
    return await work(inner.signal);
  } catch (error) {
    if (signal.aborted) throw new FailureError({ kind: 'cancelled' });
    if (timedOut) throw new FailureError({ kind: 'timeout', afterMs: timeoutMs });
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** Waits, or rejects with `cancelled` at once when the signal ends. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(new FailureError({ kind: 'cancelled' }));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', cancel);
      resolve();
    }, ms);
    if (signal.aborted) cancel();
    else signal.addEventListener('abort', cancel, { once: true });
  });
}
