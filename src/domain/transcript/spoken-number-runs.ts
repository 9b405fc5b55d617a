import type { SpokenLanguage } from './spoken-numbers';

interface Word {
  word: string;
  from: number;
  to: number;
  /** Only a blank or a hyphen lies between it and the word before. */
  joined: boolean;
}

function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(/[\p{L}\p{M}]+|\d+/gu)) {
    const before = words.at(-1);
    const gap = before ? text.slice(before.to, match.index) : '';
    const to = match.index + match[0].length;
    words.push({ word: match[0].toLowerCase(), from: match.index, to, joined: gap === ' ' || gap === '-' });
  }
  return words;
}

function unitAt(words: readonly Word[], at: number, units: ReadonlySet<string>): number {
  const first = words[at];
  const second = words[at + 1];
  if (!first?.joined) return 0;
  if (second?.joined && units.has(`${first.word} ${second.word}`)) return 2;
  return units.has(first.word) ? 1 : 0;
}

/** Cuts from both ends what is not part of the number; gives the run as [first, after last]. */
function trim(words: readonly Word[], first: number, end: number, language: SpokenLanguage): [number, number] {
  const { digits, scales, joins, notBefore, negation } = language;
  const at = (index: number) => words[index]?.word ?? '';
  let from = first;
  let to = end;
  const readOut = to - from >= 6 && words.slice(from, to).every(({ word }) => digits.has(word));
  while (to > from) {
    const last = at(to - 1);
    const next = words[to]?.joined ? at(to) : '';
    const other = Object.hasOwn(notBefore, last) && notBefore[last]?.has(next);
    if (!joins.has(last) && !other && (last !== negation || readOut)) break;
    to--;
  }
  while (from < to) {
    const word = at(from);
    // "năm hai nghìn": a digit before a whole number is the word it looks like (year, father), not a figure.
    const odd = digits.has(word) && digits.has(at(from + 1)) && from + 2 < to && scales.has(at(from + 2));
    if (!joins.has(word) && !odd && (word !== negation || readOut)) break;
    from++;
  }
  return [from, to];
}

/** Places of numbers said in words, with what they count: "một trăm hai mươi nghìn đồng", "twenty-five percent". */
export function spokenNumberRuns(text: string, language: SpokenLanguage): [from: number, to: number][] {
  const words = wordsOf(text);
  const { digits, scales, joins, units, weak } = language;
  const belongs = (word: string) => digits.has(word) || scales.has(word) || joins.has(word);
  const runs: [number, number][] = [];
  let index = 0;
  while (index < words.length) {
    const start = index;
    while (index < words.length && belongs(words[index]?.word ?? '') && (index === start || words[index]?.joined))
      index++;
    if (index === start) {
      index++;
      continue;
    }
    const [from, to] = trim(words, start, index, language);
    const run = words.slice(from, to);
    const unit = run.length > 0 ? unitAt(words, to, units) : 0;
    const scaled = run.some(({ word }) => scales.has(word));
    const alone = run.length === 1 && weak.has(run[0]?.word ?? '');
    if ((scaled && run.length >= 2) || run.length >= 4 || (unit > 0 && !alone)) {
      runs.push([run[0]?.from ?? 0, words[to + unit - 1]?.to ?? 0]);
      index = Math.max(index, to + unit);
    }
  }
  return runs;
}
