import { ELSEWHERE, isElsewhere, type ReviewerId } from '@/domain/reviewer';
import type { TeamAccess, TeamMember } from '@/domain/team/team-archive';
import { storing } from '../browser/storage-failure';
import { durableDb } from '../database';
import { readPeople } from '../people';
import { ACCESS, type Membership, readMembership } from './membership';
import { freshPush, JOINED, OF_TEAM } from './note-pushes';
import { isSharedTablet } from './who-writes';

const archiveOf = ({ address, team }: TeamAccess): string => `${address} ${team}`;

/** Who signs in. Whoever judged under this name before keeps it: their documents are there under it. */
function signedIn(member: TeamMember, before: ReviewerId | undefined, current: ReviewerId): ReviewerId {
  if (isSharedTablet(member)) return before ?? `${ELSEWHERE}${member.name}`;
  return before === undefined || isElsewhere(before) ? current : before;
}

/**
 * From now on what is changed here goes to the team's archive, and so does every call there is. Whoever judges here now is
 * who signed in. Joined again, what that archive acknowledged stays known.
 */
export function joinTeam(access: TeamAccess, member: TeamMember): Promise<void> {
  const { settings, team, pushes, archived, calls, assignments } = durableDb;
  return storing(() =>
    durableDb.transaction('rw', [settings, team, pushes, archived, calls, assignments], async () => {
      const before = await readMembership(durableDb);
      const archive = archiveOf(access);
      const isSame = before?.archive === archive && before.member.name === member.name;
      if (before !== undefined && before.archive !== archive) await closeAssignments(before);
      if (!isSame) await Promise.all([team.clear(), archived.clear(), pushes.clear()]);
      const { current } = await readPeople(durableDb);
      const me = signedIn(member, isSame ? before.me : undefined, current);
      const membership: Membership = { member, me, joinedAt: Date.now(), archive };
      await settings.put({ key: ACCESS, value: access });
      await team.put({ key: JOINED, value: membership });
      // First what the calls speak of.
      await pushes.bulkPut([OF_TEAM, ...(await calls.toCollection().primaryKeys())].map(freshPush));
    }),
  );
}

/** They name people of this team, and who judges what there: no business of another one's. */
async function closeAssignments({ archive }: Membership): Promise<void> {
  await durableDb.assignments.toCollection().modify((row) => {
    row.team ??= archive;
  });
}

/** Nothing goes to the archive any more, and nothing comes; what is here stays. */
export function leaveTeam(): Promise<void> {
  const { settings, team, pushes, archived, assignments } = durableDb;
  return storing(() =>
    durableDb.transaction('rw', [settings, team, pushes, archived, assignments], async () => {
      const before = await readMembership(durableDb);
      if (before !== undefined) await closeAssignments(before);
      await Promise.all([settings.delete(ACCESS), team.clear(), pushes.clear(), archived.clear()]);
    }),
  );
}
