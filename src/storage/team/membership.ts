import { liveQuery } from 'dexie';
import type { Failure } from '@/domain/failure';
import { ELSEWHERE, type ReviewerId } from '@/domain/reviewer';
import type { TeamAccess, TeamMember } from '@/domain/team/team-archive';
import { storing } from '../browser/storage-failure';
import { type CallmarkDatabase, db, durableDb } from '../database';
import { readPeople } from '../people';
import { freshPush, JOINED, OF_TEAM } from './note-pushes';

/** In the settings, with what else is secret: nothing exports them. */
const ACCESS = 'team';

/** The team this device belongs to, and as whom. */
export interface Membership {
  member: TeamMember;
  /** The reviewer of this device who signed in. */
  me: ReviewerId;
  /** Milliseconds since the epoch. */
  joinedAt: number;
  /** Address and name of the archive: what is known of one says nothing of another. */
  archive: string;
}

const archiveOf = ({ address, team }: TeamAccess): string => `${address} ${team}`;

export async function readMembership(database: CallmarkDatabase = db): Promise<Membership | undefined> {
  return (await database.team.get(JOINED))?.value as Membership | undefined;
}

/** With its secret: for the way there only. */
export async function readAccess(database: CallmarkDatabase = db): Promise<TeamAccess | undefined> {
  return (await database.settings.get(ACCESS))?.value as TeamAccess | undefined;
}

/**
 * From now on what is changed here goes to the team's archive, and so does every call there is. Whoever judges here now is
 * who signed in. Joined again, what that archive acknowledged stays known.
 */
export function joinTeam(access: TeamAccess, member: TeamMember): Promise<void> {
  const { settings, team, pushes, archived, calls } = durableDb;
  return storing(() =>
    durableDb.transaction('rw', [settings, team, pushes, archived, calls], async () => {
      const before = await readMembership(durableDb);
      const archive = archiveOf(access);
      const isSame = before?.archive === archive && before.member.name === member.name;
      if (!isSame) await Promise.all([team.clear(), archived.clear(), pushes.clear()]);
      const { current } = await readPeople(durableDb);
      const membership: Membership = { member, me: isSame ? before.me : current, joinedAt: Date.now(), archive };
      await settings.put({ key: ACCESS, value: access });
      await team.put({ key: JOINED, value: membership });
      // First what the calls speak of.
      await pushes.bulkPut([OF_TEAM, ...(await calls.toCollection().primaryKeys())].map(freshPush));
    }),
  );
}

/** Nothing goes to the archive any more, and nothing comes; what is here stays. */
export function leaveTeam(): Promise<void> {
  const { settings, team, pushes, archived } = durableDb;
  return storing(() =>
    durableDb.transaction('rw', [settings, team, pushes, archived], async () => {
      await Promise.all([settings.delete(ACCESS), team.clear(), pushes.clear(), archived.clear()]);
    }),
  );
}

/** Who the author of a document is on this device. */
export function reviewerHere({ member, me }: Membership, author: string): ReviewerId {
  return author === member.name ? me : `${ELSEWHERE}${author}`;
}

/** The name that a reviewer of this device has in the team; null = only who signs in writes in their own name. */
export function authorFor({ member, me }: Membership, reviewer: ReviewerId): string | null {
  return reviewer === me ? member.name : null;
}

/** When the archive was asked for news last, and what stood in the way. */
export interface Pulled {
  /** Milliseconds since the epoch. */
  at: number;
  failure?: Failure;
}

const PULLED = 'pulled';

export async function readPulled(): Promise<Pulled | undefined> {
  return (await db.team.get(PULLED))?.value as Pulled | undefined;
}

/** Not where the team was left meanwhile. */
export async function keepPulled(database: CallmarkDatabase, pulled: Pulled): Promise<void> {
  await database.transaction('rw', database.team, async () => {
    if ((await readMembership(database)) !== undefined) await database.team.put({ key: PULLED, value: pulled });
  });
}

/** Tells, now and at every change by any tab, which team is joined; gives the function that ends it. */
export function watchMembership(report: (membership: Membership | undefined) => void): () => void {
  const subscription = liveQuery(() => readMembership()).subscribe({ next: report, error: () => undefined });
  return () => subscription.unsubscribe();
}
