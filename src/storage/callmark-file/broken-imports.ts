import { liveQuery } from 'dexie';
import { isRecord } from '@/domain/answers/json-value';
import { storing } from '../browser/storage-failure';
import { db, durableDb } from '../database';
import { pageId } from '../new-id';

const PREFIX = 'import ';

/** A .callmark file that is being taken in. The same name and size is the same file, as far as anybody can tell. */
export interface FileName {
  name: string;
  bytes: number;
}

/** How far an import came. */
export interface BrokenImport extends FileName {
  /** Calls that were to be taken in, and those that are here whole. */
  calls: number;
  taken: number;
}

const own = () => PREFIX + pageId;

function readBroken(value: unknown): BrokenImport | undefined {
  if (!isRecord(value)) return undefined;
  const { name, bytes, calls, taken } = value;
  if (typeof name !== 'string' || typeof bytes !== 'number') return undefined;
  return typeof calls === 'number' && typeof taken === 'number' ? { name, bytes, calls, taken } : undefined;
}

/** Remembers an import before its first call is taken in: a page that is killed can't say what it left. */
export async function importBegun({ name, bytes }: FileName, calls: number): Promise<void> {
  const value: BrokenImport = { name, bytes, calls, taken: 0 };
  // Without room for that the calls may still have some, or say so themselves.
  await storing(() => durableDb.settings.put({ key: own(), value })).catch(() => undefined);
}

/** One more call of this page's import is here, or (`by` -1) one is not after all; in the transaction that stores it. */
export async function countTaken(by: 1 | -1 = 1): Promise<void> {
  const begun = readBroken((await durableDb.settings.get(own()))?.value);
  if (begun !== undefined) await durableDb.settings.put({ key: own(), value: { ...begun, taken: begun.taken + by } });
}

/** How it ended is on the screen. Where all of the file was gone through, what broke off of it before is told no more. */
export async function importEnded({ name, bytes }: FileName, complete: boolean): Promise<void> {
  const { settings } = durableDb;
  await storing(() =>
    durableDb.transaction('rw', settings, async () => {
      await settings.delete(own());
      if (!complete) return;
      for (const { key, value } of await settings.where('key').startsWith(PREFIX).toArray()) {
        const other = readBroken(value);
        if (other?.name === name && other.bytes === bytes) await settings.delete(key);
      }
    }),
  ).catch(() => undefined);
}

/** The pages that were taking a file in, this one left out, whether they live or not. */
export async function otherImports(): Promise<string[]> {
  const keys = await db.settings.where('key').startsWith(PREFIX).primaryKeys();
  return keys.map((key) => key.slice(PREFIX.length)).filter((page) => page !== pageId);
}

/** How far the import of a page came that is gone; undefined where it ended, or the file came in whole since. */
export async function brokenImport(page: string): Promise<BrokenImport | undefined> {
  return readBroken((await db.settings.get(PREFIX + page))?.value);
}

/** It was read, and is told no more. */
export async function forgetImport(page: string): Promise<void> {
  await storing(() => durableDb.settings.delete(PREFIX + page)).catch(() => undefined);
}

/** Runs `work` once nothing is to be told of it any more: in this window or another it was read, or the file came in whole. */
export function whenForgotten(page: string, work: () => void): void {
  const subscription = liveQuery(() => brokenImport(page)).subscribe({
    next: (left) => {
      if (left !== undefined) return;
      subscription.unsubscribe();
      work();
    },
    error: () => undefined,
  });
}
