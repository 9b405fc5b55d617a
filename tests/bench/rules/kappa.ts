/** What the label says and what the rules say, as places in the same list of answers. */
type Pair = readonly [expected: number, actual: number];

/** How much a disagreement weighs: all alike (Cohen), or by the square of its distance. */
const WEIGHTS = {
  alike: (expected: number, actual: number) => (expected === actual ? 0 : 1),
  square: (expected: number, actual: number) => (expected - actual) ** 2,
} as const;

/**
 * Agreement beyond chance: 1 is full agreement, 0 what the same answers dealt out at random would reach. Null where chance
 * alone agrees fully (one answer only), which says nothing.
 */
export function kappa(pairs: readonly Pair[], weights: keyof typeof WEIGHTS): number | null {
  const weigh = WEIGHTS[weights];
  let seen = 0;
  let byChance = 0;
  for (const [expected] of pairs) {
    for (const [, actual] of pairs) byChance += weigh(expected, actual);
  }
  for (const [expected, actual] of pairs) seen += weigh(expected, actual);
  return byChance === 0 ? null : 1 - (seen * pairs.length) / byChance;
}
