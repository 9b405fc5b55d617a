import { expect, test } from 'vitest';
import type { Turn } from '@/domain/transcript/transcript';
import { loopRange } from '@/features/transcript/player/loop-range';

const turn = (start?: number, end?: number): Turn => ({
  ...{ speaker: 'agent', text: 'Dạ' },
  ...(start !== undefined && { start }),
  ...(end !== undefined && { end }),
});

test('a loop is the turn that is heard, by its own end or the beginning of the next', () => {
  const turns = [turn(1, 4), turn(5, 5), turn(), turn(9, 12)];
  expect(loopRange(turns, 2)).toEqual({ start: 1, end: 4 });
  expect(loopRange(turns, 6)).toEqual({ start: 5, end: 9 });
});

test('between turns, in one too short to be heard, and without turns it is the last five seconds', () => {
  const turns = [turn(1, 4), turn(20, 20.3)];
  expect(loopRange(turns, 10)).toEqual({ start: 5, end: 10 });
  expect(loopRange(turns, 20.1)).toEqual({ start: 15.100000000000001, end: 20.1 });
  expect(loopRange([turn(1, 1)], 8)).toEqual({ start: 3, end: 8 });
  expect(loopRange([], 30)).toEqual({ start: 25, end: 30 });
});

test('at the beginning of the call it is the first five seconds', () => {
  expect(loopRange([], 0)).toEqual({ start: 0, end: 5 });
  expect(loopRange([], 2)).toEqual({ start: 0, end: 5 });
});
