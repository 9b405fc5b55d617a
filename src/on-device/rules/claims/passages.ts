import { remembered, rememberedFor } from '@/domain/remembered';
import { type CallView, foldCase, wordCount } from '../call-view';
import { sentencesOf } from '../facts/sentences';
import type { Span } from '../key-information/span';
import { foundIn, phrasePattern } from '../phrase-pattern';
import { CLAIM_SPECS, type ClaimSpec, type CueClaim } from './claim-specs';
import type { ClaimWords } from './claim-words';

/** A stretch of a turn's text that can stand as a quote: [from, to). */
export interface Passage {
  turn: number;
  from: number;
  to: number;
  text: string;
  /** It asks something. */
  question: boolean;
}

/** Longer quotes are no longer read, and so few letters tell nothing. */
export const LONGEST = 240;
const SHORTEST = 24;

type Words = Pick<CallView['lexicon'], 'claims' | 'slots'>;

const patternsOf = rememberedFor(({ claims, slots }: Words) =>
  remembered((id: CueClaim) => phrasePattern(claims.words[id], slots)),
);

/** Where the text shows the claim by itself: its words, not denied, not supposed, not told of others or another day. */
export function shownAt(text: string, id: CueClaim, words: Words): { from: number; to: number } | null {
  const { guards } = words.claims;
  const spec: ClaimSpec = CLAIM_SPECS[id];
  const folded = foldCase(text);
  for (const said of foundIn(folded, patternsOf(words)(id))) {
    const before = folded.slice(0, said.at);
    const clause = before.split(guards.clause).at(-1) ?? '';
    const stands =
      spec.asItStands === true ||
      !(
        guards.denies.test(clause) ||
        (spec.form === 'tells' || spec.time === true ? guards.negation.test(said.text) : false) ||
        (spec.supposed !== true && guards.supposes.test(before)) ||
        guards.others.test(clause) ||
        (spec.speaker === 'agent' && guards.past.test(clause))
      );
    if (stands && said.text !== '') return { from: said.at, to: said.at + said.text.length };
  }
  return null;
}

/** The sentences of a turn. */
export const passagesOf = (view: CallView, turn: number): readonly Passage[] => ofView(view)(turn);

/** Each turn is asked for by each of its neighbours. */
const ofView = rememberedFor((view: CallView) =>
  remembered((turn: number): Passage[] =>
    sentencesOf(view.turns[turn]?.text ?? '', view.lexicon).map(({ at, ...said }) => ({
      ...said,
      turn,
      from: at,
      to: at + said.text.length,
    })),
  ),
);

/** A passage with what is said around it in the same breath, as long as that fits and may be shown: first what limits it, then what it is about. */
export function inBreath(view: CallView, passage: Passage, may: (said: Passage) => boolean): Passage {
  let { from, to } = passage;
  const own = passagesOf(view, passage.turn);
  const fits = (said: Passage) => Math.max(to, said.to) - Math.min(from, said.from) <= LONGEST && may(said);
  for (const said of own) {
    if (said.from < to) continue;
    if (!fits(said)) break;
    to = said.to;
  }
  for (const said of [...own].reverse()) {
    if (said.to > from) continue;
    if (!fits(said)) break;
    from = said.from;
  }
  return { ...passage, from, to, text: view.turns[passage.turn]?.text.slice(from, to) ?? passage.text };
}

/** So many words, or letters beside a sorry, put a slip right. */
const SLIP = 4;
const NEAR_SLIP = 12;

/** A sorry that puts right a word, or asks to hear one again. */
export function isSlip(
  { from, text, question }: Passage,
  sorry: { from: number; to: number },
  { corrects }: ClaimWords['guards'],
  named: readonly Span[],
): boolean {
  const at = text.search(corrects);
  const rights = at >= 0 && at < sorry.to && at + NEAR_SLIP >= sorry.from;
  // "Sorry, forty pounds": what was read wrongly.
  const reads = named.some((fact) => fact.from - from >= sorry.to && fact.from - from <= sorry.to + NEAR_SLIP);
  return rights || reads || (wordCount(text) <= SLIP && (question || named.length > 0));
}

/** A sentence up to the end of the part around a place in it. */
export const upTo = (text: string, at: number, clause: RegExp): string =>
  text.slice(0, partAround(text, at, clause).to);

/** So few words beside the part that says what is promised only tell when: "on Friday, before five, I'll call". */
export const ASIDE = 7;

/** The part of a sentence around a place in it, with those beside it of so few words. */
export function partAround(text: string, at: number, clause: RegExp, aside = 0): { from: number; to: number } {
  const ends = [0, ...[...text.matchAll(clause)].map(({ index }) => index), text.length];
  const isAside = (part: number) =>
    aside > 0 &&
    part + 1 in ends &&
    (ends[part] ?? -1) >= 0 &&
    wordCount(text.slice(ends[part], ends[part + 1]).trim()) <= aside;
  let first = Math.max(
    0,
    ends.findLastIndex((end) => end <= at),
  );
  let last = first + 1;
  while (isAside(first - 1)) first -= 1;
  while (isAside(last)) last += 1;
  return { from: ends[first] ?? 0, to: ends[last] ?? text.length };
}

/** A long passage cut to whole parts of the sentence around a place in it. */
export function cutAround(passage: Passage, at: number, { begins, clause }: ClaimWords['guards']): Passage {
  if (passage.text.length <= LONGEST) return passage;
  const { text } = passage;
  const ends = [...text.matchAll(clause)].map((match) => match.index + 1);
  const near = (places: readonly number[]) => places.some((end) => end > at + SHORTEST && end < at + LONGEST / 2);
  const starts = begins ? [...text.matchAll(begins)].map(({ index }) => index) : [];
  const blanks = [...text.matchAll(/\s/gu)].map(({ index }) => index);
  const cuts = [ends, starts].find(near) ?? blanks;
  const start = [0, ...cuts].find((cut) => cut <= at && at - cut <= LONGEST / 2) ?? 0;
  const to = [...cuts, text.length].findLast((cut) => cut > at && cut - start <= LONGEST) ?? text.length;
  const cut = text.slice(start, to);
  const lead = cut.length - cut.trimStart().length;
  const trimmed = cut.trim();
  const begin = passage.from + start + lead;
  return { ...passage, from: begin, to: begin + trimmed.length, text: trimmed };
}
