import { vi } from 'vitest';

/**
 * Nothing is tried again by the clock until mocks are restored: what is stored then, a press or a key stored. The first
 * try comes after a second (`paced-saver.ts`). `run`: what the clock would do by now, all at once.
 */
export function holdTries(): { count: () => number; run: () => void } {
  const [start, stop] = [globalThis.setTimeout, globalThis.clearTimeout];
  const held = new Map<unknown, () => void>();
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, ms = 0) => {
    const timer = start(ms < 1000 ? run : () => undefined, ms);
    if (ms >= 1000) held.set(timer, run);
    return timer;
  }) as typeof setTimeout);
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation((timer) => {
    held.delete(timer);
    stop(timer);
  });
  return {
    count: () => held.size,
    run: () => {
      for (const [timer, run] of held) {
        held.delete(timer);
        run();
      }
    },
  };
}
