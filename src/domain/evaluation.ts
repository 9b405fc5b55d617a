import type { CallId } from './call';

/** What a human changed, per question; absent = untouched, the machine's value stands (decision 13). */
export interface QuestionEdit {
  answer?: string;
  notes?: string;
  /** Milliseconds since the epoch. */
  at: number;
}

/** A reviewer's work on one scorecard of one call, stored as it is made (decision 9). */
export interface Evaluation {
  callId: CallId;
  /** The scoring type it belongs to. */
  service: string;
  edits: Record<string, QuestionEdit>;
  analysisNotes: string;
  evaluationNotes: string;
  updatedAt: number;
}
