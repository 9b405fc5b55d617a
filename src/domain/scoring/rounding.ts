/**
 * Rounds half up to `digits` decimals as a person would on paper. The detour over toPrecision takes the binary error
 * away first: 1.005 × 100 is 100.49999999999999 and would lose its half.
 */
export function roundTo(value: number, digits: number): number {
  const factor = 10 ** digits;
  const rounded = Math.round(Number((value * factor).toPrecision(12))) / factor;
  return rounded === 0 ? 0 : rounded;
}

/** A sum of points: at most one decimal, none when it is whole ("28.8", "2"). */
export function formatSum(points: number): string {
  return String(roundTo(points, 1));
}

/** A score with one decimal, always shown ("4.0"): §4. */
export function formatScore(score: number): string {
  return roundTo(score, 1).toFixed(1);
}

/**
 * The whole level of a score out of 5, from the decimal that is shown beside it. Everything that puts a criterion into
 * words (its card, the answer in its dialog) goes by this one number: two roundings named one 4.45 both 5 and 4.
 */
export function wholeLevel(score: number): number {
  return clamp(roundTo(roundTo(score, 1), 0), 0, 5);
}

export function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
