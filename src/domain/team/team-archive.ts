import type { FoundDocument, TeamDocument } from './team-document';

/** Bytes of a part: small enough to be sent again on a bad line, large enough that requests don't cost more than bytes. */
export const PART_BYTES = 2 * 1024 * 1024;

/** How many parts a sound of so many bytes has. */
export const partCount = (bytes: number, partBytes: number = PART_BYTES): number => Math.ceil(bytes / partBytes);

/** Where a part begins and ends in the sound, as Blob.slice takes it. */
export function partRange(number: number, bytes: number, partBytes: number = PART_BYTES): [from: number, to: number] {
  return [number * partBytes, Math.min((number + 1) * partBytes, bytes)];
}

/** What people are in a team. `device`: a shared tablet, which may write in the name of whoever judges on it. */
export const TEAM_ROLES = ['supervisor', 'reviewer', 'manager', 'agent', 'device'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** As a server that keeps several teams knows it: somebody may be a supervisor of one and a reviewer of another. */
export const roleIn = (team: string, role: string): string => `${team}:${role}`;

/** Where a team's archive is, and as whom it is asked. */
export interface TeamAccess {
  /** Of the server, as `readAddress` gives it. */
  address: string;
  /** The database. */
  team: string;
  /** '' where a token says who it is. */
  user: string;
  /** The password, or the token: sent in a header, never as a cookie, never shown and never in a Failure. */
  secret: string;
}

export interface TeamMember {
  /** Documents are written `by` this name. */
  name: string;
  /** In this team, as the archive says: known or not. */
  roles: readonly string[];
}

/** `rev`: of the one that it takes the place of; absent = there is none yet, as far as anybody here knows. */
export interface TeamChange {
  document: TeamDocument;
  rev?: string;
}

/** What became of one change. */
export type PutOutcome =
  /** It is there and stays: acknowledged, or found there with the same content, when the answer to an earlier try was lost. */
  | { is: 'stored'; rev: string }
  /** Taken by fewer machines than must have it: not archived yet, to be put again. */
  | { is: 'accepted' }
  /** Another content is there. */
  | { is: 'conflict'; there: FoundDocument }
  /** The archive lets this member not write it, or nobody such a thing; why in its own words. */
  | { is: 'refused'; reason: string }
  /** The server took the others and not this one, for a reason of its own. `lasting`: it will not take it as it is. */
  | { is: 'not-taken'; reason: string; lasting: boolean }
  | { is: 'too-large' };

/** A document that is to be in the archive no more; its place keeps who took it out. */
export interface TeamRemoval {
  id: string;
  /** Of the one that goes. */
  rev: string;
  by: string;
  at: number;
}

/** Bytes of one part, and whose. */
export interface PartToPut {
  callId: string;
  number: number;
  bytes: Blob;
  /** Of the bytes, in hex. */
  sha256: string;
  /** Whose call it is, and when this is written: of the part's document. */
  by: string;
  at: number;
}

export interface ArchivedPart {
  callId: string;
  number: number;
  bytes: number;
  /** Of its bytes, in hex; the archive's own digest of them was compared when it was put. */
  sha256: string;
}

export interface TeamChanges {
  /** In the archive's order; the same one may come again. */
  found: FoundDocument[];
  /** Opaque: where to go on. */
  since: string;
  /** There is more right now. */
  more: boolean;
}

/**
 * The archive that a team shares. All that can go wrong with the way there is a FailureError: http 401 (sign in again), 403
 * (no member), 404 (no such team), 413, 5xx (wait); another engine is one implementation of this (D361).
 */
export interface TeamArchive {
  /** Who is signed in; rejects unless documents can be read and written as a member may. */
  whoAmI(signal: AbortSignal): Promise<TeamMember>;
  /** One outcome for each, in their order. Where the way breaks off, some may be stored all the same: put again. */
  put(signal: AbortSignal, changes: readonly TeamChange[]): Promise<PutOutcome[]>;
  /** 'stored' where it is gone; a conflict = it was changed meanwhile, or somebody else took it out. */
  remove(signal: AbortSignal, removal: TeamRemoval): Promise<PutOutcome>;
  /** Which of the parts 0 to `count` - 1 of a call are there, whole. */
  parts(signal: AbortSignal, callId: string, count: number): Promise<ArchivedPart[]>;
  /**
   * 'stored' only where the digest of what lies there is that of these bytes; a conflict = other bytes lie there. Of several
   * asked for at once one is sent at a time, and the others are made ready or looked for meanwhile.
   */
  putPart(signal: AbortSignal, part: PartToPut): Promise<PutOutcome>;
  /** What came after `since` ('' = all), at most `limit` documents. */
  changes(signal: AbortSignal, since: string, limit: number): Promise<TeamChanges>;
  /** Its bytes, or a failure where they are not those that were put. */
  getPart(signal: AbortSignal, part: ArchivedPart): Promise<Uint8Array<ArrayBuffer>>;
}
