import { expect, test } from 'vitest';
import { LANGUAGE_ALIASES, LANGUAGE_NAMES } from '@/domain/language-names';
import { LANGUAGE_OPTIONS, languageCode, languageName } from '@/domain/languages';

test('offers the eleven choices of the dropdown in their order', () => {
  expect(LANGUAGE_OPTIONS.map(({ code, name }) => `${code}=${name}`)).toEqual([
    '=Automatic detection',
    'vi=Vietnamese',
    'en=English',
    'th=Thai',
    'my=Myanmar',
    'lo=Lao',
    'ja=Japanese',
    'zh=Chinese',
    'ms=Malay',
    'id=Indonesian',
    'ko=Korean',
  ]);
});

test('knows the hundred languages of the model by lower-case names', () => {
  expect(Object.keys(LANGUAGE_NAMES)).toHaveLength(100);
  for (const name of Object.values(LANGUAGE_NAMES)) expect(name).toMatch(/^[a-z]+( [a-z]+)?$/);
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(100);
});

test('every choice but automatic detection has a name to send', () => {
  for (const { code } of LANGUAGE_OPTIONS) expect(languageName(code) === undefined).toBe(code === '');
  expect(languageName('my')).toBe('myanmar');
});

test.each([
  ['vi', 'vi'],
  ['VI', 'vi'],
  ['vi-VN', 'vi'],
  ['zh_Hant_TW', 'zh'],
  ['Vietnamese', 'vi'],
  ['english', 'en'],
  ['Haitian Creole', 'ht'],
  ['burmese', 'my'],
  ['vie', 'vi'],
  ['', ''],
  ['xx', ''],
  ['__proto__', ''],
  ['constructor', ''],
])('reads the language a service names %j as %j', (name, code) => {
  expect(languageCode(name)).toBe(code);
});

test('every alias leads to a known code', () => {
  for (const code of Object.values(LANGUAGE_ALIASES)) expect(LANGUAGE_NAMES[code]).toBeDefined();
});
