import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findProblems, importsOf, type SourceFile, sizeFigures } from './helpers/layering-rules';

const ROOT = join(import.meta.dirname, '..');

function readTree(): SourceFile[] {
  return ['src', 'sw', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|css)$/.test(name))
      .map((name) => join(folder, name).split(sep).join('/'))
      .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
  );
}

describe('the house rules', () => {
  const tree = readTree();

  it('hold for every file', () => {
    expect(tree.length).toBeGreaterThan(50);
    expect(findProblems(tree)).toEqual([]);
  });

  it('keep files small: half of them 70 lines at most, nine of ten 180', () => {
    const { median, p90 } = sizeFigures(tree);
    expect(median).toBeLessThanOrEqual(70);
    expect(p90).toBeLessThanOrEqual(180);
  });
});

describe('the rules themselves', () => {
  const problemsOf = (path: string, text: string) => findProblems([{ path, text }]);

  it.each([
    ['src/domain/a.ts', "import { db } from '@/storage/database';", 'domain may not import storage'],
    ['src/network/a.ts', "import type { Row } from '@/storage/database';", 'network may not import storage'],
    ['src/jobs/a.ts', "import { rulesProvider } from '@/on-device/rules';", 'jobs may not import on-device'],
    ['src/ui/a.tsx', "import { tabAtom } from '@/state/session';", 'ui may not import state'],
    ['src/ui/a.tsx', "import { gaugeAngle } from '@/domain/scoring/gauge';", 'ui may import types only'],
    ['src/features/calls/a.tsx', "import { B } from '@/features/capture/b';", 'a feature imports another'],
    ['src/features/calls/a.tsx', "import { B } from '../capture/b';", 'leaves its folder'],
    ['src/features/calls/a.tsx', "import { B } from '@/features/calls/b';", 'say it relatively'],
    ['src/features/calls/a.tsx', "const b = await import('@/app/app');", 'features may not import app'],
    ['src/app/a.ts', "const b = await import('./b');", 'imports lazily without loadChunk'],
    ['src/audio/a.ts', "new Worker(new URL('../jobs/b.worker.ts', import.meta.url));", 'leaves its folder'],
    ['sw/a.ts', "import { Button } from '@/ui/button';", 'sw may not import ui'],
    ['src/audio/files/peaks.ts', "import WaveSurfer from 'wavesurfer.js';", 'imports wavesurfer.js'],
    ['src/features/calls/a.tsx', "import Dexie from 'dexie';", 'imports dexie'],
    ['src/storage/a.ts', "import { useState } from 'react';", 'imports react'],
    ['src/features/calls/a.ts', "await fetch('/x');", 'uses fetch'],
    ['src/app/a.ts', "localStorage.getItem('x');", 'uses browser storage'],
    ['src/domain/a.ts', 'export const at = Date.now();', 'uses the clock'],
    ['src/domain/a.ts', 'export const at = new Date();', 'uses the clock'],
    ['src/domain/a.ts', 'export const n = Math.random();', 'uses random'],
    ['src/jobs/a.ts', 'window.addEventListener();', 'uses the DOM'],
    ['src/jobs/a.ts', 'const { onLine } = navigator;', 'uses the navigator'],
    ['src/ui/a.tsx', 'element.innerHTML = text;', 'uses raw HTML'],
    ['src/ui/index.ts', "export { B } from './b';", 'barrel'],
    ['src/ui/a.ts', "export * from './b';", 'barrel'],
    ['src/ui/a.tsx', 'export default function A() {}', 'default export'],
    ['src/ui/myButton.tsx', '', 'not kebab-case'],
    ['src/ui/a.ts', 'x\n'.repeat(251), '251 lines'],
    ['src/ui/a.tsx', `export function Big() {\n${'  x;\n'.repeat(150)}}\n`, 'component Big has 152 lines'],
    ['tests/a.test.ts', `it.${'skip'}('x', () => {});`, `.${'skip'}(`],
    ['src/ui/a.ts', `// biome-${'ignore'} lint`, `biome-${'ignore'}`],
  ])('%s with %j is a breach', (path, text, problem) => {
    expect(problemsOf(path, text).join('\n')).toContain(problem);
  });

  it.each([
    ['src/jobs/a.ts', "import { db } from '@/storage/database';\nimport { b } from './b';"],
    [
      'src/ui/a.tsx',
      "import type { Band } from '@/domain/call';\nimport { type Range } from '@/domain/scoring/score-card';",
    ],
    ['src/domain/scoring/a.ts', "import { b } from '../transcript';"],
    ['src/audio/playing/segment-player.ts', "import WaveSurfer from 'wavesurfer.js';"],
    ['src/domain/a.ts', '// never Date.now() here\nexport const word = "document.title";'],
    ['src/app/a.ts', "worker.addEventListener('fetch', run);"],
    ['src/app/a.ts', "const b = await loadChunk(() => import('./b'));"],
    ['src/network/a.ts', 'const answer = await fetch(address);'],
    ['src/ui/a.ts', 'x\n'.repeat(250)],
  ])('%s with %j is none', (path, text) => {
    expect(problemsOf(path, text)).toEqual([]);
  });

  it('mind fragments: a few lines that one file of the folder reads, and no test', () => {
    const files = [
      { path: 'src/ui/a.ts', text: "import { b } from './b';\n" },
      { path: 'src/ui/b.ts', text: 'export const b = 1;\n' },
    ];
    expect(findProblems(files)).toEqual(['src/ui/b.ts: 1 lines for src/ui/a.ts alone']);
    const test = { path: 'tests/ui/b.test.ts', text: "import { b } from '@/ui/b';\n" };
    expect(findProblems([...files, test])).toEqual([]);
    const other = { path: 'src/app/c.ts', text: "import { b } from '@/ui/b';\n" };
    expect(findProblems([...files, other])).toEqual([]);
  });

  it('see every form of import', () => {
    const text = [
      "import './a.css';",
      "import b from 'b';",
      'import {',
      '  type C,',
      '  d,',
      "} from '@/d';",
      "export { e } from './e';",
      "// import { no } from 'comment';",
      "const f = () => import('@/f');",
      "new URL('./g.worker.ts', import.meta.url);",
    ].join('\n');
    expect(importsOf(text).map(({ specifier }) => specifier)).toEqual([
      './a.css',
      'b',
      '@/d',
      './e',
      '@/f',
      './g.worker.ts',
    ]);
    expect(importsOf(text).some(({ typeOnly }) => typeOnly)).toBe(false);
  });
});
