import type { ScoreHeadline } from '@/domain/call';
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

/** A score as the row of a call holds it: all of eleven questions judged unless told otherwise. */
export function headlineRow(fields: Partial<ScoreHeadline>): ScoreHeadline {
  return { service: 'Sale Effective', value: 4, max: 5, label: '', band: 4, judged: 11, asked: 11, ...fields };
}

export function scoredItem(score: number | null, rest: Partial<ScoredItem> = {}): ScoredItem {
  return { score, note: '', fromTo: 'None', referText: '', ...rest };
}

type Scores<Item extends string> = Partial<Record<Item, ScoredItem | number | null>>;

function itemsOf<Item extends string>(ids: readonly Item[], all: number | null, given: Scores<Item>) {
  const entries = ids.map((id) => {
    const value = given[id];
    return [id, typeof value === 'object' && value !== null ? value : scoredItem(value === undefined ? all : value)];
  });
  return Object.fromEntries(entries) as Record<Item, ScoredItem>;
}

/** A customer-service answer: every item `all` unless named. */
export function customerServiceAnswer(all: number | null, given: Scores<CustomerServiceItem> = {}): ScoreAnswer {
  return {
    kind: 'customer-service',
    items: itemsOf(CUSTOMER_SERVICE_ITEMS, all, given),
    total: null,
    overview: 'Nhận xét chung',
  };
}

export function csatAnswer(all: number | null, given: Scores<CsatItem> = {}): ScoreAnswer {
  return { kind: 'csat', items: itemsOf(CSAT_ITEMS, all, given), total: null, overview: '' };
}

export function salesAnswer(all: number | null, given: Scores<SalesItem> = {}): ScoreAnswer {
  return {
    kind: 'se',
    items: itemsOf(SALES_ITEMS, all, given),
    overview: 'The customer leans towards buying.',
    guideToBuy: 'Call back after seven days.',
  };
}
