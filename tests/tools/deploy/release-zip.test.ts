import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT_ROOT } from '@/site/build-app';
import { releaseZip } from '@/site/deploy/release-zip';
import { readBuild } from '@/site/read-build';

const BUILD = { version: '1.2.3', commit: 'abcdefabcdef' };
const FILES = { 'index.html': '<!doctype html>', 'static/js/b.js': 'b', 'static/js/a.js': 'a' };
const PICTURES = readdirSync(join(PROJECT_ROOT, 'docs/pictures')).map((name) => `pictures/${name}`);
let folder = '';

function writeDist(name: string, files: readonly (readonly [string, string])[]): string {
  const dist = join(folder, name);
  for (const [path, text] of files) {
    mkdirSync(join(dist, path, '..'), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  return dist;
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'callmark-release-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('holds the app, what a deployer needs beside it, and a checksum of every file', () => {
  const entries = unzipSync(releaseZip(PROJECT_ROOT, writeDist('one', Object.entries(FILES)), BUILD));
  const app = Object.keys(FILES).map((path) => `app/${path}`);
  const docs = [
    ...PICTURES,
    'guide.md',
    'guide.vi.md',
    'models.md',
    'roll-out.md',
    'roll-out.vi.md',
    'scorecards.md',
    'security.md',
    'services.md',
    'speakers.md',
    'team.md',
  ].map((name) => `docs/${name}`);
  const beside = ['Caddyfile', 'LICENSE', 'README.md', 'SHA256SUMS', 'VERSION', 'nginx.conf'];
  expect(Object.keys(entries).sort()).toEqual([...app, ...docs, ...beside].sort());
  const { SHA256SUMS: sums = new Uint8Array(), ...rest } = entries;
  const lines = strFromU8(sums).trimEnd().split('\n');
  expect(lines).toHaveLength(Object.keys(rest).length);
  for (const line of lines) {
    const [sum, name = ''] = line.split('  ');
    expect(
      createHash('sha256')
        .update(rest[name] ?? '')
        .digest('hex'),
    ).toBe(sum);
  }
  expect(strFromU8(rest['VERSION'] ?? new Uint8Array())).toBe('1.2.3 abcdefabcdef\n');
  const links = Object.entries(rest)
    .filter(([name]) => name.endsWith('.md'))
    .flatMap(([name, bytes]) =>
      [...strFromU8(bytes).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => posix.join(name, '..', link)),
    );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !(link in entries))).toEqual([]);
});

it('has the same bytes for the same files, whenever, in whatever order and time zone they were written', () => {
  const one = releaseZip(PROJECT_ROOT, writeDist('first', Object.entries(FILES)), BUILD);
  const zone = process.env['TZ'];
  process.env['TZ'] = 'Pacific/Kiritimati';
  const other = releaseZip(PROJECT_ROOT, writeDist('second', Object.entries(FILES).reverse()), BUILD);
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
  expect(Buffer.compare(one, other)).toBe(0);
  const changed = releaseZip(PROJECT_ROOT, writeDist('third', [...Object.entries(FILES), ['new.txt', '']]), BUILD);
  expect(Buffer.compare(one, changed)).not.toBe(0);
});

it('knows what is built: the version of the package, and the commit that is given or found', () => {
  const given = process.env['CALLMARK_COMMIT'];
  process.env['CALLMARK_COMMIT'] = 'from-outside';
  expect(readBuild(PROJECT_ROOT).commit).toBe('from-outside');
  delete process.env['CALLMARK_COMMIT'];
  const { version, commit } = readBuild(PROJECT_ROOT);
  expect(version).toMatch(/^\d+\.\d+\.\d+/);
  // An unpacked archive of the project has no history.
  expect(commit).toMatch(/^(?:[\da-f]{12}\+?)?$/);
  if (given !== undefined) process.env['CALLMARK_COMMIT'] = given;
});
