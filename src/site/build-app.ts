import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
export const PROJECT_ROOT = join(import.meta.dirname, '../..');
export const DIST = join(PROJECT_ROOT, 'dist');

/**
 * Builds the production app into dist. In a process of its own: a test runner's NODE_ENV would otherwise build React's
 * development version.
 */
export function buildApp(): void {
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: PROJECT_ROOT,
    stdio: 'inherit',
    env: { ...env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The production build failed; its messages are above.');
}
