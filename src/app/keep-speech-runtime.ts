import { watchActiveModel } from '@/storage/speech-models';

/**
 * Once a speech model is here, also when it comes later, the runtime it needs is kept for work without a network. What
 * can't be kept now is tried again at the next start.
 */
export function keepSpeechRuntime(): void {
  const stop = watchActiveModel((active) => {
    if (!active) return;
    stop();
    import('@/on-device/whisper/keep-runtime').then(({ keepRuntime }) => keepRuntime()).catch(() => undefined);
  });
}
