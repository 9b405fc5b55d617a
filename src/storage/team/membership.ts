import { liveQuery } from 'dexie';
import type { Failure } from '@/domain/failure';
import type { ReviewerId } from '@/domain/reviewer';
import type { TeamAccess, TeamMember } from '@/domain/team/team-archive';
import { type CallmarkDatabase, db } from '../database';
import { JOINED } from './note-pushes';

/** In the settings, with what else is secret: nothing exports them. */
export const ACCESS = 'team';

/** The team this device belongs to, and as whom. */
export interface Membership {
  member: TeamMember;
  /** The reviewer of this device who signed in; of a shared tablet nobody of it, but the tablet as a member of its own. */
  me: ReviewerId;
  /** Milliseconds since the epoch. */
  joinedAt: number;
  /** Address and name of the archive: what is known of one says nothing of another. */
  archive: string;
}

export async function readMembership(database: CallmarkDatabase = db): Promise<Membership | undefined> {
  return (await database.team.get(JOINED))?.value as Membership | undefined;
}

/** With its secret: for the way there only. */
export async function readAccess(database: CallmarkDatabase = db): Promise<TeamAccess | undefined> {
  return (await database.settings.get(ACCESS))?.value as TeamAccess | undefined;
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
