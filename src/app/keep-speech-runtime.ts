import { loadChunk } from '@/domain/load-chunk';
import { watchActiveModel } from '@/storage/models/speech-models';

/**
 * Once a speech model is here, also when it comes later, the runtime it needs is kept for work without a network. What
 * can't be kept now is tried again at the next start.
 */
export function keepSpeechRuntime(): void {
  let kept = '';
  watchActiveModel((model) => {
    if (model === undefined || model.key === kept) return;
    kept = model.key;
    // A graphics processor may turn out to be of no use.
    const backends = model.backend === 'webgpu' ? (['webgpu', 'wasm'] as const) : (['wasm'] as const);
    loadChunk(() => import('@/on-device/whisper/keep-runtime'))
      .then(({ keepRuntime }) => keepRuntime(backends))
      .catch(() => undefined);
  });
}
