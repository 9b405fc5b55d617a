import { claimBook } from '../claims/claim-book';
import { decision } from '../claims/offers';
import { type CallFacts, isJudgeable, whyNothing } from '../facts/call-facts';

export type SaleOutcome = 'sold' | 'follow_up' | 'refused' | 'not_a_sale';

const DECIDED: Partial<Record<string, SaleOutcome>> = { accepts: 'sold', declines: 'refused', putsOff: 'follow_up' };

/** How the attempt to sell ended: as the customer said, where that is recognised. */
export function saleOutcome(facts: CallFacts): SaleOutcome {
  const { sale, view, mood, craft } = facts;
  if (!sale) return 'not_a_sale';
  const said = DECIDED[decision(claimBook(facts), facts)[0]?.id ?? ''] ?? (sale.accepted ? 'sold' : null);
  if (said) return said;
  const open = sale.objections.some(({ name }) => name === 'undecided');
  if (open && mood > -1 && !craft.pushy) return 'follow_up';
  return sale.refused.some(({ turn }) => turn >= view.turns.length * 0.6) || mood < 0 || craft.pushy
    ? 'refused'
    : 'follow_up';
}

/** Why a criterion of the sales card has no score. A call too short to judge is too short to be called no sale. */
export function whyNotJudged({ sale, view }: CallFacts): string {
  return isJudgeable(view) ? view.lexicon.claims.notJudged[sale ? 'noObjection' : 'notASale'] : whyNothing(view);
}
