import { describe, expect, it } from 'vitest';
import {
  formatBytes,
  formatClock,
  formatCount,
  formatMoment,
  formatSpan,
  formatTime,
  formatTimeOfDay,
  formatWords,
} from '@/ui/format';

describe('formatTime', () => {
  it.each([
    [0, '00:00'],
    [9.9, '00:09'],
    [252, '04:12'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [-3, '00:00'],
    [Number.NaN, '00:00'],
    [Number.POSITIVE_INFINITY, '00:00'],
  ])('%d s is %s', (seconds, text) => {
    expect(formatTime(seconds)).toBe(text);
  });
});

describe('formatSpan', () => {
  it.each([
    [0, '0 s'],
    [-1, '0 s'],
    [4.4, '4 s'],
    [60, '1 min'],
    [860, '14 min 20 s'],
    [3600, '1 h'],
    [7325, '2 h 2 min 5 s'],
  ])('%d s is %s', (seconds, text) => {
    expect(formatSpan(seconds)).toBe(text);
  });
});

describe('formatClock', () => {
  it.each([
    [0, '00:00:00'],
    [168, '00:02:48'],
    [36_061, '10:01:01'],
  ])('%d s is %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [1_900_000, '1.9 MB'],
    [999_949, '999.9 kB'],
    [999_950, '1 MB'],
    [6_200_000_000, '6.2 GB'],
    [5e15, '5000 TB'],
    [Number.NaN, '0 B'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

describe('counts', () => {
  it('separate thousands and know the singular', () => {
    expect(formatCount(10_000)).toBe('10,000');
    expect(formatWords(1)).toBe('1 word');
    expect(formatWords(412)).toBe('412 words');
  });
});

describe('formatMoment', () => {
  const at = new Date(2026, 10, 20, 9, 5).getTime();

  it('is the time alone on the same day, with the date on another', () => {
    expect(formatTimeOfDay(at)).toBe('09:05');
    expect(formatMoment(at, new Date(2026, 10, 20, 23, 59).getTime())).toBe('09:05');
    expect(formatMoment(at, new Date(2026, 10, 21, 0, 1).getTime())).toBe('20/11/2026 09:05');
  });
});
