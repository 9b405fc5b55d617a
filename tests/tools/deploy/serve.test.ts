import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '@/site/build-app';

const TSX = join(PROJECT_ROOT, 'node_modules/tsx/dist/cli.mjs');

it.each(['abc', '65536'])('npm start does not begin with %j as PORT, and says why', (PORT) => {
  const options = { cwd: PROJECT_ROOT, encoding: 'utf8', env: { ...process.env, PORT } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [TSX, 'src/site/serve.ts'], options);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`PORT is ${PORT}: give a number from 0 to 65535.`);
});
