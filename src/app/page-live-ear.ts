import type { OpenLiveEar } from '@/domain/live/live-ear';
import { alone } from '@/on-device/whisper/alone';
import { chooseBackend } from '@/on-device/whisper/choose-backend';
import { openLiveWhisper } from '@/on-device/whisper/live-whisper';
import { startWhisper } from '@/on-device/whisper/whisper-client';
import { readInstalledModel } from '@/storage/speech-models';
import { gpu } from './page-gpu';

/** Live text by the speech model of this device. */
export const openLiveEar: OpenLiveEar = (options) =>
  openLiveWhisper(
    {
      installedModel: () => readInstalledModel(),
      backend: (model, signal) => chooseBackend(model, signal, gpu),
      start: startWhisper,
      alone,
    },
    options,
  );
