import { foldText } from './fold-text';

/** What is looked for in the words of a transcript; upper and lower case are the same. */
export interface Sought {
  words: string;
  /** Marks count: "hoa don" is not "hóa đơn". */
  accents: boolean;
  /** Not inside of other words. */
  whole: boolean;
}

/** A piece of a text. */
export interface Place {
  from: number;
  to: number;
}

/** Letters with their marks, which may stand apart from them (text of macOS), and blanks in a row. */
const LETTER = /\s+|\P{M}\p{M}*|\p{M}+/gu;
const WORD_LETTER = /[\p{L}\p{N}]/u;

/** The text as it is compared, and where each of its letters stands in the text. */
function folded(text: string, accents: boolean): { letters: string; at: number[] } {
  const known = new Map<string, string>();
  const at: number[] = [];
  let letters = '';
  for (const { 0: letter, index } of text.matchAll(LETTER)) {
    let same = known.get(letter);
    if (same === undefined) {
      same = /^\s/.test(letter) ? ' ' : accents ? letter.normalize('NFC').toLowerCase() : foldText(letter);
      known.set(letter, same);
    }
    for (let unit = 0; unit < same.length; unit++) at.push(index);
    letters += same;
  }
  at.push(text.length);
  return { letters, at };
}

/** Where a text says what is looked for, from its start on; places never overlap. */
export function findWords(text: string, { words, accents, whole }: Sought): Place[] {
  const wanted = folded(words.trim(), accents).letters;
  if (wanted === '') return [];
  const { letters, at } = folded(text, accents);
  const isLetter = (place: number) => WORD_LETTER.test(letters.charAt(place));
  const goesOn = (last: number) => whole && isLetter(last) && isLetter(last + 1);
  const places: Place[] = [];
  let from = letters.indexOf(wanted);
  while (from >= 0) {
    const end = from + wanted.length;
    const cut = goesOn(from - 1) || goesOn(end - 1);
    if (!cut) places.push({ from: at[from] ?? 0, to: at[end] ?? text.length });
    from = letters.indexOf(wanted, cut ? from + 1 : end);
  }
  return places;
}
