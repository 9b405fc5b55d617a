import { failureOf } from '@/domain/failure';
import type { WorkerMessage } from './run-worker';

/** A message a per cent is enough for a bar, and one a second for a sign of life. */
const STEP = 0.01;
const STEP_MS = 1000;

/** The other end of runWorker: does what it is asked once, and tells how far it is. */
export async function answerOnce<Result>(
  post: (message: WorkerMessage<Result>) => void,
  work: (onProgress: (share: number) => void) => Promise<Result>,
): Promise<void> {
  let told = 0;
  let toldAt = 0;
  const onProgress = (share: number) => {
    const now = performance.now();
    if (share >= 1 || (share - told < STEP && now - toldAt < STEP_MS)) return;
    told = share;
    toldAt = now;
    post({ type: 'progress', share });
  };
  try {
    post({ type: 'done', result: await work(onProgress) });
  } catch (error) {
    post({ type: 'failed', failure: failureOf(error) });
  }
}
