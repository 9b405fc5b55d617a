import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp, DIST, PROJECT_ROOT } from '../build-app';
import { readBuild } from '../read-build';
import { releaseZip } from './release-zip';

/** `npm run release`: builds the app and writes it as a zip into artifacts/release, with its checksum beside it. */
buildApp();
const build = readBuild(PROJECT_ROOT);
const bytes = releaseZip(PROJECT_ROOT, DIST, build);
const folder = join(PROJECT_ROOT, 'artifacts/release');
const name = `callmark-${[build.version, build.commit].filter(Boolean).join('-')}.zip`;
const sum = `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, name), bytes);
writeFileSync(join(folder, `${name}.sha256`), sum);
console.log(`${join(folder, name)}\n${sum.trim()}`);
if (build.commit.endsWith('+')) console.log('Files were changed since the commit: this is no release of it.');
