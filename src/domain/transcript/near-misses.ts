import type { Place } from './find-words';
import { foldText } from './fold-text';

/** Words that a transcript writes otherwise than the site does: offered, never put right by themselves. */
export interface NearMiss {
  /** As it is written the first time. */
  written: string;
  /** As the site writes it. */
  word: string;
  /** Turns (from 1) that have it, in their order, each as often as it does. */
  turns: number[];
}

/** What is looked through for a vocabulary, and where it was found: by turn, from 1. */
export interface NearMisses {
  misses: NearMiss[];
  places: ReadonlyMap<number, readonly Place[]>;
}

const MOST_WORDS = 200;
const LONGEST_WORD = 60;
/** Shorter ones sound like half the language. */
const LEAST_SOUNDS = 4;
/** A word may be heard as this many more. */
const MORE_WORDS = 2;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Names and products as they are typed: a list with commas or line breaks, each once. */
export function readVocabulary(text: string): string[] {
  const words = new Map<string, string>();
  for (const part of text.split(/[,;\n]/)) {
    const word = part.replace(/\s+/g, ' ').trim().normalize('NFC');
    if (word !== '' && word.length <= LONGEST_WORD && words.size < MOST_WORDS) words.set(word.toLowerCase(), word);
  }
  return [...words.values()];
}

/** Letters that Vietnamese ears and models take for one another. */
const SAME_SOUND: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/tr/g, 'ch'],
  [/gi|[zrj]/g, 'd'],
  [/qu|[cq]/g, 'k'],
  [/x/g, 's'],
  [/y/g, 'i'],
  [/w/g, 'u'],
  [/(.)\1+/g, '$1'],
];

const lettersOf = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** How letters sound, roughly. */
function soundOf(letters: string): string {
  return SAME_SOUND.reduce((sound, [from, to]) => sound.replace(from, to), letters);
}

/** How many letters of so many may be others. */
const slack = (letters: number): number => (letters < 6 ? 0 : letters < 9 ? 1 : 2);

/** Whether one becomes the other by so many changes of a letter. */
function isWithin(one: string, two: string, most: number): boolean {
  if (Math.abs(one.length - two.length) > most) return false;
  let row = Array.from({ length: two.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= two.length; to++) {
      const same = (row[to - 1] ?? 0) + (one[at - 1] === two[to - 1] ? 0 : 1);
      next.push(Math.min(same, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row[two.length] ?? most + 1) <= most;
}

interface Known {
  word: string;
  sound: string;
  words: number;
}

/** A word of the vocabulary, and whether what stands for it sounds the same. */
interface Meant {
  word: string;
  same: boolean;
}

/** A word of a text: as it is compared, and where it stands. */
interface Word extends Place {
  plain: string;
  letters: string;
}

/** What is known of a vocabulary, for many texts. */
interface Vocabulary {
  /** As they are written, in lower case. */
  rights: ReadonlySet<string>;
  /** By the first letter of how they sound. */
  byStart: ReadonlyMap<string, readonly Known[]>;
  /** Words in a row that may be meant to be one of it. */
  longest: number;
  /** What was found of words in a row, by their letters. */
  meant: Map<string, Meant | null>;
  /** Words that were compared before, by how they are written. */
  seen: Map<string, Omit<Word, keyof Place>>;
}

function knowAll(words: readonly string[], left: readonly string[]): Vocabulary {
  const byStart = new Map<string, Known[]>();
  let longest = 0;
  for (const word of words) {
    const known = { word, sound: soundOf(lettersOf(word)), words: word.match(WORD)?.length ?? 0 };
    if (known.sound.length < LEAST_SOUNDS) continue;
    longest = Math.max(longest, known.words + MORE_WORDS);
    const start = known.sound.charAt(0);
    byStart.set(start, [...(byStart.get(start) ?? []), known]);
  }
  const rights = new Set([...words, ...left].map((word) => word.normalize('NFC').toLowerCase()));
  return { rights, byStart, longest, meant: new Map(), seen: new Map() };
}

/** The word that these letters of so many words in a row are meant to be; null = none. */
function meantBy(letters: string, count: number, { byStart, meant }: Vocabulary): Meant | null {
  let found = meant.get(letters);
  if (found === undefined) {
    const sound = soundOf(letters);
    const alike = (byStart.get(sound.charAt(0)) ?? []).filter(({ words }) => count <= words + MORE_WORDS);
    const same = alike.find((known) => known.sound === sound);
    const near = same ?? alike.find((known) => isWithin(sound, known.sound, slack(known.sound.length)));
    found = near === undefined ? null : { word: near.word, same: near === same };
    meant.set(letters, found);
  }
  return found;
}

function wordsOf(text: string, { seen }: Vocabulary): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: written, index: from }) => {
    let known = seen.get(written);
    if (known === undefined) {
      const plain = written.normalize('NFC').toLowerCase();
      known = { plain, letters: lettersOf(plain) };
      seen.set(written, known);
    }
    return { ...known, from, to: from + written.length };
  });
}

interface Found {
  place: Place;
  /** Null: it is right as it is. */
  meant: Meant | null;
  count: number;
}

/** What begins at a word: a word of the vocabulary as it is written there, else what sounds the same, else what is near. */
function foundAt(words: readonly Word[], at: number, text: string, vocabulary: Vocabulary): Found | null {
  const { rights, byStart, longest } = vocabulary;
  const first = words[at];
  if (first === undefined || !byStart.has(soundOf(first.letters).charAt(0))) return null;
  let letters = '';
  let found: Found | null = null;
  for (let count = 1; count <= longest; count++) {
    const last = words[at + count - 1];
    // A word that is right is no part of one that is not.
    if (last === undefined || (count > 1 && rights.has(last.plain))) break;
    letters += last.letters;
    const place = { from: first.from, to: last.to };
    if (rights.has(text.slice(place.from, place.to).normalize('NFC').toLowerCase())) {
      found = { place, meant: null, count };
    } else if (found === null || found.meant?.same === false) {
      const meant = meantBy(letters, count, vocabulary);
      if (meant !== null && (found === null || meant.same)) found = { place, meant, count };
    }
  }
  return found;
}

/**
 * What a call writes otherwise than the site's vocabulary does; `left` is as it should be all the same. Linear in the length
 * of the call.
 */
export function findNearMisses(
  turns: readonly { text: string }[],
  words: readonly string[],
  left: readonly string[] = [],
): NearMisses {
  const misses = new Map<string, NearMiss>();
  const places = new Map<number, Place[]>();
  const vocabulary = knowAll(words, left);
  for (const [index, { text }] of (vocabulary.longest === 0 ? [] : turns).entries()) {
    const spoken = wordsOf(text, vocabulary);
    for (let at = 0; at < spoken.length; at++) {
      const found = foundAt(spoken, at, text, vocabulary);
      if (found === null) continue;
      at += found.count - 1;
      if (found.meant === null) continue;
      const { word } = found.meant;
      const turn = index + 1;
      const written = text.slice(found.place.from, found.place.to);
      const key = `${word}\n${written.normalize('NFC').toLowerCase()}`;
      const miss = misses.get(key) ?? { written, word, turns: [] };
      miss.turns.push(turn);
      misses.set(key, miss);
      places.set(turn, [...(places.get(turn) ?? []), found.place]);
    }
  }
  return { misses: [...misses.values()], places };
}
