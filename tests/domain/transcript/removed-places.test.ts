import fc from 'fast-check';
import { expect, test } from 'vitest';
import { putBack } from '@/domain/transcript/put-back';
import { moveRemoved } from '@/domain/transcript/removed-places';
import { stripSpam } from '@/domain/transcript/spam';
import { swapSpeakers } from '@/domain/transcript/transcript-edit';

const SPAM = 'Hãy subscribe cho kênh La La School';
const ORIGINAL = `A: Em chào chị\nC: ${SPAM}\nC: Chị nghe\nA: Vâng ${SPAM} ạ`;

test.each<[string, (text: string) => string, string]>([
  ['nothing', (text) => text, ORIGINAL],
  ['words before', (text) => text.replace('Em chào', 'Dạ em xin chào'), ORIGINAL.replace('Em chào', 'Dạ em xin chào')],
  ['words after', (text) => `${text}\nC: Ừ`, `${ORIGINAL}\nC: Ừ`],
  ['words on both sides', (text) => `C: Alô\n${text}!`, `C: Alô\n${ORIGINAL}!`],
  [
    'words between',
    (text) => text.replace('Chị nghe', 'Chị đang nghe đây'),
    ORIGINAL.replace('Chị nghe', 'Chị đang nghe đây'),
  ],
])('phrases are put back where they stood after a change of %s', (_name, edit, expected) => {
  const { text, removed } = stripSpam(ORIGINAL, 'vi');
  expect(removed).toHaveLength(2);
  const edited = edit(text);
  expect(putBack(edited, moveRemoved(removed, text, edited))).toBe(expected);
});

test('phrases are put back on their lines after the speakers were swapped', () => {
  const { text, removed } = stripSpam(ORIGINAL, 'vi');
  const swapped = swapSpeakers(text);
  expect(putBack(swapped, moveRemoved(removed, text, swapped))).toBe(
    `Customer (C): Em chào chị\nC: ${SPAM}\nAgent (A): Chị nghe\nCustomer (C): Vâng ${SPAM} ạ`,
  );
});

test('places stay inside the text, whatever was changed', () => {
  const place = fc.record({ text: fc.string(), at: fc.nat(30) });
  fc.assert(
    fc.property(fc.array(place), fc.string(), fc.string(), (removed, before, after) => {
      for (const { at } of moveRemoved(
        removed.map((phrase) => ({ ...phrase, at: Math.min(phrase.at, before.length) })),
        before,
        after,
      )) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(after.length);
      }
    }),
  );
});
