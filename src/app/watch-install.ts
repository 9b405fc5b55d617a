import type { createStore } from 'jotai';
import { showToastAtom } from '@/state/toasts';
import { onDatabaseBlocked } from '@/storage/database-blocked';
import { checkInstall } from '@/storage/install';
import { wording } from '@/ui/wording';

/**
 * Says so when what was stored here is gone, or when nothing can be stored: Dexie makes an empty database in silence, and
 * a reviewer would look for their calls. Looks at start and whenever the page comes back.
 */
export function watchInstall(store: ReturnType<typeof createStore>, check: typeof checkInstall = checkInstall): void {
  let refused = false;
  const look = () => {
    check().then(
      (state) => {
        if (state === 'lost') store.set(showToastAtom, { text: wording.ui.storageLost, tone: 'danger' });
      },
      () => {
        if (!refused) store.set(showToastAtom, { text: wording.ui.storageRefused, tone: 'danger' });
        refused = true;
      },
    );
  };
  look();
  onDatabaseBlocked(() => store.set(showToastAtom, { text: wording.ui.storageBlocked, tone: 'danger' }));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
}
