import type { Evaluation } from '@/domain/scoring/evaluation';
import { changeEvaluation, type EvaluationChange, emptyEvaluation } from '@/domain/scoring/evaluation-edit';
import type { UnsignedEvaluation } from '@/domain/scoring/older-evaluation';

/** The row that an app without reviewers kept after these changes, one a millisecond from `at` on. */
export function unsignedEvaluation(
  callId: string,
  service: string,
  changes: readonly EvaluationChange[],
  at: number,
): UnsignedEvaluation {
  const made = changes.reduce<Evaluation>(
    (before, change, index) => changeEvaluation(before, change, at + index),
    emptyEvaluation(callId, service, at),
  );
  const { reviewer: _none, ...row } = made;
  return row;
}
