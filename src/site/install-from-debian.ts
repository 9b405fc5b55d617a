import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Debian and its children, run as root (a container, a pipeline): the distribution's own packages are one command away.
 * Elsewhere nothing happens, and where the distribution can't be reached neither; `why` is said before. Rejects by throwing
 * where an installation fails.
 */
export function installFromDebian(why: string, packages: readonly string[]): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`${why}: installing ${packages.join(' and ')} from the distribution …`);
  // What is installed for a test is not started as a service.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const options = { stdio: 'inherit', env } as const;
  if (spawnSync('apt-get', ['update', '-qq'], options).status !== 0) return;
  const patiently = ['-o', 'DPkg::Lock::Timeout=300'];
  execFileSync('apt-get', [...patiently, 'install', '-y', '-qq', '--no-install-recommends', ...packages], options);
}
