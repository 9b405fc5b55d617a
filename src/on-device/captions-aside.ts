import { STALL_MS } from '@/audio/watchdog';
import { runWorker } from '@/audio/worker-protocol';
import { FailureError } from '@/domain/failure';
import { type CaptionsRead, type DoCaptionsTask, doCaptionsTask } from './captions';

/** Letters, those of more than an hour of talk: what is shorter is read before a worker has started. */
const LARGE = 50_000;

/**
 * Captions as a page reads them: 50,000 of them take seconds, in which its thread must not stand still. Where no worker
 * comes to life they are read here all the same.
 */
export const readCaptionsAside: DoCaptionsTask = async (task, signal) => {
  if (task.text.length < LARGE || typeof Worker === 'undefined') return doCaptionsTask(task);
  const start = () => new Worker(new URL('./captions.worker.ts', import.meta.url), { type: 'module' });
  const stalled = { kind: 'timeout', afterMs: STALL_MS, here: true } as const;
  try {
    return await runWorker<CaptionsRead | null>(start, task, { signal, onProgress: () => {}, stalled });
  } catch (error) {
    if (error instanceof FailureError && error.failure.kind === 'internal') return doCaptionsTask(task);
    throw error;
  }
};
