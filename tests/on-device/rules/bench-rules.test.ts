import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const calls = join(root, 'tests/on-device/calls/tuning');
const folder = () => mkdtempSync(join(tmpdir(), 'callmark-bench-'));

/** `npm run bench:rules -- DIR` as it is run by hand. */
function bench(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'tests/bench/rules.ts', ...args],
      { cwd: root },
      (failed, out, error) => {
        resolve({ code: typeof failed?.code === 'number' ? failed.code : 0, out, error });
      },
    );
  });
}

describe('the measure of the rules', () => {
  it('ends with one line of JSON and passes over what is no labelled call', async () => {
    const where = folder();
    copyFileSync(join(calls, 'vi-dat-phong-doi-ngay.json'), join(where, 'call.json'));
    writeFileSync(join(where, 'README.md'), '# calls');
    writeFileSync(join(where, 'other.json'), '{"name":"x"}');
    const { code, out } = await bench(where);
    expect(code).toBe(0);
    expect(out).toContain('skipped: README.md');
    expect(out).toContain('skipped: other.json');
    const figures: Record<string, number> = JSON.parse(out.trim().split('\n').at(-1) ?? '');
    expect(Object.keys(figures)).toEqual(['customer_service', 'csat_within_1', 'sales_band', 'key_information_recall']);
    for (const figure of Object.values(figures)) expect(figure).toBeGreaterThanOrEqual(0);
  }, 30_000);

  it.each([
    ['an empty folder', folder(), /No labelled calls/],
    ['a folder that is not there', join(tmpdir(), 'callmark-nowhere'), /Not a folder/],
  ])(
    'refuses %s in words',
    async (_name, where, words) => {
      const { code, error } = await bench(where);
      expect(code).toBe(1);
      expect(error).toMatch(words);
      expect(error).not.toMatch(/\n\s+at /);
    },
    30_000,
  );

  it('names the broken file', async () => {
    const where = folder();
    writeFileSync(join(where, 'broken.json'), '{"transcript":');
    const { code, error } = await bench(where);
    expect(code).toBe(1);
    expect(error).toMatch(/Cannot read broken\.json/);
  }, 30_000);
});
