import type { ScorecardOption } from '../scorecards/scorecard';
import { clamp, roundTo } from './rounding';

const TOLERANCE = 1e-9;
type Valued = ScorecardOption & { value: number };

const valued = (options: readonly ScorecardOption[]): Valued[] =>
  options
    .flatMap((option) => (option.value === null || option.notApplicable ? [] : [{ ...option, value: option.value }]))
    .sort((one, other) => other.value - one.value);

/**
 * The option that points stand for, out of `full`. Where one stands for all that is between, so it does; else the nearest
 * to the decimal that is shown, half up (D52): two roundings named one 4.45 both 5 and 4. null = no option has a value.
 */
export function optionFor(options: readonly ScorecardOption[], points: number, full: number): ScorecardOption | null {
  const all = valued(options);
  const between = all.find(({ by, value }) => by === 'machine' && value > 0 && value < 1);
  if (between !== undefined) {
    if (points >= full - TOLERANCE) return all[0] ?? null;
    return points <= 0 ? (all.at(-1) ?? null) : between;
  }
  const shown = clamp(roundTo(points, 1), 0, full);
  const distance = ({ value }: Valued) => Math.abs(value * full - shown);
  return all.reduce<Valued | null>(
    (best, one) => (best === null || distance(one) < distance(best) - TOLERANCE ? one : best),
    null,
  );
}

/** The option for "does not arise", which has no points to be told by. */
export function notApplicableIn(options: readonly ScorecardOption[]): ScorecardOption | null {
  return options.find(({ value, notApplicable }) => value === null || notApplicable === true) ?? null;
}

/** The levels of a scale as ranges of points, each with its words; empty where an option has none. */
export function levelRanges(
  options: readonly ScorecardOption[],
  full: number,
): { min: number; max: number; text: string }[] {
  const levels = valued(options).reverse();
  if (levels.some(({ meaning }) => meaning === undefined)) return [];
  // Options of the same words are one level: 0 and 1 are both the worst.
  const words = levels.filter(({ meaning }, index) => levels[index + 1]?.meaning !== meaning);
  const edge = (below: Valued | undefined, above: Valued | undefined) =>
    below && above ? roundTo(((below.value + above.value) / 2) * full, 2) : null;
  return words.map((level, index) => ({
    min: edge(words[index - 1], level) ?? 0,
    max: edge(level, words[index + 1]) ?? full,
    text: level.meaning ?? '',
  }));
}
