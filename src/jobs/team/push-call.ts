import type { CallId } from '@/domain/call';
import { digestOf } from '@/domain/digest';
import { FailureError } from '@/domain/failure';
import { type PutOutcome, partRange, type TeamArchive } from '@/domain/team/team-archive';
import type { FoundDocument } from '@/domain/team/team-document';
import { partDigestOf } from '@/network/team/parts';
import { createTeamArchive } from '@/network/team/team-archive';
import { openContent, soundPlace } from '@/storage/blobs';
import { storing } from '@/storage/browser/storage-failure';
import { setAudioFacts } from '@/storage/calls/audio';
import type { CallmarkDatabase } from '@/storage/database';
import { type Membership, readAccess, readMembership } from '@/storage/team/membership';
import { OF_TEAM } from '@/storage/team/note-pushes';
import { keepAcknowledged, keepPushProgress } from '@/storage/team/push-queue';
import { keepRemoved, removalAsked } from '@/storage/team/removals';
import { readUnsentShared } from '@/storage/team/shared-unsent';
import type { takeFound } from '@/storage/team/take-found';
import type { ArchivedRow, PushRow } from '@/storage/team/team-rows';
import { archivedCall, partRow } from '@/storage/team/team-sound';
import { readUnsent, rowFor, type Unsent, type UnsentDocument } from '@/storage/team/unsent';

/** What is done for the team, and with what. */
export interface TeamWork {
  database: CallmarkDatabase;
  archive: TeamArchive;
  membership: Membership;
  /** Takes in what others wrote; absent in the service worker, which leaves it to the next page and stays small. */
  take?: typeof takeFound;
}

/** How the archive is asked now; undefined where no team is joined. */
export async function openTeam(database: CallmarkDatabase): Promise<TeamWork | undefined> {
  const [membership, access] = await Promise.all([readMembership(database), readAccess(database)]);
  return membership && access && { database, membership, archive: createTeamArchive(access) };
}

/** Somebody's other device may write the same at the same time; so often is it put together and tried again. */
const ROUNDS = 5;

const http = (status: number, statusText: string, detail?: string): FailureError =>
  new FailureError({ kind: 'http', status, statusText, ...(detail !== undefined && { detail }) });

/** What keeps a change from being archived, as a failure; null = it is. */
function failureIn(outcome: PutOutcome): FailureError | null {
  switch (outcome.is) {
    case 'stored':
    case 'conflict':
      return null;
    case 'accepted':
      return http(202, 'Accepted');
    case 'refused':
      return http(403, 'Forbidden', outcome.reason);
    case 'not-taken':
      return new FailureError({ kind: 'not-taken', reason: outcome.reason, ...(outcome.lasting && { lasting: true }) });
    case 'too-large':
      return http(413, 'Content Too Large');
  }
}

interface PutDocuments {
  /** Another device was quicker with some of them: they were put together with its, to be tried again. */
  again: boolean;
  /** What the server would not take of one of them; it has the others. */
  failure?: FailureError;
}

/** Documents of a call, or of none, in one request. */
async function pushDocuments(
  work: TeamWork,
  callId: CallId,
  signal: AbortSignal,
  documents: readonly UnsentDocument[],
): Promise<PutDocuments> {
  const { database, archive, membership, take } = work;
  if (documents.length === 0) return { again: false };
  const outcomes = await archive.put(signal, documents);
  const at = Date.now();
  const conflicts: FoundDocument[] = [];
  const stored = outcomes.flatMap((outcome, index): ArchivedRow[] => {
    const change = documents[index];
    if (outcome.is === 'conflict' && outcome.there.is !== 'deleted') conflicts.push(outcome.there);
    if (outcome.is !== 'stored' || change === undefined) return [];
    const { document, card, waits } = change;
    const { rev } = outcome;
    const row = rowFor(callId, document, rev, at);
    const kept: FoundDocument = { is: 'known', id: row.docId, rev, document };
    return [{ ...row, ...(card !== undefined && { card }), ...(waits && { kept }) }];
  });
  await storing(() => keepAcknowledged(database, stored));
  if (conflicts.length > 0) {
    if (take === undefined) throw http(409, 'Conflict');
    await take(database, membership, conflicts);
  }
  // Taken from everybody meanwhile: what comes next says by whom, and the call goes into the waste bin.
  if (outcomes.some((one) => one.is === 'conflict' && one.there.is === 'deleted')) throw http(409, 'Conflict');
  const failures = outcomes.map(failureIn);
  // With all of it under way on too few machines there is no hurry with the sound.
  const waits = outcomes.findIndex(({ is }) => is === 'accepted');
  const failure = failures[waits] ?? failures.find((one) => one !== null) ?? undefined;
  if (waits >= 0 && failure !== undefined) throw failure;
  return { again: conflicts.length > 0, ...(failure && { failure }) };
}

/** While one part is on its way, the next is digested and the one before is looked for. */
const PARTS_AT_WORK = 2;

