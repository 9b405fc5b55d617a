import { type Failure, FailureError } from '@/domain/failure';
import type { Peaks } from './peak-accumulator';

/** What the file says about itself, whether or not the browser can play it. */
export interface Inspection {
  durationS: number;
  channels: number;
  codec: string;
}

/** Heavy reading of files, done in a worker of its own (audio.worker.ts). */
export interface TaskResults {
  inspect: Inspection;
  peaks: Peaks;
  /** null = the file plays well as it is. */
  'playback-copy': Blob | null;
}
export type TaskKind = keyof TaskResults;

export interface TaskRequest {
  kind: TaskKind;
  blob: Blob;
}

export type TaskMessage =
  | { type: 'progress'; share: number }
  | { type: 'done'; result: TaskResults[TaskKind] }
  | { type: 'failed'; failure: Failure };

/**
 * Runs one task in a worker that lives for this task only, so that cancelling means ending it. Rejects with a
 * FailureError; `cancelled` when the signal fires.
 */
export function runTask<Kind extends TaskKind>(
  kind: Kind,
  blob: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void = () => {},
): Promise<TaskResults[Kind]> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(new FailureError({ kind: 'cancelled' }));
      return;
    }
    const worker = new Worker(new URL('./audio.worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      worker.terminate();
      signal.removeEventListener('abort', cancel);
    };
    const fail = (failure: Failure) => {
      end();
      reject(new FailureError(failure));
    };
    const cancel = () => fail({ kind: 'cancelled' });
    signal.addEventListener('abort', cancel);
    worker.onmessage = (event: MessageEvent<TaskMessage>) => {
      const message = event.data;
      if (message.type === 'progress') onProgress(message.share);
      else if (message.type === 'failed') fail(message.failure);
      else {
        end();
        onProgress(1);
        resolve(message.result as TaskResults[Kind]);
      }
    };
    worker.onerror = (event) => fail({ kind: 'internal', detail: event.message || 'audio worker' });
    const request: TaskRequest = { kind, blob };
    worker.postMessage(request);
  });
}
