import { type Failure, FailureError } from './failure';

/** §9: a chunk that has not arrived by then counts as failed. */
const CHUNK_TIMEOUT_MS = 120_000;

/** It has not failed but is still on its way: browsers go on waiting, and asking again waits for the same answer. */
export const CHUNK_LATE = { kind: 'internal', detail: 'chunk load time-out' } as const satisfies Failure;

/** The domain is compiled without a platform's types; every host has these. */
interface Timers {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

/**
 * Code that is fetched when it is first needed: every `import()` of the app goes through here, or a server that never
 * answers would leave a button pressed, and the queue stopped, for ever. Settles as `load` does, or rejects in time.
 */
export function loadChunk<Module>(load: () => Promise<Module>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<Module> {
  const timers = globalThis as unknown as Timers;
  return new Promise((resolve, reject) => {
    const late = () => reject(new FailureError(CHUNK_LATE));
    const timer = timers.setTimeout(late, timeoutMs);
    load()
      .then(resolve, reject)
      .finally(() => timers.clearTimeout(timer));
  });
}
