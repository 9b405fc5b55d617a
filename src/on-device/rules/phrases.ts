import type { Phrases } from './lexicon';

/** A list of phrases as text, a semicolon between them: a list of some hundred lines is not read by anybody. */
export const phrases = (list: string): Phrases => list.split(';').map((phrase) => phrase.trim());
