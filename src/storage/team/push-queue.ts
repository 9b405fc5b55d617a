import { retryDelay } from '@/domain/backoff';
import { type CallId, isBinned } from '@/domain/call';
import type { Failure } from '@/domain/failure';
import { NEVER } from '@/domain/jobs/job-machine';
import { failureVerdict, hasLasted, nextDoubt } from '@/domain/jobs/job-verdict';
import { isElsewhere, reviewerName } from '@/domain/reviewer';
import { isBegun, isReadable } from '@/domain/scoring/evaluation';
import { type CallmarkDatabase, db, durableDb } from '../database';
import { readPeople } from '../people';
import { OF_TEAM } from './note-pushes';
import type { ArchivedRow, PushRow } from './team-rows';

/** As for jobs: what may be a restart is met later than other failures. */
const DOUBT_HEAD_START = 3;

/** The next call to be sent, those that were changed first in front; undefined where none is due. */
export async function nextPush(database: CallmarkDatabase, now: number): Promise<PushRow | undefined> {
  const due = await database.pushes.where('dueAt').belowOrEqual(now).limit(200).toArray();
  const [first] = due.sort((one, two) => one.asked - two.asked);
  // A clock that stands before the wait began was set back: then dueAt means nothing.
  return first ?? database.pushes.filter(({ since = 0, stopped }) => since > now && stopped !== true).first();
}

/** When the next call is due, of those that wait for a time. */
export async function nextPushAt(database: CallmarkDatabase): Promise<number | undefined> {
  const next = await database.pushes.orderBy('dueAt').first();
  return next === undefined || next.dueAt >= NEVER ? undefined : next.dueAt;
}

/** Keeps that the archive has these documents, whatever becomes of the rest of the call. */
export function keepAcknowledged(database: CallmarkDatabase, rows: readonly ArchivedRow[]): Promise<unknown> {
  return database.archived.bulkPut(rows);
}

/** How far the sound has got; a call that was changed meanwhile, or is done, is left alone. */
export async function keepPushProgress({ callId, asked }: PushRow, sent: number, of: number): Promise<void> {
  await db.pushes.where({ callId }).modify((row) => {
    if (row.asked === asked) row.parts = { sent, of };
  });
}

/** Everything of the call was acknowledged, as it was when the push began; what was changed since is asked for anew. */
export async function endPush(database: CallmarkDatabase, { callId, asked }: PushRow): Promise<void> {
  await database.transaction('rw', database.pushes, async () => {
    if ((await database.pushes.get(callId))?.asked === asked) await database.pushes.delete(callId);
  });
}

/** Taken, and not yet by as many machines as must have it; or written by somebody else at the same moment. */
const isUnderWay = (failure: Failure): boolean => failure.kind === 'http' && [202, 409].includes(failure.status);

function broken(row: PushRow, failure: Failure, now: number, random: number): PushRow {
  const { doubt: before, since: _, parts: __, ...base } = row;
  const attempts = row.attempts + 1;
  const later = (waitMs: number): PushRow => ({ ...base, attempts, failure, since: now, dueAt: now + waitMs });
  const stopped: PushRow = { ...base, attempts, failure, dueAt: NEVER, stopped: true };
  switch (isUnderWay(failure) ? 'retry' : failureVerdict(failure)) {
    case 'retry':
    case 'network':
    case 'model':
    case 'interaction':
      return later(retryDelay(attempts, random, failure.kind === 'http' ? failure.retryAfterMs : undefined));
    case 'doubtful': {
      const doubt = nextDoubt(before, failure, now);
      if (hasLasted(doubt, failure, now)) return stopped;
      return { ...later(retryDelay(doubt.tries + DOUBT_HEAD_START, random)), doubt };
    }
    case 'stop':
      return stopped;
  }
}

/** What stood in the way, and when it is tried again, by the same rules as a job. */
export async function breakPush(
  database: CallmarkDatabase,
  { callId, asked }: PushRow,
  failure: Failure,
  { now, random }: { now: number; random: number },
): Promise<void> {
  await database.transaction('rw', database.pushes, async () => {
    const row = await database.pushes.get(callId);
    if (row === undefined) return;
    const next = broken(row, failure, now, random);
    // Changed meanwhile: the change may be what was missing, but a server that is away is not asked at once again.
    const isStopped = next.stopped === true && row.asked !== asked;
    if (!isStopped) await database.pushes.put(next);
  });
}

/** What waits, or has stopped, is sent at once: of one call, or of all of them. */
export async function retryPushes(callId?: CallId): Promise<void> {
  const rows = callId === undefined ? db.pushes.toCollection() : db.pushes.where({ callId });
  await rows.modify((row) => {
    row.dueAt = 0;
    row.attempts = 0;
    delete row.stopped;
    delete row.since;
    delete row.doubt;
  });
}

/** The network is back: whatever waits for a time need not. */
export async function wakePushes(): Promise<void> {
  await db.pushes.where('dueAt').between(1, NEVER, true, false).modify({ dueAt: 0 });
}

/** Calls that are here and have something that the archive does not have: it would be lost with this device. */
export async function readPushes(): Promise<ReadonlyMap<CallId, PushRow>> {
  const rows = await db.pushes.toArray();
  const calls = await db.calls.bulkGet(rows.map(({ callId }) => callId));
  const here = rows.filter((_, index) => {
    const call = calls[index];
    return call !== undefined && !isBinned(call);
  });
  return new Map(here.map((row) => [row.callId, row]));
}

/** How a call stands with the team. */
export interface TeamStanding {
  /** Undefined where the archive has everything of the call. */
  push: PushRow | undefined;
  /** Who judged it on other devices, by name. */
  judges: string[];
}

export async function readStanding(callId: CallId): Promise<TeamStanding> {
  const [push, reviews, people] = await Promise.all([
    db.pushes.get(callId),
    db.reviews.where('callId').equals(callId).toArray(),
    readPeople(db),
  ]);
  const others = new Set(
    reviews
      .filter(isReadable)
      .filter(isBegun)
      .map(({ reviewer }) => reviewer),
  );
  const names = [...others].filter(isElsewhere).map((id) => reviewerName(people, id) ?? id);
  return { push, judges: names.sort() };
}

/** What keeps from the archive what the team shares beside calls: names, scorecards, sessions; undefined where nothing does. */
export async function readSharedFailure(): Promise<PushRow | undefined> {
  const row = await db.pushes.get(OF_TEAM);
  return row?.failure === undefined ? undefined : row;
}

/** Calls, and what is no call's, that no push is known of and the archive knows nothing of: written by a tab of an older app. */
export async function pushUnknown(): Promise<void> {
  const { calls, pushes, archived } = durableDb;
  await durableDb.transaction('rw', [calls, pushes, archived], async () => {
    const [ids, waiting, known] = await Promise.all([
      calls.toCollection().primaryKeys(),
      pushes.toCollection().primaryKeys(),
      archived.orderBy('callId').uniqueKeys(),
    ]);
    const met = new Set<unknown>([...waiting, ...known]);
    await pushes.bulkPut(
      [OF_TEAM, ...ids].filter((id) => !met.has(id)).map((callId) => ({ callId, asked: 0, dueAt: 0, attempts: 0 })),
    );
  });
}
