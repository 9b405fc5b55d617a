import { configure, getConfig } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * `npm run test:slow`: whoever uses the page rests up to so many milliseconds, at random, after each thing done and each
 * thing waited for. A test that looks for what has passed by then falls here, before a quick database makes it fall.
 */
const longestMs = Number(process.env['SLOW_HANDS_MS'] ?? 0);

if (longestMs > 0) {
  // Taken before a test puts made-up timers in its place.
  const later = globalThis.setTimeout;
  const rest = async <T>(done: T): Promise<T> => {
    await new Promise((resolve) => later(resolve, Math.random() ** 3 * longestMs));
    return done;
  };
  const { asyncWrapper } = getConfig();
  configure({ asyncWrapper: (work) => asyncWrapper(async () => rest(await work())) });
  const { waitFor } = vi;
  vi.waitFor = async (look, options) => rest(await waitFor(look, options));
}
