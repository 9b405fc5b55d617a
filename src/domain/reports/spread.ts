/** How values lie. All but `n` are in the unit of the values. */
export interface Spread {
  n: number;
  mean: number;
  least: number;
  /** A quarter of the values are below, a quarter above `upper`: between them is the middle half. */
  lower: number;
  median: number;
  upper: number;
  most: number;
}

/** The value below which `share` of them lie, straight between two neighbours (type 7 of Hyndman and Fan, as Excel). */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** Null of no values. */
export function spreadOf(values: readonly number[]): Spread | null {
  const n = values.length;
  if (n === 0) return null;
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => quantile(sorted, share);
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  return { n, mean, least: at(0), lower: at(0.25), median: at(0.5), upper: at(0.75), most: at(1) };
}
