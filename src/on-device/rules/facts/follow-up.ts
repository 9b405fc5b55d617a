import type { CallView, Match } from '../call-view';
import { sentenceAt } from '../evidence';
import type { KeyFact } from '../key-information/key-information';
import type { Promises } from './promises';

export interface FollowUp {
  promise: Match;
  /** Exact words of the promise. */
  quote: string;
  /** Day or hour in those words; '' when it is only "at once" or "today". */
  when: string;
}

/** A day or an hour says when to follow up; "five minutes" is over by then. */
const TELLING: readonly (readonly [KeyFact['kind'], number])[] = [
  ['time', 3],
  ['date', 2],
  ['duration', 1],
];
const OVER_BY_THEN = /(?:phút|giây|minutes?|seconds?)$/iu;

function timeIn(facts: readonly KeyFact[], turn: number, quote: string): { words: string; weight: number } {
  const [best] = facts
    .filter((fact) => fact.turn === turn && quote.includes(fact.text) && !OVER_BY_THEN.test(fact.text))
    .map((fact) => ({ words: fact.text, weight: TELLING.find(([kind]) => kind === fact.kind)?.[1] ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || b.words.length - a.words.length);
  return best ?? { words: '', weight: 0 };
}

/** The promise that is left to keep: the last one with a day or an hour, else the last with any time. */
export function findFollowUp(view: CallView, promises: Promises, facts: readonly KeyFact[]): FollowUp | null {
  const found = promises.dated.map((promise) => {
    const text = view.turns[promise.turn]?.text ?? '';
    const quote = sentenceAt(text, promise.at, promise.text.length);
    return { promise, quote, time: timeIn(facts, promise.turn, quote) };
  });
  const best = found.findLast(({ time }) => time.weight >= 2) ?? found.at(-1);
  return best ? { promise: best.promise, quote: best.quote, when: best.time.words } : null;
}
