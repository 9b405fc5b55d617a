import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { zipSync } from 'fflate';
import type { Build } from '@/domain/build';

/** The oldest that zip knows, and the same in every time zone: what was built when is no part of a release. */
const made = (): Date => new Date(1980, 0, 1);

/** What goes with the app, by its name in the zip and its place in the project. */
const BESIDE = {
  LICENSE: 'LICENSE',
  'nginx.conf': 'src/site/deploy/nginx.conf',
  Caddyfile: 'src/site/deploy/Caddyfile',
  'docs/guide.md': 'docs/guide.md',
  'docs/guide.vi.md': 'docs/guide.vi.md',
  'docs/models.md': 'docs/models.md',
  'docs/roll-out.md': 'docs/roll-out.md',
  'docs/roll-out.vi.md': 'docs/roll-out.vi.md',
  'docs/scorecards.md': 'docs/scorecards.md',
  'docs/security.md': 'docs/security.md',
  'docs/services.md': 'docs/services.md',
  'docs/speakers.md': 'docs/speakers.md',
  'docs/team.md': 'docs/team.md',
} as const;

/** The guide is what the zip opens with; its neighbours lie in a folder there. */
const readme = (guide: string): string => guide.replaceAll(/\]\(([\w.-]+\.md)\)/g, '](docs/$1)');

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.map((path) => path.slice(folder.length + 1)).sort();
}

/**
 * The app as one zip: app/ with what a server is to serve, a README, server files, VERSION and SHA256SUMS of them all (for
 * `sha256sum -c`). The same files give the same bytes.
 */
export function releaseZip(root: string, dist: string, { version, commit }: Build): Uint8Array {
  const files = new Map<string, Uint8Array>();
  for (const path of filesIn(dist)) files.set(`app/${path.split(sep).join('/')}`, readFileSync(join(dist, path)));
  for (const [name, path] of Object.entries(BESIDE)) files.set(name, readFileSync(join(root, path)));
  const pictures = join(root, 'docs/pictures');
  for (const path of filesIn(pictures)) files.set(`docs/pictures/${path}`, readFileSync(join(pictures, path)));
  files.set('README.md', Buffer.from(readme(readFileSync(join(root, 'docs/roll-out.md'), 'utf8'))));
  files.set('VERSION', Buffer.from(`${[version, commit].filter(Boolean).join(' ')}\n`));
  const sums = [...files].map(([name, bytes]) => `${digest(bytes)}  ${name}\n`);
  files.set('SHA256SUMS', Buffer.from(sums.join('')));
  return zipSync(Object.fromEntries(files), { mtime: made(), level: 9 });
}
