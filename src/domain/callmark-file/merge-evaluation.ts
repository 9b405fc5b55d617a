import { DEVICE_REVIEWER } from '../reviewer';
import { type Evaluation, editOf, notesOf, type QuestionEdit } from '../scoring/evaluation';
import type { HumanEdit } from './call-document';

/** Two edits that are one: the same person changed the same field of the same question in the same millisecond. */
export function sameEditKey({ at, field, service, questionId, section = '', reviewer }: HumanEdit): string {
  return JSON.stringify([at, field, service, questionId, section, reviewer ?? DEVICE_REVIEWER]);
}

/** Everything that anybody ever changed, each once, in the order it was made. */
export function uniteEdits(here: readonly HumanEdit[], there: readonly HumanEdit[]): HumanEdit[] {
  const known = new Map([...there, ...here].map((edit) => [sameEditKey(edit), edit]));
  const keyed = [...known].sort(([one, a], [two, b]) => a.at - b.at || (one < two ? -1 : 1));
  return keyed.map(([, edit]) => edit);
}

/** When this reviewer last did this to a field, as far as anybody knows; 0 = never. */
function lastAt(
  log: readonly HumanEdit[],
  { service, reviewer }: Evaluation,
  field: HumanEdit['field'],
  place: { questionId?: string; section?: string | undefined },
): number {
  const { questionId = '', section } = place;
  return log.reduce((latest, edit) => {
    const own = edit.service === service && (edit.reviewer ?? DEVICE_REVIEWER) === reviewer;
    const same = own && edit.field === field && edit.questionId === questionId && edit.section === section;
    return same ? Math.max(latest, edit.at) : latest;
  }, 0);
}

function mergeEdits(here: Evaluation, there: Evaluation, log: readonly HumanEdit[]): Record<string, QuestionEdit> {
  const questions = new Set([...Object.keys(here.edits), ...Object.keys(there.edits)]);
  const merged = [...questions].flatMap((questionId): [string, QuestionEdit][] => {
    const [own, other] = [editOf(here, questionId), editOf(there, questionId)];
    const later = other !== undefined && other.at > (own?.at ?? 0) ? other : own;
    // What one side has no more may have been undone there, later than it was given on the other.
    const undone = later !== undefined && lastAt(log, here, 'undo', { questionId }) > later.at;
    return later === undefined || undone ? [] : [[questionId, later]];
  });
  return Object.fromEntries(merged);
}

type NoteKind = 'analysis-notes' | 'evaluation-notes';
interface Sides {
  here: Evaluation;
  there: Evaluation;
  hereLog: readonly HumanEdit[];
  thereLog: readonly HumanEdit[];
}

function laterNote(sides: Sides, kind: NoteKind, section: string | undefined, textOf: (of: Evaluation) => string) {
  const { here, there, hereLog, thereLog } = sides;
  // Without a record of it, a note that is there was written, and one that is not never was.
  const at = (of: Evaluation, log: readonly HumanEdit[]) =>
    lastAt(log, of, kind, { section }) || (textOf(of) === '' ? -1 : 0);
  return textOf(at(there, thereLog) > at(here, hereLog) ? there : here);
}

function mergeNotes(sides: Sides): Pick<Evaluation, 'analysisNotes' | 'evaluationNotes' | 'sectionNotes'> {
  const { here, there } = sides;
  const ids = new Set([...Object.keys(here.sectionNotes ?? {}), ...Object.keys(there.sectionNotes ?? {})]);
  const noteOf = (of: Evaluation, id: string) => notesOf(of, id) ?? { analysis: '', evaluation: '' };
  const sections = [...ids].map((id) => [
    id,
    {
      analysis: laterNote(sides, 'analysis-notes', id, (of) => noteOf(of, id).analysis),
      evaluation: laterNote(sides, 'evaluation-notes', id, (of) => noteOf(of, id).evaluation),
    },
  ]);
  return {
    analysisNotes: laterNote(sides, 'analysis-notes', undefined, (of) => of.analysisNotes),
    evaluationNotes: laterNote(sides, 'evaluation-notes', undefined, (of) => of.evaluationNotes),
    ...(sections.length > 0 && { sectionNotes: Object.fromEntries(sections) }),
  };
}

function mergeOthers(here: Evaluation, there: Evaluation): Pick<Evaluation, 'others'> {
  const [own = {}, other = {}] = [here.others, there.others];
  const fields = new Set([...Object.keys(own), ...Object.keys(other)]);
  if (fields.size === 0) return {};
  const texts = [...fields].map((field) => [field, [...new Set([...(own[field] ?? []), ...(other[field] ?? [])])]]);
  return { others: Object.fromEntries(texts) };
}

/**
 * One reviewer's evaluation of one scorecard, known to two devices: question by question, and note by note, what was
 * made later. Each side with its own record of edits.
 */
export function mergeEvaluation(
  here: Evaluation,
  there: Evaluation,
  hereLog: readonly HumanEdit[],
  thereLog: readonly HumanEdit[],
): Evaluation {
  const { others: _, sectionNotes: __, ...own } = here;
  const scorecard =
    (there.updatedAt > here.updatedAt ? there.scorecard : undefined) ?? here.scorecard ?? there.scorecard;
  return {
    ...own,
    ...(scorecard && { scorecard }),
    edits: mergeEdits(here, there, [...hereLog, ...thereLog]),
    ...mergeNotes({ here, there, hereLog, thereLog }),
    ...mergeOthers(here, there),
    updatedAt: Math.max(here.updatedAt, there.updatedAt),
  };
}
