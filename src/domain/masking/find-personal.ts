import { SPELT_ADDRESS, WRITTEN_ADDRESS } from '../figures/addresses';
import { askedFor, FEWEST_DIGITS, kindOfNumber, type PersonalKind } from './classify';
import { type DigitRun, type DigitToken, digitRuns, digitsOf } from './digit-runs';

/** A place in a text, [from, to), and what stands there. */
export interface PersonalSpan {
  kind: PersonalKind;
  /** The same for every way of writing it: digits, or words in small letters. */
  value: string;
  from: number;
  to: number;
}

/** Numbers with letters: IBAN, national insurance number, passport where one was asked for. */
const LETTERED: readonly (readonly [PersonalKind, RegExp, asked?: true])[] = [
  ['account', /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?(?![\p{L}\p{N}])/gu],
  ['id', /(?<![\p{L}\p{N}])[A-CEGHJ-PR-TW-Z]{2} ?\d\d ?\d\d ?\d\d ?[A-D](?![\p{L}\p{N}])/gu],
  ['id', /(?<![\p{L}\p{N}])[A-Z]{1,2}\d{6,8}(?![\p{L}\p{N}])/gu, true],
];
/** No number that is masked has more parts; longer runs are tried piece by piece, so that none takes squared time. */
const MOST_PARTS = 34;

/** The longest stretch of a run from a token on that is a number to mask. */
function stretchAt(text: string, run: DigitRun, first: number, before: string): PersonalSpan | null {
  const head = run[first] as DigitToken;
  const lead = /[+(]{1,2}$/.exec(text.slice(0, head.from))?.[0] ?? '';
  const asked = askedFor(`${before} ${text.slice(0, head.from)}`);
  for (let end = Math.min(run.length, first + MOST_PARTS); end > first; end--) {
    const part = run.slice(first, end);
    const to = part.at(-1)?.to ?? head.to;
    const digits = digitsOf(part);
    const kind = kindOfNumber(digits, text.slice(head.from, to), asked, lead.includes('+'));
    if (kind !== null) return { kind, value: digits, from: head.from - lead.length, to };
  }
  return null;
}

/** Numbers of one text; `before` is what was said just before it. */
export function personalNumbers(text: string, before = ''): PersonalSpan[] {
  const found: PersonalSpan[] = [];
  for (const run of digitRuns(text)) {
    // Most are prices and counts, and what was asked for need not be known.
    if (digitsOf(run).length < FEWEST_DIGITS) continue;
    for (let first = 0; first < run.length; ) {
      const span = stretchAt(text, run, first, before);
      if (span !== null) found.push(span);
      const past = span === null ? first + 1 : run.findIndex(({ from }) => from >= span.to);
      first = past < 0 ? run.length : past;
    }
  }
  return found;
}

/** Addresses and numbers with letters in them. */
export function personalWords(text: string, before = ''): PersonalSpan[] {
  const spans = (kind: PersonalKind, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(
      ({ 0: words, index }): PersonalSpan => ({
        kind,
        value: words.replace(/\s+/g, kind === 'email' ? ' ' : '').toLowerCase(),
        from: index,
        to: index + words.length,
      }),
    );
  const lower = text.toLowerCase();
  const asked = () => askedFor(`${before} ${text}`) === 'id';
  return [
    ...(text.includes('@') ? spans('email', WRITTEN_ADDRESS) : []),
    ...Object.values(SPELT_ADDRESS).flatMap(({ hint, spelt }) => (hint.test(lower) ? spans('email', spelt) : [])),
    ...LETTERED.flatMap(([kind, pattern, needsAsking]) =>
      needsAsking !== true || asked() ? spans(kind, pattern) : [],
    ),
  ];
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Letters without their tones, one for one, so that places stay. */
const toneless = (text: string): string => [...text].map((letter) => TONELESS[letter] ?? withoutMarks(letter)).join('');
const TONELESS: Readonly<Record<string, string>> = { đ: 'd', Đ: 'D' };

function withoutMarks(letter: string): string {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '');
  return bare.length === letter.length ? bare : letter;
}

/** Shorter ones without their tones are other words: "Mỹ" is no "My". */
const FEWEST_TONELESS = 3;
const capital = (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1);

/** As it was recognised, or with capitals, then without tones too: "Lan" is no "lan man". */
function formsOf(name: string): string[] {
  const capitals = [capital(name), name.toUpperCase()];
  return [name, ...capitals, ...(name.length < FEWEST_TONELESS ? [] : capitals.map(toneless))];
}

const plain = (name: string): string => toneless(name).toLowerCase();

/**
 * Where names stand in prose; `label`: in what is no prose (a title, which is the name of a file, a tag), in any letters. Text
 * and names are in NFC.
 */
export function nameSpans(text: string, names: readonly string[], label = false): PersonalSpan[] {
  const nameOf = new Map<string, string>();
  for (const name of [...names].sort(
    (one, two) => Number(one === one.toLowerCase()) - Number(two === two.toLowerCase()),
  ))
    for (const form of label ? [plain(name)] : formsOf(name)) nameOf.set(form, name);
  if (nameOf.size === 0) return [];
  const longestFirst = [...nameOf.keys()].sort((one, two) => two.length - one.length);
  const forms = longestFirst.map((form) =>
    form
      .split(/\s+/)
      .map(escaped)
      .join(label ? '[\\s_.-]+' : '\\s+'),
  );
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return [...(label ? plain(text) : text).matchAll(pattern)].map(({ 0: word, index }) => ({
    kind: 'name',
    value: nameOf.get(word.replace(label ? /[\s_.-]+/g : /\s+/g, ' ')) ?? word,
    from: index,
    to: index + word.length,
  }));
}
