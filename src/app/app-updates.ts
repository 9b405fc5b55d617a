import { atom, type createStore } from 'jotai';
import type { Workbox } from 'workbox-window';
import { loadChunk } from '@/domain/load-chunk';
import { JOBS_LOCK } from '@/jobs/jobs-lock';
import { askForLock } from '@/jobs/messages';
import { mustNotReloadAtom } from '@/state/session';

type Store = ReturnType<typeof createStore>;

/** 'reload' = another tab took the new version while this one had work that must not be interrupted. */
export type UpdateState = 'none' | 'ready' | 'applying' | 'reload';

export const updateStateAtom = atom<UpdateState>('none');

/** A new worker is activated within moments; should it not be, the queue must go on. */
const ACTIVATION_MS = 20_000;

export interface UpdateHost {
  store: Store;
  container: ServiceWorkerContainer;
  locks: Pick<LockManager, 'request'>;
  reload: () => void;
  worker: Pick<Workbox, 'addEventListener' | 'register' | 'messageSkipWaiting' | 'update'>;
}

export interface Updates {
  /** Puts the new version in force when nothing is running, then the page reloads. */
  apply: () => Promise<void>;
}

/**
 * Offers a new version and never forces it. The page listens to `controllerchange` itself: the plugin's helper does not
 * reload a page that was open since the very first visit.
 */
export function watchForUpdates({ store, container, locks, reload, worker }: UpdateHost): Updates {
  let controlled = container.controller !== null;
  const controllerChanged = new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => {
      // The first worker of a first visit takes over a page that already runs its version.
      if (!controlled) {
        controlled = true;
        if (store.get(updateStateAtom) === 'ready') store.set(updateStateAtom, 'none');
        return;
      }
      resolve();
      if (store.get(mustNotReloadAtom)) store.set(updateStateAtom, 'reload');
      else reload();
    });
  });
  // Also told of the very first worker where Firefox takes its time to activate it: a new version has an old one.
  const newVersionWaits = async () => {
    const found = await container.getRegistration();
    return Boolean(found?.waiting && found.active);
  };
  worker.addEventListener('waiting', async () => {
    if (await newVersionWaits()) store.set(updateStateAtom, 'ready');
  });

  const apply = async () => {
    if (store.get(mustNotReloadAtom)) return;
    store.set(updateStateAtom, 'applying');
    askForLock();
    // While it is held here, no job is under way in any tab or worker.
    await locks.request(JOBS_LOCK, async () => {
      if (store.get(mustNotReloadAtom)) {
        store.set(updateStateAtom, 'ready');
        return;
      }
      if (!(await newVersionWaits())) {
        store.set(updateStateAtom, 'none');
        return;
      }
      worker.messageSkipWaiting();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const tooLong = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ACTIVATION_MS);
      });
      await Promise.race([controllerChanged, tooLong]);
      clearTimeout(timer);
      if (store.get(updateStateAtom) === 'applying') store.set(updateStateAtom, 'ready');
    });
  };
  return { apply };
}

/** Set once a service worker is registered; null where there is none (no https, private windows, development). */
export const updatesAtom = atom<Updates | null>(null);

/** Registers the service worker and watches for new versions of it. */
export async function startUpdates(store: Store): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  const { Workbox } = await loadChunk(() => import('workbox-window'));
  const worker = new Workbox('./service-worker.js');
  const updates = watchForUpdates({
    store,
    container: navigator.serviceWorker,
    locks: navigator.locks,
    reload: () => location.reload(),
    worker,
  });
  store.set(updatesAtom, updates);
  // A tablet keeps the app open for days: a look at every return is what makes it notice a new version.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') worker.update().catch(() => undefined);
  });
  await worker.register();
}
