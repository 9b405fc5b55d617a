import type { CallId } from '@/domain/call';
import type { CallDocument } from '@/domain/callmark-file/call-document';
import { sameCall } from '@/domain/callmark-file/merge-call';
import { groupBy } from '@/domain/group-by';
import { takeDocument, waitsForDispute } from '@/domain/team/take-document';
import type { FoundDocument, TeamDocument } from '@/domain/team/team-document';
import { readTeamId, teamId } from '@/domain/team/team-ids';
import { storing } from '../browser/storage-failure';
import { type CallWithSound, documentOf, documentTables, putDocument } from '../callmark-file/call-rows';
import type { CallmarkDatabase } from '../database';
import { nameAuthors } from './authors';
import type { Membership } from './membership';
import { freshPush, keepingPush, SINCE } from './note-pushes';
import { type RemovedCall, takeRemovals, takeReturns } from './removals';
import { sharedTables } from './shared-unsent';
import { isShared, takeShared } from './take-shared';
import type { ArchivedRow } from './team-rows';
import { archivedRows, generation, isNews, newerRow, rowFor, unsentOf } from './unsent';
import { reviewerHere } from './who-writes';

/** A call before what is said of it, a text before what was made of it. */
const ORDER: readonly TeamDocument['kind'][] = ['call', 'facts', 'text', 'result', 'dispute', 'eval'];
/** Whose author is somebody here. */
const NAMED_IN: readonly TeamDocument['kind'][] = ['facts', 'dispute', 'eval'];

type Known = Extract<FoundDocument, { is: 'known' }>;

/** Where the archive's changes go on; '' = from its beginning. */
export async function readSince(database: CallmarkDatabase): Promise<string> {
  return String((await database.team.get(SINCE))?.value ?? '');
}

/**
 * Written beside what is known here, not after it: an earlier try of this very device that was thought lost, or another device
 * of the same person at the same time.
 */
const isBeside = (row: ArchivedRow | undefined, { rev, document: { by } }: Known, { member }: Membership): boolean =>
  by === member.name && row !== undefined && generation(row.rev) === generation(rev);

const callOf = ({ id }: FoundDocument): CallId | null => {
  const said = readTeamId(id);
  return said !== null && 'call' in said && said.kind !== 'part' ? said.call : null;
};

const callRowId = (call: CallId): string => teamId('call', { call });

interface Taken {
  whole: CallDocument | undefined;
  rows: Map<string, ArchivedRow>;
}

/** One document after the other; what can't be used yet is kept, and tried again with what comes later. */
function fold(
  { whole, rows }: Taken,
  callId: CallId,
  documents: readonly Known[],
  { membership, found, at }: { membership: Membership; found: CallWithSound | undefined; at: number },
): Taken {
  const waiting = [...rows.values()].flatMap(({ kept }) =>
    (kept as Known | undefined)?.is === 'known' ? [kept as Known] : [],
  );
  const all = new Map([...waiting, ...documents].map((one) => [one.id, one]));
  const place = ({ document: { kind } }: Known) => ORDER.indexOf(kind);
  const sorted = [...all.values()].filter((one) => place(one) >= 0).sort((one, two) => place(one) - place(two));
  // Asked of the call as it was: taking in its own document makes it differ from the row before.
  const changed = found === undefined ? [] : unsentOf(found, rows, membership, at).map(({ kind }) => kind);
  const reviewerOf = (author: string) => reviewerHere(membership, author);
  let next = whole;
  for (const known of sorted) {
    // A title has no time of its own: one that was written beside this device's takes nothing away from it.
    const unchanged = !changed.includes('call') && !isBeside(rows.get(known.id), known, membership);
    const taken = takeDocument(next, known.document, { reviewerOf, unchanged });
    const row = rowFor(callId, known.document, known.rev, at);
    const waits = taken === null || waitsForDispute(taken, known.document);
    rows.set(known.id, waits ? { ...row, kept: known } : row);
    next = taken ?? next;
  }
  return { whole: next, rows };
}

async function takeCall(
  database: CallmarkDatabase,
  membership: Membership,
  callId: CallId,
  news: readonly FoundDocument[],
  at: number,
): Promise<boolean> {
  const [found, before] = [await documentOf(database, callId), await archivedRows(database, callId)];
  const rows = new Map(before);
  const fresh = news.filter((one) => one.is !== 'strange' && isNews(rows.get(one.id), one.rev));
  if (fresh.length === 0) return false;
  const known = fresh.filter((one): one is Known => one.is === 'known');
  for (const one of fresh) if (one.is === 'newer') rows.set(one.id, newerRow(callId, one, at));
  // Deleted on this device: it stays so, and the archive's documents are known all the same.
  const isGone =
    found === undefined && [...before.values()].some(({ docId, kept }) => docId === `call:${callId}` && !kept);
  const here = { whole: found?.whole, rows };
  const { whole } = isGone ? here : fold(here, callId, known, { membership, found, at });
  if (isGone) for (const { id, document, rev } of known) rows.set(id, rowFor(callId, document, rev, at));
  await database.archived.bulkPut([...rows.values()]);
  if (whole === undefined) return false;
  const isSame = found !== undefined && sameCall(whole, found.whole);
  if (!isSame) {
    const authors = known.flatMap(({ document: { kind, by } }) => (NAMED_IN.includes(kind) ? [by] : []));
    await nameAuthors(database, membership, authors);
    await keepingPush(database, callId, () => putDocument(database, whole));
  }
  // Nothing of a call that was not here is only here.
  if (found === undefined) return true;
  const written = isSame ? found : await documentOf(database, callId);
  // What came is less than what is here, as an earlier try of this device is; or two devices of one person did both.
  if (written && unsentOf(written, rows, membership, at).length > 0) {
    await database.pushes.put(freshPush(callId));
  }
  return !isSame;
}

/**
 * Documents of the archive, and where its changes go on, all or nothing; again and again it does nothing more. Gives the
 * calls that are different by it, and those that somebody took from everybody.
 */
export function takeFound(
  database: CallmarkDatabase,
  membership: Membership,
  found: readonly FoundDocument[],
  since?: string,
): Promise<{ changed: CallId[]; removed: RemovedCall[] }> {
  const { team, pushes, archived, binnedJobs } = database;
  const byCall = groupBy(
    found.flatMap((one) => {
      const call = callOf(one);
      return call === null || one.is === 'deleted' ? [] : [{ call, one }];
    }),
    ({ call }) => call,
  );
  return storing(() =>
    database.transaction(
      'rw',
      [...documentTables(database), ...sharedTables(database), team, pushes, binnedJobs],
      async () => {
        const at = Date.now();
        const before = (await archived.bulkGet([...byCall.keys()].map(callRowId))).filter((row) => row !== undefined);
        const changed: CallId[] = [];
        for (const [callId, ours] of byCall) {
          const news = ours.map(({ one }) => one);
          if (await takeCall(database, membership, callId, news, at)) changed.push(callId);
        }
        await takeShared(database, membership, found.filter(isShared), at);
        await takeReturns(database, before);
        const removed = await takeRemovals(database, found, at);
        if (since !== undefined) await team.put({ key: SINCE, value: since });
        return { changed, removed };
      },
    ),
  );
}
