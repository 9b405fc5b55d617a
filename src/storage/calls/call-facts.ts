import type { Call, CallFacts, CallId, Review } from '@/domain/call';
import type { ReviewerId } from '@/domain/reviewer';
import { storing } from '../browser/storage-failure';
import { db, durableDb } from '../database';
import { readNamer } from '../team/namer';
import { judgingOf } from './judging';
import { inState } from './review-state';
import { evaluationsOf } from './reviews';
import { writeSearchRow } from './search-index';

/** Changes what is known of each call, all or nothing, with what the search knows of it; calls that are gone are left gone. */
async function changeCalls(
  ids: readonly CallId[],
  change: (call: Call, at: number) => Call | Promise<Call>,
): Promise<void> {
  const { calls, edits, search } = durableDb;
  const named = await storing(() => readNamer(durableDb));
  await storing(() =>
    durableDb.transaction('rw', [calls, edits, search], async () => {
      const at = Date.now();
      for (const call of await calls.bulkGet([...ids])) {
        if (call === undefined) continue;
        const changed = named(call, await change(call, at), at);
        if (changed === call) continue;
        await calls.put({ ...changed, updatedAt: at });
        if (changed.title !== call.title || changed.facts !== call.facts) await writeSearchRow(durableDb, changed, {});
      }
    }),
  );
}

/** Facts as `change` makes them of those before, and the title where one is given; empty texts and lists are left out. */
export function changeFacts(
  ids: readonly CallId[],
  change: (before: CallFacts) => CallFacts,
  title?: string,
): Promise<void> {
  return changeCalls(ids, (call) => {
    const kept = Object.entries(change(call.facts ?? {})).filter(([, value]) => value !== undefined && value !== '');
    const facts = Object.fromEntries(kept.filter(([, value]) => !Array.isArray(value) || value.length > 0));
    return { ...call, facts, ...(title !== undefined && { title }) };
  });
}

/** What was said of calls before, each once, the latest first: to be offered where one is typed. */
export interface KnownFacts {
  agents: string[];
  queues: string[];
  tags: string[];
}

/** Calls that are looked at for it: what nobody said of so many is no help any more. */
const RECENT = 2000;

export async function knownFacts(): Promise<KnownFacts> {
  const calls = await db.calls.orderBy('createdAt').reverse().limit(RECENT).toArray();
  const each = (of: (facts: CallFacts) => readonly (string | undefined)[]) => {
    const said = calls.flatMap(({ facts }) => (facts === undefined ? [] : of(facts)));
    return [...new Set(said.filter((one) => one !== undefined))];
  };
  return {
    agents: each(({ agent }) => [agent]),
    queues: each(({ queue }) => [queue]),
    tags: each(({ tags = [] }) => tags),
  };
}

/** The name of the file that was uploaded last; undefined where none was. */
export async function lastFileName(): Promise<string | undefined> {
  const newest = db.calls.orderBy('createdAt').reverse();
  return (await newest.filter(({ source }) => source === 'upload').first())?.audio?.name;
}

/**
 * Marks calls as being looked at or done by this reviewer; null makes them new again. A call that is so already stays
 * whose it is. A done call that is looked at again says so.
 */
export function setReview(ids: readonly CallId[], state: Review['state'] | null, by: ReviewerId): Promise<void> {
  return changeCalls(ids, (call, at) => inState(durableDb, call, state, by, at));
}

/** Who is done with the call, where that is somebody else than `me`, who judged nothing of it: theirs it stays (D445). */
export async function doneBefore(id: CallId, me: ReviewerId): Promise<ReviewerId | null> {
  const review = (await db.calls.get(id))?.review;
  if (review?.state !== 'done' || review.by === me) return null;
  const own = (await evaluationsOf(db, id)).filter(({ reviewer }) => reviewer === me);
  return (await judgingOf(db, own)).length === 0 ? review.by : null;
}

/** Puts facts or reviews back as they were in these rows; the rest of each call stays as it is now. */
export async function putBack(before: readonly Call[], what: 'facts' | 'review'): Promise<void> {
  const former = new Map(before.map((call) => [call.id, call]));
  const { calls, search } = durableDb;
  const named = await storing(() => readNamer(durableDb));
  await storing(() =>
    durableDb.transaction('rw', [calls, search], async () => {
      const at = Date.now();
      const found = await calls.bulkGet([...former.keys()]);
      const changed = found.flatMap((call) => {
        if (call === undefined) return [];
        const { [what]: _, ...rest } = call;
        const value = former.get(call.id)?.[what];
        return [named(call, { ...rest, ...(value !== undefined && { [what]: value }), updatedAt: at }, at)];
      });
      await calls.bulkPut(changed);
      if (what === 'facts') for (const call of changed) await writeSearchRow(durableDb, call, {});
    }),
  );
}
