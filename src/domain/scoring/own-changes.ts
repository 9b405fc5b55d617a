import { type Evaluation, editOf } from './evaluation';
import { changeEvaluation, type EvaluationChange, fieldOf, textBefore, textOf, withOthers } from './evaluation-edit';

/** A change that was made in this window. */
export interface OwnChange {
  change: EvaluationChange;
  /** Which of this window's writes stored it, counted from 1; absent while it is not stored. */
  write?: number;
  /** The other texts that stood beside its field when it was made. */
  beside: readonly string[];
}

export interface ShownEvaluation {
  /** As this window shows it; `others` are what others wrote where this window has a text of its own. */
  evaluation: Evaluation;
  /** A text in sight is not the one that is stored: it is kept beside that one until somebody chooses. */
  undecided: boolean;
}

/** The other texts of a field, with the one that is in sight in it left out. */
export function textsBeside(evaluation: Evaluation, field: string, inSight: string): string[] {
  const { others = {} } = evaluation;
  return (Object.hasOwn(others, field) ? (others[field] ?? []) : []).filter((text) => text !== inSight);
}

/**
 * What a window shows of what is stored. A change of its own counts until what was read holds it: a field that is typed in
 * never jumps back to what was stored a moment ago. From then on the stored text is in sight, whoever wrote it; only
 * where that one was written without knowing of this window's, its own stays in sight, and the stored one is the other.
 *
 * `read`: how many of this window's writes were done when the row was read; `row` is absent where there is none.
 */
export function showEvaluation(
  row: Evaluation | undefined,
  start: Evaluation,
  own: readonly OwnChange[],
  read: number,
): ShownEvaluation {
  let evaluation = row ?? start;
  let undecided = false;
  for (const { change, write, beside } of own) {
    const text = textOf(change);
    const field = fieldOf(change);
    // A row that went after it was written has nothing to say about it: its call was deleted.
    if (row === undefined || write === undefined || write > read) {
      evaluation = changeEvaluation(evaluation, change, evaluation.updatedAt);
      if (text !== null) evaluation = withOthers(evaluation, field, beside);
      continue;
    }
    const stored = textBefore(row, change) ?? '';
    const kept = row.others?.[field] ?? [];
    if (text === null || text === stored || !kept.includes(text)) continue;
    evaluation = changeEvaluation(evaluation, change, evaluation.updatedAt);
    evaluation = withOthers(evaluation, field, [stored, ...kept.filter((other) => other !== text)]);
    undecided = true;
  }
  return { evaluation, undecided };
}

/**
 * An undo of what is in sight, with all that it takes back beside that: what was there when this window opened the evaluation
 * (null = nothing), and what it wrote since, stored or on its way. What another window wrote meanwhile is not among it.
 */
export function ownUndo(
  undo: EvaluationChange & { kind: 'undo' },
  opened: Evaluation | null,
  made: readonly EvaluationChange[],
): EvaluationChange {
  const { questionId, answers = [], notes = [] } = undo;
  const before = opened === null ? undefined : editOf(opened, questionId);
  const own = made.filter((change) => 'questionId' in change && change.questionId === questionId);
  const known = (texts: readonly (string | undefined)[]) => texts.filter((text) => text !== undefined);
  return {
    ...undo,
    answers: known([...answers, before?.answer, ...own.map((one) => (one.kind === 'answer' ? one.answer : undefined))]),
    notes: known([...notes, before?.notes, ...own.map((one) => (one.kind === 'notes' ? one.notes : undefined))]),
  };
}
