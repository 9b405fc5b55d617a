import type { Scorecard } from './scorecard';

/** A draft with the steps that lead back and forth. */
export interface EditHistory {
  past: readonly Scorecard[];
  present: Scorecard;
  future: readonly Scorecard[];
  /** The field that was typed in last: more of the same is the same step. */
  field: string | null;
}

/** More than anybody goes back; a card is some kilobytes. */
const MOST_STEPS = 200;

export function beginHistory(card: Scorecard): EditHistory {
  return { past: [], present: card, future: [], field: null };
}

/** One step more; typing on in the same field is none. */
export function recordEdit(history: EditHistory, card: Scorecard, field: string | null): EditHistory {
  if (card === history.present) return history;
  const typing = field !== null && field === history.field;
  const past = typing ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present: card, future: [], field };
}

export function undoEdit(history: EditHistory): EditHistory {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    field: null,
  };
}

export function redoEdit(history: EditHistory): EditHistory {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, field: null };
}
