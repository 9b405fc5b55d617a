import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { UnsealScreen } from '@/features/lock/unseal-screen';
import { JOBS_LOCK } from '@/jobs/jobs-lock';
import { askForLock } from '@/jobs/messages';
import { showToastAtom } from '@/state/toasts';
import { readPreference, writePreference } from '@/storage/browser/preferences';
import { findAgain } from '@/storage/calls/search-index';
import { durableDb } from '@/storage/database';
import { convert } from '@/storage/seal/convert';
import { askForKey } from '@/storage/seal/key-channel';
import { type DataKey, wrapKey } from '@/storage/seal/key-wrap';
import { sealerHere, unlock, waitForKey } from '@/storage/seal/keyring';
import { progressHere, watchProgress } from '@/storage/seal/progress';
import { keyIdIn } from '@/storage/seal/row-seal';
import { latestSealRecord, readSealHint, settleRecord } from '@/storage/seal/seal-places';
import { isSealOn, isSealRecord, type LostKey, readSealFact, type SealRecord } from '@/storage/seal/seal-record';
import { leaveOutSealed } from '@/storage/seal/sealed-table';
import { seals } from '@/storage/seal/seals';
import { replacePassphrase } from '@/storage/seal/turn-seal';
import { wording } from '@/ui/wording';

const words = wording.seal;

/**
 * For `seals.ready`: the database stands still until somebody has opened it, or goes on without what was left encrypted.
 * Nothing found: a database that was lost stands still where another place knows of the key (D586).
 */
export async function keyFor(found: SealRecord | LostKey | undefined): Promise<void> {
  if (found === undefined) return isSealOn(await latestSealRecord(readSealHint())) ? waitForKey() : undefined;
  const record = isSealRecord(found) ? found : undefined;
  if (record?.mode === 'off') {
    seals.sealer ??= leaveOutSealed();
    return;
  }
  const isKnown = () => (record ? isSealOn(readSealHint()) : readPreference('seal')?.mode === 'lost');
  if (!isKnown() && sealerHere() === undefined) {
    // The app was shown because its localStorage did not know of this: begun anew, the page asks first.
    if (record) writePreference('seal', record);
    else if (found.mode === 'lost') writePreference('seal', { mode: 'lost', keyId: keyIdIn(found.lies) });
    if (isKnown()) location.reload();
  }
  await waitForKey(record);
}

/** What has to be done once a page can read: goes on with what another page was ended at. */
async function afterUnlock(record: SealRecord): Promise<void> {
  const sealer = sealerHere();
  if (sealer === undefined) return;
  await settleRecord(durableDb, record);
  if ((await readSealFact(durableDb))?.mode === 'sealing') {
    // A worker that began a job before it heard of this reads and writes in the clear: it ends first.
    askForLock();
    await navigator.locks?.request(JOBS_LOCK, () => undefined);
  }
  await Promise.all([convert(durableDb, sealer), findAgain(durableDb)]);
}

/** What can't be opened comes up within moments of a start. */
const GATHER_MS = 2000;

/** Says once what of the encryption a person should know, wherever they are: what can't be opened, and that the disk is full. */
function tellTroubles(say: (text: string) => void): void {
  const { unread } = sealerHere() ?? {};
  let isTold = false;
  unread?.watch(() => {
    // Together with whatever else is read at a start; what is found later stands in Settings.
    if (isTold) return;
    isTold = true;
    setTimeout(() => {
      const [calls, others] = [unread.calls().size, unread.others()];
      // What was written anew meanwhile is nobody's trouble any more.
      isTold = calls + others > 0;
      if (isTold) say(words.unread(calls, others));
    }, GATHER_MS);
  });
  let isFull = false;
  watchProgress(() => {
    const wasFull = isFull;
    isFull = progressHere()?.stands === 'no-room' || (wasFull && progressHere() !== undefined);
    if (isFull && !wasFull) say(words.noRoom);
  });
}

export interface UnsealPlaceProps {
  /** `typed`: somebody entered the passphrase here; else another window had the key. */
  onOpened: (typed: boolean) => void;
}

/** Other windows answer at once; nobody is asked for what they know. */
const OTHERS_MS = 300;

/** Whose key is asked for. `record` null: nothing here knows of it but what is sealed with it. */
interface Asked {
  keyId: string;
  record: SealRecord | null;
}

async function whoseKey(): Promise<Asked | undefined> {
  const record = await latestSealRecord(readSealHint());
  if (record !== undefined) return { keyId: record.keyId, record };
  const hint = readPreference('seal');
  return hint?.mode === 'lost' ? { keyId: hint.keyId, record: null } : undefined;
}

/** Asks the other windows for the key, then whoever sits here. */
export function UnsealPlace({ onOpened }: UnsealPlaceProps) {
  const store = useStore();
  const [asked, setAsked] = useState<Asked>();
  const [open, setOpen] = useState<(key: DataKey, next?: string) => Promise<void>>();
  useEffect(() => {
    let stop = () => {};
    const ended = new AbortController();
    const say = (text: string) => store.set(showToastAtom, { text, tone: 'danger' });
    const opened = (record: SealRecord, key: DataKey, typed: boolean): boolean => {
      if (!unlock(record, key)) return false;
      stop();
      onOpened(typed);
      tellTroubles(say);
      afterUnlock(record).catch((error: unknown) => console.warn(`The encryption goes on later: ${String(error)}`));
      return true;
    };
    const enter = async ({ keyId, record }: Asked, key: DataKey, next?: string) => {
      if (record !== null) {
        // The database opens by now. What can't be kept leaves the old one, and the recovery key opens again.
        const isNew = opened(record, key, true) && next !== undefined;
        if (isNew && (await replacePassphrase(key, next).catch(() => 'not-kept')) !== null) say(words.notChanged);
      } else if (next !== undefined) {
        const passphrase = await wrapKey(key, next);
        opened({ format: 1, mode: 'sealing', keyId, revision: 1, passphrase }, key, true);
      }
    };
    const start = async () => {
      const whose = await whoseKey();
      if (ended.signal.aborted) return;
      if (whose?.record == null) {
        // Stands still where something is sealed. Where nothing is, as in a database that was made anew, there is nothing to ask for.
        durableDb.open().then(
          () => {
            if (sealerHere() !== undefined) return;
            writePreference('seal', { mode: 'off' });
            onOpened(false);
          },
          () => undefined,
        );
      }
      if (whose === undefined) return;
      const { keyId, record } = whose;
      const end = record ? askForKey(keyId, (key) => void opened(record, key, false)) : () => {};
      const timer = setTimeout(() => setAsked(whose), OTHERS_MS);
      stop = () => {
        clearTimeout(timer);
        end();
      };
      setOpen(() => (key: DataKey, next?: string) => enter(whose, key, next));
    };
    void start();
    return () => {
      ended.abort();
      stop();
    };
  }, [onOpened, store]);
  if (asked === undefined || open === undefined) return null;
  return <UnsealScreen {...asked} onKey={open} />;
}
