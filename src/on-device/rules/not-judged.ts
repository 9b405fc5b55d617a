import {
  CSAT_ITEMS,
  CUSTOMER_SERVICE_ITEMS,
  SALES_ITEMS,
  type ScoreAnswer,
  type ScoredItem,
} from '@/domain/scoring/score-answer';

export type CardKind = ScoreAnswer['kind'];

function fill<Name extends string>(names: readonly Name[], note: string): Record<Name, ScoredItem> {
  const none: ScoredItem = { score: null, note, fromTo: 'None', referText: '' };
  return Object.fromEntries(names.map((name) => [name, none])) as Record<Name, ScoredItem>;
}

/** A whole card on which nothing could be judged, with the reason under every question. */
export function notJudgedAnswer(kind: CardKind, note: string): ScoreAnswer {
  if (kind === 'csat') return { kind, items: fill(CSAT_ITEMS, note), total: null, overview: note };
  if (kind === 'se') return { kind, items: fill(SALES_ITEMS, note), overview: note, guideToBuy: '' };
  return { kind, items: fill(CUSTOMER_SERVICE_ITEMS, note), total: null, overview: note };
}
