import type { Band } from '../call';

/** Colours of a band are tokens of the style sheet, so that dark mode can answer them: 'var(--b3)'. */
export interface Range {
  min: number;
  max: number;
  color: string;
  textColor: string;
}

export interface Answer {
  title: string;
  value: string;
}

/** One question of a card (§3). */
export interface Question {
  id: string;
  question: string;
  /** 'mm:ss-mm:ss' or 'None'. */
  fromTo: string;
  answers: Answer[];
  /** The value in force: the human's where there is one, else the machine's; null = no score. */
  answer: string | null;
  /** What the machine answered, always kept beside the human's (decision 13). */
  machineAnswer: string | null;
  notes: string;
  machineNotes: string;
  referText: string;
  /** 'x/max'; empty where there is no score. */
  points: string;
  /** The points in force, not rounded; null = no score ("not judged"). */
  score: number | null;
  /** What the machine's answer is worth, not rounded. */
  machineScore: number | null;
  /** Points of a fully met question (spec: orginPoint; decision 27). */
  originPoint: number;
  /** The human changed the answer or the notes. */
  edited: boolean;
}

export type ScoreCardType = 'csat' | 'se' | 'other';

/** objData of §3: what the evaluation dialog of a csat or se card shows as a whole (decision 31). */
export interface ObjData {
  id: string;
  type: ScoreCardType;
  title: string;
  maxPoint: number;
  questions: Question[];
}

/** One criterion card (§3). */
export interface ScoreCard {
  id: string;
  title: string;
  /** null = no score. */
  score: number | null;
  description: string;
  color: string;
  textColor: string;
  /** Marker position on the meter, 0 to 100 per cent. */
  leftOffset: number;
  addNoteTitle: string;
  addNoteDesc: string;
  ranges: Range[];
  levelRanges: { min: number; max: number; text: string }[];
  maxPoint: number;
  objData: ObjData;
  type: ScoreCardType;
  band: Band | null;
}

/** The overall rating card (§3). */
export interface OverallCard {
  title: string;
  score: number | null;
  max: number;
  description: string;
  bg: string;
  border: string;
  color: string;
  textColor: string;
  addNoteTitle: string;
  addNoteDesc: string;
  band: Band | null;
  /** Questions judged and asked, so that a rule check can say "7 of 11 judged". */
  judged: number;
  asked: number;
}

export interface CardSet {
  kind: 'customer-service' | 'csat' | 'se';
  overall: OverallCard;
  cards: ScoreCard[];
}
