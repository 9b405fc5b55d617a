import { type CallId, isBinned } from '@/domain/call';
import type { Job } from '@/domain/jobs/job';
import type { FoundDocument } from '@/domain/team/team-document';
import { readTeamId, teamId } from '@/domain/team/team-ids';
import { storing } from '../browser/storage-failure';
import { binCalls, restoreCalls } from '../calls/waste-bin';
import { type CallmarkDatabase, db, durableDb } from '../database';
import { readMembership } from './membership';
import { freshPush, keepingPush, removalKey } from './note-pushes';
import type { ArchivedRow, PushRow } from './team-rows';
import { isNews } from './unsent';

const rowId = (callId: CallId): string => teamId('call', { call: callId });

/** Which calls the archive has, and which of them this member may take out of it for everybody (D392). */
export async function readRemovable(ids: readonly CallId[]): Promise<{ archived: CallId[]; removable: CallId[] }> {
  const [membership, rows] = await Promise.all([readMembership(), db.archived.bulkGet(ids.map(rowId))]);
  const there = rows.filter((row) => row !== undefined && row.removed === undefined) as ArchivedRow[];
  const { name, roles } = membership?.member ?? { name: '', roles: [] };
  const mayAll = roles.includes('supervisor') || roles.includes('device');
  const removable = there.filter(({ by }) => mayAll || by === name);
  return { archived: there.map(({ callId }) => callId), removable: removable.map(({ callId }) => callId) };
}

/** Puts calls into the waste bin here, and has the archive take them from everybody once it can be reached. */
export function removeForAll(ids: readonly CallId[]): Promise<Job[]> {
  const { calls, search, jobs, binnedJobs, team, pushes } = durableDb;
  return storing(() =>
    durableDb.transaction('rw', [calls, search, jobs, binnedJobs, team, pushes], async () => {
      await team.bulkPut(ids.map((id) => ({ key: removalKey(id), value: Date.now() })));
      return binCalls(ids);
    }),
  );
}

/** When somebody here asked that the call be taken from everybody; undefined where nobody did, or it is done. */
export async function removalAsked(database: CallmarkDatabase, callId: CallId): Promise<number | undefined> {
  return (await database.team.get(removalKey(callId)))?.value as number | undefined;
}

/** The archive has the call no more, by this member; `rev`: of what is in its place. */
export async function keepRemoved(database: CallmarkDatabase, callId: CallId, rev: string | undefined, by: string) {
  const { team, archived } = database;
  await database.transaction('rw', [team, archived], async () => {
    const row = await archived.get(rowId(callId));
    if (row && rev !== undefined) await archived.put({ ...row, rev, removed: { by, at: Date.now(), binned: true } });
    await team.delete(removalKey(callId));
  });
}

/** A call that went into the waste bin here because somebody took it from everybody; '' = it does not say who. */
export interface RemovedCall {
  callId: CallId;
  title: string;
  by: string;
  /** Its jobs, which are wanted no more. */
  stopped: readonly Job[];
}

/** What somebody took from everybody goes into the waste bin, whole; in the caller's transaction. */
export async function takeRemovals(
  database: CallmarkDatabase,
  found: readonly FoundDocument[],
  at: number,
): Promise<RemovedCall[]> {
  const removed: RemovedCall[] = [];
  for (const one of found) {
    const said = one.is === 'deleted' ? readTeamId(one.id) : null;
    if (one.is !== 'deleted' || said?.kind !== 'call') continue;
    const [row, call] = [await database.archived.get(one.id), await database.calls.get(said.call)];
    if (!isNews(row, one.rev) || (row === undefined && call === undefined)) continue;
    const isHere = call !== undefined && !isBinned(call);
    const { kept: _, ...base } = row ?? { docId: one.id, callId: said.call, hash: '', acknowledgedAt: at };
    const by = one.by ?? '';
    await database.archived.put({ ...base, rev: one.rev, removed: { by, at, ...(isHere && { binned: true }) } });
    if (!isHere) continue;
    let stopped: Job[] = [];
    await keepingPush(database, said.call, async () => {
      stopped = await binCalls([said.call], database);
    });
    removed.push({ callId: said.call, title: call.title, by, stopped });
  }
  return removed;
}

/** Whoever took it from everybody gave it back: what went into the waste bin for it comes out; in the caller's transaction. */
export async function takeReturns(database: CallmarkDatabase, before: readonly ArchivedRow[]): Promise<void> {
  const gone = before.filter(({ removed }) => removed !== undefined);
  const after = await database.archived.bulkGet(gone.map(({ docId }) => docId));
  const back = gone.filter((_, index) => after[index]?.removed === undefined);
  // What was done here meanwhile goes to the team again.
  await database.pushes.bulkPut(back.map(({ callId }) => freshPush(callId)));
  await restoreCalls(
    back.filter(({ removed }) => removed?.binned === true).map(({ callId }) => callId),
    database,
  );
}

/** How a call of the waste bin stands with the team. */
export interface BinnedStanding {
  /** It is to be taken from everybody, and was not yet; `push`: what is in the way. */
  waits?: { push: PushRow | undefined };
  /** Who took it from everybody; `mine`: who is signed in here. */
  removed?: { by: string; mine: boolean };
}

export async function readBinnedStanding(callId: CallId): Promise<BinnedStanding> {
  const [asked, row, push, membership] = await Promise.all([
    removalAsked(db, callId),
    db.archived.get(rowId(callId)),
    db.pushes.get(callId),
    readMembership(),
  ]);
  const by = row?.removed?.by;
  return {
    ...(asked !== undefined && { waits: { push } }),
    ...(by !== undefined && { removed: { by, mine: by === membership?.member.name } }),
  };
}
