import type { Phrases } from './lexicon';

const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';
/**
 * Up to seven words of the same sentence. What is in a word and what is between words never overlap: a run of dashes must
 * not be tried in every way.
 */
const GAP = '(?:[^\\p{L}\\p{N}.?!\\n]+[\\p{L}\\p{N}]+){0,7}?[^\\p{L}\\p{N}.?!\\n]+';
const SPACE = '[\\s,…]+';

/** A blank before the end could never be followed by the end of a word. */
function withoutFinalBlanks(phrase: string): string {
  const trimGroup = (_all: string, body: string) => `(?:${body.replace(/ +(?=\||$)/g, '')})`;
  return phrase.trimEnd().replace(/\(\?:([^()]*)\)$/, trimGroup);
}

function source(phrase: string, slots: Readonly<Record<string, string>>): string {
  return withoutFinalBlanks(phrase)
    .replace(/(?<!\\p)\{([a-z]+)\}/g, (_all, slot: string) => `(?:${slots[slot] ?? slot})`)
    .replaceAll('[- ]', '(?:-| )')
    .replaceAll("'", "['’]?")
    .replace(/ \.\. /g, '\u0000')
    .replaceAll(' ', SPACE)
    .replaceAll('\u0000', GAP);
}

/**
 * One expression for a list of phrases: whole words only (`\b` knows no Vietnamese letters), any case, a comma or several
 * blanks where the phrase has one. The text must be NFC.
 */
export function phrasePattern(phrases: Phrases, slots: Readonly<Record<string, string>> = {}): RegExp {
  if (phrases.length === 0) return /(?!)/gu;
  const body = phrases.map((phrase) => source(phrase.normalize('NFC'), slots)).join('|');
  return new RegExp(`${BEFORE}(?:${body})${AFTER}`, 'giu');
}
