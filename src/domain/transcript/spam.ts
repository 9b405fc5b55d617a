import { SPAM_LINES, SPAM_SEGMENTS } from './spam-phrases';
import { readLabel } from './speaker-label';
import { takeTimeStamps } from './time-stamp';
import type { RemovedPhrase } from './transcript';

type Range = [from: number, to: number];

/** Longer segments are never one of the phrases. */
const LONGEST_SEGMENT = 160;
/** Fewer words at the end of a line may be said in earnest: "em bấm chuông thông báo". */
const FEWEST_WORDS = 5;
/** Stands for what an earlier pattern took, one for one, so that places stay right. */
const TAKEN = '\ue000';

function segmentKey(segment: string): string {
  return segment
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]{1,160}/gu, ' ')
    .trim();
}

function phrasesFor(language: string, table: Readonly<Record<string, readonly string[]>>): Set<string> {
  // English sign-offs turn up whatever was asked for; with automatic detection every list applies.
  const lists = Object.keys(table)
    .filter((code) => language === '' || code === language || code === 'en')
    .map((code) => table[code] ?? []);
  return new Set(lists.flat().map((phrase) => phrase.normalize('NFC')));
}

/** Places in one line's words that are spam. */
function findInLine(words: string, segments: ReadonlySet<string>, lines: ReadonlySet<string>): Range[] {
  const isSpam = (text: string, known: ReadonlySet<string>) => {
    if (text.length > LONGEST_SEGMENT) return false;
    const key = segmentKey(text);
    return known.has(key) || ENGLISH_WHOLE.test(key);
  };
  if (SPAM_WHOLE.test(words) || isSpam(words, lines)) return [[0, words.length]];
  const found: Range[] = [];
  let rest = words;
  for (const pattern of SPAM_HINT.test(words) ? SPAM_PATTERNS : []) {
    for (const match of rest.matchAll(pattern)) found.push([match.index, match.index + match[0].length]);
    found.sort((a, b) => a[0] - b[0]);
    rest = found.length === 0 ? words : mask(words, found);
  }
  for (const match of rest.matchAll(/[^.!?…。！？\n\ue000]+[.!?…。！？]*/gu)) {
    const segment = match[0];
    if (isSpam(segment, segments) || SPAM_WHOLE.test(segment)) found.push([match.index, match.index + segment.length]);
  }
  if (isSpam(rest, segments)) return [[0, words.length]];
  const end = promotionAtEnd(rest, segments);
  if (end !== null) found.push(end);
  return found.sort((a, b) => a[0] - b[0]);
}

/**
 * A phrase of some length with which a line ends: a made-up line without a label belongs to the turn before it, and speech
 * without punctuation shows no seam.
 */
