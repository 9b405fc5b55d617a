import type { CallId } from '../call';
import type { Evaluation, QuestionEdit } from './evaluation';

/** What a reviewer can do to an evaluation; each is stored as it is made (D9). */
export type EvaluationChange =
  | { kind: 'answer'; questionId: string; answer: string }
  | { kind: 'notes'; questionId: string; notes: string }
  /** Back to the machine's answer and notes. */
  | { kind: 'undo'; questionId: string }
  | { kind: 'analysis-notes'; text: string }
  | { kind: 'evaluation-notes'; text: string }
  /** What stands in this field is right: the texts of other windows go. */
  | { kind: 'choose'; field: string };

/** A change, and what its window knew of the field when it was made; null = nothing was stored there. */
export interface KnownChange {
  change: EvaluationChange;
  known: string | null;
}

/** Names what a change changes: the same field of the same question. */
export function fieldOf(change: EvaluationChange): string {
  if (change.kind === 'choose') return `choose ${change.field}`;
  return 'questionId' in change ? `${change.kind} ${change.questionId}` : change.kind;
}

/** The stored text that a change would take the place of; null where there is none, or it is no text. */
export function textBefore(evaluation: Evaluation | undefined, change: EvaluationChange): string | null {
  switch (change.kind) {
    case 'notes':
      return evaluation?.edits[change.questionId]?.notes ?? null;
    case 'analysis-notes':
      return evaluation?.analysisNotes || null;
    case 'evaluation-notes':
      return evaluation?.evaluationNotes || null;
    default:
      return null;
  }
}

/** Keeps a text that its window did not know of, now that a change takes its place. */
export function keepOther(evaluation: Evaluation, { change, known }: KnownChange): Evaluation {
  const before = textBefore(evaluation, change);
  const own = 'text' in change ? change.text : 'notes' in change ? change.notes : null;
  if (before === null || before === known || before === own || own === null) return evaluation;
  const field = fieldOf(change);
  const kept = (evaluation.others?.[field] ?? []).filter((text) => text !== known && text !== own && text !== before);
  return { ...evaluation, others: { ...evaluation.others, [field]: [...kept, before] } };
}

export function emptyEvaluation(callId: CallId, service: string, at: number): Evaluation {
  return { callId, service, edits: {}, analysisNotes: '', evaluationNotes: '', updatedAt: at };
}

function withEdit(evaluation: Evaluation, questionId: string, change: Partial<QuestionEdit>, at: number): Evaluation {
  const before = evaluation.edits[questionId];
  return { ...evaluation, edits: { ...evaluation.edits, [questionId]: { ...before, ...change, at } }, updatedAt: at };
}

/** The evaluation after one change; the given one is left as it is. `at` in milliseconds since the epoch. */
export function changeEvaluation(evaluation: Evaluation, change: EvaluationChange, at: number): Evaluation {
  switch (change.kind) {
    case 'answer':
      return withEdit(evaluation, change.questionId, { answer: change.answer }, at);
    case 'notes':
      return withEdit(evaluation, change.questionId, { notes: change.notes }, at);
    case 'undo': {
      const { [change.questionId]: _undone, ...edits } = evaluation.edits;
      return { ...evaluation, edits, updatedAt: at };
    }
    case 'analysis-notes':
      return { ...evaluation, analysisNotes: change.text, updatedAt: at };
    case 'evaluation-notes':
      return { ...evaluation, evaluationNotes: change.text, updatedAt: at };
    case 'choose': {
      const { [change.field]: _chosen, ...others } = evaluation.others ?? {};
      return { ...evaluation, others, updatedAt: at };
    }
  }
}
