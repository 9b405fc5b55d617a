import { type DayProgress, dayProgress } from '@/domain/desk/work-day';
import { db } from '../database';
import { getPeople } from '../people';

/** So many calls are looked at, the last that came: the header must not read 10,000 rows for two numbers (D305). */
const NEWEST = 2000;

/** How far the day's work is of whoever judges now. */
export async function readDayProgress(): Promise<DayProgress> {
  const [calls, people] = await db.transaction('r', db.calls, db.settings, () =>
    Promise.all([db.calls.orderBy('createdAt').reverse().limit(NEWEST).toArray(), getPeople()]),
  );
  return dayProgress(calls, people.current, Date.now());
}
