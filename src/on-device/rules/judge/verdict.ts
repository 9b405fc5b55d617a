import type { CustomerServiceItem } from '@/domain/scoring/score-answer';

export type Verdict = 'met' | 'not_met' | 'not_applicable' | 'not_judged';

export const metIf = (met: boolean): Verdict => (met ? 'met' : 'not_met');

/** One of something for every question of a card. */
export const forEach = <Item extends string, Of>(items: readonly Item[], of: (item: Item) => Of): Record<Item, Of> =>
  Object.fromEntries(items.map((item) => [item, of(item)])) as Record<Item, Of>;

export type CustomerServiceVerdicts = Record<CustomerServiceItem, Verdict>;
