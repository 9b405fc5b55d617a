import { withSound } from '@/audio/files/decode-samples';
import { runWorker } from '@/audio/worker-protocol';
import type { SeparateRequest } from './separate-request';
import type { Separation } from './separation';

export interface SeparateSpeakersOptions {
  signal: AbortSignal;
  /** 0 to 1. */
  onProgress?: (share: number) => void;
  /** Which channel of a stereo call is the agent's. */
  agentChannel: 'left' | 'right';
}

/**
 * Who speaks when in a stored call, found in a worker of its own; for pages, since service workers can't start workers.
 * Rejects with FailureError: `unsupported` or `unreadable-file` where the sound can't be read here, `cancelled` on abort.
 */
export function separateSpeakers(
  blob: Blob,
  { signal, agentChannel, onProgress = () => {} }: SeparateSpeakersOptions,
): Promise<Separation> {
  return withSound(blob, signal, (sound) => {
    const start = () => new Worker(new URL('./speakers.worker.ts', import.meta.url), { type: 'module' });
    const request: SeparateRequest = { sound, agentChannel };
    const transfer = sound instanceof Blob ? [] : sound.flatMap(({ channels }) => channels.map(({ buffer }) => buffer));
    return runWorker<Separation>(start, request, { signal, onProgress, transfer });
  });
}
