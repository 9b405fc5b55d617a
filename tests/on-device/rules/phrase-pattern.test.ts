import { describe, expect, it } from 'vitest';
import { LEXICONS } from '@/on-device/rules/languages/lexicons';
import { type PhrasePattern, phrasePattern } from '@/on-device/rules/phrase-pattern';
import { ownCalls } from '../../helpers/own-calls';

function placesIn(text: string, pattern: PhrasePattern): string[] {
  const places: string[] = [];
  for (let said = pattern.find(text); said; said = pattern.find(text, said.next))
    places.push(`${said.at} ${said.text}`);
  return places;
}

describe.each([
  ['where looking back is compiled', true],
  ['where it is not', false],
])('phrasePattern, %s', (_way, compiles) => {
  const first = (phrases: string[], text: string, slots = {}) =>
    phrasePattern(phrases, slots, compiles).find(text)?.text ?? null;

  it.each([
    ['whole words', ['ạ'], 'lạ quá', null],
    ['Vietnamese letters at the edge', ['cút'], 'cúth', null],
    ['a comma where the phrase has a blank', ['dạ em'], 'dạ, em nghe', 'dạ, em'],
    ['curly and straight apostrophes, or none', ["don't call"], 'please don’t call', 'don’t call'],
    ['a few words between', ['hứa .. mà'], 'hứa hôm qua gọi mà', 'hứa hôm qua gọi mà'],
    ['no gap over the end of a sentence', ['hứa .. mà'], 'hứa rồi. Thế mà', null],
    ['a hyphen or a blank', ['long[- ]time'], 'a long-time customer', 'long-time'],
    ['a group that ends in a blank', ['em gọi (?:lại |cho )'], 'em gọi lại nhé', 'em gọi lại'],
    ['a blank or none', ['post ?code'], 'the postcode', 'postcode'],
    ['an optional word before', ['(?:xin )?chào'], 'xin chào', 'xin chào'],
  ])('finds %s', (_name, phrases, text, expected) => {
    expect(first(phrases, text)).toBe(expected);
  });

  it('fills slots and leaves letter classes alone', () => {
    expect(first(['chào {you} \\p{L}+'], 'em chào chị lan ạ', { you: 'anh|chị' })).toBe('chào chị lan');
  });

  it.each([
    ['the first of the list of those that begin there', ['(?<!no )thank you', 'thank you very much'], 'thank you'],
    ['whichever of them looks back', ['thank you very much', '(?<!no )thank you'], 'thank you very much'],
    ['the one that stands first', ['very much', '(?<!no )thank you'], 'thank you'],
    ['the other where what is looked back at forbids one', ['(?<!well )thank you', 'very much'], 'very much'],
  ])('finds %s', (_name, phrases, expected) => {
    expect(first(phrases, 'well thank you very much')).toBe(expected);
  });

  it.each([
    ['ạ, dạ ạ', ['ạ'], [0, 6]],
    ['ạạ ạ', ['ạ'], [3]],
    // From the second letter on nothing of the first may be found again.
    ['.ạ ạ', ['^[.]ạ', 'ạ'], [0, 3]],
    ['- ạ', ['^-', 'ạ'], [0, 2]],
    ['😀ạ 😀', ['ạ', '(?<=ạ )😀'], [2, 4]],
  ])('finds one after the other in %j', (text, phrases, expected) => {
    const places = placesIn(text, phrasePattern(phrases, {}, compiles));
    expect(places.map((place) => Number.parseInt(place, 10))).toEqual(expected);
  });

  it('finds from a place on what begins there, also where a phrase stands at the very start', () => {
    expect(phrasePattern(['^[.]ạ', 'ạ'], {}, compiles).find('.ạ', 1)).toMatchObject({ at: 1, text: 'ạ' });
    expect(phrasePattern(['dạ', 'ạ'], {}, compiles).find('dạ ạ', 1)).toMatchObject({ at: 3 });
  });

  it('matches nothing for an empty list', () => {
    expect(first([], 'anything')).toBeNull();
  });
});

it.each(Object.values(LEXICONS))(
  'both ways find the same of all lists of $language, in calls of both languages',
  ({ slots, ...lexicon }) => {
    const lists = [lexicon.phrases, lexicon.categories, lexicon.objections, lexicon.claims.words].flatMap((lists) =>
      Object.values<readonly string[]>(lists),
    );
    const texts = ownCalls('tuning').flatMap(({ transcript }) => transcript.normalize('NFC').toLowerCase().split('\n'));
    let found = 0;
    for (const list of lists) {
      const [one, other] = [phrasePattern(list, slots, true), phrasePattern(list, slots, false)];
      for (const text of texts) {
        const places = placesIn(text, one);
        found += places.length;
        // Some hundred thousand pairs, nearly all of nothing: to expect something costs more than to find it.
        const others = placesIn(text, other);
        if (places.length + others.length > 0) expect(others).toEqual(places);
      }
    }
    expect(found).toBeGreaterThan(300);
  },
);
