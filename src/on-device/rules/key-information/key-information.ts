import { spokenFigures } from '@/domain/figures/spoken-figures';
import { rememberedFor } from '@/domain/remembered';
import type { CallView } from '../call-view';
import { groupByTurn } from '../group-by-turn';
import { namedSpans, personSpans, productSpans } from './named-spans';
import { type Span, type SpanKind, withoutOverlaps } from './span';
import { writtenSpans } from './written-spans';

/** A fact worth noting, an exact substring of its turn. */
export interface KeyFact extends Span {
  turn: number;
  text: string;
}

const MOST = 18;
/** From so many telling facts on, loose ones are left out. */
const PLENTY = 6;
const LOOSE = 5;
/** Counts and parts of a month, which a note needs least. */
const NEEDLESS = /(?:cái|chiếc|lần|times|(?:hết|cuối|đầu|giữa) tháng)$/iu;
/** The lower, the more an agent reading the note needs it. */
const RANK: Readonly<Record<SpanKind, number>> = {
  code: 0,
  phone: 0,
  money: 1,
  date: 2,
  time: 2,
  address: 2,
  data: 2,
  duration: 3,
  percent: 2,
  product: 3,
  measure: 4,
  number: 4,
};
/** Spans of talk ("hai phút", "ten minutes") and loose dates say little. */
const LITTLE =
  /(?:phút|giây|tiếng|minutes?|seconds?|(?:hết|cuối|đầu|giữa) (?:tháng|tuần|năm)|tháng sau|tuần sau|tomorrow|next week|next month|lần|cái|chiếc|người|times)$/iu;

function rank({ kind, text }: KeyFact): number {
  if (kind === 'product' && /\d/.test(text)) return 1;
  if (kind === 'product' && !text.includes(' ')) return RANK.number;
  return LITTLE.test(text) ? LOOSE : RANK[kind];
}

function factsInText(text: string, view: Pick<CallView, 'lexicon'>): Span[] {
  const found = [
    ...writtenSpans(text),
    ...namedSpans(text, view.lexicon.namedSpans),
    ...spokenFigures(text, view.lexicon.numberWords),
    ...personSpans(text, view.lexicon.speech.names),
    ...productSpans(text, view.lexicon.namedSpans),
  ];
  // A longer reading of the same place says more: "chiều thứ năm" over "thứ năm".
  return withoutOverlaps(found.sort((a, b) => b.to - b.from - (a.to - a.from)));
}

/** Every fact of the call, in order. */
export function factsOf(view: CallView): KeyFact[] {
  return view.turns.flatMap(({ text }, turn) =>
    factsInText(text, view).map((span) => ({ ...span, turn, text: text.slice(span.from, span.to) })),
  );
}

const byTurn = rememberedFor((facts: readonly KeyFact[]) => groupByTurn(facts));

/** The facts in a stretch of a turn. */
export function factsIn(
  facts: readonly KeyFact[],
  { turn, from, to }: { turn: number; from: number; to: number },
): KeyFact[] {
  return (byTurn(facts).get(turn) ?? []).filter((fact) => fact.from >= from && fact.to <= to);
}

/** The facts of the auto note: no fact twice, most telling first when there are too many, then in the order of the call. */
export function keyInformation(facts: readonly KeyFact[]): KeyFact[] {
  const key = (fact: KeyFact) => fact.text.toLowerCase();
  const pool: KeyFact[] = [];
  for (const fact of [...facts].sort((a, b) => rank(a) - rank(b) || a.turn - b.turn || a.from - b.from)) {
    if (!pool.some((other) => key(other).includes(key(fact)))) pool.push(fact);
    if (pool.length >= 3 * MOST) break;
  }
  const saysLess = (fact: KeyFact) => pool.some((other) => other !== fact && key(other).includes(key(fact)));
  const distinct = pool.filter((fact) => !saysLess(fact));
  const telling = distinct.filter((fact) => rank(fact) < LOOSE);
  const kept = distinct.filter(({ text }) => telling.length < PLENTY || !NEEDLESS.test(text)).slice(0, MOST);
  return kept.sort((a, b) => a.turn - b.turn || a.from - b.from);
}
