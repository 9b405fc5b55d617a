import { type Failure, FailureError } from '@/domain/failure';
import type { WorkerMessage } from './run-worker';

/** A message a per cent is enough for a bar. */
const STEP = 0.01;

function soundFailure(error: unknown): Failure {
  if (error instanceof FailureError) return error.failure;
  return { kind: 'unreadable-file', detail: error instanceof Error ? error.message : String(error) };
}

/** The other end of runWorker: does what it is asked once, and tells how far it is. */
export async function answerOnce<Result>(
  post: (message: WorkerMessage<Result>) => void,
  work: (onProgress: (share: number) => void) => Promise<Result>,
): Promise<void> {
  let told = 0;
  const onProgress = (share: number) => {
    if (share - told < STEP || share >= 1) return;
    told = share;
    post({ type: 'progress', share });
  };
  try {
    post({ type: 'done', result: await work(onProgress) });
  } catch (error) {
    post({ type: 'failed', failure: soundFailure(error) });
  }
}
