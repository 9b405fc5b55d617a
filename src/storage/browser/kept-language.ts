import { type InterfaceLanguage, isInterfaceLanguage } from '@/domain/interface-language';

/** A choice of the interface's language, and when it was made, milliseconds since the epoch. */
export interface LanguageChoice {
  language: InterfaceLanguage;
  at: number;
}

/** A start waits no longer for it: of a browser whose databases hang, what comes after it can do without. */
const LONGEST_READ_MS = 1000;

/** A database of its own: it is written before the app's, with its code, is open. */
const [NAME, STORE, KEY] = ['callmark-language', 'choices', 'interface'];

/** `makes`: where there is none it is made; else a reader leaves none behind, and hears of an error. */
function open(makes: boolean): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => (makes ? request.result.createObjectStore(STORE) : request.transaction?.abort());
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Keeps it where it outlives a browser that is killed at once: localStorage is written only seconds later (D621). */
export async function keepLanguage(choice: LanguageChoice): Promise<void> {
  const database = await open(true);
  try {
    await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' });
      transaction.objectStore(STORE).put(choice, KEY);
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

/** Opened where there is none, it would be made, and taken back, at each start: few browsers can't list what there is. */
async function mayBeThere(): Promise<boolean> {
  const all = await indexedDB.databases?.();
  return all === undefined || all.some(({ name }) => name === NAME);
}

async function readKept(): Promise<LanguageChoice | undefined> {
  if (!(await mayBeThere())) return undefined;
  const database = await open(false);
  const kept = await new Promise<LanguageChoice | undefined>((resolve) => {
    const request = database.transaction(STORE).objectStore(STORE).get(KEY);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
  database.close();
  return kept !== undefined && isInterfaceLanguage(kept.language) && typeof kept.at === 'number' ? kept : undefined;
}

/** The latest choice that was kept; undefined where there is none, or it can't be read, or not in time: the next start reads it. */
export function readKeptLanguage(): Promise<LanguageChoice | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_READ_MS));
  return Promise.race([readKept().catch(() => undefined), late]);
}
