import { type Call, heldAt } from '../call';
import type { ReviewerId } from '../reviewer';
import { startOfDay } from './days';
import type { DeskFilter } from './desk-filter';

/** The filter of what the header counts: beside the others it would be in the first load with all of them. */
export const MINE_TODAY = { mine: true, date: { kind: 'work-day' } } as const satisfies DeskFilter;

/** New ones, and those whose review is this reviewer's. */
export function isMine({ review }: Pick<Call, 'review'>, me: ReviewerId): boolean {
  return review === undefined || review.by === me;
}

/**
 * Whether a call belongs to the work of the day of `now`: held on it, or marked as done on it. The day is found out once,
 * for any number of calls.
 */
export function workOfDay(now: number): (call: Pick<Call, 'facts' | 'createdAt' | 'review'>) => boolean {
  const today = startOfDay(now);
  const end = startOfDay(now, 1);
  const during = (at: number) => at >= today && at < end;
  return (call) => during(heldAt(call)) || (call.review?.state === 'done' && during(call.review.at));
}

/** "12 of 40 done today" (D305). */
export interface DayProgress {
  done: number;
  of: number;
}

/** How far the day's work of this reviewer is: calls held or done today that no other reviewer has taken. */
export function dayProgress(calls: readonly Call[], me: ReviewerId, now: number): DayProgress {
  const isOfDay = workOfDay(now);
  const work = calls.filter((call) => call.binnedAt === undefined && isMine(call, me) && isOfDay(call));
  return { done: work.filter(({ review }) => review?.state === 'done').length, of: work.length };
}
