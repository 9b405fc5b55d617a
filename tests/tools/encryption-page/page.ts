/** Rows of `bytes` each; written and read one by one, as parts of a recording are, or all in one transaction, as lists are. */
export interface Rows {
  rows: number;
  bytes: number;
  each: boolean;
  /** How often; the result is the median. */
  rounds: number;
}

export interface Cost {
  writeMs: number;
  readMs: number;
}

declare global {
  interface Window {
    measureRows(rows: Rows): Promise<{ plain: Cost; locked: Cost }>;
    measurePassphrase(rounds: number): Promise<number>;
  }
}

/** The rows written and read again, plainly and with AES-GCM, `rounds` times in turn; medians. */
async function measureRows({ rows, bytes, each, rounds }: Rows): Promise<{ plain: Cost; locked: Cost }> {
  const settled = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const ended = (transaction: IDBTransaction) =>
    new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  const opening = indexedDB.open('cost', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('rows');
  const database = await settled(opening);
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  // Random bytes come 65,536 at a time.
  const data = new Uint8Array(bytes);
  for (let at = 0; at < bytes; at += 65_536) crypto.getRandomValues(data.subarray(at, Math.min(bytes, at + 65_536)));
  const groups = Array.from({ length: each ? rows : 1 }, (_, group) =>
    each ? [group] : Array.from({ length: rows }, (_row, id) => id),
  );
  const lock = async () => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, data) };
  };
  const once = async (locked: boolean) => {
    const begun = performance.now();
    for (const ids of groups) {
      const values = await Promise.all(ids.map(async () => (locked ? lock() : { data: data.slice().buffer })));
      const transaction = database.transaction('rows', 'readwrite');
      for (const [at, id] of ids.entries()) transaction.objectStore('rows').put(values[at], id);
      await ended(transaction);
    }
    const written = performance.now();
    for (const ids of groups) {
      const store = database.transaction('rows').objectStore('rows');
      const found: { iv?: Uint8Array<ArrayBuffer>; data: ArrayBuffer }[] =
        ids.length === 1 ? [await settled(store.get(ids[0] ?? 0))] : await settled(store.getAll());
      const plain = await Promise.all(
        found.map(({ iv, data: kept }) =>
          iv === undefined ? kept : crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, kept),
        ),
      );
      if (plain.some(({ byteLength }) => byteLength !== bytes)) throw new Error('Other bytes came back.');
    }
    return { writeMs: written - begun, readMs: performance.now() - written };
  };
  const plain: Cost[] = [];
  const locked: Cost[] = [];
  for (let round = 0; round < rounds; round++) {
    plain.push(await once(false));
    locked.push(await once(true));
  }
  database.close();
  await settled(indexedDB.deleteDatabase('cost'));
  const median = (all: readonly number[]) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
  const of = (all: readonly Cost[]): Cost => ({
    writeMs: median(all.map(({ writeMs }) => writeMs)),
    readMs: median(all.map(({ readMs }) => readMs)),
  });
  return { plain: of(plain), locked: of(locked) };
}

/** Milliseconds that a key from a passphrase takes. */
async function measurePassphrase(rounds: number): Promise<number> {
  const begun = performance.now();
  const words = await crypto.subtle.importKey('raw', new TextEncoder().encode('a passphrase'), 'PBKDF2', false, [
    'deriveKey',
  ]);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: new Uint8Array(16), iterations: rounds };
  await crypto.subtle.deriveKey(how, words, { name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  return performance.now() - begun;
}

window.measureRows = measureRows;
window.measurePassphrase = measurePassphrase;
