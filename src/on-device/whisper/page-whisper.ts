import { decodeSamples } from '@/audio/decode-samples';
import { keepAwake } from '@/audio/keep-awake';
import type { SampleBlock } from '@/audio/sample-blocks';
import { FailureError } from '@/domain/failure';
import type { InstalledModel } from '@/domain/speech-model';
import { separateSpeakers } from '../speakers/separate-speakers';
import { chooseBackend, type GpuKnowledge } from './choose-backend';
import { startWhisper } from './whisper-client';
import { createWhisperProvider } from './whisper-provider';

/** One model in memory, whatever tab it is in. */
const MODEL_LOCK = 'callmark-whisper';

async function alone<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  const letSleep = keepAwake();
  try {
    if (!('locks' in navigator)) return await work();
    return await navigator.locks.request(MODEL_LOCK, { signal }, work);
  } catch (error) {
    if (signal.aborted) throw new FailureError({ kind: 'cancelled' });
    throw error;
  } finally {
    letSleep();
  }
}

async function sound(audio: Blob, signal: AbortSignal): Promise<Blob | SampleBlock[]> {
  if (typeof AudioDecoder !== 'undefined') return audio;
  const blocks: SampleBlock[] = [];
  for await (const block of decodeSamples(audio, signal)) blocks.push(block);
  return blocks;
}

export interface PageWhisper {
  installedModel: () => Promise<InstalledModel | null>;
  agentChannel: 'left' | 'right';
  gpu: GpuKnowledge;
}

/** Whisper for a page. */
export function createPageWhisper({ installedModel, agentChannel, gpu }: PageWhisper) {
  return createWhisperProvider({
    installedModel,
    backend: (model, signal) => chooseBackend(model, signal, gpu),
    start: startWhisper,
    separate: (audio, options) => separateSpeakers(audio, { ...options, agentChannel }),
    sound,
    agentChannel,
    alone,
  });
}
