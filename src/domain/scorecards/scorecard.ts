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
  /** Grades, from the highest `from` down; the last one begins at 0. In the points of the scale. */
  bands: { from: number; label: string }[];
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

export interface ScorecardOption {
  id: string;
  label: string;
  /** Between 0 and 1; null does not apply and does not count. */
  value: number | null;
  /** Chosen, it makes everything of the section, or of the call, worth nothing. */
  fails?: 'section' | 'call';
  /** Causes to choose from where this one is chosen. */
  reasons?: string[];
}
