import { storing } from '../browser/storage-failure';
import { db, durableDb } from '../database';
import { pageId } from '../new-id';

const PREFIX = 'intake ';

/** Files that a page was given and has not finished with. */
interface Intake {
  since: number;
  names: string[];
}

let own: Intake = { since: 0, names: [] };
let writing: Promise<unknown> = Promise.resolve();

function write(): Promise<unknown> {
  const key = PREFIX + pageId;
  const value = own;
  const put = () => (value.names.length > 0 ? durableDb.settings.put({ key, value }) : durableDb.settings.delete(key));
  // Without room for the names the files may still have some.
  writing = writing.then(() => storing<unknown>(put)).catch(() => undefined);
  return writing;
}

/** Remembers the names of files before the first of them is looked at: a page that is closed can't say what it left. */
export async function filesGiven(names: readonly string[]): Promise<void> {
  const before = own.names;
  own = { since: before.length > 0 ? own.since : Date.now(), names: [...before, ...names] };
  await write();
}

/** A file is a call by now, or its refusal is on the screen. True while others are still being taken in. */
export function fileDone(name: string): boolean {
  const at = own.names.indexOf(name);
  own = { ...own, names: own.names.filter((_, index) => index !== at) };
  void write();
  return own.names.length > 0;
}

/** The pages that were taking files in, this one left out, whether they live or not. */
export async function otherIntakes(): Promise<string[]> {
  await db.openInTurn();
  const keys = await db.settings.where('key').startsWith(PREFIX).primaryKeys();
  return keys.map((key) => key.slice(PREFIX.length)).filter((page) => page !== pageId);
}

/** Names that a page which is gone has left, each once; they are told, so nobody else hears of them. */
export function takeLostFiles(page: string): Promise<string[]> {
  const { settings, calls } = durableDb;
  return storing(() =>
    durableDb.transaction('rw', [settings, calls], async () => {
      const row = await settings.get(PREFIX + page);
      if (row === undefined) return [];
      await settings.delete(PREFIX + page);
      const { since, names } = row.value as Intake;
      // The last one may have become a call in the moment before the page went.
      const stored = await calls.where('createdAt').aboveOrEqual(since).toArray();
      const taken = stored.flatMap(({ audio }) => audio?.name ?? []);
      return names.filter((name) => {
        const at = taken.indexOf(name);
        if (at >= 0) taken.splice(at, 1);
        return at < 0;
      });
    }),
  );
}
