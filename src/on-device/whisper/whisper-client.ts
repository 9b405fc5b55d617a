import { createWatchdog, STALL_MS } from '@/audio/watchdog';
import { type Failure, FailureError } from '@/domain/failure';
import type { InstalledModel } from '@/domain/models/speech-model';
import type { WhisperBackend } from './engine';
import type { WhisperMessage, WhisperRequest } from './whisper-messages';

type Told<Type extends WhisperMessage['type']> = Extract<WhisperMessage, { type: Type }>;

export interface WhisperAsk<Type extends WhisperMessage['type']> {
  /** The message that answers the request. */
  until: Type;
  signal: AbortSignal;
  onMessage?: (message: WhisperMessage) => void;
  transfer?: Transferable[];
}

/** A Whisper worker with its model loaded. One request at a time. */
export interface WhisperWorker {
  ask<Type extends WhisperMessage['type']>(request: WhisperRequest, ask: WhisperAsk<Type>): Promise<Told<Type>>;
  /** Ends it and frees its memory. */
  close(): void;
}

export interface WhisperStart {
  signal: AbortSignal;
  backend: WhisperBackend;
  startWorker?: () => Worker;
  stallMs?: number;
}

function threadCount(): number {
  // Threads need shared memory, which a page has under cross-origin isolation only.
  if (!globalThis.crossOriginIsolated) return 1;
  return Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1));
}

const startPageWorker = () => new Worker(new URL('./whisper.worker.ts', import.meta.url), { type: 'module' });

/**
 * Starts a worker and loads the model into it. What is asked rejects with a FailureError: `cancelled` on abort, `timeout`
 * when the model hangs, what the worker met else; the worker is over then.
 */
export async function startWhisper(
  model: InstalledModel,
  { signal, backend, startWorker = startPageWorker, stallMs = STALL_MS }: WhisperStart,
): Promise<WhisperWorker> {
  const worker = startWorker();

  const ask: WhisperWorker['ask'] = (request, { until, signal: wanted, onMessage, transfer = [] }) =>
    new Promise((resolve, reject) => {
      const end = () => {
        watch.rest();
        wanted.removeEventListener('abort', cancel);
        worker.onmessage = null;
        worker.onerror = null;
      };
      const fail = (failure: Failure) => {
        end();
        worker.terminate();
        reject(new FailureError(failure));
      };
      const cancel = () => fail({ kind: 'cancelled' });
      const watch = createWatchdog(stallMs, () => fail({ kind: 'timeout', afterMs: stallMs, here: true }));
      worker.onmessage = ({ data }: MessageEvent<WhisperMessage>) => {
        watch.wait();
        if (data.type === 'failed') return fail(data.failure);
        onMessage?.(data);
        if (data.type !== until) return;
        end();
        resolve(data as Told<typeof until>);
      };
      worker.onerror = (event) => fail({ kind: 'internal', detail: event.message || 'whisper worker' });
      wanted.addEventListener('abort', cancel);
      if (wanted.aborted) return cancel();
      watch.wait();
      worker.postMessage(request, transfer);
    });

  await ask({ type: 'load', model, backend, threads: threadCount() }, { until: 'loaded', signal });
  return { ask, close: () => worker.terminate() };
}
