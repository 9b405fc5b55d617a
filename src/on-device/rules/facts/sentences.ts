import { quick } from '@/domain/loose-first';
import type { Lexicon } from '../lexicon';

interface Piece {
  text: string;
  /** First letter in the turn's text. */
  at: number;
}
export interface Sentence extends Piece {
  question: boolean;
}

/** Neither the point in "120.000đ" nor the one of a title ends a sentence, nor dots after which it goes on in small letters. */
const SENTENCE_END = quick(
  /(?<!(?:^|[^\p{L}])(?:[Mm]rs?|[Mm]s|[Dd]r))[.!?…]+["”]?(?=\s|$)(?<!(?:\.\.|…)["”]?(?=\s+\p{Ll}))|\n/gu,
);

/** Sentences of a turn and whether each asks something; without punctuation cut by their words and told by their form. */
export function sentencesOf(text: string, { speech }: Pick<Lexicon, 'speech'>): Sentence[] {
  const bare = !/[.!?…,]/.test(text);
  return cutAt({ text, at: 0 }, SENTENCE_END)
    .flatMap((piece) => (bare ? cutAt(piece, speech.cuts) : [piece]))
    .map(({ text: piece, at }) => {
      const words = piece.trim();
      const plain = words.replace(/[.!?…"”]+$/u, '').trim();
      const marked = words.includes('?');
      const unmarked = !/[.!]$/.test(words);
      const asks = marked || (unmarked && speech.asks.test(plain));
      return { text: words, at: at + piece.indexOf(words.charAt(0)), question: asks };
    })
    .filter(({ text: words }) => words !== '');
}

/** Cut after every match. */
function cutAt({ text, at }: Piece, cuts: RegExp): Piece[] {
  const ends = [...text.matchAll(cuts)].map((match) => match.index + match[0].length);
  return [...ends, text.length].map((end, place) => {
    const from = ends[place - 1] ?? 0;
    return { text: text.slice(from, end), at: at + from };
  });
}
