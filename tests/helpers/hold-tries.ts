import { vi } from 'vitest';

/**
 * Nothing is tried again by the clock until mocks are restored: what is stored then, a press or a key stored. The first
 * try comes after a second (`paced-saver.ts`).
 */
export function holdTries(): void {
  const start = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) =>
    start(ms < 1000 ? run : () => undefined, ms)) as typeof setTimeout);
}
