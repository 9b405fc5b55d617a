import { withSound } from '@/audio/files/decode-samples';
import type { InstalledModel } from '@/domain/models/speech-model';
import { separateSpeakers } from '../speakers/separate-speakers';
import { chooseBackend, type GpuKnowledge } from './choose-backend';
import { withModelLock } from './exclusive-lock';
import { startWhisper } from './whisper-client';
import { createWhisperProvider } from './whisper-provider';

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
    withSound,
    agentChannel,
    withModelLock,
  });
}
