import { type Call, heldAt, mainScore } from '../call';

export const SORT_KEYS = ['date', 'title', 'agent', 'score', 'state', 'length'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export interface DeskSort {
  by: SortKey;
  descending: boolean;
}

const collator = new Intl.Collator('vi', { numeric: true, sensitivity: 'base' });

/** New ones first: what is to be done stands before what is done. */
const STATES = { new: 0, 'in-review': 1, done: 2 } as const;

/** The share of what could be reached; undefined where nothing says one. */
function scoreOf(call: Call, card: string | undefined): number | undefined {
  const score = card === undefined ? mainScore(call) : call.scores?.find(({ service }) => service === card);
  return score === undefined || score.value === null || score.max === 0 ? undefined : score.value / score.max;
}

function keyOf(call: Call, by: SortKey, card: string | undefined): number | string | undefined {
  switch (by) {
    case 'date':
      return heldAt(call);
    case 'title':
      return call.title;
    case 'agent':
      return call.facts?.agent;
    case 'score':
      return scoreOf(call, card);
    case 'state':
      return STATES[call.review?.state ?? 'new'];
    case 'length':
      return call.audio?.durationS;
  }
}

/**
 * A sorted copy. Scores are those on `card`, else the call's main one. What has no such thing stands at the end either
 * way round; what is equal, newest first.
 */
export function sortCalls(calls: readonly Call[], { by, descending }: DeskSort, card?: string): Call[] {
  const keyed = calls.map((call) => ({ call, at: heldAt(call), key: keyOf(call, by, card) }));
  const way = descending ? -1 : 1;
  keyed.sort((one, two) => {
    if (one.key === undefined || two.key === undefined) {
      if (one.key !== two.key) return one.key === undefined ? 1 : -1;
    } else {
      const order =
        typeof one.key === 'number' ? one.key - Number(two.key) : collator.compare(one.key, String(two.key));
      if (order !== 0) return order * way;
    }
    return two.at - one.at;
  });
  return keyed.map(({ call }) => call);
}
