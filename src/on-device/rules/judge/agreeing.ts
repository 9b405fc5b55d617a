import type { Claim } from '@/domain/claim';
import type { CustomerServiceItem } from '@/domain/scoring/score-answer';
import { stanceOf } from '../claims/stance';
import type { CallFacts } from '../facts/call-facts';
import type { Verdict } from './verdict';

/** Questions that are met by what these show: manner, effort and needs are more than one good sentence. */
const SHOWN_BY: Partial<Record<CustomerServiceItem, readonly string[]>> = {
  baochomay_chuyenmay: ['asksHold', 'passesOn'],
  camon_xinloi: ['thanks', 'apologises'],
  ketthuc_cuocgoi: ['asksMore', 'sumsUp'],
  giaiquet_yeucau: ['lastOffer'],
};

interface Answer {
  verdict: Verdict;
  claims: readonly Claim[];
}

/**
 * The answer with the claims that stand beside it: what only speaks against it turns it round, or is left out where it
 * can't. Sums of signs decide the rest; they weigh words that no claim is sure enough of to quote.
 */
export function agreeing(name: CustomerServiceItem, { verdict, claims }: Answer, { craft, view }: CallFacts): Answer {
  const speaks = (side: 'for' | 'against') => claims.filter((claim) => stanceOf(claim, view.lexicon) === side);
  const [good, bad] = [speaks('for'), speaks('against')];
  // Who presses solves nothing by what is ordered.
  const shown = !craft.pushy && good.some(({ id, kind }) => kind !== 'searched' && SHOWN_BY[name]?.includes(id));
  if (verdict === 'met' && bad.length > 0 && good.length === 0) return { verdict: 'not_met', claims };
  if (verdict === 'not_met' && good.length > 0 && bad.length === 0)
    return shown ? { verdict: 'met', claims } : { verdict, claims: claims.filter((claim) => !good.includes(claim)) };
  // What did not come up can't be missing.
  if (verdict === 'not_applicable' && !shown) {
    const found = claims.filter(({ kind }) => kind !== 'searched');
    return { verdict: found.some((claim) => bad.includes(claim)) ? 'not_met' : verdict, claims: found };
  }
  return { verdict: verdict === 'not_applicable' && name === 'baochomay_chuyenmay' ? 'met' : verdict, claims };
}
