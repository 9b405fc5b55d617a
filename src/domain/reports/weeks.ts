/** The local Monday, 00:00, that a week begins with; milliseconds since the epoch. */
export type Week = number;

/** Days are counted by the calendar: one of a change to summer time is not 24 hours long. */
function daysOn(at: number, days: number): number {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime();
}

export function weekOf(at: number): Week {
  return daysOn(at, -((new Date(at).getDay() + 6) % 7));
}

/** The week that is `weeks` later, or earlier. */
export function weeksOn(week: Week, weeks: number): Week {
  return daysOn(week, 7 * weeks);
}

/** Its Sunday, 00:00. */
export function lastDayOf(week: Week): number {
  return daysOn(week, 6);
}

/** A wrong clock gives calls dates that are decades off; nobody reads a line of more than ten years. */
const MOST_WEEKS = 530;

/** Every week from the one to the other, both included; the latest where there would be too many. */
export function weeksBetween(from: Week, to: Week): Week[] {
  const weeks: Week[] = [];
  for (let week = to; week >= from && weeks.length < MOST_WEEKS; week = weeksOn(week, -1)) weeks.unshift(week);
  return weeks;
}

/** First days of the lunar year in Vietnam, as [year, month, day]. Computed for UTC+7: now and then it is not China's day. */
const TET: readonly (readonly [number, number, number])[] = [
  [2024, 2, 10],
  [2025, 1, 29],
  [2026, 2, 17],
  [2027, 2, 6],
  [2028, 1, 26],
  [2029, 2, 13],
  [2030, 2, 2],
  [2031, 1, 23],
  [2032, 2, 11],
  [2033, 1, 31],
  [2034, 2, 19],
  [2035, 2, 8],
];
/** Offices are closed for about so long from its first day. */
const TET_DAYS = 5;

/** Whether one of the first days of Tết is in the week: why there are no calls. */
export function hasTet(week: Week): boolean {
  return TET.some(([year, month, day]) => {
    const first = new Date(year, month - 1, day).getTime();
    return first <= lastDayOf(week) && daysOn(first, TET_DAYS - 1) >= week;
  });
}
