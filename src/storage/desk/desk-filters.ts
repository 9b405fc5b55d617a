import { readSavedFilters, type SavedFilter, withFilter } from '@/domain/desk/saved-filters';
import { storing } from '../browser/storage-failure';
import { type CallmarkDatabase, db, durableDb } from '../database';
import { newId } from '../new-id';

/** A setting like others: with them it is in the second copy and in a backup. */
const KEY = 'desk-filters';

async function read(database: CallmarkDatabase): Promise<SavedFilter[]> {
  return readSavedFilters((await database.settings.get(KEY))?.value);
}

/** The filters that were given a name on this device, oldest first. */
export function getDeskFilters(): Promise<SavedFilter[]> {
  return read(db);
}

function change(next: (before: SavedFilter[]) => SavedFilter[]): Promise<void> {
  const { settings } = durableDb;
  return storing(() =>
    durableDb.transaction('rw', settings, async () => {
      await settings.put({ key: KEY, value: next(await read(durableDb)) });
    }),
  );
}

/** Keeps a filter under its name, with an id of its own; that of a stored one changes that one. Gives the id. */
export async function storeDeskFilter(given: Omit<SavedFilter, 'id'> & { id?: string }): Promise<string> {
  const id = given.id ?? newId();
  await change((before) => withFilter(before, { ...given, id }));
  return id;
}

export function deleteDeskFilter(id: string): Promise<void> {
  return change((before) => before.filter((one) => one.id !== id));
}
