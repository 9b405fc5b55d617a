import type { AutoNote } from '@/domain/auto-note';
import type { CueName } from './cue-name';

export type RulesLanguage = 'vi' | 'en';

/** A phrase is words, with `|`, `( )?` and these marks: `{slot}` a group of words, `..` up to seven words between. */
export type Phrases = readonly string[];
export type PhraseBook = Partial<Record<CueName, Phrases>>;

export interface Category {
  name: string;
  words: Phrases;
  sub: readonly { name: string; words: Phrases }[];
}

export interface Objection {
  /** Closed list of the auto note: price, no need, busy … */
  name: string;
  words: Phrases;
}

/** Everything the judgements need to know about a language. */
export interface Lexicon {
  language: RulesLanguage;
  /** Groups of words that phrases name as {slot}. */
  slots: Readonly<Record<string, string>>;
  phrases: Readonly<Record<CueName, Phrases>>;
  categories: readonly Category[];
  objections: readonly Objection[];
}

export type { AutoNote };
