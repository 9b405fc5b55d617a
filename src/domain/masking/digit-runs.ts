/** A written number or a word for digits: [from, to). */
export interface DigitToken {
  digits: string;
  from: number;
  to: number;
}

/** Digits of a text that follow each other with nothing but blanks and small marks between, written or said in words. */
export type DigitRun = readonly DigitToken[];

const numbered = (from: number, words: string): [string, string][] =>
  words.split(' ').map((word, at): [string, string] => [word, String(from + at)]);

/** Both languages at once: no word of one is a digit of the other, and a call may hold both. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ...numbered(0, 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'),
  ...numbered(16, 'sixteen seventeen eighteen nineteen'),
  ...numbered(0, 'không một hai ba bốn năm sáu bảy tám chín mười'),
  ...(['oh', 'o', 'nought', 'nil'] as const).map((word): [string, string] => [word, '0']),
  ...Object.entries({ mốt: '1', tư: '4', lăm: '5', nhăm: '5', bẩy: '7' }),
]);
const TENS: ReadonlyMap<string, string> = new Map(numbered(2, 'twenty thirty forty fifty sixty seventy eighty ninety'));
const REPEATS: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
  ['treble', 3],
]);
/** Said between digits while somebody reads them out. */
const FILLERS = new Set('à ờ ừ ừm dạ ạ rồi um uh er then and dash space gạch ngang'.split(' '));
/** Also the dashes and the invisible signs of numbers that were copied from a page. */
const GAP = /^[\s.,;\-\u00ad\u200b-\u200d\u2010-\u2015\u2060\u2212()_]{0,4}$/u;
/** "0912345678, bốn số cuối…": what is said after a written number is not of it. */
const STOP = /[,;.]/;

interface Word {
  word: string;
  from: number;
  to: number;
}

/** Digits that the words from `at` on begin with, and how many words that takes; null = none. */
function digitsAt(words: readonly Word[], at: number, inRun: boolean): { digits: string; taken: number } | null {
  const word = words[at]?.word ?? '';
  if (/^\d/.test(word)) return { digits: word, taken: 1 };
  const next = words[at + 1]?.word ?? '';
  const single = (said: string) => (WORDS.get(said)?.length === 1 ? WORDS.get(said) : undefined);
  const times = REPEATS.get(word);
  const repeated = /^\d$/.test(next) ? next : single(next);
  if (times !== undefined && repeated !== undefined) return { digits: repeated.repeat(times), taken: 2 };
  const ten = TENS.get(word);
  const unit = single(next);
  // "Forty two" is 42, "forty" alone 40.
  if (ten !== undefined) {
    const joined =
      unit !== undefined && unit !== '0' && !/^(?:không|một|hai|ba|bốn|tư|năm|sáu|bảy|bẩy|tám|chín)$/.test(next);
    return joined ? { digits: ten + unit, taken: 2 } : { digits: `${ten}0`, taken: 1 };
  }
  if (word === 'hundred' && inRun) return { digits: '00', taken: 1 };
  const digits = WORDS.get(word);
  if (digits === undefined) return null;
  // "Hai mươi mốt" is 21, "hai mươi" 20; "mười hai" 12.
  if (next === 'mươi' || next === 'chục') {
    const after = single(words[at + 2]?.word ?? '');
    return after === undefined ? { digits: `${digits}0`, taken: 2 } : { digits: digits + after, taken: 3 };
  }
  if (word === 'mười' && unit !== undefined) return { digits: `1${unit}`, taken: 2 };
  return { digits, taken: 1 };
}

/** The zeros of the figures that languages of calls are written with: Thai, Lao, Myanmar, the wide ones of Japanese, Arabic. */
const ZEROS = [0xe50, 0xed0, 0x1040, 0xff10, 0x660, 0x6f0];

function plainWord(word: string): string {
  if (!/^\p{Nd}/u.test(word)) return word.normalize('NFC').toLowerCase();
  return word.replace(/[^0-9]/gu, (figure) => {
    const code = figure.codePointAt(0) ?? 0;
    return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code));
  });
}

/** Every run of digits in a text, in order, also those of one digit. Linear in the length. */
export function digitRuns(text: string): DigitRun[] {
  const words = [...text.matchAll(/[\p{L}\p{M}]+|\p{Nd}+/gu)].map(
    ({ 0: word, index }): Word => ({ word: plainWord(word), from: index, to: index + word.length }),
  );
  const runs: DigitToken[][] = [];
  let open: DigitToken[] | null = null;
  let reached = 0;
  for (let at = 0; at < words.length; ) {
    const { word, from } = words[at] as Word;
    const gap = text.slice(reached, from);
    const last = words[at - 1]?.word ?? '';
    const joins: boolean = open !== null && GAP.test(gap) && !(STOP.test(gap) && /^\d/.test(last) !== /^\d/.test(word));
    const found = digitsAt(words, at, joins);
    if (found === null) {
      // A filler stays open only for what follows it.
      if (joins && FILLERS.has(word)) reached = words[at]?.to ?? reached;
      else open = null;
      at += 1;
      continue;
    }
    if (open === null || !joins) {
      open = [];
      runs.push(open);
    }
    const to = words[at + found.taken - 1]?.to ?? from;
    open.push({ digits: found.digits, from, to });
    reached = to;
    at += found.taken;
  }
  return runs;
}

export const digitsOf = (run: DigitRun): string => run.map(({ digits }) => digits).join('');
