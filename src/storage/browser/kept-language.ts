import { type InterfaceLanguage, isInterfaceLanguage } from '@/domain/interface-language';

/** A choice of the interface's language, and when it was made, milliseconds since the epoch. */
export interface LanguageChoice {
  language: InterfaceLanguage;
  at: number;
}

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

/** The latest choice that was kept; undefined where there is none, or it can't be read. */
export async function readKeptLanguage(): Promise<LanguageChoice | undefined> {
  const database = await open(false).catch(() => undefined);
  if (database === undefined) return undefined;
  const kept = await new Promise<LanguageChoice | undefined>((resolve) => {
    const request = database.transaction(STORE).objectStore(STORE).get(KEY);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
  database.close();
  return kept !== undefined && isInterfaceLanguage(kept.language) && typeof kept.at === 'number' ? kept : undefined;
}
