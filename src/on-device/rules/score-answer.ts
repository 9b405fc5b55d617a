import {
  CSAT_ITEMS,
  type CsatItem,
  CUSTOMER_SERVICE_ITEMS,
  type CustomerServiceItem,
  SALES_ITEMS,
  type SalesItem,
  type ScoreAnswer,
  type ScoredItem,
} from '@/domain/scoring/score-answer';
import type { CallView, Match } from './call-view';
import { evidenceAt } from './evidence';
import type { CallFacts } from './facts/call-facts';
import { judgeCsat } from './judge/csat';
import { judgeCustomerService } from './judge/customer-service';
import { saleOutcome } from './judge/sale-outcome';
import { judgeSales } from './judge/sales';
import type { Verdict } from './judge/verdict';
import { NOTES } from './notes/notes';

/** Points of a fully met question (decision 27). */
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

function item(view: CallView, score: number | null, note: string, at: Match | null): ScoredItem {
  const evidence = at ? evidenceAt(view, at) : { fromTo: 'None', quote: '' };
  return { score, note, fromTo: evidence.fromTo, referText: evidence.quote };
}

function scoreOf(verdict: Verdict, share: number): number | null {
  if (verdict.state === 'met') return share;
  return verdict.state === 'not_met' ? 0 : null;
}

/** The customer-service answer in the shape of the service (§3). */
export function customerServiceAnswer(facts: CallFacts): ScoreAnswer {
  const notes = NOTES[facts.view.lexicon.language];
  const verdicts = judgeCustomerService(facts);
  const items = Object.fromEntries(
    CUSTOMER_SERVICE_ITEMS.map((name): [CustomerServiceItem, ScoredItem] => {
      const verdict = verdicts[name];
      const scored = item(facts.view, scoreOf(verdict, SHARE[name]), notes.reasons[verdict.reason], verdict.at);
      return [name, verdict.state === 'not_applicable' ? { ...scored, notApplicable: true } : scored];
    }),
  ) as Record<CustomerServiceItem, ScoredItem>;
  const states = CUSTOMER_SERVICE_ITEMS.map((name) => verdicts[name].state);
  const judged = states.filter((state) => state !== 'not_judged').length;
  const metCount = states.filter((state) => state === 'met').length;
  return { kind: 'customer-service', items, total: null, overview: notes.overview(judged, states.length, metCount) };
}

export function csatAnswer(facts: CallFacts): ScoreAnswer {
  const notes = NOTES[facts.view.lexicon.language];
  const verdicts = judgeCsat(facts);
  const items = Object.fromEntries(
    CSAT_ITEMS.map((name): [CsatItem, ScoredItem] => {
      const { level, at } = verdicts[name];
      const texts = notes.csat[name];
      const text = level === null ? notes.notJudged : texts[level >= 4 ? 0 : level === 3 ? 1 : 2];
      return [name, item(facts.view, level, text, at)];
    }),
  ) as Record<CsatItem, ScoredItem>;
  const weakest = [...CSAT_ITEMS].sort((a, b) => (items[a].score ?? 5) - (items[b].score ?? 5))[0] ?? 'retention_level';
  return { kind: 'csat', items, total: null, overview: notes.csatOverview(items[weakest].note) };
}

function guideOf(
  items: Record<SalesItem, ScoredItem>,
): 'needs' | 'objections' | 'empathy' | 'ask' | 'ownership' | 'none' {
  const advice: readonly (readonly [SalesItem, 'needs' | 'objections' | 'empathy' | 'ask' | 'ownership'])[] = [
    ['uncover_needs', 'needs'],
    ['overcome_objections', 'objections'],
    ['be_empathetic', 'empathy'],
    ['ask_for_sale', 'ask'],
    ['demonstrate_ownership', 'ownership'],
  ];
  const weak = advice
    .filter(([name]) => (items[name].score ?? 100) < 70)
    .sort((a, b) => (items[a[0]].score ?? 0) - (items[b[0]].score ?? 0));
  return weak[0]?.[1] ?? 'none';
}

export function salesAnswer(facts: CallFacts): ScoreAnswer {
  const notes = NOTES[facts.view.lexicon.language];
  const verdicts = judgeSales(facts);
  const items = Object.fromEntries(
    SALES_ITEMS.map((name): [SalesItem, ScoredItem] => {
      const { score, at } = verdicts[name];
      const missing = facts.sale ? notes.noObjection : notes.notASale;
      const text = score === null ? missing : notes.sales[name][score < 40 ? 0 : score < 70 ? 1 : 2];
      return [name, item(facts.view, score, text, at)];
    }),
  ) as Record<SalesItem, ScoredItem>;
  return {
    kind: 'se',
    items,
    overview: notes.salesOverview[saleOutcome(facts)],
    guideToBuy: facts.sale ? notes.guide[guideOf(items)] : '',
  };
}
