import { decodeSamples } from '@/audio/decode-samples';
import { runWorker } from '@/audio/run-worker';
import type { SampleBlock } from '@/audio/sample-blocks';
import { FailureError } from '@/domain/failure';
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
export async function separateSpeakers(
  blob: Blob,
  { signal, agentChannel, onProgress = () => {} }: SeparateSpeakersOptions,
): Promise<Separation> {
  const ask = (sound: SeparateRequest['sound'], transfer: Transferable[] = []) => {
    const start = () => new Worker(new URL('./speakers.worker.ts', import.meta.url), { type: 'module' });
    const request: SeparateRequest = { sound, agentChannel };
    return runWorker<Separation>(start, request, { signal, onProgress, transfer });
  };
  try {
    return await ask(blob);
  } catch (error) {
    const streamMissing = typeof AudioDecoder === 'undefined';
    if (!(error instanceof FailureError) || error.failure.kind !== 'unsupported' || !streamMissing) throw error;
  }
  const blocks: SampleBlock[] = [];
  for await (const block of decodeSamples(blob, signal)) blocks.push(block);
  return ask(
    blocks,
    blocks.flatMap(({ channels }) => channels.map(({ buffer }) => buffer)),
  );
}
