import { loadChunk } from '@/domain/load-chunk';
import { type Connection, isUnmetered, STORE_LATER } from '@/domain/offline-copy';
import { listModels, watchActiveModel } from '@/storage/models/speech-models';

/**
 * Once a speech model is here, also when it comes later, the runtime it needs is kept for work without a network. What
 * can't be kept now is tried again at the next start.
 */
function keepSpeechRuntime(): void {
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

/** Of a page that does nothing: the first seconds belong to whoever opened it. */
function atRest(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 30_000 });
    else setTimeout(resolve, 5000);
  });
}

/**
 * Has the service worker store what a first visit left for later (D346), once it is in place and the page has come to rest;
 * not where bytes are counted. What is stored already costs next to nothing.
 */
async function storeLater(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (navigator.serviceWorker === undefined || !isUnmetered(connection)) return;
  const { active } = await navigator.serviceWorker.ready;
  await atRest();
  active?.postMessage({ type: STORE_LATER });
}

/** Goes on with a download that a closed page left behind. Its code is loaded only where there is one. */
async function resumeDownloads(): Promise<void> {
  const models = await listModels();
  if (!models.some(({ state }) => state.is === 'loading')) return;
  const { wakeModels } = await loadChunk(() => import('@/models/manage-models'));
  await wakeModels();
}

/** What a starting page does so that work without a network has all it needs. */
export function keepForOffline(): void {
  keepSpeechRuntime();
  storeLater().catch(() => undefined);
  // What could not be stored then is said by Settings; the next start tries again.
  resumeDownloads().catch(() => undefined);
}
