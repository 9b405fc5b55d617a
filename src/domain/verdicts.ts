import { type People, type ReviewerId, reviewerName } from './reviewer';
import { applyEvaluation } from './scoring/apply-evaluation';
import { type Evaluation, isBegun } from './scoring/evaluation';
import { overallText } from './scoring/overall-text';
import type { CardSet } from './scoring/score-card';

/** What one reviewer made of a call. */
export interface Verdict {
  reviewer: ReviewerId;
  /** The machine's cards with this reviewer's edits in force. */
  cardSet: CardSet;
}

/** Everybody's who began; `machine` is the untouched card set. */
export function verdictsOf(machine: CardSet, evaluations: readonly Evaluation[]): Verdict[] {
  return evaluations
    .filter(isBegun)
    .map((evaluation) => ({ reviewer: evaluation.reviewer, cardSet: applyEvaluation(machine, evaluation) }));
}

/** A total and whose it is. */
export interface WhoseTotal {
  by: 'machine' | 'reviewer';
  /** Undefined where nobody gave one. */
  name: string | undefined;
  /** As it is shown; null = nothing was judged. */
  total: string | null;
}

/** The machine's total, untouched, then everybody's in the order they came here; `say` puts a number that is written with a point as it is shown. */
export function totalsOf(
  machine: CardSet,
  verdicts: readonly Verdict[],
  people: People,
  say: (written: string) => string,
): WhoseTotal[] {
  const totalText = ({ overall: { score, max } }: CardSet) => (score === null ? null : say(overallText(score, max)));
  const placeOf = ({ reviewer }: Verdict) => people.known.findIndex(({ id }) => id === reviewer);
  const inOrder = [...verdicts].sort((one, two) => placeOf(one) - placeOf(two));
  return [
    { by: 'machine', name: undefined, total: totalText(machine) },
    ...inOrder.map(({ reviewer, cardSet }) => ({
      by: 'reviewer' as const,
      name: reviewerName(people, reviewer),
      total: totalText(cardSet),
    })),
  ];
}
