import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  name?: string;
  version?: string;
  license?: string;
  repository?: string | { url?: string };
  dependencies?: Record<string, string>;
}

export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX, as the package says it. */
  licence: string;
  source: string;
  /** Its licence and notice files; '' where it brings none. */
  text: string;
}

const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** As Node looks for it: from the folder of who asks, upwards. */
function folderOf(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  return dirname(from) === from ? null : folderOf(name, dirname(from));
}

/** "git+https://github.com/a/b.git", "git@github.com:a/b.git" and "a/b" as an address to read. */
function sourceOf({ repository }: Manifest): string {
  const address = (typeof repository === 'string' ? repository : repository?.url) ?? '';
  const plain = address
    .replace(/^git\+/, '')
    .replace(/^git@github\.com:/, 'https://github.com/')
    .replace(/\.git$/, '');
  return /^[\w.-]+\/[\w.-]+$/.test(plain) ? `https://github.com/${plain}` : plain;
}

function textOf(folder: string): string {
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(file));
  return files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
}

/** Types, and what overrides put in the place of packages for Node: neither is in the app. */
const neverShipped = (name: string, { license }: Manifest) =>
  name.startsWith('@types/') || name === 'undici-types' || license === undefined;

/**
 * What the app is made of: every dependency of the project and theirs, since some arrive bundled into one file and can't
 * be told by the modules of a build. By name.
 */
export function shippedPackages(root: string): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  const walk = (folder: string) => {
    for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
      const place = folderOf(name, folder);
      if (place === null) throw new Error(`${name} is not installed: npm ci`);
      const manifest = readManifest(place);
      const { version = '', license = '' } = manifest;
      if (neverShipped(name, manifest) || found.has(place)) continue;
      found.set(place, { name, version, licence: license, source: sourceOf(manifest), text: textOf(place) });
      walk(place);
    }
  };
  walk(root);
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
