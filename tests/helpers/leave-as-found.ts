// Dexie keeps what it finds when it is loaded: loaded first by a file that needs no database, it had none for all the others.
import 'fake-indexeddb/auto';
import { afterAll, expect, vi } from 'vitest';

// It makes databases two seconds after it was asked. Where a file has put a clock of its own in place by then, they are never
// made, and all that opens the app's database in this process from then on waits two seconds first: one file took a minute.
vi.mock('@/storage/browser/renew-log', async (original) => ({
  ...(await original<typeof import('@/storage/browser/renew-log')>()),
  renewLog: () => Promise.resolve(),
}));

// What a file has put in place of something must not stay for the next one in the same process (D380).
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // Vitest listens itself, and leaves every error to whoever listens too: from then on nobody would be told of one.
  for (const event of ['unhandledRejection', 'uncaughtException'])
    expect(process.listenerCount(event), `listeners for ${event}`).toBe(1);
});
