import type { CallId } from '@/domain/call';
import type { Assignment } from '@/domain/desk/assignment';
import { foldedName, isElsewhere, type People, type Reviewer, type ReviewerId, tidyName } from '@/domain/reviewer';
import { isReadable } from '@/domain/scoring/evaluation';
import { teamId } from '@/domain/team/team-ids';
import { storing } from '../browser/storage-failure';
import { judgingOf } from '../calls/judging';
import { db, durableDb } from '../database';
import { newId } from '../new-id';
import { getPeople, readPeople } from '../people';
import { type Membership, readMembership } from '../team/membership';
import { PEOPLE } from '../team/note-pushes';
import { authorFor, mayAssign, nameThere, reviewerHere } from '../team/who-writes';

/** Evaluations in memory at a time. */
const AT_ONCE = 500;

/** What was chosen for a new assignment. */
export type NewAssignment = Omit<Assignment, 'id' | 'at' | 'by' | 'ended'>;

/** Stores it in the name of whoever judges here now. */
export async function createAssignment(wanted: NewAssignment): Promise<void> {
  const by = (await getPeople()).current;
  await storing(() => durableDb.assignments.add({ ...wanted, id: newId(), at: Date.now(), by }));
}

/** From now on nobody is to judge anything by it; what was judged stays. */
export async function endAssignment(id: string): Promise<void> {
  await storing(() => durableDb.assignments.update(id, { ended: Date.now() }));
}

/** What people are to judge, and who may say so. */
export interface KnownAssignments {
  /** The newest first. */
  all: Assignment[];
  /** A team is joined: people are known by the names they sign in with. */
  inTeam: boolean;
  /** Made by a newer Callmark: they can't be read here. */
  unread: number;
  /**
   * Whom calls can be assigned to besides whoever judges now: anybody known here; in a team those of the team. 'nobody': the archive
   * lets who signed in not assign; 'another': somebody else judges here now, whose work stays on this device.
   */
  candidates: ReviewerId[] | 'nobody' | 'another';
  /** Those that go on in the team, whatever is done here: the role of whoever made them assigns no more. */
  beyond: ReadonlySet<string>;
}

const OF_ASSIGNMENTS = teamId('assignment', { own: '' });

export async function readAssignments(): Promise<KnownAssignments> {
  const [rows, membership, people, archived] = await Promise.all([
    db.assignments.toArray(),
    readMembership(),
    getPeople(),
    db.archived.where('docId').startsWith(OF_ASSIGNMENTS).toArray(),
  ]);
  const all = rows
    .filter(({ team }) => team === undefined || membership === undefined || team === membership.archive)
    .sort((one, two) => two.at - one.at);
  const known = [...new Set([people.current, ...people.known.map(({ id }) => id)])];
  const unread = archived.filter(({ kept }) => kept !== undefined).length;
  const found = { all, unread, inTeam: membership !== undefined, beyond: new Set<string>() };
  if (membership === undefined) return { ...found, candidates: known };
  if (!mayAssign(membership)) {
    const open = new Set(archived.flatMap((row) => (row.open ? [row.docId] : [])));
    const beyond = all.filter(({ id }) => open.has(teamId('assignment', { own: id }))).map(({ id }) => id);
    return { ...found, beyond: new Set(beyond), candidates: 'nobody' };
  }
  if (authorFor(membership, people.current) === null) return { ...found, candidates: 'another' };
  return { ...found, candidates: known.filter((id) => nameThere(membership, id) !== null) };
}

/** Whom a name means, given with the number in brackets or alone. Undefined where it means nobody, or two. */
function personCalled(people: People, given: string): Reviewer | undefined {
  const here = people.known.filter(({ id }) => !isElsewhere(id));
  const isMeant = (name: string) => foldedName(name) === foldedName(given);
  const called = here.filter(({ name }) => isMeant(name));
  const whole = here.find(({ name, staffId }) => isMeant(staffId === undefined ? name : `${name} (${staffId})`));
  return whole ?? (called.length === 1 ? called[0] : undefined);
}

/** Who of the team signs in with this name. A server tells capitals from small letters; nobody gives two people such names. */
function signedIn(people: People, membership: Membership, name: string): ReviewerId | undefined {
  const ids = [membership.me, ...people.known.map(({ id }) => id)];
  const called = ids.filter((id) => foldedName(nameThere(membership, id) ?? '') === foldedName(name));
  return called.find((id) => nameThere(membership, id) === name) ?? called[0];
}

/**
 * Somebody who may not be known here yet, by name; in a team by the name they sign in with. Gives who they are on this device; whoever
 * judges here now stays who they are.
 */
export function knowPerson(given: string): Promise<ReviewerId> {
  const { settings, team } = durableDb;
  return storing(() =>
    durableDb.transaction('rw', [settings, team], async () => {
      const name = tidyName(given);
      const [people, membership] = [await readPeople(durableDb), await readMembership(durableDb)];
      const known = membership === undefined ? personCalled(people, name)?.id : signedIn(people, membership, name);
      if (known !== undefined) return known;
      const id = membership === undefined ? newId() : reviewerHere(membership, name);
      await settings.put({ key: PEOPLE, value: { ...people, known: [...people.known, { id, name }] } });
      return id;
    }),
  );
}

/** A call and somebody who is to judge it, as one key. */
export const judgedKey = (callId: CallId, reviewer: ReviewerId): string => `${reviewer} ${callId}`;

/** Which of these people judged anything of which of these calls, by `judgedKey`. */
export async function readAnswered(keys: ReadonlySet<string>): Promise<Set<string>> {
  const answered = new Set<string>();
  if (keys.size === 0) return answered;
  const all = (await db.reviews.toCollection().primaryKeys()) as [CallId, string, ReviewerId][];
  const wanted = all.filter(([callId, , reviewer]) => keys.has(judgedKey(callId, reviewer)));
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    const found = await db.reviews.bulkGet(wanted.slice(from, from + AT_ONCE));
    const readable = found.flatMap((evaluation) => (evaluation && isReadable(evaluation) ? [evaluation] : []));
    for (const { callId, reviewer } of await judgingOf(db, readable)) answered.add(judgedKey(callId, reviewer));
  }
  return answered;
}
