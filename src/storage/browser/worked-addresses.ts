import { type CallmarkDatabase, db } from '../database';

/** Beside the settings, which every page and worker reads. */
const KEY = 'worked-addresses';
/** A site has a handful; typing errors that happen to work must not pile up for ever. */
const MOST = 100;

/**
 * The addresses of services that have done their work for this device, for any page or worker: one that says 404 now is
 * being started again rather than wrong. `has` also knows what lies beneath a remembered address.
 */
export async function readWorkedAddresses(database: CallmarkDatabase = db) {
  const known = new Set(await storedAddresses(database).catch(() => []));
  return {
    has: (address: string): boolean => known.has(address) || [...known].some((one) => address.startsWith(`${one}/`)),
    add: (address: string): void => {
      if (known.has(address)) return;
      known.add(address);
      // What can't be kept is learned anew by the next answer.
      remember(database, address).catch(() => undefined);
    },
  };
}

async function storedAddresses(database: CallmarkDatabase): Promise<string[]> {
  const value = (await database.settings.get(KEY))?.value;
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

async function remember(database: CallmarkDatabase, address: string): Promise<void> {
  await database.transaction('rw', database.settings, async () => {
    const others = (await storedAddresses(database)).filter((one) => one !== address);
    await database.settings.put({ key: KEY, value: [...others, address].slice(-MOST) });
  });
}
