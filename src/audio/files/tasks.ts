import { runWorker } from '../worker-protocol';
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
  /** SHA-256 in hex. */
  digest: string;
}
export type TaskKind = keyof TaskResults;

export interface TaskRequest {
  kind: TaskKind;
  blob: Blob;
  /** The page that decodes pieces of it: messages are PieceRequests. */
  page?: MessagePort;
}

/**
 * Runs one task in a worker that lives for this task only, so that cancelling means ending it. Rejects with a
 * FailureError; `cancelled` when the signal fires.
 */
export function runTask<Kind extends TaskKind>(
  kind: Kind,
  blob: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void = () => {},
  page?: MessagePort,
): Promise<TaskResults[Kind]> {
  const start = () => new Worker(new URL('./audio.worker.ts', import.meta.url), { type: 'module' });
  const request: TaskRequest = { kind, blob, ...(page && { page }) };
  return runWorker(start, request, { signal, onProgress, transfer: page ? [page] : [] });
}
