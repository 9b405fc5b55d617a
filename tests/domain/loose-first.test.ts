import { expect, it } from 'vitest';
import { quick, quickWords } from '@/domain/loose-first';
import { LEXICONS } from '@/on-device/rules/languages/lexicons';
import { ownCalls } from '../helpers/own-calls';

const asWebKit = (pattern: RegExp) => quick(pattern, false);

function patternsIn(words: unknown): RegExp[] {
  if (words instanceof RegExp) return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(patternsIn) : [];
}

/** Everything that an expression is asked for. */
function answersOf(pattern: RegExp, text: string) {
  const all = new RegExp(pattern.source, pattern.flags.replace('g', ''));
  const [one, every] = pattern.global ? [all, pattern] : [pattern, null];
  return [
    one.test(text),
    one.exec(text),
    text.search(pattern),
    text.split(pattern),
    text.replace(pattern, '<$&>'),
    every && [...text.matchAll(every)],
  ];
}

it.each(Object.values(LEXICONS))(
  'every expression of $language finds the same, in calls of both languages',
  ({ claims, language: _, namedSpans, numberWords, speech }) => {
    const texts = ownCalls('tuning').flatMap(({ transcript }) => transcript.normalize('NFC').split('\n'));
    const told = (pattern: RegExp) => texts.map((text) => JSON.stringify(answersOf(pattern, text)));
    const patterns = patternsIn([claims, namedSpans, numberWords, speech]).filter(({ source }) =>
      source.includes('(?<'),
    );
    expect(patterns.length).toBeGreaterThan(50);
    for (const pattern of patterns) expect(told(asWebKit(pattern)), pattern.source).toEqual(told(pattern));
  },
  60_000,
);

it.each(Object.values(LEXICONS))(
  'no expression of $language asks for large letters and takes small ones for the same: there the engines differ',
  (words) => {
    const differ = patternsIn(words).filter(({ flags, source }) => flags.includes('i') && /\\p\{L[ltu]\}/.test(source));
    expect(differ).toEqual([]);
  },
);

it.each([
  ['a letter before', /(?<!\p{L})anh/giu, 'banh anh, Anh'],
  ['one that ends where the next begins', /(?<!\p{L})anh /gu, 'anh anh anh '],
  ['an edge of one alternative only', /(?<!\p{L})à|nh/gu, 'đà à anh'],
  ['what is looked back at in the middle', /ơi (?<!anh ơi )em/gu, 'anh ơi em, chị ơi em'],
  ['what must stand before', /em|(?<=chị )anh/gu, 'anh chị anh'],
  ['looking back in a look-ahead that forbids', /a(?!.*(?<!x)b)/gu, 'a xb a b a'],
  ['groups two deep', /(?<!(?:anh|chị) (?:(?:này|kia) )?)đi/gu, 'anh này đi, em đi'],
  ['a letter of two parts before', /(?<!\p{L})ạ/gu, '😀ạ ạ'],
  ['a letter of two parts itself', /(?<!\p{L})😀/gu, '😀😀ạ😀'],
  ['at the very start', /(?<!\p{L})^-/gu, '- -'],
  ['a letter of another script before', /(?<!\p{L})anh/giu, 'жanh anh'],
  ['a letter that is another with `u` alone', /(?<!\p{L})sao/giu, 'ſao sao'],
  ['what is no letter, in a class and alone', /(?<!\p{L})a[^\p{L}\p{N}]\P{L}\p{Lu}/gu, 'a, Ánh, a 1Ạ, a 1 A, a. Ấ'],
  ['groups and what they repeat', /(?<!\p{L})(\p{L}+) hay \1/gu, 'an hay an, bình hay an'],
])('finds the same with %s', (_name, pattern, text) => {
  const one = new RegExp(pattern.source, pattern.flags.replace('g', ''));
  expect(asWebKit(pattern)).not.toBe(pattern);
  for (const each of [pattern, one]) expect(answersOf(asWebKit(each), text)).toEqual(answersOf(each, text));
  expect(answersOf(pattern, text)[0]).toBe(true);
});

it('takes the letters for the same that are, in the two languages and beyond them', () => {
  const letters = Array.from({ length: 0x2200 }, (_, code) => String.fromCharCode(code)).filter((one) =>
    /\p{L}/u.test(one),
  );
  expect(letters.length).toBeGreaterThan(1000);
  for (const one of letters) {
    const pattern = new RegExp(`(?<!\\d)${one}`, 'giu');
    const text = `${one} ${one.toLowerCase()} ${one.toUpperCase()}`;
    expect([...text.matchAll(asWebKit(pattern))].map(String), one).toEqual([...text.matchAll(pattern)].map(String));
  }
});

it('goes on from the place where it found the last one', () => {
  const pattern = asWebKit(/(?<!\p{L})anh/gu);
  pattern.lastIndex = 1;
  expect(pattern.exec('anh ơi anh')?.index).toBe(7);
  expect(pattern.lastIndex).toBe(10);
  expect(pattern.exec('anh ơi anh')).toBeNull();
  expect(pattern.lastIndex).toBe(0);
});

it('leaves alone what does not look back, and everything where that is compiled', () => {
  const words = { plain: /anh/u, back: /(?<!\p{L})anh/u, before: /(?<=anh )(?:\p{Lu}+ )+/u };
  expect(asWebKit(words.plain)).toBe(words.plain);
  expect(asWebKit(words.before)).toBe(words.before);
  expect(quickWords(words)).toBe(words);
  expect(quickWords(words, false).back).not.toBe(words.back);
});
