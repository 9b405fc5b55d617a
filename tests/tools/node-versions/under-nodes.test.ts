import { expect, it } from 'vitest';
import { NODE_VERSIONS, readWanted, runUnderNodes } from './under-nodes';

/** A machine on which some versions can't be had and the tests fail under others. */
function run(versions: readonly string[], machine: { absent?: string; failing?: string; other?: string } = {}) {
  const said: string[] = [];
  const tried: string[] = [];
  const passed = runUnderNodes(versions, {
    get(version) {
      if (version === machine.absent) throw new Error('no such package');
      return { folder: version, full: version === machine.other ? 'v18.0.0' : `v${version}.1.0` };
    },
    passes(folder) {
      tried.push(folder);
      return folder !== machine.failing;
    },
    say: (line) => said.push(line),
  });
  return { passed, tried, said: said.join('\n') };
}

it('runs every version that the README names, unless some are asked for', () => {
  expect(readWanted([])).toEqual({ versions: [...NODE_VERSIONS], files: [] });
  expect(readWanted(['24', 'tests/network', '26'])).toEqual({ versions: ['24', '26'], files: ['tests/network'] });
  expect(run(['20', '24'])).toMatchObject({ passed: true, tried: ['20', '24'] });
});

it('fails where the tests fail under one of them, and still tries the rest', () => {
  const { passed, tried, said } = run(['20', '22', '24'], { failing: '22' });
  expect(passed).toBe(false);
  expect(tried).toEqual(['20', '22', '24']);
  expect(said).toContain('Node v22.1.0: FAILED');
  expect(said).toContain('Node v24.1.0: passed');
});

it('names a version that can’t be had, or is another than asked for, and fails', () => {
  const absent = run(['20', '22'], { absent: '20' });
  expect(absent).toMatchObject({ passed: false, tried: ['22'] });
  expect(absent.said).toContain('Node 20: NOT TRIED: no such package');
  const other = run(['26'], { other: '26' });
  expect(other).toMatchObject({ passed: false, tried: [] });
  expect(other.said).toContain('NOT TRIED: asked for 26, got v18.0.0');
});
