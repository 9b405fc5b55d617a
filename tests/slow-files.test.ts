import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SLOW_FILES } from '../vite.config';

it('the list of slow test files names only files that there are, each once', () => {
  expect(SLOW_FILES.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(SLOW_FILES).size).toBe(SLOW_FILES.length);
});
