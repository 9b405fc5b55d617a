import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

configure({
  // A busy machine can take longer than the default second to do what a test waits for.
  asyncUtilTimeout: 30_000,
  // The default prints the whole page at every look of a wait, which keeps what is waited for from its turn.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

afterEach(cleanup);

/** Resolves once everything that was asked of the database before is through, also what followed from it at once. */
async function untilWritten(name: string): Promise<void> {
  const opening = indexedDB.open(name);
  await new Promise((resolve) => {
    opening.onsuccess = resolve;
    opening.onerror = resolve;
  });
  if (opening.error !== null) return;
  const database = opening.result;
  if (database.objectStoreNames.length > 0) {
    const reading = database.transaction([...database.objectStoreNames]);
    await new Promise((resolve) => {
      reading.oncomplete = resolve;
      reading.onabort = resolve;
    });
  }
  database.close();
}

// What the last test of a file leaves to be written ends while there is a window: without one React throws when it is told.
afterAll(async () => {
  vi.useRealTimers();
  for (const { name = '' } of await indexedDB.databases())
    for (let round = 0; round < 2; round++) await untilWritten(name);
});
