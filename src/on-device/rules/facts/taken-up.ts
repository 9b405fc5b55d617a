import type { CallView, Match } from '../call-view';
import type { Lexicon } from '../lexicon';

interface Term {
  key: string;
  at: number;
  text: string;
}

/** What a turn is about: words without their ending, or pairs of syllables where a single one says little. */
export function termsOf(
  text: string,
  { speech: { terms }, plainWords: plain }: Pick<Lexicon, 'speech' | 'plainWords'>,
): Term[] {
  const words = [...text.toLowerCase().matchAll(/[\p{L}\p{N}’']+/gu)].map((match) => ({
    key: match[0].replace(/[’']/g, ''),
    at: match.index,
    text: match[0],
  }));
  if (terms !== 'pairs')
    return words
      .filter(({ key }) => key.length >= terms.shortest && !plain.has(key) && !/^\d/.test(key))
      .map(({ key, ...place }) => ({ ...place, key: key.replace(terms.ending, '') }));
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    if (!next || plain.has(word.key) || plain.has(next.key)) return [];
    return [{ key: `${word.key} ${next.key}`, at: word.at, text: word.text }];
  });
}

/** The terms of a text, each once. */
export const keysOf = (text: string, lexicon: Pick<Lexicon, 'speech' | 'plainWords'>): ReadonlySet<string> =>
  new Set(termsOf(text, lexicon).map(({ key }) => key));

export const shares = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].some((one) => others.has(one));

/** Words that the customer brought up and the agent uses again, each at the first time. */
export function findTakenUp(view: CallView): Match[] {
  const brought = new Set<string>();
  const used = new Set<string>();
  const taken: Match[] = [];
  view.turns.forEach(({ speaker, text }, turn) => {
    for (const { key, at, text: word } of termsOf(text, view.lexicon)) {
      if (used.has(key)) continue;
      if (speaker === 'customer') brought.add(key);
      else {
        used.add(key);
        if (brought.has(key)) taken.push({ turn, at, text: word });
      }
    }
  });
  return taken;
}
