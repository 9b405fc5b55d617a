import { afterAll, vi } from 'vitest';

// What a file has put in place of something must not stay for the next one in the same process (D380).
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
