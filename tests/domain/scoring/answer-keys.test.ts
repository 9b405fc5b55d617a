import { expect, test } from 'vitest';
import { fitBeside, keyedAnswers } from '@/domain/scoring/answer-keys';

const keys = (answers: { title: string; value: string }[]) =>
  keyedAnswers(answers).map(({ key, short }) => [key, short]);

test('a level is chosen by its own figure, any other answer by its place', () => {
  expect(keys([0, 1, 5].map((n) => ({ title: `${n} – Good`, value: String(n) })))).toEqual([
    ['0', ''],
    ['1', ''],
    ['5', ''],
  ]);
  expect(
    keys([
      { title: 'Đạt', value: '1' },
      { title: 'Không đạt', value: '0' },
    ]),
  ).toEqual([
    ['1', 'Đạt'],
    ['2', 'Không đạt'],
  ]);
  expect(keys([{ title: '2 lần', value: 'often' }])).toEqual([['1', '2 lần']]);
});

test('there are nine digits', () => {
  const many = Array.from({ length: 11 }, (_, n) => ({ title: `option ${n}`, value: `o${n}` }));
  expect(keys(many).at(8)?.[0]).toBe('9');
  expect(keys(many).at(9)?.[0]).toBe('');
  expect(fitBeside(many)).toBe(false);
  expect(fitBeside(many.slice(0, 4))).toBe(true);
});
