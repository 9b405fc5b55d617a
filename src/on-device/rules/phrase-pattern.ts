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

type Find = (text: string, from: number) => FoundPhrase | null;

export interface PhrasePattern {
  /** The first phrase that begins at a place or after it; of several that begin there, the first of the list. */
  find(text: string, from?: number): FoundPhrase | null;
}

const foundAt = (at: number, text: string): FoundPhrase => ({ at, text, next: at + Math.max(1, text.length) });

/** Looks back from every place whether a word ends there. */
function lookingBack(sources: readonly string[]): Find {
  const expression = new RegExp(`(?<![${WORD}])(?:${sources.join('|')})${AFTER}`, 'gu');
  return (text, from) => {
    expression.lastIndex = from;
    const match = expression.exec(text);
    return match && foundAt(match.index, match[0]);
  };
}

/** Takes in what stands before, so it can't tell of `from` 1 where a phrase stands at 0: what it finds is before `from` then. */
function takingBefore(sources: readonly string[]): Find {
  const expression = new RegExp(`(?:^|[^${WORD}])(${sources.join('|')})${AFTER}`, 'gu');
  return (text, from) => {
    expression.lastIndex = Math.max(0, from - 1);
    const match = expression.exec(text);
    if (match === null) return null;
    const [all, said = ''] = match;
    return foundAt(match.index + all.length - said.length, said);
  };
}

/** The few phrases that look back themselves have an expression of their own. */
function mostlyTakingBefore(sources: readonly string[]): Find {
  const looksBack = (one: string) => one.includes('(?<');
  const [few, most] = [sources.filter(looksBack), sources.filter((one) => !looksBack(one))];
  const findFew = few.length > 0 ? lookingBack(few) : () => null;
  const findMost = most.length > 0 ? takingBefore(most) : () => null;
  let findAny: Find | undefined;
  return (text, from) => {
    const [one, other] = [findMost(text, from), findFew(text, from)];
    const isPlain = one === null || (one.at >= from && one.at !== other?.at);
    if (isPlain) return one !== null && (other === null || one.at < other.at) ? one : other;
    findAny ??= lookingBack(sources);
    return findAny(text, from);
  };
}

/**
 * WebKit does not compile an expression that looks back and takes a multiple for it; the others are faster with it (D401).
 * Only there an error says its line.
 */
const COMPILES_LOOKING_BACK = !Object.hasOwn(new Error(), 'line');

/**
 * Finds a list of phrases: whole words only (`\b` knows no Vietnamese letters), a comma or several blanks where the phrase
 * has one. Phrases and the text must be in NFC and lower case: ignoring case in the expression itself takes three times as
 * long. `lookBack`: which of two ways to the same end, for tests.
 */
export function phrasePattern(
  phrases: Phrases,
  slots: Readonly<Record<string, string>> = {},
  lookBack = COMPILES_LOOKING_BACK,
): PhrasePattern {
  const sources = phrases.map((phrase) => source(phrase.normalize('NFC'), slots));
  if (sources.length === 0) return { find: () => null };
  const find = lookBack ? lookingBack(sources) : mostlyTakingBefore(sources);
  return { find: (text, from = 0) => find(text, from) };
}

/** A list of phrases as text, a semicolon between them: a list of some hundred lines is not read by anybody. */
export const phrases = (list: string): Phrases => list.split(';').map((phrase) => phrase.trim());
