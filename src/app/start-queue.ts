import type { createStore } from 'jotai';
import { loadChunk } from '@/domain/load-chunk';
import { showToastAtom } from '@/state/toasts';
import { wording } from '@/ui/wording';

/** Starts this page's part of the queue, right after the first screen: its code is no part of the first load. */
export function startQueue(
  store: ReturnType<typeof createStore>,
  load: () => Promise<{ startWaking: () => void }> = () => loadChunk(() => import('./page-queue')),
): void {
  load().then(
    ({ startWaking }) => startWaking(),
    () => {
      const action = { label: wording.ui.reload, run: () => location.reload() };
      store.set(showToastAtom, { text: wording.ui.queueNotStarted, tone: 'danger', action });
    },
  );
}
