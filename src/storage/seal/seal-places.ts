import { readPreference, writePreference } from '../browser/preferences';
import type { CallmarkDatabase } from '../database';
import { readSealFile, writeSealFile } from './seal-file';
import { changingRecord, followRecord, isSealRecord, readSealFact, type SealRecord, throughAgain } from './seal-record';

/** Known before anything is shown: of localStorage, which pages have. */
export function readSealHint(): SealRecord | undefined {
  const hint: unknown = readPreference('seal');
  return isSealRecord(hint) ? hint : undefined;
}

/**
 * Within `changingRecord`. Keeps it in localStorage, in a file beside the second copy, and in the database, in this order: until it is in the last,
 * nothing is sealed. False where another window has written a later one, or a place that must have it does not give it back.
 */
export async function writeSealRecord(database: CallmarkDatabase, record: SealRecord): Promise<boolean> {
  const before = await readSealFact(database);
  const isSame = JSON.stringify(before) === JSON.stringify(record);
  if (before !== undefined && before.revision >= record.revision && !isSame) return false;
  writePreference('seal', record);
  await writeSealFile(record);
  await database.keptFacts.put({ key: 'seal', value: record });
  const [hint, fact] = [readSealHint(), await readSealFact(database)];
  return [hint, fact].every((kept) => JSON.stringify(kept) === JSON.stringify(record));
}

/** The latest that any place has: a database that was lost, or fell back, knows less than the others. */
export async function latestSealRecord(known: SealRecord | undefined): Promise<SealRecord | undefined> {
  // Of two that are as late, the one that this page has asked for the passphrase of.
  const found = [readSealHint(), known, await readSealFile()].filter((record) => record !== undefined);
  return found.sort((one, other) => other.revision - one.revision)[0];
}

/**
 * The database is open by now: where it was lost, or fell back behind what the browser knows of the key, it is told again,
 * and its rows are gone through once more.
 */
export function settleRecord(database: CallmarkDatabase, known: SealRecord): Promise<boolean> {
  return changingRecord(async () => {
    const here = await readSealFact(database);
    const latest = (await latestSealRecord(here)) ?? known;
    const isHere = JSON.stringify(here) === JSON.stringify(latest);
    // Opened while it was being turned off: what this page may have sealed meanwhile is opened again.
    const settled = isHere && latest.mode !== 'off' ? latest : throughAgain(latest);
    const isKept = await writeSealRecord(database, settled);
    followRecord(settled);
    return isKept;
  });
}
