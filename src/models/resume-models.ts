import { loadChunk } from '@/domain/load-chunk';
import { listModels } from '@/storage/models/speech-models';

/** At start: goes on with a download that a closed page left behind. Its code is loaded only where there is one. */
export async function resumeModels(): Promise<void> {
  const models = await listModels();
  if (!models.some(({ state }) => state.is === 'loading')) return;
  const { wakeModels } = await loadChunk(() => import('./manage-models'));
  await wakeModels();
}
