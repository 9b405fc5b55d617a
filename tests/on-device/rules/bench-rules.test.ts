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

const figuresIn = (out: string): Record<string, number | null> => JSON.parse(out.trim().split('\n').at(-1) ?? '');

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
    const figures = figuresIn(out);
    expect(Object.keys(figures)).toEqual([
      'customer_service',
      'csat_within_1',
      'sales_band',
      'key_information_recall',
      'customer_service_kappa',
      'csat_kappa',
      'sales_kappa',
      'statements',
      'statements_without_evidence',
      'pairs_violated',
    ]);
    expect(figures).toMatchObject({ statements_without_evidence: 0, pairs_violated: 0 });
    expect(figures['statements']).toBeGreaterThan(10);
    for (const name of ['customer_service', 'csat_within_1', 'key_information_recall'])
      expect(figures[name], name).toBeGreaterThan(0.5);
    // A call that sells nothing has no sales labels: chance has nothing to be corrected for.
    expect(figures['sales_kappa']).toBeNull();
  }, 300_000);

  it('judges the same calls with noise, the same way every time, and ends with the same line', async () => {
    const where = folder();
    for (const name of ['vi-lich-gay-quy-ep.json', 'en-gutters-plan-sold.json'])
      copyFileSync(join(calls, name), join(where, name));
    const [clean, noisy, again, bare] = await Promise.all([
      bench(where),
      bench(where, '--noise', 'recognition'),
      bench('--noise', 'recognition', where),
      bench(where, '--noise', 'no-diacritics'),
    ]);
    expect(noisy.out).toContain('2 calls with noise: recognition, 5 times');
    expect(Object.keys(figuresIn(noisy.out))).toEqual(Object.keys(figuresIn(clean.out)));
    expect(figuresIn(noisy.out)).not.toEqual(figuresIn(clean.out));
    expect(figuresIn(again.out)).toEqual(figuresIn(noisy.out));
    // English loses nothing by losing diacritics, and would hide what Vietnamese loses.
    expect(bare.out).toContain('1 calls with noise: no-diacritics');
    expect(bare.out).toMatch(/judged \d+ of \d+ labels/);
    expect(Object.keys(figuresIn(bare.out))).toEqual(Object.keys(figuresIn(clean.out)));
  }, 300_000);

  it('reads the calls of this project where no folder is named', async () => {
    const { code, out } = await bench();
    expect(code).toBe(0);
    expect(out).toMatch(/^2\d calls/m);
  }, 300_000);

  it('refuses a noise that it does not know', async () => {
    const { code, error } = await bench(calls, '--noise', 'rain');
    expect(code).toBe(1);
    expect(error).toMatch(/recognition \| no-diacritics/);
  }, 300_000);

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
  }, 300_000);
});
