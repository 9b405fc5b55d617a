import type { ReviewerId } from './reviewer';
import { applyEvaluation } from './scoring/apply-evaluation';
import { type Evaluation, isBegun } from './scoring/evaluation';
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
