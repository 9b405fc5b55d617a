import { STALL_MS } from '@/audio/watchdog';
import { askWorker, type WorkerAsk } from '@/audio/worker-protocol';
import type { InstalledModel } from '@/domain/models/speech-model';
import type { WhisperBackend } from './engine';
import type { WhisperMessage, WhisperRequest } from './whisper-messages';

type Told<Type extends WhisperMessage['type']> = Extract<WhisperMessage, { type: Type }>;

/** A Whisper worker with its model loaded. One request at a time. */
export interface WhisperWorker {
  ask<Type extends WhisperMessage['type']>(
    request: WhisperRequest,
    ask: WorkerAsk<WhisperMessage, Type> & { signal: AbortSignal },
  ): Promise<Told<Type>>;
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

  const ask: WhisperWorker['ask'] = (request, wanted) =>
    askWorker<WhisperMessage, typeof wanted.until>(worker, request, {
      ...{ stallMs, name: 'whisper worker' },
      ...wanted,
    }).catch((error: unknown) => {
      worker.terminate();
      throw error;
    });

  await ask({ type: 'load', model, backend, threads: threadCount() }, { until: 'loaded', signal });
  return { ask, close: () => worker.terminate() };
}
