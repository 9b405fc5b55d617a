import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as specified from '@/ui/words/sections';
import { vi } from '@/ui/words/vi/sections';

const DOCS = join(import.meta.dirname, '../../docs');

/** The fixed texts of the interface. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsOf) : [];
}

it.each([
  ['guide.md', specified],
  ['guide.vi.md', vi],
])('%s names buttons as the app does, and its pictures are there', (name, words) => {
  const guide = readFileSync(join(DOCS, name), 'utf8');
  const texts = new Set([...textsOf(words), 'English', 'Tiếng Việt']);
  // _one thing_ or **one thing** at the head of a line of a list, over the end of a line too.
  const named = [...guide.matchAll(/_([^_`]+)_|^- \*\*([^*]+)\*\*/gm)].map((match) =>
    (match[1] ?? match[2] ?? '').replaceAll('\n', ' '),
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((label) => !texts.has(label))).toEqual([]);
  const pictures = [...guide.matchAll(/\]\((pictures\/[^)]+)\)/g)].map(([, path]) => path ?? '');
  expect(pictures).toHaveLength(5);
  expect(pictures.filter((path) => !existsSync(join(DOCS, path)))).toEqual([]);
});
