import { type Claim, claimText } from '@/domain/claim';
import {
  type BuiltInAnswer,
  CSAT_ITEMS,
  CUSTOMER_SERVICE_ITEMS,
  type CustomerServiceItem,
  type Decision,
  SALES_ITEMS,
  type ScoredItem,
} from '@/domain/scoring/score-answer';
import { CARD_CLAIMS, CSAT_BOUNDS, claimsOf } from './claims/card-claims';
import { type ClaimBook, claimBook } from './claims/claim-book';
import { ends } from './claims/ending';
import { decision } from './claims/offers';
import { type CallFacts, isJudgeable, whyNothing } from './facts/call-facts';
import { agreeing } from './judge/agreeing';
import { judgeCsat } from './judge/csat';
import { judgeCustomerService } from './judge/customer-service';
import { whyNotJudged } from './judge/sale-outcome';
import { judgeSales } from './judge/sales';
import { forEach, type Verdict } from './judge/verdict';

/** Points of a fully met question (D27). */
const SHARE: Record<CustomerServiceItem, number> = {
  chaohoi_goiten: 0.5,
  baochomay_chuyenmay: 0.5,
  camon_xinloi: 0.5,
  ketthuc_cuocgoi: 0.5,
  ungxu_giongdieu: 1.5,
  nhiettinhphucvu: 1.5,
  timhieunhucau: 1,
  kienthuc: 1,
  traloi_dungtrong_tam: 1,
  giaiquet_yeucau: 1,
  giuloihua_trungthuc: 1,
};

/** A question's score beside what is claimed of the call: the one does not choose the other. */
function item(score: number | null, claims: Claim[], reason = ''): ScoredItem {
  const [first] = claims;
  return {
    score,
    note: [reason, ...claims.map(claimText)].filter((text) => text !== '').join('\n'),
    fromTo: first?.fromTo ?? 'None',
    referText: first?.quote ?? '',
    claims,
  };
}

function scoreOf(verdict: Verdict, share: number): number | null {
  if (verdict === 'met') return share;
  return verdict === 'not_met' ? 0 : null;
}

/** The customer-service answer in the shape of the service (§3). */
export function customerServiceAnswer(facts: CallFacts): BuiltInAnswer {
  const book = claimBook(facts);
  const verdicts = judgeCustomerService(facts);
  const items = forEach(CUSTOMER_SERVICE_ITEMS, (name): ScoredItem => {
    const verdict = verdicts[name];
    if (verdict === 'not_judged') return item(null, [], whyNothing(facts.view));
    const claims = claimsOf(CARD_CLAIMS['customer-service'][name], book, facts);
    const agreed = agreeing(name, { verdict, claims }, facts);
    // Without a goodbye that is recognised, the end itself is where to listen.
    const shown = name === 'ketthuc_cuocgoi' && agreed.claims.length === 0 ? ends(book) : agreed.claims;
    const scored = item(scoreOf(agreed.verdict, SHARE[name]), [...shown]);
    return agreed.verdict === 'not_applicable' ? { ...scored, notApplicable: true } : scored;
  });
  return { kind: 'customer-service', items, total: null, overview: '' };
}

export function csatAnswer(facts: CallFacts): BuiltInAnswer {
  const book = claimBook(facts);
  const verdicts = judgeCsat(facts);
  const items = forEach(CSAT_ITEMS, (name) => {
    const { claims, least, most } = CSAT_BOUNDS[name];
    const shown = claims.some((id) => book.present(id).length > 0);
    const level = verdicts[name] && (shown ? Math.min(verdicts[name], most) : Math.max(verdicts[name], least));
    return level === null
      ? item(null, [], whyNothing(facts.view))
      : item(level, claimsOf(CARD_CLAIMS.csat[name], book, facts));
  });
  return { kind: 'csat', items, total: null, overview: '' };
}

/** One whole level of the scale of 0 to 5; the bands of the blend are cut at 40 and 70 points. */
function wholeLevel(points: number): number {
  const level = Math.round(points / 20);
  if (points < 40) return Math.min(level, 1) * 20;
  return Math.max(2, points < 70 ? Math.min(level, 3) : Math.max(level, 4)) * 20;
}

export function salesAnswer(facts: CallFacts): BuiltInAnswer {
  const book = claimBook(facts);
  const verdicts = judgeSales(facts);
  const items = forEach(SALES_ITEMS, (name) => {
    const score = verdicts[name];
    if (score === null) return item(null, [], whyNotJudged(facts));
    return item(wholeLevel(score), claimsOf(CARD_CLAIMS.se[name], book, facts));
  });
  return { kind: 'se', items, overview: '', guideToBuy: '', ...saleSaid(book, facts) };
}

const OUTCOMES: Partial<Record<string, Decision['outcome']>> = {
  accepts: 'bought',
  declines: 'refused',
  putsOff: 'undecided',
};

/** What the sales card is told of the sale itself: what the customer said last about it, or that nothing is sold. */
function saleSaid(book: ClaimBook, facts: CallFacts): { decision?: Decision; unfit?: true } {
  if (!isJudgeable(facts.view)) return {};
  if (!facts.sale) return { unfit: true };
  const [claim] = decision(book, facts);
  if (claim === undefined) return { decision: { outcome: 'undecided', referText: '', fromTo: 'None' } };
  return {
    decision: { outcome: OUTCOMES[claim.id] ?? 'undecided', referText: claim.quote, fromTo: claim.fromTo, claim },
  };
}
