import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from '@/domain/build';

/** What is being built: the package's version, and the commit from CALLMARK_COMMIT or from the repository in `root`. */
export function readBuild(root: string): Build {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Pick<Build, 'version'>;
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  const given = process.env['CALLMARK_COMMIT'];
  if (given !== undefined && given !== '') return { version, commit: given };
  const { status, stdout } = git('rev-parse', '--short=12', 'HEAD');
  if (status !== 0) return { version, commit: '' };
  const changed = git('diff', '--quiet', 'HEAD').status === 0 ? '' : '+';
  return { version, commit: stdout.trim() + changed };
}
