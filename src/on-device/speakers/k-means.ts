/** Points of `width` numbers each, one after the other. */
export interface Points {
  values: Float32Array;
  width: number;
}

export interface TwoClusters {
  labels: Uint8Array;
  /** Two centres, one after the other. */
  centres: Float64Array;
}

const STARTS = 30;
const MOST_ROUNDS = 25;

/** Chance that is the same on every run. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const countOf = ({ values, width }: Points): number => values.length / width;

export function squaredDistance(points: Points, index: number, centres: Float64Array, centre: number): number {
  const { values, width } = points;
  let sum = 0;
  for (let k = 0; k < width; k++) {
    sum += ((values[index * width + k] ?? 0) - (centres[centre * width + k] ?? 0)) ** 2;
  }
  return sum;
}

/** The means of the points of label 0 and of label 1. */
export function centresOf(points: Points, labels: Uint8Array): { centres: Float64Array; sizes: [number, number] } {
  const { values, width } = points;
  const centres = new Float64Array(2 * width);
  const sizes: [number, number] = [0, 0];
  labels.forEach((label, index) => {
    const own = label === 1 ? 1 : 0;
    sizes[own]++;
    for (let k = 0; k < width; k++) {
      centres[own * width + k] = (centres[own * width + k] ?? 0) + (values[index * width + k] ?? 0);
    }
  });
  for (let at = 0; at < centres.length; at++) {
    centres[at] = (centres[at] ?? 0) / Math.max(1, sizes[at < width ? 0 : 1]);
  }
  return { centres, sizes };
}

function settle(points: Points, start: Float64Array): { found: TwoClusters; sizes: [number, number]; spread: number } {
  const labels = new Uint8Array(countOf(points));
  let centres = start;
  let sizes: [number, number] = [0, 0];
  let spread = 0;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let changed = 0;
    spread = 0;
    for (let index = 0; index < labels.length; index++) {
      const first = squaredDistance(points, index, centres, 0);
      const second = squaredDistance(points, index, centres, 1);
      const label = second < first ? 1 : 0;
      if (label !== labels[index]) changed++;
      labels[index] = label;
      spread += Math.min(first, second);
    }
    if (changed === 0 && round > 0) break;
    ({ centres, sizes } = centresOf(points, labels));
  }
  return { found: { labels, centres }, sizes, spread };
}

/**
 * The tightest two clusters of thirty starts from pairs of points; those with a cluster below `leastShare` don't count.
 * null when all are such. The same points always give the same answer.
 */
export function twoClusters(points: Points, leastShare: number): TwoClusters | null {
  const count = countOf(points);
  const chance = createChance(count);
  let best: TwoClusters | null = null;
  let bestSpread = Number.POSITIVE_INFINITY;
  for (let start = 0; start < STARTS && count > 1; start++) {
    const centres = new Float64Array(2 * points.width);
    for (const centre of [0, 1]) {
      const pick = Math.floor(chance() * count) * points.width;
      centres.set(points.values.subarray(pick, pick + points.width), centre * points.width);
    }
    const { found, sizes, spread } = settle(points, centres);
    if (Math.min(...sizes) >= leastShare * count && spread < bestSpread) [best, bestSpread] = [found, spread];
  }
  return best;
}
