import type { createStore } from 'jotai';
import { nextTask } from '@/domain/next-task';
import { keepRetention } from '@/storage/calls/retention';
import { db, durableDb } from '@/storage/database';
import { readSealHint } from '@/storage/seal/seal-places';
import { followRecord, isSealOn } from '@/storage/seal/seal-record';
import { seals } from '@/storage/seal/seals';
import { copyChecked } from '@/storage/second-copy/start-second-copy';
import { keepSecondCopy } from './keep-second-copy';
import { takeKeptLanguage } from './kept-language';
import { keepScoringData } from './load-scoring-data';
import { loadSiteConfig } from './load-site-config';
import { startWaking } from './page-queue';
import { recoverAfterCrash } from './recover-at-start';
import { reopenCall } from './reopen-call';
import { takeDrafts } from './take-drafts';
import { tellBrokenImports } from './tell-broken-imports';
import { watchInstall } from './watch-install';
import { whenIdle } from './when-idle';

export { showNoticed } from './reopen-call';

/**
 * Another window turned the encryption on, or off: this one follows where it has the key, and begins anew where it has not.
 * What was told before this page listened it sees at once, unless it asks for the key by itself.
 */
function watchSeal(): void {
  window.addEventListener('storage', ({ key }) => {
    const record = key === 'seal' ? readSealHint() : undefined;
    if (record !== undefined && !followRecord(record)) location.reload();
  });
  const told = readSealHint();
  const isAsking = seals.asks === true && seals.sealer === undefined;
  if (isSealOn(told) && !isAsking && !followRecord(told)) location.reload();
}

/** Looked at this often while a page lives: an app on the home screen may not be started anew for weeks. */
const EVERY_MS = 60 * 60 * 1000;

/** `keepRetention` now and from time to time, in one tab at a time. */
function startRetention(): void {
  let unseen = false;
  const look = () => {
    unseen = document.visibilityState === 'hidden';
    const once = () =>
      keepRetention(!unseen).catch((error: unknown) => console.warn(`Retention waits: ${String(error)}`));
    void navigator.locks?.request('callmark-retention', { ifAvailable: true }, (lock) => lock && once());
  };
  look();
  setInterval(look, EVERY_MS);
  // A page that is out of sight at every look would take nothing away.
  document.addEventListener('visibilitychange', () => unseen && document.visibilityState === 'visible' && look());
}

/**
 * What a page does behind its screen, in one file: asked for one by one, these were eight requests of every visit. Each has
 * a task of its own (D418).
 */
export async function workBehindScreen(store: ReturnType<typeof createStore>): Promise<void> {
  watchSeal();
  // Asked for before, all would be begun the moment it is open, in one long task. Each tells of a database that can't be had.
  await db.open().catch(() => undefined);
  await nextTask();
  // Before a call is opened again, over which no page begins anew.
  await takeKeptLanguage(store).catch(() => undefined);
  reopenCall(store).catch(() => undefined);
  await nextTask();
  watchInstall(store);
  await nextTask();
  startWaking();
  await nextTask();
  loadSiteConfig(store)
    // config.json first, then what its automation service has to say.
    .then(() => keepScoringData())
    .catch((error: unknown) => console.warn(`Services could not be read: ${String(error)}`));
  await nextTask();
  // What can't be stored now stays where it is, and is tried again.
  takeDrafts(store);
  await nextTask();
  // The calls that recordings belong to may just be coming back.
  const checked = copyChecked();
  checked
    .then(() => recoverAfterCrash(store))
    .catch((error: unknown) => console.warn(`A recording could not be recovered now: ${String(error)}`));
  whenIdle(() => {
    // Not before a database that fell back has its rows again.
    checked.then(() => tellBrokenImports(store)).catch(() => undefined);
    keepSecondCopy(store);
    // What is given next need not wait until the second connection is there.
    durableDb.open().catch(() => undefined);
    // Not before a database that fell back has its calls again: a call that was opened anew may look done.
    checked
      .then(() => startRetention())
      .catch((error: unknown) => console.warn(`The retention rule is not kept by this page: ${String(error)}`));
  });
}
