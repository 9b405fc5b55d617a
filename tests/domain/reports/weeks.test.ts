import { describe, expect, it } from 'vitest';
import { hasTet, lastDayOf, weekOf, weeksBetween, weeksOn } from '@/domain/reports/weeks';

const day = (year: number, month: number, date: number, hour = 0) => new Date(year, month - 1, date, hour).getTime();

describe('weeks', () => {
  it('begin on the local Monday, whatever the hour', () => {
    expect(weekOf(day(2026, 1, 12))).toBe(day(2026, 1, 12));
    expect(weekOf(day(2026, 1, 18, 23))).toBe(day(2026, 1, 12));
    expect(weekOf(day(2026, 1, 19))).toBe(day(2026, 1, 19));
    expect(lastDayOf(day(2026, 1, 12))).toBe(day(2026, 1, 18));
    expect(weeksOn(day(2025, 12, 29), 1)).toBe(day(2026, 1, 5));
  });

  it('stand in a row without holes, over changes of the clock too, and never too many', () => {
    const year = weeksBetween(day(2025, 12, 29), day(2026, 12, 28));
    expect(year).toHaveLength(53);
    expect(year.every((week) => weekOf(week) === week)).toBe(true);
    expect(weeksBetween(day(1970, 1, 5), day(2026, 1, 5)).length).toBeLessThan(600);
    expect(weeksBetween(day(1970, 1, 5), day(2026, 1, 5)).at(-1)).toBe(day(2026, 1, 5));
  });

  it('of Tết are told where one of its first five days lies in them', () => {
    const weeks = weeksBetween(day(2026, 2, 2), day(2026, 3, 2));
    expect(weeks.filter(hasTet)).toEqual([day(2026, 2, 16)]);
    // The first day of 2027 is a Saturday: both weeks have a part of it.
    expect(weeksBetween(day(2027, 1, 25), day(2027, 2, 15)).filter(hasTet)).toEqual([day(2027, 2, 1), day(2027, 2, 8)]);
  });
});
