import type { Page } from 'playwright-core';

/** Everything the app has stored, as text, by table; what is in a Blob is read too. */
export function storedTables(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const readable = async (value: unknown): Promise<unknown> => {
      if (value instanceof Blob) return value.text();
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return 'bytes';
      if (Array.isArray(value)) return Promise.all(value.map(readable));
      if (typeof value !== 'object' || value === null) return value;
      const entries = Object.entries(value).map(async ([key, item]) => [key, await readable(item)]);
      return Object.fromEntries(await Promise.all(entries));
    };
    const database = await wait(indexedDB.open('callmark'));
    const tables: Record<string, string> = {};
    for (const name of database.objectStoreNames) {
      const rows = await wait(database.transaction(name).objectStore(name).getAll());
      tables[name] = JSON.stringify(await readable(rows));
    }
    database.close();
    return tables;
  });
}

/** The rows of one table as they are stored. */
export function storedRows<Row>(page: Pick<Page, 'evaluate'>, table: string): Promise<Row[]> {
  return page.evaluate(
    (name) =>
      new Promise<Row[]>((resolve, reject) => {
        const open = indexedDB.open('callmark');
        open.onerror = () => reject(open.error);
        // Not made by the app yet: this would make another one, empty, and the app could never make its own.
        open.onupgradeneeded = () => open.transaction?.abort();
        open.onsuccess = () => {
          const all = open.result.transaction(name).objectStore(name).getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            open.result.close();
            resolve(all.result as Row[]);
          };
        };
      }),
    table,
  );
}
