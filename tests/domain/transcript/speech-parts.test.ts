import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { speechParts, speechSentences } from '@/domain/transcript/speech-parts';

test.each<[string, number, string[]]>([
  ['Một. Hai! Ba? Bốn', 200, ['Một.', 'Hai!', 'Ba?', 'Bốn']],
  ['90.000đ một tháng', 200, ['90.000đ một tháng']],
  ['Chị nói "vâng." Em ghi', 200, ['Chị nói "vâng."', 'Em ghi']],
  ['はい。そうです。', 200, ['はい。', 'そうです。']],
  ['  ', 200, []],
  ['một hai, ba bốn năm', 12, ['một hai,', 'ba bốn năm']],
  ['một hai ba bốn', 8, ['một hai', 'ba bốn']],
  ['สวัสดีครับ', 5, ['สวัสด', 'ีครับ']],
])('%j is spoken, %i letters at most, as %j', (text, longest, sentences) => {
  expect(speechSentences(text, longest)).toEqual(sentences);
});

test('parts are whole sentences, as many as fit', () => {
  expect(speechParts('Một hai. Ba bốn. Năm sáu bảy.', 17)).toEqual(['Một hai. Ba bốn.', 'Năm sáu bảy.']);
});

describe('any text', () => {
  const words = (text: string) => text.replace(/\s+/gu, '');
  const texts = fc.array(fc.constantFrom('ạ', 'vâng', ' ', ', ', '. ', '? ', '😀', '\n', 'อ', '90.000đ'), {
    maxLength: 120,
  });

  test('loses no letter, keeps the order and stays within the limit', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 4, max: 60 }), (pieces, longest) => {
        const text = pieces.join('');
        for (const parts of [speechParts(text, longest), speechSentences(text, longest)]) {
          expect(words(parts.join(''))).toBe(words(text));
          for (const part of parts) {
            expect(part.length).toBeLessThanOrEqual(longest);
            expect(part.trim()).not.toBe('');
          }
        }
      }),
    );
  });
});
