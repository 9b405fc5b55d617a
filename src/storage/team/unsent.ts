import { type Call, type CallId, isBinned } from '@/domain/call';
import { canonicalJson } from '@/domain/callmark-file/shapes';
import { type Failure, OF_ANOTHER, TAKEN_OUT } from '@/domain/failure';
import { asNamed } from '@/domain/namings';
import {
  documentsOfCall,
  type KnownSound,
  nameless,
  placeOf,
  saidHash,
  type Writer,
} from '@/domain/team/call-as-documents';
import { PART_BYTES, partCount } from '@/domain/team/team-archive';
import type { FoundDocument, TeamDocument } from '@/domain/team/team-document';
import { partId, teamId } from '@/domain/team/team-ids';
import { sizeOf } from '../blobs';
import { type CallWithSound, documentOf, documentTables } from '../callmark-file/call-rows';
import { type CallmarkDatabase, db } from '../database';
import type { Membership } from './membership';
import type { ArchivedRow } from './team-rows';
import { authorFor } from './who-writes';

type Rows = ReadonlyMap<string, ArchivedRow>;

export async function archivedRows(database: CallmarkDatabase, callId: CallId): Promise<Map<string, ArchivedRow>> {
  const rows = await database.archived.where('callId').equals(callId).toArray();
  return new Map(rows.map((row) => [row.docId, row]));
}

export const generation = (rev: string): number => Number.parseInt(rev, 10) || 0;
/** Changes come again, and a machine that is behind may tell of what was. */
export const isNews = (row: ArchivedRow | undefined, rev: string): boolean =>
  row === undefined || (row.rev !== rev && generation(row.rev) <= generation(rev));

export function writerOf(membership: Membership, at: number): Writer {
  return { by: membership.member.name, at, authorOf: (reviewer) => authorFor(membership, reviewer) };
}

/** The sound as the archive is told of it: that of this device, else what the archive knows. */
export function soundOf({ whole, sound, digest }: CallWithSound, row: ArchivedRow | undefined): KnownSound | undefined {
  const summary = whole.call.audio;
  if (sound === undefined || digest === undefined || whole.audio === undefined || !summary) return row?.sound;
  const bytes = sizeOf(sound);
  const parts = { bytes, sha256: digest, partBytes: PART_BYTES, parts: partCount(bytes) };
  return { summary, sound: { ...whole.audio, ...parts } };
}

/** What people call it: its author's to write. */
const namedAs = ({ title, facts }: Call): string => canonicalJson({ title, facts: facts ?? {} });

/** Nothing but what its author and those who named it anew said stands in its title and facts. */
function isNamedThere(call: Call, { named = '{}' }: ArchivedRow): boolean {
  const there = JSON.parse(named) as Pick<Call, 'title' | 'facts'>;
  return namedAs({ ...call, ...asNamed({ ...there, namings: call.namings ?? [] }) }) === namedAs(call);
}

/** What of a call the archive does not have in these words. */
export function unsentOf(found: CallWithSound, rows: Rows, membership: Membership, at: number): TeamDocument[] {
  const own = rows.get(teamId('call', { call: found.whole.call.id }));
  // Taken from everybody by somebody else: taken out of the bin here, it is this device's own again.
  if (own?.removed !== undefined && own.removed.by !== membership.member.name) return [];
  const said = new Set([...rows.values()].map(({ docId, hash }) => `${placeOf(docId)} ${hash}`));
  return documentsOfCall(found.whole, soundOf(found, own), writerOf(membership, at)).flatMap((written) => {
    const row = rows.get(written.id);
    const kept = row?.kept as FoundDocument | undefined;
    const one = kept === undefined ? written : withKept(written, kept);
    // Written again, a document of a newer Callmark would lose what only that knows.
    if (one === null) return [];
    const hash = saidHash(one);
    if (one.kind === 'call' && row?.removed !== undefined) return [one];
    if (one.kind === 'call' && row !== undefined && row.by !== membership.member.name) return [];
    return row?.hash === hash || said.has(`${placeOf(one.id)} ${hash}`) ? [] : [one];
  });
}

