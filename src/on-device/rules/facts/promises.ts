import type { CallView, Match } from '../call-view';
import { groupByTurn } from '../group-by-turn';
import type { KeyFact } from '../key-information/key-information';
import { sentencesOf } from './sentences';

export interface Promises {
  /** With a day, an hour or a span, or done at once. */
  dated: Match[];
  /** Without one. */
  open: Match[];
  /** "As soon as possible": a time that is none. */
  vague: Match[];
}

const TIMES = new Set(['date', 'time', 'duration']);
const AT_ONCE =
  /(?<!\p{L})(?:ngay bây giờ|ngay|liền|luôn|bây giờ|hôm nay|chiều nay|tối nay|trưa nay|sáng nay|mai|right now|now|today|tonight|straight away|right away|this (?:afternoon|evening|morning|minute)|tomorrow|immediately|the evening before|automatic(?:ally)?|while you)(?!\p{L})/iu;

export function findPromises(view: CallView, facts: readonly KeyFact[]): Promises {
  const promises: Promises = { dated: [], open: [], vague: [...view.find('vagueTime', 'agent')] };
  const timesOf = groupByTurn(facts.filter(({ kind }) => TIMES.has(kind)));
  // Before the matter is known nothing is promised: "em gọi anh từ …" opens a call.
  const [opening] = view.of('agent');
  for (const match of view.find('promise', 'agent')) {
    if (match.turn === opening) continue;
    const text = view.turns[match.turn]?.text ?? '';
    const sentence = sentencesOf(text, view.lexicon.language).findLast(({ at }) => at <= match.at);
    const from = sentence?.at ?? 0;
    const to = from + (sentence?.text.length ?? text.length);
    const timed = timesOf.get(match.turn)?.some((fact) => fact.from >= from && fact.from <= to) ?? false;
    (timed || AT_ONCE.test(text.slice(from, to)) ? promises.dated : promises.open).push(match);
  }
  return promises;
}
