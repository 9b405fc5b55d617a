import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '@/site/build-app';
import { licenceText } from '@/site/licences/licence-text';
import { packageOf, untold } from '@/site/licences/licences-plugin';
import { shippedPackages } from '@/site/licences/shipped-packages';
import { importsOf } from '../../helpers/layering-rules';

const packages = shippedPackages(PROJECT_ROOT);
const text = licenceText(PROJECT_ROOT);

/** Packages that the code of the app names. */
function imported(): string[] {
  const files = ['src', 'sw'].flatMap((folder) =>
    readdirSync(join(PROJECT_ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts') && !name.startsWith('site/'))
      .map((name) => readFileSync(join(PROJECT_ROOT, folder, name), 'utf8')),
  );
  const names = files
    .flatMap((code) => importsOf(code).filter(({ typeOnly }) => !typeOnly))
    .filter(({ specifier }) => !/^(?:@\/|\.)/.test(specifier))
    .map(({ specifier }) => packageOf(`node_modules/${specifier}`) ?? '');
  return [...new Set(names)];
}

describe('the licences', () => {
  it('are those of every package that the code imports, and of what these depend on', () => {
    const told = packages.map(({ name }) => name);
    expect(imported().length).toBeGreaterThan(10);
    expect(told).toEqual(expect.arrayContaining(imported()));
    expect(told).toEqual(expect.arrayContaining(['scheduler', '@huggingface/tokenizers', 'onnxruntime-common']));
    for (const { name, version } of packages) expect(text).toContain(`${name} ${version} (`);
  });

  it('name LAME, mediabunny, the inference runtime and the font, with where the source is', () => {
    expect(text).toMatch(/LAME MP3 encoder[\s\S]*https:\/\/lame\.sourceforge\.io/);
    expect(text).toContain('GNU LIBRARY GENERAL PUBLIC LICENSE');
    expect(text).toMatch(/mediabunny [\d.]+ \(MPL-2\.0\)[\s\S]*https:\/\/github\.com\/Vanilagy\/mediabunny/);
    expect(text).toContain('Mozilla Public License Version 2.0');
    expect(text).toMatch(/onnxruntime-web [\w.-]+ \(MIT\)\nhttps:\/\/github\.com\/Microsoft\/onnxruntime/);
    expect(text).toMatch(/@fontsource\/be-vietnam-pro [\d.]+ \(OFL-1\.1\)/);
    expect(text).toContain('SIL OPEN FONT LICENSE');
  });

  it('are none that would ask for the source of the app', () => {
    const free = /^(?:MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|OFL-1\.1|BlueOak-1\.0\.0)$/;
    expect(packages.filter(({ licence }) => !free.test(licence))).toEqual([]);
    expect(text).not.toContain('GNU GENERAL PUBLIC LICENSE\n');
  });
});

describe('a bundle', () => {
  it.each([
    ['/home/x/node_modules/react/index.js', 'react'],
    ['/x/node_modules/a/node_modules/@b/c/d.js?url', '@b/c'],
    ['node_modules/@fontsource/be-vietnam-pro/files/x.woff2', '@fontsource/be-vietnam-pro'],
    ['/home/x/src/app/main.tsx', null],
  ])('%s is of %s', (path, name) => {
    expect(packageOf(path)).toBe(name);
  });

  it('with a package whose licence is not told is refused', () => {
    const paths = ['/x/node_modules/react/index.js', '/x/node_modules/readline-gpl/a.js', '/x/src/a.ts'];
    expect(untold(paths, new Set(['react']))).toEqual(['readline-gpl']);
  });
});
