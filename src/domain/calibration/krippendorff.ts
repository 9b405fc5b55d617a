/** How far two answers are apart: only same or not, by their places in an order, or by their difference. */
export type Measure = 'nominal' | 'ordinal' | 'interval';

export interface Alpha {
  /** 1 = all alike, 0 = as by chance; null where it can't be computed: nothing to compare, or nothing differs at all. */
  alpha: number | null;
  measure: Measure;
  /** Units with two answers or more; the others say nothing about agreement. */
  units: number;
  /** Who answered in those. */
  raters: number;
}

type Distance = (one: number, two: number) => number;

/** Places in the order count the answers between: Σ of their frequencies, the two ends by half. */
function ordinal(values: readonly number[], frequency: ReadonlyMap<number, number>): Distance {
  let below = 0;
  const middles = new Map(
    values.map((value) => {
      const own = frequency.get(value) ?? 0;
      below += own;
      return [value, below - own / 2];
    }),
  );
  return (one, two) => ((middles.get(one) ?? 0) - (middles.get(two) ?? 0)) ** 2;
}

function distanceOf(measure: Measure, values: readonly number[], frequency: ReadonlyMap<number, number>): Distance {
  switch (measure) {
    case 'nominal':
      return (one, two) => (one === two ? 0 : 1);
    case 'ordinal':
      return ordinal(values, frequency);
    case 'interval':
      return (one, two) => (one - two) ** 2;
  }
}

/**
 * Krippendorff's alpha of `units`, each a list with one place a rater, null where that one said nothing:
 * 1 − observed / expected disagreement, over the coincidences of answers within a unit (Krippendorff 2011).
 */
export function krippendorff(units: readonly (readonly (number | null)[])[], measure: Measure): Alpha {
  const paired = units
    .map((unit) => unit.filter((value) => value !== null))
    .filter((values) => values.length >= 2)
    .map((values) => values.sort((one, two) => one - two));
  const heard = new Set<number>();
  for (const unit of units) {
    const raters = unit.flatMap((value, rater) => (value === null ? [] : [rater]));
    if (raters.length >= 2) for (const rater of raters) heard.add(rater);
  }
  const said = { measure, units: paired.length, raters: heard.size };

  const frequency = new Map<number, number>();
  for (const value of paired.flat()) frequency.set(value, (frequency.get(value) ?? 0) + 1);
  const values = [...frequency.keys()].sort((one, two) => one - two);
  const distance = distanceOf(measure, values, frequency);
  const all = paired.flat().length;

  let observed = 0;
  for (const own of paired) {
    let within = 0;
    for (const [at, one] of own.entries()) for (const two of own.slice(at + 1)) within += 2 * distance(one, two);
    observed += within / (own.length - 1);
  }
  let expected = 0;
  for (const [at, one] of values.entries()) {
    for (const two of values.slice(at + 1)) {
      expected += 2 * (frequency.get(one) ?? 0) * (frequency.get(two) ?? 0) * distance(one, two);
    }
  }
  if (expected === 0) return { alpha: null, ...said };
  return { alpha: 1 - ((all - 1) * observed) / expected, ...said };
}