/** With the replies of one's own other device to disputes that are not here yet; null: it must not be written. */
function withKept(one: TeamDocument, kept: FoundDocument): TeamDocument | null {
  const before = kept.is === 'known' ? kept.document : undefined;
  if (one.kind !== 'eval' || before?.kind !== 'eval') return null;
  const replies = { ...before.replies, ...one.replies };
  return { ...one, ...(Object.keys(replies).length > 0 && { replies }) };
}

/** A document that the archive does not have in these words. */
export interface UnsentDocument {
  document: TeamDocument;
  /** Of the one that it takes the place of. */
  rev?: string;
  /** Of a scorecard: the number that the version has here. */
  card?: number;
  /** It has something in it that still waits for another one here. */
  waits?: true;
}

export const idOf = ({ document: { id } }: Pick<UnsentDocument, 'document'>): string => id;

/** What has to go to the archive for a call, as of one moment. */
export interface Unsent {
  documents: UnsentDocument[];
  /** Parts of its sound that were not acknowledged, from 0, where it is for this member to send them. */
  parts: number[];
  partCount: number;
  sound: CallWithSound['sound'];
  mime: string;
  /**
   * Why something of it has no way to the archive: judged or named by another than who signed in;
   * or taken from everybody by somebody else.
   */
  stays?: Failure;
}

/** Undefined where the call is gone, or in the waste bin: then nothing of it is sent. */
export function readUnsent(
  database: CallmarkDatabase,
  membership: Membership,
  callId: CallId,
  at: number,
): Promise<Unsent | undefined> {
  return database.transaction('r', [...documentTables(database), database.archived], async () => {
    const [found, rows] = [await documentOf(database, callId), await archivedRows(database, callId)];
    if (found === undefined || isBinned(found.whole.call)) return undefined;
    const documents = unsentOf(found, rows, membership, at).map((one): UnsentDocument => {
      const row = rows.get(one.id);
      return { document: one, ...(row && { rev: row.rev }), ...(row?.kept && { waits: true }) };
    });
    const row = rows.get(teamId('call', { call: callId }));
    const isOut = row?.removed !== undefined && row.removed.by !== membership.member.name;
    const isOwn = !isOut && (row === undefined || row.by === membership.member.name);
    const hasOthers =
      nameless(found.whole, writerOf(membership, at)).length > 0 ||
      (!isOwn && row !== undefined && !isNamedThere(found.whole.call, row));
    const count = found.sound === undefined || !isOwn ? 0 : partCount(sizeOf(found.sound));
    const numbers = Array.from({ length: count }, (_, number) => number);
    return {
      documents,
      parts: numbers.filter((number) => !rows.has(partId(callId, number))),
      partCount: count,
      sound: found.sound,
      mime: found.whole.audio?.mime ?? '',
      ...(isOut ? { stays: TAKEN_OUT } : hasOthers && { stays: OF_ANOTHER }),
    };
  });
}

/** Documents of a newer Callmark, which this one keeps and can't show. */
export function countNewer(): Promise<number> {
  return db.archived.filter(({ kept }) => (kept as FoundDocument | undefined)?.is === 'newer').count();
}

/** A document that the archive has, as it is remembered. */
export function rowFor(callId: CallId, one: TeamDocument, rev: string, at: number): ArchivedRow {
  const row = { docId: one.id, callId, rev, hash: saidHash(one), acknowledgedAt: at };
  if (one.kind === 'assignment' && one.ended === undefined) return { ...row, open: true };
  if (one.kind !== 'call') return row;
  const { sound, call, by } = one;
  return { ...row, by, named: namedAs(call), ...(sound && call.audio && { sound: { summary: call.audio, sound } }) };
}

/** One that only a newer Callmark can read. */
export function newerRow(callId: CallId, kept: Extract<FoundDocument, { is: 'newer' }>, at: number): ArchivedRow {
  return { docId: kept.id, callId, rev: kept.rev, hash: '', acknowledgedAt: at, kept };
}
