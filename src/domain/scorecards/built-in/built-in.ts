import type { BuiltInAnswer } from '../../scoring/score-answer';
import type { Scorecard, ServedScorecard } from '../scorecard';
import { CSAT } from './csat';
import { CUSTOMER_SERVICE } from './customer-service';
import { SALES } from './sales';

/** The three scorecards of the specification, in its words, by the kind of answer that belongs to each. */
export const BUILT_IN: Readonly<Record<BuiltInAnswer['kind'], ServedScorecard>> = {
  se: SALES,
  'customer-service': CUSTOMER_SERVICE,
  csat: CSAT,
};

export const BUILT_IN_SCORECARDS: readonly Scorecard[] = Object.values(BUILT_IN);

/** Whether a scoring type is one of the specification's. */
export function isBuiltIn(service: string): boolean {
  return BUILT_IN_SCORECARDS.some(({ id }) => id === service);
}
