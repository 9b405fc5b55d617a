import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '@/site/build-app';

const LOCKED = join(import.meta.dirname, 'servers');

/**
 * The folder in which PouchDB Server is installed: once for each state of its lock file, where nothing of the project
 * looks. Two that ask at once both install it, and one is kept.
 */
export function installedServers(): string {
  const lock = createHash('sha256')
    .update(readFileSync(join(LOCKED, 'package-lock.json')))
    .digest('hex')
    .slice(0, 12);
  const folder = join(PROJECT_ROOT, 'node_modules/.cache/team-servers', lock);
  if (existsSync(folder)) return folder;
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  cpSync(LOCKED, fresh, { recursive: true });
  try {
    console.log('Installing PouchDB Server for tests of the team archive …');
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', fresh];
    execFileSync('npm', ['ci', ...options], { cwd: fresh, stdio: ['ignore', 'ignore', 'inherit'] });
    renameSync(fresh, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return folder;
}
