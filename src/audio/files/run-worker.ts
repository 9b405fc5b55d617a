import { type Failure, FailureError, NO_DECODER } from '@/domain/failure';
import { createWatchdog, STALL_MS } from '../watchdog';

export type WorkerMessage<Result> =
  /** Also the sign of life of a worker that has come no further. */
  { type: 'progress'; share: number } | { type: 'done'; result: Result } | { type: 'failed'; failure: Failure };

/**
 * Gives a worker its one request and waits for the answer; the worker lives for this only, so that cancelling means
 * ending it. Rejects with a FailureError; `cancelled` when the signal fires, `stalled` when the worker gives no sign of
 * life: where nothing else is said, what hangs in it is the decoding of the file.
 */
export function runWorker<Result>(
  start: () => Worker,
  request: unknown,
  { signal, onProgress, transfer = [], stalled = NO_DECODER }: RunOptions,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new FailureError({ kind: 'cancelled' }));
      return;
    }
    const worker = start();
    const end = () => {
      watch.rest();
      worker.terminate();
      signal.removeEventListener('abort', cancel);
    };
    const fail = (failure: Failure) => {
      end();
      reject(new FailureError(failure));
    };
    const cancel = () => fail({ kind: 'cancelled' });
    const watch = createWatchdog(STALL_MS, () => fail(stalled));
    watch.wait();
    signal.addEventListener('abort', cancel);
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage<Result>>) => {
      watch.wait();
      if (data.type === 'progress') onProgress(data.share);
      else if (data.type === 'failed') fail(data.failure);
      else {
        end();
        onProgress(1);
        resolve(data.result);
      }
    };
    worker.onerror = (event) => fail({ kind: 'internal', detail: event.message || 'worker' });
    worker.postMessage(request, transfer);
  });
}

export interface RunOptions {
  signal: AbortSignal;
  onProgress: (share: number) => void;
  transfer?: Transferable[];
  stalled?: Failure;
}
