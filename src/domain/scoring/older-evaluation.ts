import { DEVICE_REVIEWER } from '../reviewer';
import type { Evaluation, QuestionEdit } from './evaluation';
import { emptyEvaluation, keepOther } from './evaluation-edit';

/** As apps kept it that knew no reviewers: one for each call and scoring type. */
export type UnsignedEvaluation = Pick<
  Evaluation,
  'callId' | 'service' | 'edits' | 'analysisNotes' | 'evaluationNotes' | 'others' | 'updatedAt'
>;

function mergedEdits(own: Evaluation, older: UnsignedEvaluation, takenAt: number): Record<string, QuestionEdit> {
  const edits: Record<string, QuestionEdit> = {};
  // What was known to both and is gone there was undone there.
  for (const [question, edit] of Object.entries(own.edits)) {
    if (edit.at > takenAt || Object.hasOwn(older.edits, question)) edits[question] = edit;
  }
  for (const [question, edit] of Object.entries(older.edits)) {
    if (edit.at > takenAt && edit.at > (own.edits[question]?.at ?? 0)) edits[question] = edit;
  }
  return edits;
}

/**
 * The evaluation of the device's reviewer with what a tab of the older app, open beside this one, wrote into its own row
 * since that was taken in last: question by question the later one, of two texts of a call both.
 */
export function withOlder(own: Evaluation | undefined, older: UnsignedEvaluation): Evaluation {
  if (own === undefined) return { ...older, reviewer: DEVICE_REVIEWER, olderAt: older.updatedAt };
  const takenAt = own.olderAt ?? 0;
  if (takenAt === older.updatedAt) return own;
  const untouched = own.updatedAt === takenAt;
  const texts = [
    { kind: 'analysis-notes', text: older.analysisNotes },
    { kind: 'evaluation-notes', text: older.evaluationNotes },
  ] as const;
  // The older row's texts take the place only of what they were made from; else they stand beside.
  const base = untouched
    ? { ...own, analysisNotes: older.analysisNotes, evaluationNotes: older.evaluationNotes }
    : texts.reduce((merged, { kind, text }) => besideOwn(merged, kind, text), own);
  return {
    ...base,
    edits: mergedEdits(own, older, takenAt),
    updatedAt: Math.max(own.updatedAt, older.updatedAt),
    olderAt: older.updatedAt,
  };
}

function besideOwn(own: Evaluation, kind: 'analysis-notes' | 'evaluation-notes', text: string): Evaluation {
  const mine = kind === 'analysis-notes' ? own.analysisNotes : own.evaluationNotes;
  if (text === '' || text === mine) return own;
  if (mine === '') return { ...own, [kind === 'analysis-notes' ? 'analysisNotes' : 'evaluationNotes']: text };
  const theirs = emptyEvaluation(own.callId, own.service, own.updatedAt);
  const held = { ...theirs, analysisNotes: text, evaluationNotes: text, ...(own.others && { others: own.others }) };
  const { others } = keepOther(held, { change: { kind, text: mine }, known: null });
  return { ...own, ...(others && { others }) };
}
