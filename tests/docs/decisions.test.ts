import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

/** "D31 **The evaluation …**" at the beginning of a paragraph. */
function idsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^(D\d+[a-z]?) \*\*/gm)].map(([, id = '']) => id);
}

/** "(D31)", "(§4, D31)", "D25-D29": what stands in comments. */
function referencesIn(source: string): string[] {
  const comments = source.match(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g) ?? [];
  return comments.flatMap((comment) => comment.match(/\bD\d+[a-z]?\b/g) ?? []);
}

const decisions = read('docs/decisions.md');
const files = ['src/', 'sw/', 'tests/'].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .map((name) => folder + name),
);

describe('references to decisions', () => {
  it('lead to an entry of docs/decisions.md', () => {
    const known = new Set(idsOf(decisions));
    const dangling = files.flatMap((path) =>
      referencesIn(read(path))
        .filter((id) => !known.has(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(dangling).toEqual([]);
  });

  it('are found in comments, and only there', () => {
    expect(referencesIn('/** Kept (§4, D31). */\n// D7, D12\nconst D99 = 1;')).toEqual(['D31', 'D7', 'D12']);
  });

  it('are ids, not numbers of something that is not here', () => {
    const numbered = files.filter(
      (path) => path !== 'tests/docs/decisions.test.ts' && /\bdecisions? [A-H]?\d/i.test(read(path)),
    );
    expect(numbered).toEqual([]);
  });
});

describe('the entries of docs/decisions.md', () => {
  it('each have an id of their own', () => {
    const ids = idsOf(decisions);
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('all have one', () => {
    const without = decisions.split('\n\n').filter((paragraph) => paragraph.startsWith('**'));
    expect(without).toEqual([]);
  });
});
