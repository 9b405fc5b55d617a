import type { createStore } from 'jotai';
import { wake } from '@/jobs/queue';
import { showToastAtom } from '@/state/toasts';
import type { BroughtBack } from '@/storage/browser/kept-facts';
import { watchSecondCopy } from '@/storage/browser/watch-facts';
import { findAgain } from '@/storage/calls/search-index';
import { db } from '@/storage/database';
import { isSealOn, readSealFact } from '@/storage/seal/seal-record';
import { seals } from '@/storage/seal/seals';
import { hasSecondCopy, startSecondCopy } from '@/storage/second-copy/start-second-copy';
import { wording } from '@/ui/wording';
import { recoverAfterCrash } from './recover-at-start';

/** A second copy that is not read by then is held by a tab that stands still, or can't be read. */
const AT_MOST_MS = 60_000;

const hasAnything = ({ calls, silent, settings }: BroughtBack): boolean => calls > 0 || silent > 0 || settings;

/** Keeps the second copy up from this page, and says what it brings back and when it has no room. */
export function keepSecondCopy(store: ReturnType<typeof createStore>): void {
  const begin = () => {
    const frozen = new AbortController();
    document.addEventListener('freeze', () => frozen.abort(), { once: true });
    startSecondCopy(() => location.reload(), frozen.signal);
  };
  // A frozen page's worker stands still, and what others write would have no second copy for hours (D726).
  document.addEventListener('resume', begin);
  begin();
  let toldAt = performance.timeOrigin;
  let before: string | undefined;
  watchSecondCopy(({ state, broughtBack }) => {
    if (state === 'no-room' && before !== undefined && before !== state) {
      store.set(showToastAtom, { text: wording.ui.copyHasNoRoom, tone: 'danger' });
    }
    before = state ?? 'none';
    if (broughtBack === undefined || broughtBack.at <= toldAt || !hasAnything(broughtBack)) return;
    toldAt = broughtBack.at;
    store.set(showToastAtom, { text: wording.ui.broughtBack(broughtBack), tone: 'danger' });
    // Recordings and jobs among it were not there when the page began.
    wake();
    if (seals.sealer) findAgain(db).catch(() => undefined);
    // Encrypted once, and from then: begun anew, the page asks for their key.
    else
      readSealFact(db)
        .then((record) => isSealOn(record) && location.reload())
        .catch(() => undefined);
    recoverAfterCrash(store).catch(() => undefined);
  });
}

/** Waits for what the second copy does about a loss that was not there at `since`. False: nothing came back. */
export function isBroughtBack(since: number): Promise<boolean> {
  if (!hasSecondCopy()) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (came: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(came);
    };
    const timer = setTimeout(() => end(false), AT_MOST_MS);
    const stop = watchSecondCopy(({ broughtBack }) => {
      if (broughtBack !== undefined && broughtBack.at > since) end(broughtBack.calls > 0 || broughtBack.settings);
    });
  });
}
