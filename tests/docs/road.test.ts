import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { importsOf } from '../helpers/layering-rules';

const ROOT = join(import.meta.dirname, '../..');

/** Where an import of a file below src leads, from there, without extension. */
function targetOf(file: string, specifier: string): string {
  const target = specifier.startsWith('@/') ? specifier.slice(2) : posix.join(posix.dirname(file), specifier);
  return target.replace(/\.tsx?$/, '');
}

it('the road from upload to score is as long as it says, and every file on it leads to another', () => {
  const architecture = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const road = /\*\*Upload → score\.\*\*[\s\S]*?(?=\n\n\*\*)/.exec(architecture)?.[0] ?? '';
  const files = [...new Set([...road.matchAll(/`([\w./-]+\/[\w.-]+)`/g)].map(([, file = '']) => file))];
  expect(files).toHaveLength(Number(/(\d+) files below `src`/.exec(road)?.[1]));

  const pathOf = (file: string) => join(ROOT, 'src', `${file}.ts`);
  expect(files.filter((file) => !existsSync(pathOf(file)))).toEqual([]);

  const ties = files.flatMap((file) =>
    importsOf(readFileSync(pathOf(file), 'utf8'))
      .filter(({ typeOnly }) => !typeOnly)
      .map(({ specifier }) => [file, targetOf(file, specifier)] as const)
      .filter(([, target]) => files.includes(target)),
  );
  expect(files.filter((file) => !ties.some((tie) => tie.includes(file)))).toEqual([]);
});
