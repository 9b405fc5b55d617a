import { type CallFacts, isJudgeable } from '../facts/call-facts';

export type SaleOutcome = 'sold' | 'follow_up' | 'refused' | 'not_a_sale';

/** How the attempt to sell ended. */
export function saleOutcome({ sale, view, mood, craft }: CallFacts): SaleOutcome {
  if (!sale) return 'not_a_sale';
  if (sale.accepted) return 'sold';
  const open = sale.objections.some(({ name }) => name === 'undecided');
  const late = view.turns.length * 0.6;
  if (open && mood > -1 && !craft.pushy) return 'follow_up';
  return sale.refused.some(({ turn }) => turn >= late) || mood < 0 || craft.pushy ? 'refused' : 'follow_up';
}

/** Why a criterion of the sales card has no score. A call too short to judge is too short to be called no sale. */
export function whyNotJudged({ sale, view }: CallFacts): 'tooShort' | 'notASale' | 'noObjection' {
  if (!isJudgeable(view)) return 'tooShort';
  return sale ? 'noObjection' : 'notASale';
}
