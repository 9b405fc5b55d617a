import { describe, expect, it } from 'vitest';
import { krippendorff, type Measure } from '@/domain/calibration/krippendorff';

const rows = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) =>
      row
        .trim()
        .split(/\s+/)
        .map((value) => (value === '.' ? null : Number(value))),
    );
const unitsOf = (text: string): (number | null)[][] => {
  const raters = rows(text);
  return (raters[0] ?? []).map((_, unit) => raters.map((rater) => rater[unit] ?? null));
};

/** Krippendorff, Computing Krippendorff's Alpha-Reliability (2011), section C: four observers, twelve units. */
const FOUR_BY_TWELVE = unitsOf(`
  1 2 3 3 2 1 4 1 2 . . .
  1 2 3 3 2 2 4 1 2 5 . 3
  . 3 3 3 2 3 4 2 2 5 1 .
  1 2 3 3 2 4 4 1 2 5 1 .
`);

/** The same, section A: two observers, ten units, two values. */
const TWO_BY_TEN = unitsOf(`
  0 1 0 0 0 0 0 0 1 0
  1 1 1 0 0 1 0 0 0 0
`);

/** The same, section B: two observers, twelve articles, five values (a to e). */
const TWO_BY_TWELVE = unitsOf(`
  1 1 2 2 4 3 3 3 5 4 4 1
  2 1 2 2 2 3 3 3 5 4 4 4
`);

/** By its definition over all ordered pairs, in another way than the code: slow, and with no matrix. */
function byDefinition(units: readonly (readonly (number | null)[])[], measure: Measure): number | null {
  const paired = units.map((unit) => unit.filter((value) => value !== null)).filter((unit) => unit.length > 1);
  const all = paired.flat();
  const between = (one: number, two: number) => {
    const [low, high] = [Math.min(one, two), Math.max(one, two)];
    const count = (test: (value: number) => boolean) => all.filter(test).length;
    const steps = count((v) => v >= low && v <= high);
    return (steps - (count((v) => v === low) + count((v) => v === high)) / 2) ** 2;
  };
  const distance = (one: number, two: number) => {
    if (one === two) return 0;
    if (measure === 'nominal') return 1;
    return measure === 'interval' ? (one - two) ** 2 : between(one, two);
  };
  const pairsOf = (values: readonly number[]) =>
    values.flatMap((one, i) => values.flatMap((two, j) => (i === j ? [] : [distance(one, two)])));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const observed = sum(paired.map((values) => sum(pairsOf(values)) / (values.length - 1))) / all.length;
  const expected = sum(pairsOf(all)) / (all.length * (all.length - 1));
  return expected > 0 ? 1 - observed / expected : null;
}

/** Repeatable noise (mulberry32). */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('Krippendorff’s alpha', () => {
  it.each<[Measure, string]>([
    ['nominal', '0.743'],
    ['ordinal', '0.815'],
    ['interval', '0.849'],
  ])('of the four observers, %s, is the published one', (measure, published) => {
    const { alpha, units, raters } = krippendorff(FOUR_BY_TWELVE, measure);
    expect(alpha?.toFixed(3)).toBe(published);
    // The twelfth unit was seen by one observer alone.
    expect([units, raters]).toEqual([11, 4]);
  });

  it('of two observers and two values is the published one, and 1 − 19·8 / (2·14·6) by hand', () => {
    expect(krippendorff(TWO_BY_TEN, 'nominal').alpha?.toFixed(3)).toBe('0.095');
    // n = 20, n₀ = 14, n₁ = 6, four units differ: 8 of the ordered pairs.
    expect(krippendorff(TWO_BY_TEN, 'nominal').alpha).toBeCloseTo(1 - (19 * 8) / (2 * 14 * 6), 12);
  });

  it('of two observers and five values is the published one', () => {
    expect(krippendorff(TWO_BY_TWELVE, 'nominal').alpha?.toFixed(3)).toBe('0.692');
  });

  it('cannot be computed of nothing, of one rater, or where nothing differs', () => {
    expect(krippendorff([], 'nominal')).toEqual({ alpha: null, measure: 'nominal', units: 0, raters: 0 });
    expect(
      krippendorff(
        [
          [1, null],
          [null, 2],
        ],
        'ordinal',
      ),
    ).toMatchObject({ alpha: null, units: 0, raters: 0 });
    expect(
      krippendorff(
        [
          [3, 3],
          [3, 3],
        ],
        'interval',
      ),
    ).toMatchObject({ alpha: null, units: 2, raters: 2 });
  });

  it('is what its definition says, whatever the answers, with gaps', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const random = noise(seed);
      const raters = 2 + Math.floor(random() * 4);
      const units = Array.from({ length: 1 + Math.floor(random() * 12) }, () =>
        Array.from({ length: raters }, () => (random() < 0.2 ? null : Math.floor(random() * 5))),
      );
      for (const measure of ['nominal', 'ordinal', 'interval'] as const) {
        const expected = byDefinition(units, measure);
        const { alpha } = krippendorff(units, measure);
        if (expected === null || alpha === null) expect([seed, alpha]).toEqual([seed, expected]);
        else expect(alpha).toBeCloseTo(expected, 9);
      }
    }
  });

  it('is 1 for those who agree, at most 1 for all, and does not mind order of raters and units or new names of categories', () => {
    for (let seed = 100; seed < 140; seed++) {
      const random = noise(seed);
      const units = Array.from({ length: 8 }, () => Array.from({ length: 3 }, () => Math.floor(random() * 4)));
      const alike = units.map(([first = 0], at) => [first, first, at === 0 ? (first + 4) % 4 : first]);
      const agreed = krippendorff(alike, 'ordinal').alpha;
      expect(agreed === null || agreed === 1).toBe(true);
      const { alpha } = krippendorff(units, 'nominal');
      expect(alpha ?? 0).toBeLessThanOrEqual(1);
      const turned = units.map((unit) => [...unit].reverse()).reverse();
      expect(krippendorff(turned, 'nominal').alpha).toBeCloseTo(alpha ?? 0, 12);
      const renamed = units.map((unit) => unit.map((value) => 10 * value - 7));
      expect(krippendorff(renamed, 'nominal').alpha).toBeCloseTo(alpha ?? 0, 12);
      expect(krippendorff(renamed, 'ordinal').alpha).toBeCloseTo(krippendorff(units, 'ordinal').alpha ?? 0, 9);
      expect(krippendorff(renamed, 'interval').alpha).toBeCloseTo(krippendorff(units, 'interval').alpha ?? 0, 9);
    }
  });

  it('is the same by order as by name where there are two values only', () => {
    expect(krippendorff(TWO_BY_TEN, 'ordinal').alpha).toBeCloseTo(krippendorff(TWO_BY_TEN, 'nominal').alpha ?? 0, 12);
  });
});
