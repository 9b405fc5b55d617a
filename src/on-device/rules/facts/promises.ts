import type { CallView, Match } from '../call-view';
import { groupByTurn } from '../group-by-turn';
import type { KeyFact } from '../key-information/key-information';
import { sentencesOf } from './sentences';

export interface Promises {
  /** With a day, an hour or a span, or done at once. */
  dated: Match[];
  /** Of the dated ones what the agent will do, on a day or at an hour that can be kept: no "next month", no "now". */
  own: Match[];
  /** Without one. */
  open: Match[];
  /** "As soon as possible": a time that is none. */
  vague: Match[];
}

const TIMES = new Set(['date', 'time', 'duration']);

/** Matches of the sentence in which the agent says so. */
function sentenceOf(view: CallView, { turn, at }: Match): { from: number; to: number; text: string } {
  const text = view.turns[turn]?.text ?? '';
  const sentence = sentencesOf(text, view.lexicon).findLast((one) => one.at <= at);
  const from = sentence?.at ?? 0;
  const to = from + (sentence?.text.length ?? text.length);
  return { from, to, text: text.slice(from, to) };
}

export function findPromises(view: CallView, facts: readonly KeyFact[]): Promises {
  const { atOnce, byAgent, coming, loose, someoneWill } = view.lexicon.speech.promises;
  const promises: Promises = { dated: [], own: [], open: [], vague: [] };
  const timesOf = groupByTurn(facts.filter(({ kind }) => TIMES.has(kind)));
  // Before the matter is known nothing is promised: "em gọi anh từ …" opens a call.
  const [opening] = view.of('agent');
  const within = (match: Match) => {
    const { from, to, text } = sentenceOf(view, match);
    const times = (timesOf.get(match.turn) ?? []).filter((fact) => fact.from >= from && fact.from <= to);
    return { text, times };
  };
  const isOwn = (text: string, times: readonly KeyFact[]) =>
    byAgent.test(text) &&
    (coming.test(text) || times.some(({ kind, text: words }) => kind !== 'duration' && !loose.test(words)));
  // "Hôm nào nhập hàng thì anh phải mua thêm" tells no time of the agent's.
  promises.vague = view.find('vagueTime', 'agent').filter((match) => someoneWill.test(sentenceOf(view, match).text));
  for (const match of view.find('promise', 'agent')) {
    if (match.turn === opening) continue;
    const { text, times } = within(match);
    const timed = times.length > 0 || atOnce.test(text);
    (timed ? promises.dated : promises.open).push(match);
    if (timed && isOwn(text, times)) promises.own.push(match);
  }
  // "Chín giờ sáng mai em mang máy qua": no promise by its words, one by its hour.
  const told = new Set(promises.dated.map(({ turn }) => turn));
  for (const match of view.find('ownDeed', 'agent')) {
    if (match.turn === opening || told.has(match.turn)) continue;
    const { text, times } = within(match);
    if (isOwn(text, times)) {
      promises.dated.push(match);
      promises.own.push(match);
    }
  }
  return promises;
}
