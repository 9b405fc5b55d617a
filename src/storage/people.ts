import type { CallId } from '@/domain/call';
import { type GivenName, handedOver, NOBODY_NAMED, named, type People, type ReviewerId } from '@/domain/reviewer';
import { storing } from './browser/storage-failure';
import { type CallmarkDatabase, db, durableDb } from './database';
import { newId } from './new-id';
import { PEOPLE } from './team/note-pushes';

/** Who judges here, as far as names were given. */
export async function readPeople(database: CallmarkDatabase): Promise<People> {
  return ((await database.settings.get(PEOPLE))?.value as People | undefined) ?? NOBODY_NAMED;
}

export function getPeople(): Promise<People> {
  return readPeople(db);
}

function change(next: (before: People) => People): Promise<void> {
  const { settings } = durableDb;
  return storing(() =>
    durableDb.transaction('rw', settings, async () => {
      await settings.put({ key: PEOPLE, value: next(await readPeople(durableDb)) });
    }),
  );
}

/** Gives whoever judges now a name, or another one; see `named`. */
export function nameReviewer(given: GivenName, mine: boolean): Promise<void> {
  return change((people) => named(people, given, mine, newId(), Date.now()));
}

/** The name is not asked for again. */
export function stayNameless(): Promise<void> {
  return change((people) => ({ ...people, asked: true }));
}

/** From now on somebody else judges on this device. */
export function handOver(given: GivenName): Promise<void> {
  return change((people) => handedOver(people, given, newId(), Date.now()));
}

/** Evaluations kept here from before anybody was asked for a name. */
export function countUnsigned(): Promise<number> {
  return db.evaluations.count();
}

/** The calls in which this reviewer changed something at `since` (milliseconds since the epoch) or later. */
export async function judgedSince(reviewer: ReviewerId, since: number): Promise<CallId[]> {
  const rows = await db.reviews.filter((row) => row.reviewer === reviewer && row.updatedAt >= since).toArray();
  return [...new Set(rows.map(({ callId }) => callId))];
}
