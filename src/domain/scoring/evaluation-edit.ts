import type { CallId } from '../call';
import { DEVICE_REVIEWER, type ReviewerId } from '../reviewer';
import { type Evaluation, type EvidenceTurn, editOf, notesOf, type PinnedCard, type QuestionEdit } from './evaluation';

/** What a reviewer can do to an evaluation; each is stored as it is made (D9). */
export type EvaluationChange =
  | { kind: 'answer'; questionId: string; answer: string }
  | { kind: 'notes'; questionId: string; notes: string }
  /** Causes of the answer in force, all of them; another answer takes them away. */
  | { kind: 'reasons'; questionId: string; reasons: string[] }
  /**
   * Back to the machine's answer and notes, where what is stored is one of these; what another window wrote meanwhile stays,
   * and so does evidence the reviewer gave. A page of an older app left none: all goes.
   */
  | { kind: 'undo'; questionId: string; answers?: readonly string[]; notes?: readonly string[] }
  /** The turns that show it, all of them. */
  | { kind: 'evidence'; questionId: string; evidence: EvidenceTurn[] }
  /** Of a section by its id, else of the call. */
  | { kind: 'analysis-notes' | 'evaluation-notes'; text: string; section?: string }
  /**
   * What stands in this field is right: the texts it was chosen over go, and no other that came meanwhile. A page of an
   * older app left none: all go.
   */
  | { kind: 'choose'; field: string; over?: readonly string[] };

/** A change, and what its window knew of the field when it was made; null = nothing was stored there. */
export interface KnownChange {
  change: EvaluationChange;
  known: string | null;
  /** The version of an own card that it was made by: the one in sight then. */
  scorecard?: PinnedCard;
}

/** Names what a change changes: the same field of the same question. */
export function fieldOf(change: EvaluationChange): string {
  if (change.kind === 'choose') return `choose ${change.field}`;
  if ('questionId' in change) return `${change.kind} ${change.questionId}`;
  return change.section === undefined ? change.kind : `${change.kind} ${change.section}`;
}

const PART_OF = { 'analysis-notes': 'analysis', 'evaluation-notes': 'evaluation' } as const;
const WHOLE_OF = { 'analysis-notes': 'analysisNotes', 'evaluation-notes': 'evaluationNotes' } as const;

/** The text of a note, of a section by its id or of the call; '' where there is none. */
export function noteText(
  evaluation: Evaluation | undefined,
  kind: 'analysis-notes' | 'evaluation-notes',
  section: string | undefined,
): string {
  if (section === undefined) return evaluation?.[WHOLE_OF[kind]] ?? '';
  return evaluation === undefined ? '' : (notesOf(evaluation, section)?.[PART_OF[kind]] ?? '');
}

/** The stored text that a change would take the place of; null where there is none, or it is no text. */
export function textBefore(evaluation: Evaluation | undefined, change: EvaluationChange): string | null {
  switch (change.kind) {
    case 'notes':
      return (evaluation && editOf(evaluation, change.questionId)?.notes) ?? null;
    case 'analysis-notes':
    case 'evaluation-notes':
      return noteText(evaluation, change.kind, change.section) || null;
    default:
      return null;
  }
}

/** The text that a change writes; null where it writes none. */
export function textOf(change: EvaluationChange): string | null {
  return 'text' in change ? change.text : change.kind === 'notes' ? change.notes : null;
}

/** Keeps a text that its window did not know of, now that a change takes its place; what it had in sight is kept no longer. */
export function keepOther(evaluation: Evaluation, { change, known }: KnownChange): Evaluation {
  const before = textBefore(evaluation, change);
  const own = textOf(change);
  if (own === null) return evaluation;
  const field = fieldOf(change);
  const others = evaluation.others?.[field] ?? [];
  const kept = others.filter((text) => text !== known && text !== own && text !== before);
  const texts = before === null || before === known || before === own ? kept : [...kept, before];
  return withOthers(evaluation, field, texts);
}

/** With these other texts beside a field; where none are left, it is not among those that have any. */
export function withOthers(evaluation: Evaluation, field: string, texts: readonly string[]): Evaluation {
  const { [field]: before, ...rest } = evaluation.others ?? {};
  if (texts.length > 0) return { ...evaluation, others: { ...evaluation.others, [field]: [...texts] } };
  return before === undefined ? evaluation : { ...evaluation, others: rest };
}

