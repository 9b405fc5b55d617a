import { isRecord } from '../answers/json-value';
import type { CallId } from '../call';
import type { ReviewerId } from '../reviewer';

/** A turn that a reviewer gave as evidence of a question. */
export interface EvidenceTurn {
  /** Place of the turn in the transcript, from 0, as it was then. */
  turn: number;
  /** Its words; by them it is found again in a transcript that was changed. */
  quote: string;
  /** 'mm:ss-mm:ss', or 'None' where the transcript has no times. */
  fromTo: string;
}

/** One version of a scorecard of one's own. */
export interface PinnedCard {
  id: string;
  version: number;
}

/** What a human changed, per question; absent = untouched, the machine's value stands (D13). */
export interface QuestionEdit {
  answer?: string;
  notes?: string;
  /** Causes chosen from those that the answer in force offers, in the card's order. */
  reasons?: string[];
  evidence?: EvidenceTurn[];
  /** Milliseconds since the epoch. */
  at: number;
}

/** The two notes of one section. */
export interface SectionNotes {
  analysis: string;
  evaluation: string;
}

/** One reviewer's work on one scorecard of one call, stored as it is made (D9). */
export interface Evaluation {
  callId: CallId;
  /** The scoring type it belongs to. */
  service: string;
  /** Whose it is: two people judge the same call apart from each other (D255). */
  reviewer: ReviewerId;
  /** The scorecard as it was when this was begun; later versions change nothing here. Absent: a card of the specification. */
  scorecard?: PinnedCard;
  edits: Record<string, QuestionEdit>;
  /** Of the call as a whole. */
  analysisNotes: string;
  evaluationNotes: string;
  /** By the section's id. */
  sectionNotes?: Record<string, SectionNotes>;
  /** By field: texts that another window wrote into it meanwhile, kept until one is chosen. */
  others?: Record<string, string[]>;
  updatedAt: number;
  /** `updatedAt` of the row an app without reviewers kept, when it was taken in last; absent where there was none. */
  olderAt?: number;
}

/** What they did to a question: one may be called what every object has ("constructor"). */
export function editOf({ edits }: Pick<Evaluation, 'edits'>, questionId: string): QuestionEdit | undefined {
  return Object.hasOwn(edits, questionId) ? edits[questionId] : undefined;
}

/** The two notes of a section; undefined where there are none. */
export function notesOf({ sectionNotes = {} }: Evaluation, section: string): SectionNotes | undefined {
  return Object.hasOwn(sectionNotes, section) ? sectionNotes[section] : undefined;
}

/** Whether there is anything of the reviewer in it: what was undone leaves an empty one behind. */
export function isBegun({ edits, analysisNotes, evaluationNotes, sectionNotes = {} }: Evaluation): boolean {
  const notes = Object.values(sectionNotes).map(({ analysis, evaluation }) => analysis + evaluation);
  return Object.keys(edits).length > 0 || [analysisNotes, evaluationNotes, ...notes].join('') !== '';
}

/** The one that counts in a list: the latest that answers anything. */
export function latestAnswered(evaluations: readonly Evaluation[]): Evaluation | undefined {
  return evaluations
    .filter(({ edits }) => Object.values(edits).some(({ answer }) => answer !== undefined))
    .sort((one, two) => two.updatedAt - one.updatedAt)[0];
}

const isNotes = (notes: unknown): boolean =>
  isRecord(notes) && typeof notes['analysis'] === 'string' && typeof notes['evaluation'] === 'string';

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';
const isList = (value: unknown): boolean => value === undefined || Array.isArray(value);

const isEdit = (edit: unknown): boolean =>
  isRecord(edit) && [edit['answer'], edit['notes']].every(isText) && [edit['reasons'], edit['evidence']].every(isList);

/**
 * Whether what lies in the database is one, of this app or an older one. A row that is damaged, or half of what some
 * program meant to write, would fail everything that reads it.
 */
export function isReadable(row: unknown): boolean {
  if (!isRecord(row)) return false;
  const { edits, analysisNotes, evaluationNotes, sectionNotes = {}, others = {}, updatedAt } = row;
  if (!isRecord(edits) || !Object.values(edits).every(isEdit)) return false;
  if (!isRecord(sectionNotes) || !Object.values(sectionNotes).every(isNotes)) return false;
  if (!isRecord(others) || !Object.values(others).every(Array.isArray)) return false;
  return typeof analysisNotes === 'string' && typeof evaluationNotes === 'string' && typeof updatedAt === 'number';
}
