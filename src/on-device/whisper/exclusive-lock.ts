import { keepAwake } from '@/audio/recording/guard-page';
import { FailureError } from '@/domain/failure';

/** One model in memory, whatever tab it is in. */
const MODEL_LOCK = 'callmark-whisper';

/** Works with a model as the only one of this app, with the screen kept on. Rejects with `cancelled` while it waits. */
export async function withModelLock<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  const letSleep = keepAwake();
  try {
    if (!('locks' in navigator)) return await work();
    return await navigator.locks.request(MODEL_LOCK, { signal }, work);
  } catch (error) {
    if (signal.aborted) throw new FailureError({ kind: 'cancelled' });
    throw error;
  } finally {
    letSleep();
  }
}
