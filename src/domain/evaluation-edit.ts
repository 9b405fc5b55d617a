import type { CallId } from './call';
import type { Evaluation, QuestionEdit } from './evaluation';

/** What a reviewer can do to an evaluation; each is stored as it is made (decision 9). */
export type EvaluationChange =
  | { kind: 'answer'; questionId: string; answer: string }
  | { kind: 'notes'; questionId: string; notes: string }
  /** Back to the machine's answer and notes. */
  | { kind: 'undo'; questionId: string }
  | { kind: 'analysis-notes'; text: string }
  | { kind: 'evaluation-notes'; text: string };

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
  }
}
