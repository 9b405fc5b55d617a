import type { CustomerServiceItem } from '@/domain/scoring/score-answer';
import type { Match } from '../call-view';

export type VerdictState = 'met' | 'not_met' | 'not_applicable' | 'not_judged';

/** Why: a key of the note texts of the language. */
export type Reason =
  | 'nameUsed'
  | 'noGreeting'
  | 'noName'
  | 'holdTold'
  | 'holdSilent'
  | 'noHold'
  | 'thanked'
  | 'thankedApologised'
  | 'noThanks'
  | 'noApology'
  | 'closed'
  | 'noGoodbye'
  | 'noSummary'
  | 'customerLeft'
  | 'polite'
  | 'rude'
  | 'curtTone'
  | 'mannersNamed'
  | 'effort'
  | 'littleEffort'
  | 'asked'
  | 'notAsked'
  | 'sure'
  | 'corrected'
  | 'unsure'
  | 'contradicted'
  | 'noFacts'
  | 'answered'
  | 'unanswered'
  | 'evaded'
  | 'solved'
  | 'unsolved'
  | 'timedPromise'
  | 'vaguePromise'
  | 'overpromised'
  | 'honest'
  | 'noPromise'
  | 'tooShort';

export interface Verdict {
  state: VerdictState;
  reason: Reason;
  /** What shows it; for an absence, the nearest place. */
  at: Match | null;
}

export const met = (reason: Reason, at: Match | null): Verdict => ({ state: 'met', reason, at });
export const notMet = (reason: Reason, at: Match | null): Verdict => ({ state: 'not_met', reason, at });
export const notApplicable = (reason: Reason, at: Match | null): Verdict => ({ state: 'not_applicable', reason, at });
export const NOT_JUDGED: Verdict = { state: 'not_judged', reason: 'tooShort', at: null };

export type CustomerServiceVerdicts = Record<CustomerServiceItem, Verdict>;
