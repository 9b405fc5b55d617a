import { getDefaultStore } from 'jotai';
import { isShowCallMessage } from '@/domain/call-link';
import type { InterfaceLanguage } from '@/domain/interface-language';
import { loadChunk } from '@/domain/load-chunk';
import { nextTask } from '@/domain/next-task';
import { wordBuiltIn } from '@/domain/scorecards/built-in/built-in';
import { guardSinks } from '@/domain/trusted-types';
import { liveRecogniserAtom } from '@/state/live-text';
import { showToastAtom } from '@/state/toasts';
import { renewLog } from '@/storage/browser/renew-log';
import { seals } from '@/storage/seal/seals';
import { whenIdle } from './when-idle';
import '@/ui/base.css';
import { wording } from '@/ui/wording';
import { interfaceLanguage } from '@/ui/words/in-language';
import { App } from './app';
import { startUpdates } from './app-updates';
import { scoringChunk } from './chunks';
import { firstScreen } from './first-screen';
import { watchInstallPrompt } from './install-prompt';
import { keepFocus } from './keep-focus';
import { createRoot } from './react-first';
import { applyLaunchOptions } from './read-launch-options';
import { startBehindLock } from './start-behind-lock';
import { startQueue } from './start-queue';

/** The built-in scorecards speak the language of the interface too; as they are specified where that can't be loaded. */
async function wordCards(language: InterfaceLanguage): Promise<void> {
  const { TRANSLATED_SCORECARDS } = await loadChunk(() => import('@/domain/scorecards/built-in/translated'), 10_000);
  wordBuiltIn(language, TRANSLATED_SCORECARDS);
}

guardSinks(import.meta.url);
// Also without a record where the page asks: a database that was lost knows of none.
seals.ready = (record) =>
  (record === undefined ? seals.asks : record.mode !== 'off' || record.left) &&
  loadChunk(() => import('./unseal')).then(({ keyFor }) => keyFor(record));
// The database waits for it, and it for the browser: meanwhile the rest of the app is read and drawn (D475).
void renewLog();
// The letters of the first screen: asked for by what shows them, they would have all of it laid out anew as they come (D645).
for (const weight of [400, 600]) document.fonts.load(`${weight} 1em "Be Vietnam Pro"`, 'aạ').catch(() => undefined);
const store = getDefaultStore();
document.documentElement.lang = interfaceLanguage === 'vi' ? 'vi' : 'en';
watchInstallPrompt(store);
applyLaunchOptions(store, location.search);
store.set(liveRecogniserAtom, {
  load: () => loadChunk(() => import('./page-speech')).then(({ openLiveRecogniser }) => openLiveRecogniser),
});

// What follows is a task of its own: the app's modules have just been read.
await nextTask();
// Asked for first: the screen waits for its code (D475).
loadChunk(() => import('./open-database')).then(
  ({ openDatabase }) =>
    openDatabase(store, () => store.set(showToastAtom, { text: wording.ui.storageBlocked, tone: 'danger' })),
  () => undefined,
);
// On its way while the header is drawn; a failure shows there, with a retry.
scoringChunk.load().catch(() => undefined);
const loadWork = () => loadChunk(() => import('./behind-screen'));

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// The header at once: in slices it would wait between them for all that is read meanwhile.
const show = () => createRoot(root).render(<App />);
if (interfaceLanguage === 'as-specified') startBehindLock(root, show);
else {
  const worded = wordCards(interfaceLanguage).catch(() => undefined);
  startBehindLock(root, () => void worded.then(show));
}
keepFocus(document);
navigator.serviceWorker?.addEventListener('message', ({ data }) => {
  if (isShowCallMessage(data))
    loadWork()
      .then(({ showNoticed }) => showNoticed(store, data.callId))
      .catch(() => undefined);
});

/** What nobody looks at, a task each (D418, D590). */
async function afterFirstScreen(): Promise<void> {
  await firstScreen;
  startQueue(store, loadWork);
  // An installation takes the processor for as long as a start does.
  whenIdle(() => {
    startUpdates(store).catch(() => {
      console.warn('The service worker could not be registered: Callmark will not start without a network.');
    });
  });
}
void afterFirstScreen();
