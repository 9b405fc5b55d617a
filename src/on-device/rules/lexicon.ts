import type { ClaimWords } from './claims/claim-words';
import type { CueName } from './cue-name';
import type { NamedSpans } from './key-information/named-spans';
import type { NumberWords } from './key-information/number-words';
import type { SpeechWords } from './speech-words';

export type RulesLanguage = 'vi' | 'en';

/** A phrase is words, with `|`, `( )?` and these marks: `{slot}` a group of words, `..` up to seven words between. */
export type Phrases = readonly string[];
export type PhraseBook = Partial<Record<CueName, Phrases>>;

export interface Category {
  name: string;
  /** The name as the language says it. */
  title: string;
  words: Phrases;
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
  /** What can be claimed of a call, and how it is said. */
  claims: ClaimWords;
  speech: SpeechWords;
  numberWords: NumberWords;
  namedSpans: NamedSpans;
  /** Words of any talk: using one again takes up nothing. */
  plainWords: ReadonlySet<string>;
}