function promotionAtEnd(words: string, segments: ReadonlySet<string>): Range | null {
  const tail = words.slice(-LONGEST_SEGMENT);
  const said = [...tail.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
  for (let place = 1; place <= said.length - FEWEST_WORDS; place++) {
    const key = said.slice(place).map(([word]) => word.toLowerCase());
    if (!(segments.has(key.join(' ')) || ENGLISH_WHOLE.test(key.join(' ')))) continue;
    return [words.length - tail.slice(said[place]?.index).length - 1, words.length];
  }
  return null;
}

/** The text with the ranges, in order and apart, blotted out. */
function mask(text: string, ranges: readonly Range[]): string {
  const parts: string[] = [];
  let copied = 0;
  for (const [from, to] of ranges) {
    parts.push(text.slice(copied, from), TAKEN.repeat(to - from));
    copied = to;
  }
  parts.push(text.slice(copied));
  return parts.join('');
}

/** Grown over what would be left dangling: a blank on one side, or the whole line with its label when no word remains. */
function widen(line: string, lineStart: number, wordsAt: number, ranges: Range[], whole: string): Range[] {
  const left = mask(line.slice(wordsAt), ranges).replaceAll(TAKEN, '');
  if (takeTimeStamps(left).text.replace(/[^\p{L}\p{N}]/gu, '') === '') {
    const end = lineStart + line.length;
    if (end < whole.length) return [[lineStart, end + 1]];
    return [[Math.max(0, lineStart - 1), end]];
  }
  return ranges.map(([from, to]) => {
    const start = lineStart + wordsAt + from;
    let end = lineStart + wordsAt + to;
    while (/[ \t.,!?…]/.test(whole[end] ?? '') && (start === 0 || /\s/.test(whole[start - 1] ?? ''))) end++;
    return [start, end];
  });
}

/**
 * Vietnamese channel promotion inside a line, with and without tone marks as speech models write it. A channel has to be
 * named together with what such a line promises, so that "đăng ký kênh truyền hình" or "đăng ký gói" stay.
 */
const CALL = '(?:(?:c[áa]c b[ạa]n|xin)\\s{1,4})?(?:h[ãa]y\\s{1,4}|nh[ớo]\\s{1,4}|[đd][ừu]ng qu[êe]n\\s{1,4})';
const JOIN = '(?:subscribe|[đd][ăa]ng\\s{0,4}k[ýyíi])\\s{1,4}(?:cho\\s{1,4})?k[êe]nh';
const BAIT = [
  '[đd][ểe] kh[ôo]ng b[ỏo] l[ỡo].{0,30}?(?:h[ấa]p d[ẫa]n|(?:video|clip)(?: m[ớo]i| h[ấa]p d[ẫa]n)?)',
  '[ủu]ng h[ộo] k[êe]nh[^.!?\\n]{0,30}',
  '[đd][ểe] xem.{0,20}video.{0,12}',
  'gh[iềe]{1,3}n m[ìi] g[õo]',
  'la ?la ?school',
].join('|');

/** Found anywhere in a line; the order matters, a later one only sees what the earlier ones left. */
const SPAM_PATTERNS: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}])(?:${CALL})?${JOIN}\\s.{0,60}?(?:${BAIT})`, 'giu'),
  /[đd][ểe] kh[ôo]ng b[ỏo] l[ỡo] (?:nh[ữu]ng|c[áa]c) (?:video|clip)(?: m[ớo]i| h[ấa]p d[ẫa]n)?/giu,
];

/** What no line without one of them has. */
const SPAM_HINT = /k[êe]nh|b[ỏo] l[ỡo]/iu;

/** Only when the whole segment is nothing else. */
const SPAM_WHOLE = new RegExp(`^\\P{L}{0,40}${CALL}${JOIN}\\P{L}{0,40}$`, 'iu');

/** The same in English, as `segmentKey` leaves it: its phrases come in many forms, and two in a row. */
const ENGLISH_PART = [
  'thank(?:s| you)(?: so much| all)? for watching(?: (?:this|the|my|our) video)?',
  '(?:please |(?:and )?don ?t forget to )?(?:(?:like|share|comment)(?: and)? ){1,3}subscribe(?: to (?:my|our|this|the) channel)?(?: for more(?: videos?)?)?',
  '(?:please )?subscribe to (?:my|our|this|the) channel(?: for more(?: videos?)?)?',
  '(?:i ll |we ll )?see you (?:all )?in the next (?:video|one)',
].join('|');
const ENGLISH_WHOLE = new RegExp(`^(?:${ENGLISH_PART})(?: (?:and )?(?:${ENGLISH_PART})){0,3}$`);

/**
 * Takes made-up promotion out of a transcript in the stored form (§5, D34). `language` is a code of §9, '' = any.
 * What was taken keeps its place, so that `putBack` gives the very same text (in NFC) again.
 */
export function stripSpam(text: string, language: string): { text: string; removed: RemovedPhrase[] } {
  const whole = text.normalize('NFC');
  const segments = phrasesFor(language, SPAM_SEGMENTS);
  const lines = phrasesFor(language, SPAM_LINES);
  const removed: RemovedPhrase[] = [];
  const kept: string[] = [];
  let keptLength = 0;
  let copied = 0;
  let lineStart = 0;
  for (const line of whole.split('\n')) {
    const wordsAt = line.length - (readLabel(line)?.rest ?? line).length;
    const found = findInLine(line.slice(wordsAt), segments, lines);
    for (const [from, to] of found.length > 0 ? widen(line, lineStart, wordsAt, found, whole) : []) {
      const start = Math.max(from, copied);
      if (to <= start) continue;
      kept.push(whole.slice(copied, start));
      keptLength += start - copied;
      removed.push({ text: whole.slice(start, to), at: keptLength });
      copied = to;
    }
    lineStart += line.length + 1;
  }
  kept.push(whole.slice(copied));
  return { text: kept.join(''), removed };
}
