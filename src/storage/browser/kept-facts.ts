import type { Announced } from '@/domain/retention';
import type { CallmarkDatabase } from '../database';
import type { SealRecord } from '../seal/seal-record';

/** What the second copy told a user it did about a database that was gone or short. */
export interface BroughtBack {
  at: number;
  /** Calls of which something was missing and is here again. */
  calls: number;
  /** Calls whose sound is missing here and in the copy. */
  silent: number;
  /** Or scorecards: what belongs to no call. */
  settings: boolean;
}

/** How the second copy stands. */
export type CopyState = 'copying' | 'whole' | 'no-room' | 'failing';

/** How far the conversion of all rows is, in one form or the other. */
export interface SealProgress {
  done: number;
  of: number;
  /** Why it stands still: the disk is full, a window that has not heard of it yet may still seal, or so many rows can't be converted. */
  stands?: 'no-room' | 'window' | { left: number };
}

/** Held by the worker of the second copy from when it has compared it with the database, as long as it lives. */
export const COPY_CHECKED_LOCK = 'callmark-second-copy-checked';

/** What the app knows about what it keeps, by its key in the database. */
interface KeptFacts {
  /** The batch of changes that the second copy took last, and which copy that is. */
  copied: { id: string; batch: number };
  'copy-state': CopyState;
  'brought-back': BroughtBack;
  /** How many calls were ever deleted here: with the calls there are, it tells a loss from a deletion. */
  removed: number;
  /** What the retention rule takes away next (D293). */
  retention: Announced;
  backup: Backup;
  /** The app has a lock (D412). */
  lock: boolean;
  /** Rows are sealed, or were once (D466). */
  seal: SealRecord;
  'seal-progress': SealProgress;
}

/** The last time that everything went into a file. */
export interface Backup {
  /** Milliseconds since the epoch. */
  at: number;
  calls: number;
  /** Calls that came, or changed, by a file since. */
  brought: number;
}

export async function readFact<K extends keyof KeptFacts>(
  database: CallmarkDatabase,
  key: K,
): Promise<KeptFacts[K] | undefined> {
  return (await database.keptFacts.get(key))?.value as KeptFacts[K] | undefined;
}

export async function writeFact<K extends keyof KeptFacts>(
  database: CallmarkDatabase,
  key: K,
  value: KeptFacts[K],
): Promise<void> {
  await database.keptFacts.put({ key, value });
}

export interface Tally {
  calls: number;
  removed: number;
}

/** As of one moment. */
export function readTally(database: CallmarkDatabase): Promise<Tally> {
  return database.transaction('r', [database.calls, database.keptFacts], async () => ({
    calls: await database.calls.count(),
    removed: (await readFact(database, 'removed')) ?? 0,
  }));
}

/** Calls that were there before, were not deleted since, and are not there; 0 = none, as far as numbers tell. */
export function missingCalls(before: Tally, now: Tally): number {
  return Math.max(0, before.calls - Math.max(0, now.removed - before.removed) - now.calls);
}
