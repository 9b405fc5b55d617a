import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTimeRange, parseTimeRange } from '@/domain/transcript/time-range';
import { anyLetter } from '../../helpers/any-letter';

describe('time range', () => {
  it.each([
    ['00:36-00:58', 36, 58],
    ['00:01 - 00:05', 1, 5],
    ['[00:01 – 00:05]', 1, 5],
    ['(01:44—02:03)', 104, 123],
    ['0:01:05-0:01:10', 65, 70],
    ['01:00:00-01:00:30', 3600, 3630],
    ['75:10-75:20', 4510, 4520],
    ['00:00:01,500 - 00:00:02,250', 1.5, 2.25],
    ['00:00:01.5 --> 00:00:02.25', 1.5, 2.25],
    ['00:05-00:05', 5, 5],
    ['00:01-00:05, 00:10-00:12', 1, 5],
    ['từ 00:10 đến 00:20', 10, 20],
    ['59:59-60:00', 3599, 3600],
  ])('reads %s', (text, start, end) => {
    expect(parseTimeRange(text)).toEqual({ start, end });
  });

  it.each([
    'None',
    '',
    'null',
    '00:05',
    '00:10-00:05',
    '00:60-00:70',
    '01:60:00-01:61:00',
    'abc-def',
    '12-17',
    '-',
    '00:01-',
    ':-:',
  ])('finds nothing to play in "%s"', (text) => {
    expect(parseTimeRange(text)).toBeNull();
  });

  it('writes what it reads', () => {
    const second = fc.integer({ min: 0, max: 5999 });
    fc.assert(
      fc.property(second, second, (a, b) => {
        const range = { start: Math.min(a, b), end: Math.max(a, b) };
        expect(parseTimeRange(formatTimeRange(range))).toEqual(range);
      }),
    );
  });

  it('never fails on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyLetter }), (text) => {
        const range = parseTimeRange(text);
        expect(range === null || range.end >= range.start).toBe(true);
      }),
    );
  });
});
