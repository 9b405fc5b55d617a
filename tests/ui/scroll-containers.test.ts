import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../src');
const SCROLLS = /overflow(-y)?: (auto|scroll)/;

const rules = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .flatMap((path) => readFileSync(join(SOURCE, path), 'utf8').match(/[^{};]+\{[^{}]*\}/g) ?? []);

// Text for screen readers is positioned: in a container that is not, it stands outside of it and makes the page as long
// as the list it belongs to.
it('what scrolls by itself holds what is positioned in it', () => {
  const scrolling = rules.filter((rule) => SCROLLS.test(rule));
  expect(scrolling.length).toBeGreaterThan(5);
  expect(scrolling.filter((rule) => !/position: (relative|fixed|sticky)/.test(rule))).toEqual([]);
});
