import type { ReviewerId } from '../reviewer';

/** What is said of a score in the reader's words. */
export interface ScoreWords {
  nameOf(id: ReviewerId): string;
  noGrade: string;
  unfit: string;
  stale: string;
  /** So many evaluations of the call are not in it. */
  unread(evaluations: number): string;
  /** Scoring types by their values. */
  fits(service: string): string;
  otherCard(asked: string, card: string): string;
  otherScale(total: string): string;
}

/** How much of something was judged, of the questions that are asked. */
export interface Judged {
  judged: number;
  asked: number;
  /** Fewer than half, and nothing fails it: too little for a grade or an average. */
  tooFew: boolean;
}

/** A total and whose it is. */
export interface ExportedTotal extends Judged {
  /** '' = the machine's; null = nobody's. */
  by: string | null;
  /** null = nothing was judged. */
  value: number | null;
  /** Grade in the card's words, or why there is none; '' = none. */
  label: string;
}

/** One reviewer's share of a score. */
export interface ExportedReview extends ExportedTotal {
  by: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** Notes of the call and of its sections, each with what it is about. */
  notes: readonly { about: string; analysis: string; evaluation: string }[];
}

export interface ExportedAnswer {
  /** '' = the machine's. */
  by: string;
  /** The option in words; '' = not judged. */
  answer: string;
  /** Points, not rounded; null = none. */
  value: number | null;
  /** Their own words only: the machine's are never told as somebody's. */
  notes: string;
  reasons: readonly string[];
  /** 'mm:ss-mm:ss' each; of turns without times their words. */
  evidence: readonly string[];
  /** When it was said or last changed, milliseconds since the epoch. */
  at: number;
}

/** What somebody did to a question. */
export interface ExportedOpinion extends ExportedAnswer {
  /** Their place among the score's people: two may have the same name. */
  person: number;
}

export interface ExportedQuestion {
  /** Place of its section on the card: two may have the same title. */
  place: number;
  section: string;
  text: string;
  /** Points of a fully met question. */
  full: number;
  /** With the answers in force. */
  asked: boolean;
  /** null = no machine judged the call. */
  machine: ExportedAnswer | null;
  /** Of those who touched it. */
  people: readonly ExportedOpinion[];
  /** What counts: of whoever answered last, else the machine's. */
  inForce: { answer: string; value: number | null };
}

export interface ExportedSection extends Judged {
  place: number;
  title: string;
  value: number | null;
  max: number;
}

export interface ExportedScore {
  /** Tells its version of a card from all others, which may have the same title; a number, since every text may be masked. */
  cardKey: number;
  card: string;
  version: number;
  max: number;
  /** null = no machine judged the call. */
  machine: ExportedTotal | null;
  people: readonly ExportedReview[];
  /** The machine judged another text than the call has now. */
  stale: boolean;
  /** The total that counts. */
  inForce: ExportedTotal;
  /** What has to be known of it, a sentence each: of which text it is, which card would fit, why it is worth nothing. */
  remarks: readonly string[];
  /** Those that ask anything. */
  sections: readonly ExportedSection[];
  questions: readonly ExportedQuestion[];
}
