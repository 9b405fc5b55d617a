import type { CallView } from '../call-view';
import { sentencesOf } from '../facts/sentences';
import { phrasePattern } from '../phrase-pattern';
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

/** Longer quotes are no longer read. */
const LONGEST = 240;

const patterns = new WeakMap<ClaimWords, Map<CueClaim, RegExp>>();

function patternOf(words: ClaimWords, id: CueClaim, slots: Readonly<Record<string, string>>): RegExp {
  const known = patterns.get(words) ?? new Map<CueClaim, RegExp>();
  patterns.set(words, known);
  const pattern = known.get(id) ?? phrasePattern(words.words[id], slots);
  known.set(id, pattern);
  return pattern;
}

/** Where the text shows the claim by itself: its words, not denied, not supposed, not told of others or another day. */
export function shownAt(
  text: string,
  id: CueClaim,
  { claims, slots }: Pick<CallView['lexicon'], 'claims' | 'slots'>,
): { from: number; to: number } | null {
  const { guards } = claims;
  const spec: ClaimSpec = CLAIM_SPECS[id];
  const lower = text.toLowerCase();
  const folded = lower.length === text.length ? lower : text;
  const pattern = patternOf(claims, id, slots);
  // exec and not matchAll, which would copy the expression for every sentence.
  pattern.lastIndex = 0;
  for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
    if (match[0] === '') pattern.lastIndex++;
    const before = folded.slice(0, match.index);
    const clause = before.split(guards.clause).at(-1) ?? '';
    const stands =
      spec.asItStands === true ||
      !(
        guards.denies.test(clause) ||
        (spec.form === 'tells' || spec.time === true ? guards.negation.test(match[0]) : false) ||
        (spec.supposed !== true && guards.supposes.test(before)) ||
        guards.others.test(clause) ||
        (spec.speaker === 'agent' && guards.past.test(clause))
      );
    if (stands && match[0] !== '') return { from: match.index, to: match.index + match[0].length };
  }
  return null;
}

/** The sentences of a turn. */
export function passagesOf(view: CallView, turn: number): Passage[] {
  const text = view.turns[turn]?.text ?? '';
  return sentencesOf(text, view.lexicon).map(({ at, text: words, question }) => ({
    turn,
    from: at,
    to: at + words.length,
    text: words,
    question,
  }));
}

/** A long passage cut to whole parts of the sentence around a place in it. */
export function cutAround(passage: Passage, at: number, clause: RegExp): Passage {
  if (passage.text.length <= LONGEST) return passage;
  const { text } = passage;
  const ends = [...text.matchAll(clause)].map((match) => match.index + 1);
  const blanks = [...text.matchAll(/\s/gu)].map(({ index }) => index);
  const cuts = ends.length > 0 && ends.some((end) => Math.abs(end - at) < LONGEST / 2) ? ends : blanks;
  const from = [0, ...cuts].findLast((cut) => cut <= at && at - cut <= LONGEST / 2 && cut <= at) ?? 0;
  const start = [0, ...cuts].find((cut) => cut <= at && at - cut <= LONGEST / 2) ?? from;
  const to = [...cuts, text.length].findLast((cut) => cut > at && cut - start <= LONGEST) ?? text.length;
  const cut = text.slice(start, to);
  const lead = cut.length - cut.trimStart().length;
  const trimmed = cut.trim();
  const begin = passage.from + start + lead;
  return { ...passage, from: begin, to: begin + trimmed.length, text: trimmed };
}
