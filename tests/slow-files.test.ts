import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { ALONE_FILES, ANEW_FILES, SLOW_FILES } from '../vite.config';
import { PLAYWRIGHT_SWITCHES_OFF } from './journeys/browser-args';

it.each([
  ['slow', SLOW_FILES],
  ['anew', ANEW_FILES],
  ['alone', ALONE_FILES],
])('the list of %s test files names only files that there are, each once', (_, files) => {
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

it('a test file that puts another module in the place of one loads all anew, and one in another environment is alone', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((name) => join('tests', name).replaceAll('\\', '/'))
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const withWords = (words: RegExp) => files.filter(({ text }) => words.test(text)).map(({ path }) => path);
  const replacing = withWords(/\bvi\s*\.(mock|doMock|unmock|doUnmock|resetModules)\(/);
  expect(replacing.length).toBeGreaterThan(10);
  expect(replacing.filter((path) => !ANEW_FILES.includes(path) && !ALONE_FILES.includes(path))).toEqual([]);
  expect(withWords(/^\/\/ @vitest-environment /m).filter((path) => !ALONE_FILES.includes(path))).toEqual([]);
});

it('what Playwright switches off in a browser stays off in the journeys', () => {
  const require = createRequire(import.meta.url);
  const bundle = join(dirname(require.resolve('playwright-core/package.json')), 'lib/coreBundle.js');
  const list = /disabledFeatures = \[([^\]]*)\]\.filter/.exec(readFileSync(bundle, 'utf8'))?.[1] ?? '';
  const names = [...list.replaceAll(/\/\/.*$/gm, '').matchAll(/"(\w+)"/g)].map(([, name]) => name);
  expect(PLAYWRIGHT_SWITCHES_OFF).toEqual(names);
  expect(names.length).toBeGreaterThan(0);
});
