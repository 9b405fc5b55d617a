import type { Review } from '@/domain/call';
import type { ReviewerId } from '@/domain/reviewer';
import { db } from '../database';
import { readJobs } from './desk-rows';

/** Numbers of calls; none of those in the waste bin. */
export interface ShiftEnd {
  /** Marked as done by the leaving reviewer since taking over. */
  done: number;
  /** Left in review by the leaving reviewer, whenever that was begun. */
  inReview: number;
  /** Of anybody: something of them is queued or in work. */
  waiting: number;
  /** Of anybody: something of them failed and waits for a person. */
  failed: number;
}

/** What a reviewer who took over at `since` (milliseconds since the epoch) leaves behind. */
export async function readShiftEnd(reviewer: ReviewerId, since: number): Promise<ShiftEnd> {
  const { waiting, failed } = await readJobs();
  const counts: ShiftEnd = { done: 0, inReview: 0, waiting: 0, failed: 0 };
  const isOwn = (review: Review | undefined): review is Review => review?.by === reviewer;
  await db.calls.each(({ id, review, binnedAt }) => {
    if (binnedAt !== undefined) return;
    if (isOwn(review) && review.state === 'done' && review.at >= since) counts.done++;
    if (isOwn(review) && review.state === 'in-review') counts.inReview++;
    if (waiting.has(id)) counts.waiting++;
    if (failed.has(id)) counts.failed++;
  });
  return counts;
}
