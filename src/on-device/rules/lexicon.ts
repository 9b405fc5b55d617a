import type { NumberWords } from '@/domain/figures/number-words';
import type { ClaimWords } from './claims/claim-words';
import type { CueName } from './cue-name';
import type { NamedSpans } from './key-information/named-spans';
import type { SpeechWords } from './speech-words';

export type RulesLanguage = 'vi' | 'en';

/** A phrase is words, with `|`, `( )?` and these marks: `{slot}` a group of words, `..` up to seven words between. */
export type Phrases = readonly string[];
export type PhraseBook = Partial<Record<CueName, Phrases>>;

/** Closed list: what a call is about. */
export type CategoryName =
  | 'billing complaint'
  | 'booking and refund'
  | 'cancellation'
  | 'cards and accounts'
  | 'delivery'
  | 'orders and returns'
  | 'technical support'
  | 'telesales';

/** Closed list: what a customer holds against an offer. */
export type ObjectionName =
  | 'already has one'
  | 'busy'
  | 'competitor'
  | 'contract or terms'
  | 'distrust'
  | 'must ask family'
  | 'no need'
  | 'price'
  | 'rejects the answer'
  | 'send details first'
  | 'wants to think';

export interface Category {
  name: CategoryName;
  /** The name as the language says it. */
  title: string;
  words: Phrases;
}

export interface Objection {
  name: ObjectionName;
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
