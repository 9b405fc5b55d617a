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

/** The sentence in which the agent says so. */
function sentenceOf(view: CallView, { turn, at }: Match): { from: number; text: string } {
  const text = view.turns[turn]?.text ?? '';
  const sentence = sentencesOf(text, view.lexicon).findLast((one) => one.at <= at);
  return { from: sentence?.at ?? 0, text: sentence?.text ?? text };
}

export function findPromises(view: CallView, facts: readonly KeyFact[]): Promises {
  const { atOnce, byAgent, coming, loose, someoneWill } = view.lexicon.speech.promises;
  const timesOf = groupByTurn(facts.filter(({ kind }) => TIMES.has(kind)));
  // Before the matter is known nothing is promised: "em gọi anh từ …" opens a call.
  const [opening] = view.of('agent');
  const said = (cue: 'promise' | 'ownDeed') =>
    view
      .find(cue, 'agent')
      .filter(({ turn }) => turn !== opening)
      .map((match) => {
        const { from, text } = sentenceOf(view, match);
        const to = from + text.length;
        const times = timesOf.get(match.turn)?.filter((one) => one.from >= from && one.from <= to) ?? [];
        return { match, text, times };
      });
  const isOwn = (text: string, times: readonly KeyFact[]) =>
    byAgent.test(text) &&
    (coming.test(text) || times.some(({ kind, text: words }) => kind !== 'duration' && !loose.test(words)));
  const promised = said('promise');
  const dated = promised.filter(({ text, times }) => times.length > 0 || atOnce.test(text));
  // "Chín giờ sáng mai em mang máy qua": no promise by its words, one by its hour.
  const told = new Set(dated.map(({ match }) => match.turn));
  const deeds = said('ownDeed').filter(({ match, text, times }) => !told.has(match.turn) && isOwn(text, times));
  const matches = (found: typeof promised) => found.map(({ match }) => match);
  return {
    dated: matches([...dated, ...deeds]),
    own: matches([...dated.filter(({ text, times }) => isOwn(text, times)), ...deeds]),
    open: matches(promised.filter((one) => !dated.includes(one))),
    // "Hôm nào nhập hàng thì anh phải mua thêm" tells no time of the agent's.
    vague: view.find('vagueTime', 'agent').filter((match) => someoneWill.test(sentenceOf(view, match).text)),
  };
}
