import type { Call, CallId } from '@/domain/call';
import { db } from '../database';

const AT_ONCE = 50;

const isLeft = ({ binnedAt }: Call): boolean => binnedAt === undefined;
/** Not done, and not in the bin. */
const isOpen = (call: Call): boolean => isLeft(call) && call.review?.state !== 'done';

/** The first of these calls that is still here and, where `open` is asked for, not done. */
export async function firstOfCalls(ids: readonly CallId[], open: boolean): Promise<Call | undefined> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const calls = await db.calls.bulkGet(ids.slice(from, from + AT_ONCE));
    const found = calls.find((call) => call !== undefined && (open ? isOpen(call) : isLeft(call)));
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The next call in the order of Calls, newest first, that is not done; -1 the one before. Reads along the index from the
 * call on, and stops at the first: never all rows.
 */
export function openCallBeside({ id, createdAt }: Call, by: 1 | -1): Promise<Call | undefined> {
  const { calls } = db;
  // Calls of one moment are in the order of their ids.
  const isBeyond = (other: Call) => other.createdAt !== createdAt || (by === 1 ? other.id < id : other.id > id);
  const rows =
    by === 1
      ? calls.where('createdAt').belowOrEqual(createdAt).reverse()
      : calls.where('createdAt').aboveOrEqual(createdAt);
  return rows.filter((other) => isOpen(other) && isBeyond(other)).first();
}

/** The newest call that is not done. */
export function newestOpenCall(): Promise<Call | undefined> {
  return db.calls.orderBy('createdAt').reverse().filter(isOpen).first();
}
