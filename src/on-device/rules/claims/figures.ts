import { quick } from '@/domain/loose-first';
import { remembered, rememberedFor } from '@/domain/remembered';
import type { Speaker } from '@/domain/transcript/transcript';
import { type CallView, wordCount } from '../call-view';
import { factsIn as factsOfKey, type KeyFact } from '../key-information/key-information';
import { spansOf } from '../key-information/span';
import type { Passage } from './passages';

export type Said = Pick<Passage, 'turn' | 'from' | 'to' | 'text' | 'question'>;
type Stretch = Pick<Said, 'turn' | 'from' | 'to'>;

export const WHEN: ReadonlySet<string> = new Set(['date', 'time', 'duration']);
export const SUM: ReadonlySet<string> = new Set(['money', 'number', 'percent', 'measure', 'data']);
/** A correction comes soon: within so many turns of the call. */
export const SOON = 6;
/** What was arranged anew later stands instead, even after some talk. */
export const LATER = 10;
/** So many words answer and tell nothing else. */
const BRIEF = 6;

export const isBrief = (text: string, most = BRIEF): boolean => wordCount(text) <= most;
/** A sentence about one thing. */
export const isShort = (text: string): boolean => isBrief(text, 2 * BRIEF);

/** In a long call every figure is held against all others. */
const wordsOf = rememberedFor(
  ({ text }: { text: string }) => ` ${(text.toLowerCase().match(/[\p{L}\p{M}]+|\d+(?:[.:,]\d+)*/gu) ?? []).join(' ')} `,
);

/** "Ba giờ" is not "ba giờ rưỡi"; a sum may be rounded. */
const PAST_THE_HOUR = /giờ (?:rưỡi|kém|năm|mười|hai|ba|bốn) /u;

/** One of them is part of the other: "Friday" and "Friday at noon". */
export function isSame(one: { text: string }, other: { text: string }): boolean {
  const [short = '', long = ''] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  const at = long.indexOf(short);
  return at >= 0 && !(short.endsWith('giờ ') && PAST_THE_HOUR.test(long.slice(at + short.length - 4)));
}

/** What is the same as a text, in order: whatever has none of its words is not looked at. */
export function samesIn(key: readonly KeyFact[]): (text: string) => readonly KeyFact[] {
  const split = (said: { text: string }) => wordsOf(said).trim().split(' ');
  const places = new Map<string, number[]>();
  for (const [place, fact] of key.entries())
    for (const word of split(fact)) {
      const known = places.get(word);
      if (known) known.push(place);
      else places.set(word, [place]);
    }
  return (text) => {
    const having = new Set(split({ text }).flatMap((word) => places.get(word) ?? []));
    return [...having]
      .sort((a, b) => a - b)
      .flatMap((place) => key[place] ?? [])
      .filter((fact) => isSame(fact, { text }));
  };
}

/** Of one kind as far as speech tells: "forty-eight" may be hours, pounds or half past eight, but no day. */
export function isAlike(one: Pick<KeyFact, 'kind'>, other: Pick<KeyFact, 'kind'>): boolean {
  if (!(WHEN.has(one.kind) || SUM.has(one.kind))) return false;
  if (one.kind === other.kind) return true;
  return (one.kind === 'number' && other.kind !== 'date') || (other.kind === 'number' && one.kind !== 'date');
}

/** The figures of a call by their places. */
export interface Figures {
  textOf(turn: number): string;
  speakerOf(turn: number): Speaker | undefined;
  factsIn(stretch: Stretch): readonly KeyFact[];
  inTurn(turn: number): readonly KeyFact[];
  /** The turns after one, up to so many. */
  near(turn: number, most: number): readonly number[];
}

/** Figures that are no facts by themselves: "48" and "make that 800" only stand for another. */
const BARE = quick(/(?<![\p{L}\p{N}.,:/#-])\d{1,6}(?:[.,]\d{1,3})?(?![\p{L}\p{N}:/-]|[.,]\d)/gu);

export function figuresOf(view: CallView, key: readonly KeyFact[]): Figures {
  const textOf = (turn: number) => view.turns[turn]?.text ?? '';
  const inTurn = remembered((turn: number): readonly KeyFact[] => {
    const text = textOf(turn);
    const facts = factsOfKey(key, { turn, from: 0, to: text.length });
    const bare = spansOf('number', BARE, text)
      .filter(({ from, to }) => facts.every((fact) => fact.to <= from || fact.from >= to))
      .map((span): KeyFact => ({ ...span, turn, text: text.slice(span.from, span.to) }));
    return [...facts, ...bare].sort((one, other) => one.from - other.from);
  });
  return {
    textOf,
    inTurn,
    factsIn: ({ turn, from, to }) => inTurn(turn).filter((fact) => fact.from >= from && fact.to <= to),
    speakerOf: (turn) => view.turns[turn]?.speaker,
    near: (turn, most) => view.turns.slice(turn + 1, turn + 1 + most).map((_, place) => turn + 1 + place),
  };
}
