import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { PROJECT_ROOT } from '@/site/build-app';
import { readWanted, runUnderNodes } from './under-nodes';

interface Scripts {
  scripts: { types: string; 'test:unit': string };
}

/** `npm run test:nodes [-- VERSION… FILE…]`: types, unit and component tests under every Node that the README names. */
const { versions, files } = readWanted(process.argv.slice(2));
const { scripts } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')) as Scripts;
const unit = [scripts['test:unit'], ...files].join(' ');
const command = files.length > 0 ? unit : `${scripts.types} && ${unit}`;
const scratch = mkdtempSync(join(tmpdir(), 'callmark-nodes-'));

try {
  const passed = runUnderNodes(versions, {
    get(version) {
      const folder = mkdtempSync(join(scratch, `${version}-`));
      writeFileSync(join(folder, 'package.json'), '{ "private": true }');
      // The package brings the program by its install script.
      const options = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts=false', '--loglevel=error'];
      execFileSync('npm', ['install', ...options, `node@${version}`], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const bin = join(folder, 'node_modules/node/bin');
      return { folder: bin, full: execFileSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' }).trim() };
    },
    passes(folder) {
      const path = [folder, join(PROJECT_ROOT, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
      const env = { ...process.env, PATH: path };
      return spawnSync(command, { cwd: PROJECT_ROOT, shell: true, stdio: 'inherit', env }).status === 0;
    },
    say: (line) => console.log(line),
  });
  process.exitCode = passed ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
