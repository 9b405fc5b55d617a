import type { Provider } from '@/domain/provider';
import { createCaptionsProvider } from '@/on-device/captions';
import { separateSpeakers } from '@/on-device/speakers/separate-speakers';
import { createPageWhisper } from '@/on-device/whisper/page-whisper';
import { readInstalledModel } from '@/storage/speech-models';
import { gpu } from './page-gpu';

/** What this page transcribes by itself (decision 7): captions where the call has some, else Whisper where it is here. */
export function createPageTranscriber(agentChannel: 'left' | 'right'): Pick<Provider, 'transcribe'> {
  const captions = createCaptionsProvider((audio, options) => separateSpeakers(audio, { ...options, agentChannel }));
  const whisper = createPageWhisper({ installedModel: () => readInstalledModel(), agentChannel, gpu });
  return {
    transcribe: (signal, input, progress) =>
      (input.captions === undefined ? whisper : captions).transcribe(signal, input, progress),
  };
}
