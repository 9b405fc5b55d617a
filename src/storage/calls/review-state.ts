import type { Call, Review } from '@/domain/call';
import { nowAfter } from '@/domain/later';
import { DEVICE_REVIEWER, type ReviewerId } from '@/domain/reviewer';
import { type CallmarkDatabase, durableDb } from '../database';

/** The call in another state, with the log's record of it; part of the caller's transaction on `edits`. */
export async function inState(
  { edits }: CallmarkDatabase,
  call: Call,
  state: Review['state'] | null,
  by: ReviewerId,
  at: number,
): Promise<Call> {
  const { review: before, ...rest } = call;
  // Who was first, and when, stays.
  if ((before?.state ?? null) === state) return call;
  const field = { field: 'review', questionId: '', value: state ?? 'new' } as const;
  const later = nowAfter(before?.at, at);
  await edits.add({ callId: call.id, service: '', ...field, reviewer: by, at: later });
  if (state === null) return rest;
  const again = state === 'in-review' && before?.state === 'done';
  return { ...rest, review: { state, by, at: later, ...(again && { reopened: true }) } };
}

/**
 * The call as a reviewer's change leaves it: looked at from the first one on. A done call is opened again where the change
 * is one of its evaluation; its words can be put right without that (D310). Part of the caller's transaction on `edits`.
 */
export async function withReviewBegun(
  call: Call,
  what: 'evaluation' | 'transcript',
  by: ReviewerId = DEVICE_REVIEWER,
): Promise<Call> {
  if (call.review?.state === 'done' && what === 'transcript') return call;
  return inState(durableDb, call, 'in-review', by, Date.now());
}
