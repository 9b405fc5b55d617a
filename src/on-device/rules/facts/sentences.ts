import { quick } from '@/domain/loose-first';
import type { Lexicon } from '../lexicon';

export interface Sentence {
  text: string;
  /** First letter in the turn's text. */
  at: number;
  question: boolean;
}

/** Neither the point in "120.000đ" nor the one of a title ends a sentence, nor dots after which it goes on in small letters. */
const SENTENCE_END = quick(
  /(?<!(?:^|[^\p{L}])(?:[Mm]rs?|[Mm]s|[Dd]r))[.!?…]+["”]?(?=\s|$)(?<!(?:\.\.|…)["”]?(?=\s+\p{Ll}))|\n/gu,
);

/** Sentences of a turn and whether each asks something; without punctuation cut by their words and told by their form. */
export function sentencesOf(text: string, { speech }: Pick<Lexicon, 'speech'>): Sentence[] {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  const pieces = [...ends, text.length].flatMap((end, place) => {
    const at = ends[place - 1] ?? 0;
    const piece = { text: text.slice(at, end), at };
    const bare = !/[.!?…,]/.test(text);
    return bare ? cutAtWords(piece, speech.cuts) : [piece];
  });
  return pieces
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

function cutAtWords(piece: { text: string; at: number }, cuts: RegExp): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = [];
  let from = 0;
  for (const match of piece.text.matchAll(cuts)) {
    const end = match.index + match[0].length;
    if (end > from) parts.push({ text: piece.text.slice(from, end), at: piece.at + from });
    from = end;
  }
  if (from < piece.text.length) parts.push({ text: piece.text.slice(from), at: piece.at + from });
  return parts;
}
