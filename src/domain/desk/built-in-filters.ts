import type { DeskFilter } from './desk-filter';
import { MINE_TODAY } from './work-day';

/** Filters that are always there; their names are in the words. */
export const BUILT_IN_FILTERS = {
  assigned: { assigned: true },
  'mine-today': MINE_TODAY,
  'mine-open': { mine: true, state: 'open' },
  'last-week-low': { date: { kind: 'last-week' }, bands: [1, 2] },
  trouble: { trouble: 'any' },
  all: {},
} as const satisfies Record<string, DeskFilter>;

export type BuiltInFilter = keyof typeof BUILT_IN_FILTERS;
