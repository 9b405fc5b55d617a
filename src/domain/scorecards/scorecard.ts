/** A scorecard as a document: sections with weights, questions, options with values between 0 and 1. */
export interface Scorecard {
  /** Names the card in every version; of a built-in card the scoring type it stands for. */
  id: string;
  /** From 1. A published version never changes again. */
  version: number;
  title: string;
  /** BCP 47 tag of its words. */
  language: string;
  state: ScorecardState;
  /** Milliseconds since the epoch; absent while it is a draft. */
  publishedAt?: number;
  /** Who made this version; absent in built-in ones. */
  author?: string;
  scale: Scale;
  sections: Section[];
  /** Path of a service's webhook that judges by this card, below the address of the automation service. */
  path?: string;
}

export type ScorecardState = 'draft' | 'published' | 'retired';

/** What a total is told in. */
export interface Scale {
  /** Points of a call in which everything was met. */
  max: number;
  /** What the total is called; absent = the card's own title. */
  title?: string;
  /** What a grade is a grade of, put before it: "How the agent sold". */
  about?: string;
  /** A section is told in its part of the points (absent), or each on the whole scale. */
  sections?: 'whole-scale';
  /** Grades, from the highest `from` down; the last one begins at 0. In the points of the scale. */
  bands: { from: number; label: string }[];
  /** Lower ends of the five colours, from the worst up, in the points of the scale; absent = a grade has its colour. */
  colors?: readonly number[];
}

export interface Section {
  id: string;
  title: string;
  /** More than 0; what the section is worth beside the others. */
  weight: number;
  questions: ScorecardQuestion[];
}

export interface ScorecardQuestion {
  id: string;
  text: string;
  /** What the reviewer should look at. */
  guidance?: string;
  /** More than 0; what the question is worth beside the others of its section. */
  weight: number;
  options: ScorecardOption[];
  /** Asked only where the answer to another question, one that stands before it, is one of these; hidden, it does not count. */
  when?: { question: string; is: string[] };
  /** When the reviewer has to say why. */
  comment?: 'on-fail' | 'always';
  /** The field a service names it by. */
  alias?: string;
  /** The claim of the rules whose places are shown as evidence. */
  evidence?: string;
}

/** The field that a service names a question by: its alias, or its id. */
export function aliasOf({ alias, id }: Pick<ScorecardQuestion, 'alias' | 'id'>): string {
  return alias ?? id;
}

export interface ScorecardOption {
  id: string;
  label: string;
  /** Between 0 and 1; null does not apply and does not count. */
  value: number | null;
  /** Says that the question does not arise although it has a value: the card of the specification gives full points. */
  notApplicable?: true;
  /** Only a machine gives it; a reviewer is offered it where one did. Between two others, it stands for all between them. */
  by?: 'machine';
  /** "Title: description" of what it stands for, said on the card of a section that is this one question. */
  meaning?: string;
  /** Chosen, it makes everything of the section, or of the call, worth nothing. */
  fails?: 'section' | 'call';
  /** Causes to choose from where this one is chosen. */
  reasons?: string[];
}

/** A scorecard that a service judges by. */
export type ServedScorecard = Scorecard & Required<Pick<Scorecard, 'path'>>;
