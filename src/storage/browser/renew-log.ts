/**
 * Their deletion makes Chromium begin a new log for every database of the origin; they never hold anything. Two, since
 * LevelDB drops the order for a new log where it comes in the very moment of another write.
 */
const SPARE_DATABASES = ['callmark-log-1', 'callmark-log-2'] as const;

/** Held while the log is being renewed: every context that opens meanwhile waits for it. */
const RENEWING_LOCK = 'callmark-log-renewing';

/** Held by each context that found the log new, as long as it lives. Locks die with the browser, as a torn record comes. */
export const NEW_LOCK = 'callmark-log-new';

/** Held beside it: one that only holds the other is of an app that can't read what is sealed. */
export const KNOWS_SEALS = 'callmark-knows-seals';

/** Whatever keeps the browser from answering, the app's own database is not kept waiting longer. */
const AT_MOST_MS = 2000;

/** Until the spares of the next start are made: the order for a new log must find no other write, the app has to start. */
const LATER_MS = 2000;

/** The version the database had; 0 where there was none. */
function deleteSpare(name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = (event) => resolve((event as IDBVersionChangeEvent).oldVersion);
    request.onerror = () => reject(request.error);
  });
}

function makeSpare(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => reject(request.error);
  });
}

async function renew(): Promise<void> {
  for (const name of SPARE_DATABASES) {
    if ((await deleteSpare(name)) > 0) continue;
    // Never made, or the browser died before: deleting nothing compacts nothing.
    await makeSpare(name);
    await deleteSpare(name);
  }
}

async function makeSpares(): Promise<void> {
  for (const name of SPARE_DATABASES) await makeSpare(name);
}

/** For the next start. Nobody waits for it. */
function makeSparesLater(underLock: (make: () => Promise<void>) => Promise<unknown>): void {
  setTimeout(() => {
    underLock(makeSpares).catch(() => undefined);
  }, LATER_MS);
}

async function renewOnce(): Promise<void> {
  // Absent where the page did not come over https.
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  if (locks === undefined) {
    await renew();
    return makeSparesLater((make) => make());
  }
  await locks.request(RENEWING_LOCK, async () => {
    const { held = [] } = await locks.query();
    if (!held.some(({ name }) => name === NEW_LOCK)) {
      await renew();
      makeSparesLater((make) => locks.request(RENEWING_LOCK, make));
    }
    for (const name of [NEW_LOCK, KNOWS_SEALS]) {
      locks.request(name, { mode: 'shared' }, () => new Promise(() => undefined)).catch(() => undefined);
    }
  });
}

let renewing: Promise<void> | undefined;

/**
 * Makes Chromium begin a new log of its database, once in the life of the browser; to be awaited before the first write.
 * A browser that was killed may leave the last record of the log torn; LevelDB goes on writing behind it (google/leveldb
 * issue 1287), the next start finds the database corrupt, and Chromium then deletes all of it. In a new log nothing stands
 * behind a torn record. Deleting a database compacts its range, which writes out what the log holds and removes it.
 * Never rejects.
 */
export function renewLog(): Promise<void> {
  renewing ??= new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, AT_MOST_MS);
    renewOnce()
      .catch(() => undefined)
      .finally(() => {
        clearTimeout(timer);
        resolve();
      });
  }).finally(() => {
    renewing = undefined;
  });
  return renewing;
}
