import { quick } from '@/domain/loose-first';
import type { Phrases } from './lexicon';

/**
 * Letters and digits of the two languages, in lower case. \p{L} would do as well, but an expression of some hundred
 * phrases with it takes longer to compile than a call to judge.
 */
const WORD = 'a-z0-9\\u00df-\\u024f\\u0300-\\u036f\\u1e00-\\u1eff';
const AFTER = `(?![${WORD}])`;
/**
 * Up to seven words of the same sentence. What is in a word and what is between words never overlap: a run of dashes must
 * not be tried in every way.
 */
const GAP = `(?:[^${WORD}.?!\\n]+[${WORD}]+){0,7}?[^${WORD}.?!\\n]+`;
const SPACE = '[ ,…]+';

/** A blank before the end could never be followed by the end of a word. */
function withoutFinalBlanks(phrase: string): string {
  const trimGroup = (_all: string, body: string) => `(?:${body.replace(/ +(?=\||$)/g, '')})`;
  return phrase.trimEnd().replace(/\(\?:([^()]*)\)$/, trimGroup);
}

/** What stands before is looked back at from every place: one blank must do, or a run of commas costs its square. */
const LOOK_BEHIND = /\(\?<[!=](?:[^()]|\([^()]*\))*\)/g;

function source(phrase: string, slots: Readonly<Record<string, string>>): string {
  return withoutFinalBlanks(phrase)
    .replace(LOOK_BEHIND, (group) => group.replaceAll(' ', '\u0002'))
    .replace(/(?<!\\p)\{([a-z]+)\}/g, (_all, slot: string) => `(?:${slots[slot] ?? slot})`)
    .replaceAll('\\p{L}', `[${WORD}]`)
    .replaceAll('[- ]', '(?:-| )')
    .replaceAll("'", "['’]?")
    .replace(/ \.\. /g, '\u0000')
    .replaceAll(' ?', '\u0001')
    .replaceAll(' ', SPACE)
    .replaceAll('\u0002', '[ ,…]')
    .replaceAll('\u0001', '[ ,…]*')
    .replaceAll('\u0000', GAP);
}

/** A phrase in a text. */
interface FoundPhrase {
  at: number;
  text: string;
  /** Where to look for the next one. */
  next: number;
}

export interface PhrasePattern {
  /** The first phrase that begins at a place or after it; of several that begin there, the first of the list. */
  find(text: string, from?: number): FoundPhrase | null;
}

/**
 * Finds a list of phrases: whole words only (`\b` knows no Vietnamese letters), a comma or several blanks where the phrase
 * has one. Phrases and the text must be in NFC and lower case: ignoring case in the expression itself takes three times as
 * long. `compiles`: for tests.
 */
export function phrasePattern(
  phrases: Phrases,
  slots: Readonly<Record<string, string>> = {},
  compiles?: boolean,
): PhrasePattern {
  const sources = phrases.map((phrase) => source(phrase.normalize('NFC'), slots));
  if (sources.length === 0) return { find: () => null };
  const expression = quick(new RegExp(`(?<![${WORD}])(?:${sources.join('|')})${AFTER}`, 'gu'), compiles);
  return {
    find(text, from = 0) {
      expression.lastIndex = from;
      const match = expression.exec(text);
      return match && { at: match.index, text: match[0], next: match.index + Math.max(1, match[0].length) };
    },
  };
}

/** All of them in a text, in order. */
export function* foundIn(text: string, pattern: PhrasePattern): Generator<FoundPhrase> {
  for (let found = pattern.find(text); found; found = pattern.find(text, found.next)) yield found;
}

/** A list of phrases as text, a semicolon between them: a list of some hundred lines is not read by anybody. */
export const phrases = (list: string): Phrases => list.split(';').map((phrase) => phrase.trim());
