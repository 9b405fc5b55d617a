import { decodeSamples } from '@/audio/decode-samples';
import { isPlainWav } from '@/audio/plain-wav';
import type { SampleBlock } from '@/audio/sample-blocks';
import type { InstalledModel } from '@/domain/speech-model';
import { separateSpeakers } from '../speakers/separate-speakers';
import { alone } from './alone';
import { chooseBackend, type GpuKnowledge } from './choose-backend';
import { startWhisper } from './whisper-client';
import { createWhisperProvider } from './whisper-provider';

/** The file as a worker can read it: itself, or its samples where workers can't decode. Rejects as decodeSamples does. */
export async function workerSound(audio: Blob, signal: AbortSignal): Promise<Blob | SampleBlock[]> {
  if (typeof AudioDecoder !== 'undefined' || (await isPlainWav(audio))) return audio;
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
    sound: workerSound,
    agentChannel,
    alone,
  });
}
