import { getDefaultStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { liveEarAtom } from '@/state/live-ear';
import '@/ui/base.css';
import { App } from './app';
import { startUpdates } from './app-updates';
import { watchInstallPrompt } from './install-prompt';
import { keepFocus } from './keep-focus';
import { applyLaunchOptions } from './launch-options';
import { restoreCall, watchNotices } from './restore-call';
import { startQueue } from './start-queue';
import { watchInstall } from './watch-install';

/** config.json, then what its automation service has to say; neither is part of the first load. */
async function readServices(store: ReturnType<typeof getDefaultStore>): Promise<void> {
  const { loadSiteConfig } = await import('./load-site-config');
  await loadSiteConfig(store);
  const { loadScoringData } = await import('./load-scoring-data');
  await loadScoringData();
}

const store = getDefaultStore();
watchInstallPrompt(store);
applyLaunchOptions(store, location.search);
store.set(liveEarAtom, { load: () => import('./page-live-ear').then(({ openLiveEar }) => openLiveEar) });

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(<App />);
keepFocus(document);
restoreCall(store).catch(() => undefined);
watchNotices(store);
startQueue(store);

watchInstall(store);
readServices(store).catch((error: unknown) => console.warn(`Services could not be read: ${String(error)}`));
// What can't be stored now stays where it is until the next start.
import('@/storage/evaluation-draft').then(({ recoverEvaluations }) => recoverEvaluations()).catch(() => undefined);
import('./recover-recordings')
  .then(({ recoverAfterCrash }) => recoverAfterCrash(store))
  .catch((error: unknown) => console.warn(`A recording could not be recovered now: ${String(error)}`));
startUpdates(store).catch(() => {
  console.warn('The service worker could not be registered: Callmark will not start without a network.');
});
