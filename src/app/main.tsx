import { getDefaultStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import type { InterfaceLanguage } from '@/domain/interface-language';
import { loadChunk } from '@/domain/load-chunk';
import { wordBuiltIn } from '@/domain/scorecards/built-in/built-in';
import { guardSinks } from '@/domain/trusted-types';
import { liveRecogniserAtom } from '@/state/live-text';
import '@/ui/base.css';
import { interfaceLanguage } from '@/ui/words/in-language';
import { App } from './app';
import { startUpdates } from './app-updates';
import { scoringChunk } from './chunks';
import { watchInstallPrompt } from './install-prompt';
import { keepFocus } from './keep-focus';
import { applyLaunchOptions } from './read-launch-options';
import { reopenCall, watchNotices } from './reopen-call';
import { startBehindLock } from './start-behind-lock';
import { startQueue } from './start-queue';
import { watchInstall } from './watch-install';

/** config.json, then what its automation service has to say; neither is part of the first load. */
async function readServices(store: ReturnType<typeof getDefaultStore>): Promise<void> {
  const { loadSiteConfig } = await loadChunk(() => import('./load-site-config'));
  await loadSiteConfig(store);
  const { keepScoringData } = await loadChunk(() => import('./load-scoring-data'));
  keepScoringData();
}

/** The built-in scorecards speak the language of the interface too; as they are specified where that can't be loaded. */
async function wordCards(language: InterfaceLanguage): Promise<void> {
  const { TRANSLATED_SCORECARDS } = await loadChunk(() => import('@/domain/scorecards/built-in/translated'), 10_000);
  wordBuiltIn(language, TRANSLATED_SCORECARDS);
}

/** Once the first screen stands; older tablets don't say when they have nothing to do. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 1000);
}

guardSinks(import.meta.url);
const store = getDefaultStore();
document.documentElement.lang = interfaceLanguage === 'vi' ? 'vi' : 'en';
watchInstallPrompt(store);
applyLaunchOptions(store, location.search);
store.set(liveRecogniserAtom, {
  load: () => loadChunk(() => import('./page-speech')).then(({ openLiveRecogniser }) => openLiveRecogniser),
});

// On its way while the header is drawn; a failure shows there, with a retry.
scoringChunk.load().catch(() => undefined);
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const show = () => createRoot(root).render(<App />);
if (interfaceLanguage === 'as-specified') startBehindLock(root, show);
else {
  const worded = wordCards(interfaceLanguage).catch(() => undefined);
  startBehindLock(root, () => void worded.then(show));
}
keepFocus(document);
reopenCall(store).catch(() => undefined);
watchNotices(store);
startQueue(store);

watchInstall(store);
readServices(store).catch((error: unknown) => console.warn(`Services could not be read: ${String(error)}`));
// What can't be read or stored now stays where it is until the next start.
loadChunk(() => import('./take-drafts'))
  .then(({ takeDrafts }) => takeDrafts(store))
  .catch(() => undefined);
// The calls that recordings belong to may just be coming back.
const checked = loadChunk(() => import('@/storage/second-copy/start-second-copy')).then(({ copyChecked }) =>
  copyChecked(),
);
Promise.all([loadChunk(() => import('./recover-at-start')), checked])
  .then(([{ recoverAfterCrash }]) => recoverAfterCrash(store))
  .catch((error: unknown) => console.warn(`A recording could not be recovered now: ${String(error)}`));
whenIdle(() => {
  loadChunk(() => import('./keep-second-copy'))
    .then(({ keepSecondCopy }) => keepSecondCopy(store))
    .catch((error: unknown) => console.warn(`The second copy is not kept by this page: ${String(error)}`));
  // Not before a database that fell back has its calls again: a call that was opened anew may look done.
  Promise.all([loadChunk(() => import('@/storage/calls/retention')), checked])
    .then(([{ startRetention }]) => startRetention())
    .catch((error: unknown) => console.warn(`The retention rule is not kept by this page: ${String(error)}`));
});
startUpdates(store).catch(() => {
  console.warn('The service worker could not be registered: Callmark will not start without a network.');
});
