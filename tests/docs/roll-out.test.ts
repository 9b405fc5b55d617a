import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CONFIG } from '@/domain/settings';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe('the guide for administrators', () => {
  it('names every key of config.json', () => {
    const guide = read('docs/roll-out.md');
    const keys = [...Object.keys(DEFAULT_CONFIG), ...Object.keys(DEFAULT_CONFIG.services)];
    expect(keys.length).toBeGreaterThan(15);
    expect(keys.filter((key) => !guide.includes(`\`${key}\``))).toEqual([]);
  });

  it('has the same steps in both languages', () => {
    const steps = (path: string) => read(path).match(/^## \d|^\d\.|^- \*\*/gm);
    expect(steps('docs/roll-out.vi.md')).toEqual(steps('docs/roll-out.md'));
  });
});

it('every test that docs/security.md names is there', () => {
  const named = [...read('docs/security.md').matchAll(/`((?:tests\/)[^`]+)`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(10);
  for (const path of named) expect(read(path).length).toBeGreaterThan(0);
});