export function emptyEvaluation(
  callId: CallId,
  service: string,
  at: number,
  reviewer: ReviewerId = DEVICE_REVIEWER,
): Evaluation {
  return { callId, service, reviewer, edits: {}, analysisNotes: '', evaluationNotes: '', updatedAt: at };
}

function withNote(
  evaluation: Evaluation,
  { kind, text, section }: EvaluationChange & { kind: 'analysis-notes' | 'evaluation-notes' },
): Evaluation {
  if (section === undefined) return { ...evaluation, [WHOLE_OF[kind]]: text };
  const before = notesOf(evaluation, section) ?? { analysis: '', evaluation: '' };
  const own = { ...before, [PART_OF[kind]]: text };
  return { ...evaluation, sectionNotes: { ...evaluation.sectionNotes, [section]: own } };
}

function withEdit(evaluation: Evaluation, questionId: string, change: Partial<QuestionEdit>, at: number): Evaluation {
  const edit = { ...editOf(evaluation, questionId), ...change, at };
  return { ...evaluation, edits: { ...evaluation.edits, [questionId]: edit }, updatedAt: at };
}

function undone(evaluation: Evaluation, undo: EvaluationChange & { kind: 'undo' }, at: number): Evaluation {
  const { questionId, answers, notes } = undo;
  const before: QuestionEdit = editOf(evaluation, questionId) ?? { at };
  const goes = (stored: string | undefined, taken: readonly string[] | undefined) =>
    stored === undefined || taken?.includes(stored) !== false;
  const taken = [
    ...(goes(before.answer, answers) ? ['answer', 'reasons'] : []),
    ...(goes(before.notes, notes) ? ['notes'] : []),
  ];
  // All in its place: what an undo leaves as it is has to look so too (`changesNothing`).
  const left = Object.entries(before).filter(([key]) => !taken.includes(key));
  const edits = { ...evaluation.edits, [questionId]: { ...Object.fromEntries(left), at } };
  if (left.length < 2) delete edits[questionId];
  const field = `notes ${questionId}`;
  const beside = (evaluation.others?.[field] ?? []).filter((text) => notes?.includes(text) !== true);
  return { ...withOthers(evaluation, field, beside), edits, updatedAt: at };
}

/** Whether an evaluation is the same after a change. */
export function changesNothing(evaluation: Evaluation, made: KnownChange): boolean {
  const { change } = made;
  const at = ('questionId' in change && editOf(evaluation, change.questionId)?.at) || 0;
  const after = changeEvaluation(keepOther(evaluation, made), change, at);
  return JSON.stringify({ ...after, updatedAt: evaluation.updatedAt }) === JSON.stringify(evaluation);
}

/** The evaluation after one change; the given one is left as it is. `at` in milliseconds since the epoch. */
export function changeEvaluation(evaluation: Evaluation, change: EvaluationChange, at: number): Evaluation {
  switch (change.kind) {
    case 'answer': {
      const { reasons = [], ...before } = editOf(evaluation, change.questionId) ?? { at };
      const kept = before.answer === change.answer && reasons.length > 0 && { reasons };
      const edit = { ...before, ...kept, answer: change.answer, at };
      return { ...evaluation, edits: { ...evaluation.edits, [change.questionId]: edit }, updatedAt: at };
    }
    case 'reasons':
      return withEdit(evaluation, change.questionId, { reasons: change.reasons }, at);
    case 'notes':
      return withEdit(evaluation, change.questionId, { notes: change.notes }, at);
    case 'undo':
      return undone(evaluation, change, at);
    case 'evidence':
      return withEdit(evaluation, change.questionId, { evidence: change.evidence }, at);
    case 'analysis-notes':
    case 'evaluation-notes':
      return { ...withNote(evaluation, change), updatedAt: at };
    case 'choose': {
      const texts = evaluation.others?.[change.field] ?? [];
      const left = change.over === undefined ? [] : texts.filter((text) => change.over?.includes(text) !== true);
      return { ...withOthers(evaluation, change.field, left), updatedAt: at };
    }
  }
}
