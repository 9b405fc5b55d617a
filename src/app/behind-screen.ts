import type { createStore } from 'jotai';
import { startRetention } from '@/storage/calls/retention';
import { copyChecked } from '@/storage/second-copy/start-second-copy';
import { keepSecondCopy } from './keep-second-copy';
import { keepScoringData } from './load-scoring-data';
import { loadSiteConfig } from './load-site-config';
import { nextTask } from './next-task';
import { startWaking } from './page-queue';
import { recoverAfterCrash } from './recover-at-start';
import { takeDrafts } from './take-drafts';
import { watchInstall } from './watch-install';

/** Once the first screen stands; older tablets don't say when they have nothing to do. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 3000 });
  else setTimeout(work, 1000);
}

/**
 * What a page does behind its screen, in one file: asked for one by one, these were eight requests of every visit. Each has
 * a task of its own (D418).
 */
export async function workBehindScreen(store: ReturnType<typeof createStore>): Promise<void> {
  watchInstall(store);
  await nextTask();
  startWaking();
  await nextTask();
  loadSiteConfig(store)
    // config.json first, then what its automation service has to say.
    .then(() => keepScoringData())
    .catch((error: unknown) => console.warn(`Services could not be read: ${String(error)}`));
  await nextTask();
  // What can't be stored now stays where it is until the next start.
  takeDrafts(store);
  await nextTask();
  // The calls that recordings belong to may just be coming back.
  const checked = copyChecked();
  checked
    .then(() => recoverAfterCrash(store))
    .catch((error: unknown) => console.warn(`A recording could not be recovered now: ${String(error)}`));
  whenIdle(() => {
    keepSecondCopy(store);
    // Not before a database that fell back has its calls again: a call that was opened anew may look done.
    checked
      .then(() => startRetention())
      .catch((error: unknown) => console.warn(`The retention rule is not kept by this page: ${String(error)}`));
  });
}
