import type { CsatItem, SalesItem } from '@/domain/scoring/score-answer';
import type { Reason } from '../judge/verdict';

/** What the rules write under a score, in the language of the transcript. */
export interface NoteTexts {
  reasons: Record<Reason, string>;
  notJudged: string;
  /** By level: nothing found, some, much. */
  csat: Record<CsatItem, readonly [none: string, some: string, much: string]>;
  /** By band: low, mid, high. */
  sales: Record<SalesItem, readonly [low: string, mid: string, high: string]>;
  notASale: string;
  noObjection: string;
  unknownLanguage: string;
  overview: (judged: number, asked: number, met: number) => string;
  csatOverview: (weakest: string) => string;
  salesOverview: Record<'sold' | 'follow_up' | 'refused' | 'not_a_sale', string>;
  guide: Record<'needs' | 'objections' | 'empathy' | 'ask' | 'ownership' | 'none', string>;
  resolved: string;
  timed: (words: string) => string;
  unresolved: string;
  sold: string;
  refused: string;
  undecided: string;
  action: Record<
    | 'identity'
    | 'needs'
    | 'hold'
    | 'check'
    | 'done'
    | 'correct'
    | 'offer'
    | 'rebut'
    | 'promise'
    | 'apology'
    | 'deflect',
    string
  >;
  quoted: (label: string, quote: string) => string;
  expectations: Record<'wantFast' | 'wantTime' | 'wantHonest' | 'wantMoney' | 'wantHeard' | 'wantCheaper', string>;
  passive: string;
  active: string;
  next: { promised: (words: string) => string; openPromise: string; callBack: string; keepNote: string; none: string };
  noTime: string;
}
