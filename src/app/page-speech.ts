import type { OpenLiveRecogniser } from '@/domain/live/live-recogniser';
import type { Provider } from '@/domain/provider';
import { fetchOwnFile } from '@/network/own-file';
import { createCaptionsProvider } from '@/on-device/captions';
import { readCaptionsAside } from '@/on-device/captions-aside';
import { separateSpeakers } from '@/on-device/speakers/separate-speakers';
import type { GpuKnowledge } from '@/on-device/whisper/choose-backend';
import { chooseBackend } from '@/on-device/whisper/choose-backend';
import { withModelLock } from '@/on-device/whisper/exclusive-lock';
import { openLiveWhisper } from '@/on-device/whisper/live-whisper';
import { createPageWhisper } from '@/on-device/whisper/page-whisper';
import { unpackSelfTest } from '@/on-device/whisper/self-test';
import selfTestFile from '@/on-device/whisper/self-test.bin?url';
import { startWhisper } from '@/on-device/whisper/whisper-client';
import { readPreference, writePreference } from '@/storage/browser/preferences';
import { readInstalledModel } from '@/storage/models/speech-models';

/** What this device knows of its graphics processor. */
const gpu: GpuKnowledge = {
  read: () => readPreference('gpuHears'),
  write: (known) => writePreference('gpuHears', known),
  selfTest: async (signal) => unpackSelfTest(await fetchOwnFile(selfTestFile, signal)),
};

/** What this page transcribes by itself (D7): captions where the call has some, else Whisper where it is here. */
export function createPageTranscriber(agentChannel: 'left' | 'right'): Pick<Provider, 'transcribe'> {
  const captions = createCaptionsProvider(
    (audio, options) => separateSpeakers(audio, { ...options, agentChannel }),
    readCaptionsAside,
  );
  const whisper = createPageWhisper({ installedModel: () => readInstalledModel(), agentChannel, gpu });
  return {
    transcribe: (signal, input, progress) =>
      (input.captions === undefined ? whisper : captions).transcribe(signal, input, progress),
  };
}

/** Live text by the speech model of this device. */
export const openLiveRecogniser: OpenLiveRecogniser = (options) =>
  openLiveWhisper(
    {
      installedModel: () => readInstalledModel(),
      backend: (model, signal) => chooseBackend(model, signal, gpu),
      start: startWhisper,
      withModelLock,
    },
    options,
  );
