import type { DateFilter } from './desk-filter';

/** Milliseconds since the epoch; `to` no longer counts. */
export interface Range {
  from: number;
  to: number;
}

/** When the local day of `at` began, or that many days later: a day is not always 24 hours. */
export function startOfDay(at: number, later = 0): number {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + later).getTime();
}

/** Midnight at the beginning of a local day that is written 'yyyy-mm-dd'; undefined where it is no day. */
function dayAt(text: string | undefined, later: number): number | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '') ?? [];
  if (year === undefined) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(day) + later).getTime();
}

/** The days a filter means, as of `now`; weeks begin on Monday. */
export function dayRange(date: Exclude<DateFilter, { kind: 'work-day' }>, now: number): Range {
  const today = new Date(now);
  switch (date.kind) {
    case 'today':
      return { from: startOfDay(now), to: startOfDay(now, 1) };
    case 'last-7-days':
      return { from: startOfDay(now, -6), to: startOfDay(now, 1) };
    case 'last-week': {
      const sinceMonday = (today.getDay() + 6) % 7;
      return { from: startOfDay(now, -sinceMonday - 7), to: startOfDay(now, -sinceMonday) };
    }
    case 'this-month': {
      const [year, month] = [today.getFullYear(), today.getMonth()];
      return { from: new Date(year, month).getTime(), to: new Date(year, month + 1).getTime() };
    }
    case 'range':
      return { from: dayAt(date.from, 0) ?? -Infinity, to: dayAt(date.to, 1) ?? Infinity };
  }
}
