import { loadChunk } from '@/domain/load-chunk';
import { createRulesClient } from './rules-client';
import type { RulesProvider } from './rules-task';

/**
 * The rules as a page uses them: off its thread, one worker for all jobs. The background worker has no thread to keep
 * free and no workers of its own: it uses rulesProvider.
 */
export const pageRulesProvider: RulesProvider = createRulesClient({
  ...(typeof Worker !== 'undefined' && {
    startWorker: () => new Worker(new URL('./rules.worker.ts', import.meta.url), { type: 'module' }),
  }),
  loadDirect: async () => (await loadChunk(() => import('./rules-provider'))).rulesProvider,
});
