import type { NumberWords } from '@/domain/figures/number-words';
import type { ClaimWords } from './claims/claim-words';
import type { CueName } from './cue-name';
import type { NamedSpans } from './key-information/named-spans';
import type { SpeechWords } from './speech-words';

export type RulesLanguage = 'vi' | 'en';

/** A phrase is words, with `|`, `( )?` and these marks: `{slot}` a group of words, `..` up to seven words between. */
export type Phrases = readonly string[];
export type PhraseBook = Partial<Record<CueName, Phrases>>;

type AboutService = 'technical support' | 'orders and returns' | 'delivery' | 'booking and refund' | 'cancellation';
type AboutMoney = 'billing complaint' | 'cards and accounts' | 'telesales';
/** Closed list: what a call is about. */
export type CategoryName = AboutService | AboutMoney;

/** Closed list: what a customer holds against an offer. */
export type ObjectionName = 'competitor' | 'doubts' | 'has no use' | 'undecided' | 'rejects the answer';

/** Everything the judgements need to know about a language. */
export interface Lexicon {
  language: RulesLanguage;
  /** Groups of words that phrases name as {slot}. */
  slots: Readonly<Record<string, string>>;
  phrases: Readonly<Record<CueName, Phrases>>;
  categories: Readonly<Record<CategoryName, Phrases>>;
  objections: Readonly<Record<ObjectionName, Phrases>>;
  /** What can be claimed of a call, and how it is said. */
  claims: ClaimWords;
  speech: SpeechWords;
  numberWords: NumberWords;
  namedSpans: NamedSpans;
  /** Words of any talk: using one again takes up nothing. */
  plainWords: ReadonlySet<string>;
}
