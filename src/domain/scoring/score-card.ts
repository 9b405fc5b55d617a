import type { Band } from '../call';
import type { Claim } from '../claim';
import type { Scorecard } from '../scorecards/scorecard';
import type { Decision } from './score-answer';

/** Colours of a band are tokens of the style sheet, so that dark mode can answer them: 'var(--b3)'. */
export interface Range {
  min: number;
  max: number;
  color: string;
  textColor: string;
  band: Band;
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
  /** What the machine answered, always kept beside the human's (D13). */
  machineAnswer: string | null;
  notes: string;
  machineNotes: string;
  referText: string;
  /** The machine's notes sentence by sentence with their places; empty where its maker can't tell them. */
  claims: readonly Claim[];
  /** 'x/max'; empty where there is no score. */
  points: string;
  /** That the machine's number is none of its scale, as a sentence; '' where it is one. */
  outside: string;
  /** The points in force, not rounded; null = no score ("not judged"). */
  score: number | null;
  /** What the machine's answer is worth, not rounded. */
  machineScore: number | null;
  /** Points of a fully met question (spec: orginPoint; D27). */
  originPoint: number;
  /** The human answered, be it with the machine's own level: then a whole number stands where it had a decimal. */
  answered: boolean;
  /** The human changed the answer or the notes. */
  edited: boolean;
  /** False where its condition does not hold: it is neither asked nor counted, and its answer is kept. */
  visible: boolean;
}

/** objData of §3: what belongs together in an evaluation, a section or the whole card (D31). */
export interface ObjData {
  id: string;
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
  /** The questions it is made of that are asked. */
  questions: Question[];
  objData: ObjData;
  /** Told in points of a part, or on the whole scale. */
  told: 'points' | 'scale';
  band: Band | null;
  /** Why all of it is worth nothing, as a sentence; '' where it is not. */
  failed: string;
}

/** What the machine said of the call as a whole; it is about the machine's numbers, not about a reviewer's. */
export interface MachineSaid {
  description: string;
  addNoteDesc: string;
  /** A total that came with the answer. */
  total: number | null;
  /** The total on the other scale that its points may be on; null where that is known (D660). */
  otherwise: number | null;
  decision: Decision | null;
  /** The machine found that this scorecard is not for this call. */
  unfit: boolean;
}

/** A total in its words; null and '' where there is none. */
export interface Total {
  score: number | null;
  band: Band | null;
  label: string;
  judged: number;
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
  /** Bands of the total, from 0 to `max`. */
  ranges: Range[];
  /** What a grade is a grade of, put before it; '' = nothing. */
  about: string;
  /** Why the whole call is worth nothing, as a sentence; '' where it is not. */
  failed: string;
  /** Questions judged and asked, so that a rule check can say "7 of 11 judged". */
  judged: number;
  asked: number;
  /** Answers by the reviewer. With one of them the total is no longer the machine's. */
  answered: number;
  /** The machine's own total beside the reviewer's; null while nobody answered otherwise. */
  machine: Total | null;
  /** The total that came with the answer, where it is not what its items add up to. */
  statedTotal: number | null;
  /** What its points come to on the other scale that they may be on, as a total. */
  otherTotal: number | null;
  decision: Decision | null;
  /** The scoring type of the card that would fit, where this one does not fit the call. */
  fitting: string | null;
}

export interface CardSet {
  scorecard: Scorecard;
  overall: OverallCard;
  /** One for each section that asks anything. */
  cards: ScoreCard[];
  /** All questions in their order, also those that are not asked. */
  questions: Question[];
  said: MachineSaid;
}
