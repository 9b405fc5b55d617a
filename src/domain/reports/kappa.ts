/** How far two answers to one question are from each other: 0 = the same, 1 = as far as they can be. */
export type Distance<Answer> = (one: Answer, other: Answer) => number;

/** What two judges of the same things said, each pair of one thing. */
export type Pairs<Answer> = readonly (readonly [Answer, Answer])[];

/** Mean distance of the pairs, and what it would be if the second answers were dealt out by chance. */
export interface Disagreement {
  n: number;
  observed: number;
  expected: number;
}

function counts<Answer>(answers: readonly Answer[]): Map<Answer, number> {
  const found = new Map<Answer, number>();
  for (const answer of answers) found.set(answer, (found.get(answer) ?? 0) + 1);
  return found;
}

export function disagreementOf<Answer>(pairs: Pairs<Answer>, distance: Distance<Answer>): Disagreement {
  const n = pairs.length;
  if (n === 0) return { n, observed: 0, expected: 0 };
  const firsts = [...counts(pairs.map(([one]) => one))];
  const seconds = [...counts(pairs.map(([, other]) => other))];
  let expected = 0;
  for (const [one, times] of firsts) {
    for (const [other, otherTimes] of seconds) expected += times * otherTimes * distance(one, other);
  }
  const observed = pairs.reduce((sum, [one, other]) => sum + distance(one, other), 0);
  return { n, observed: observed / n, expected: expected / (n * n) };
}

/**
 * Cohen's kappa, 1 − observed / expected, weighted by the distance. Of several questions it is pooled: both are means over
 * all pairs, expected within each question, since answers to one question are no chance answers to another (D336). Null where
 * chance alone would always agree: everybody gave one and the same answer.
 */
export function kappaOf(parts: readonly Disagreement[]): number | null {
  const observed = parts.reduce((sum, part) => sum + part.n * part.observed, 0);
  const expected = parts.reduce((sum, part) => sum + part.n * part.expected, 0);
  return expected === 0 ? null : 1 - observed / expected;
}