/** Part by part, each acknowledged in a transaction of its own: broken off, it goes on at the part where it broke. */
async function pushParts(work: TeamWork, row: PushRow, signal: AbortSignal, unsent: Unsent): Promise<void> {
  const { database, archive, membership } = work;
  const { callId } = row;
  if (unsent.parts.length === 0 || unsent.sound === undefined) return;
  const sound = await openContent(unsent.sound, soundPlace(callId), unsent.mime);
  const there = new Map((await archive.parts(signal, callId, unsent.partCount)).map((part) => [part.number, part]));
  let sent = unsent.partCount - unsent.parts.length;

  async function pushPart(number: number): Promise<void> {
    const bytes = sound.slice(...partRange(number, sound.size));
    const sha256 = await partDigestOf(bytes);
    const part = { callId, number, bytes: bytes.size, sha256 };
    const known = there.get(number);
    const isThere = known?.sha256 === part.sha256 && known.bytes === part.bytes;
    const at = Date.now();
    const outcome: PutOutcome = isThere
      ? { is: 'stored', rev: '' }
      : await archive.putPart(signal, { callId, number, bytes, sha256, by: membership.member.name, at });
    const failure = failureIn(outcome);
    if (failure !== null) throw failure;
    if (outcome.is !== 'stored') throw new FailureError({ kind: 'internal', detail: `other bytes at part ${number}` });
    await storing(() => keepAcknowledged(database, [partRow(part, outcome.rev, at)]));
    sent += 1;
    await keepPushProgress(row, sent, unsent.partCount).catch(() => undefined);
  }

  const numbers = unsent.parts.values();
  const failures: unknown[] = [];
  async function pushNext(): Promise<void> {
    for (const number of numbers) {
      if (failures.length > 0) return;
      await pushPart(number).catch((error: unknown) => failures.push(error));
    }
  }
  await Promise.all(Array.from({ length: PARTS_AT_WORK }, pushNext));
  if (failures.length > 0) throw failures[0];
}

/** Takes a call from everybody. What its author changed in it meanwhile goes with it. */
async function pushRemoval(work: TeamWork, callId: CallId, at: number, signal: AbortSignal): Promise<void> {
  const { database, archive, membership, take } = work;
  const by = membership.member.name;
  for (let round = 0; round < ROUNDS; round++) {
    const row = await archivedCall(callId, database);
    if (row === undefined || row.removed !== undefined) return keepRemoved(database, callId, undefined, by);
    const outcome = await archive.remove(signal, { id: row.docId, rev: row.rev, by, at });
    if (outcome.is === 'stored') return keepRemoved(database, callId, outcome.rev, by);
    const failure = failureIn(outcome);
    if (failure !== null) throw failure;
    if (outcome.is !== 'conflict') continue;
    if (outcome.there.is === 'deleted') return keepRemoved(database, callId, outcome.there.rev, by);
    if (take === undefined) break;
    await take(database, membership, [outcome.there]);
  }
  throw http(409, 'Conflict');
}

/** Its digest is part of what the archive is told; once known it stays in the call's row. */
async function withDigest({ database }: TeamWork, callId: CallId): Promise<void> {
  const [call, audio] = await Promise.all([database.calls.get(callId), database.audio.get(callId)]);
  if (call?.audio === undefined || call.audio.digest !== undefined || audio === undefined) return;
  const sound = await openContent(audio.content, soundPlace(callId), audio.mime);
  await setAudioFacts(callId, { digest: await digestOf(sound) });
}

/**
 * Brings a call, or what belongs to none, to the archive: returns only where all of it was acknowledged there, documents first, then the parts of its
 * sound. Rejects with a FailureError; what was acknowledged until then is not sent again.
 */
export async function pushCall(work: TeamWork, row: PushRow, signal: AbortSignal): Promise<void> {
  const { database, membership } = work;
  const { callId } = row;
  if (callId === OF_TEAM) return pushShared(work, signal);
  const removal = await removalAsked(database, callId);
  if (removal !== undefined) return pushRemoval(work, callId, removal, signal);
  await withDigest(work, callId);
  for (let round = 0; round < ROUNDS; round++) {
    const unsent = await storing(() => readUnsent(database, membership, callId, Date.now()));
    if (unsent === undefined) return;
    const { documents } = unsent;
    const { again, failure } = await pushDocuments(work, callId, signal, documents);
    if (again && failure === undefined) continue;
    // A document that is refused keeps no sound from the archive.
    await pushParts(work, row, signal, unsent);
    if (failure !== undefined) throw failure;
    if (unsent.stays) throw new FailureError(unsent.stays);
    return;
  }
  throw http(409, 'Conflict');
}

/** The same for what the team shares beside calls: names, scorecards, sessions. */
async function pushShared(work: TeamWork, signal: AbortSignal): Promise<void> {
  const { database, membership } = work;
  for (let round = 0; round < ROUNDS; round++) {
    const documents = await storing(() => readUnsentShared(database, membership, Date.now()));
    const { again, failure } = await pushDocuments(work, OF_TEAM, signal, documents);
    if (failure !== undefined) throw failure;
    if (!again) return;
  }
  throw http(409, 'Conflict');
}
