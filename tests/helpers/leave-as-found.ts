// Dexie keeps what it finds when it is loaded: loaded first by a file that needs no database, it had none for all the others.
import 'fake-indexeddb/auto';
import { afterAll, expect, vi } from 'vitest';

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
