import type { CallId } from '../call';

/** What a human changed, per question; absent = untouched, the machine's value stands (D13). */
export interface QuestionEdit {
  answer?: string;
  notes?: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** A reviewer's work on one scorecard of one call, stored as it is made (D9). */
export interface Evaluation {
  callId: CallId;
  /** The scoring type it belongs to. */
  service: string;
  edits: Record<string, QuestionEdit>;
  analysisNotes: string;
  evaluationNotes: string;
  /** By field: texts that another window wrote into it meanwhile, kept until one is chosen. */
  others?: Record<string, string[]>;
  updatedAt: number;
}
