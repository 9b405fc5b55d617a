import { isRecord, parseJson } from '@/domain/answers/json-value';
import { type CallmarkDatabase, db, durableDb } from '../database';
import { newId } from '../new-id';
import { seals } from '../seal/seals';
import { missingCalls, readTally, type Tally } from './kept-facts';

const MARKER = 'callmark.install';
const TALLY = 'callmark.install.calls';
let known: string | null = null;

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Without localStorage only this page's own memory notices.
  }
}

function rememberedTally(): Tally {
  const value = parseJson(remembered(TALLY) ?? '');
  if (!isRecord(value)) return { calls: 0, removed: 0 };
  return { calls: Number(value['calls']) || 0, removed: Number(value['removed']) || 0 };
}

/**
 * 'lost': the browser or its user deleted what this app had stored, and Dexie has made an empty database in silence.
 * 'short': calls are missing that nobody deleted.
 */
export type InstallState = { is: 'new' | 'same' | 'lost' } | { is: 'short'; missing: number };

/** Waits for the disk where it is given one, which is once. */
async function installId(expected: string | null): Promise<string> {
  const read = async (database: CallmarkDatabase) => (await database.settings.get('install'))?.value;
  const here = await read(db);
  if (typeof here === 'string') return here;
  return durableDb.transaction('rw', durableDb.settings, async () => {
    const meanwhile = await read(durableDb);
    if (typeof meanwhile === 'string') return meanwhile;
    // One that can't be opened is no loss of everything: it goes on under the name that is known beside it.
    const fresh = (seals.sealer?.unread?.has('settings', 'install') && expected) || newId();
    await durableDb.settings.put({ key: 'install', value: fresh });
    return fresh;
  });
}

/** Call at start and when the page becomes visible again; each loss is reported once. */
export async function checkInstall(): Promise<InstallState> {
  const expected = known ?? remembered(MARKER);
  const id = await installId(expected);
  known = id;
  remember(MARKER, id);
  const missing = missingCalls(rememberedTally(), await countInstall());
  if (expected === null) return { is: 'new' };
  if (expected !== id) return { is: 'lost' };
  return missing === 0 ? { is: 'same' } : { is: 'short', missing };
}

/**
 * Remembers beside the marker how many calls there are, for the next check. A browser that dies forgets the last of
 * that, which is why deletions are counted in the database too: an older number is then no false alarm.
 */
export async function countInstall(): Promise<Tally> {
  const tally = await readTally(db);
  remember(TALLY, JSON.stringify(tally));
  return tally;
}
