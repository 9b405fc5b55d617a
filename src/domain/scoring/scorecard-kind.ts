import { BUILT_IN } from '../scorecards/built-in/built-in';
import type { BuiltInAnswer } from './score-answer';

/** Values of the scoring-type dropdown (§2, §3): the ids of their scorecards. */
export const SALES_SERVICE = BUILT_IN.se.id;
export const MOBILE_SERVICE = BUILT_IN['customer-service'].id;
export const SUMMARY_SERVICE = BUILT_IN.csat.id;

export type ScorecardKind = BuiltInAnswer['kind'];

/**
 * The scorecard of the specification that a scoring type asks for; a name that is none of them is generic customer service
 * (D24, D46). What an answer really is, its shape decides (D25).
 */
export function scorecardKind(service: string): ScorecardKind {
  const kinds: readonly ScorecardKind[] = ['se', 'customer-service'];
  return kinds.find((kind) => BUILT_IN[kind].id === service) ?? 'csat';
}

/** Path of the scoring webhook below {host} (§7), chosen by service. */
export function scoringWebhook(service: string): string {
  return BUILT_IN[scorecardKind(service)].path;
}
