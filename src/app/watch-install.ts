import type { createStore } from 'jotai';
import { loadChunk } from '@/domain/load-chunk';
import { showToastAtom } from '@/state/toasts';
import { checkInstall, countInstall } from '@/storage/browser/install';
import { watchTables } from '@/storage/live-tables';
import { wording } from '@/ui/wording';

/**
 * Says so when what was stored here is gone, in whole or in part, or when nothing can be stored: Dexie makes an empty
 * database in silence, and a reviewer would look for their calls. Looks at start and whenever the page comes back.
 * A loss is told once it is known what the second copy brings back.
 */
export function watchInstall(store: ReturnType<typeof createStore>, check: typeof checkInstall = checkInstall): void {
  let refused = false;
  let counting = false;
  let lookedAt = performance.timeOrigin;

  const tell = (text: string, since: number) =>
    loadChunk(() => import('./keep-second-copy'))
      .then(({ isBroughtBack }) => isBroughtBack(since))
      .catch(() => false)
      .then((broughtBack) => {
        if (!broughtBack) store.set(showToastAtom, { text, tone: 'danger' });
      });

  const look = () => {
    check().then(
      (state) => {
        if (state.is === 'lost') void tell(wording.ui.storageLost, lookedAt);
        if (state.is === 'short') void tell(wording.ui.storageShort(state.missing), lookedAt);
        lookedAt = Date.now();
        // Not before the first look, which compares with what was counted last.
        if (!counting) watchTables(['calls'], countInstall, () => undefined);
        counting = true;
      },
      () => {
        if (!refused) store.set(showToastAtom, { text: wording.ui.storageRefused, tone: 'danger' });
        refused = true;
      },
    );
  };
  look();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
