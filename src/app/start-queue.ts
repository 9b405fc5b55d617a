import type { createStore } from 'jotai';
import { showToastAtom } from '@/state/toasts';
import { wording } from '@/ui/wording';

type Store = ReturnType<typeof createStore>;

/** Starts the queue and what else is done behind the screen: its code is no part of the first load. */
export function startQueue(
  store: Store,
  load: () => Promise<{ workBehindScreen: (store: Store) => Promise<void> }>,
): void {
  load().then(
    ({ workBehindScreen }) => workBehindScreen(store),
    () => {
      const action = { label: wording.ui.reload, run: () => location.reload() };
      store.set(showToastAtom, { text: wording.ui.queueNotStarted, tone: 'danger', action });
    },
  );
}
