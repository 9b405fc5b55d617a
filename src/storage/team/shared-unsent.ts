import { samePerson } from '@/domain/calibration/session';
import type { Reviewer } from '@/domain/reviewer';
import { saidHash } from '@/domain/team/call-as-documents';
import {
  type Author,
  assignmentDocument,
  cardDocument,
  personDocument,
  remarkDocument,
  sessionDocument,
  sheetDocument,
} from '@/domain/team/shared-documents';
import type { TeamDocument } from '@/domain/team/team-document';
import { isOfKind } from '../calibration/session-rows';
import type { CallmarkDatabase } from '../database';
import { readPeople } from '../people';
import type { Membership } from './membership';
import { OF_TEAM } from './note-pushes';
import { authorOfCard, knownCards, numberThere } from './shared-cards';
import type { ArchivedRow, AssignmentRow } from './team-rows';
import { archivedRows, idOf, type UnsentDocument } from './unsent';
import { authorFor, mayAssign, nameThere } from './who-writes';

type Rows = ReadonlyMap<string, ArchivedRow>;

/** Tables that a transaction needs for what the team shares beside calls. */
export const sharedTables = ({ scorecards, calibrations, assignments, settings, archived }: CallmarkDatabase) => [
  ...[scorecards, calibrations, assignments, settings, archived],
];

type Told = Pick<UnsentDocument, 'document' | 'card'>;

async function cards({ scorecards }: CallmarkDatabase, rows: Rows, author: Author): Promise<Told[]> {
  const known = knownCards(rows);
  const ready = (await scorecards.toArray()).filter(({ state }) => state !== 'draft').map(({ card }) => card);
  return ready
    .filter((card) => authorOfCard(known, card, author.by) === author.by)
    .map((card) => {
      const version = numberThere(known, card, author.by);
      return { document: cardDocument({ ...card, version }, author), card: card.version };
    });
}

/** Somebody of this device with the name they write under. */
interface Writing {
  person: Reviewer;
  author: Author;
}

/** Sessions that were made here, and what those who write submitted and said in any. */
async function sessions(
  database: CallmarkDatabase,
  rows: Rows,
  author: Author,
  writing: readonly Writing[],
): Promise<Told[]> {
  const authorOf = (name: string) => writing.find(({ person }) => samePerson(person.name, name))?.author;
  const found = await database.calibrations.toArray();
  return found.filter(isOfKind('session')).flatMap(({ of, session, madeHere }) => {
    const own = found.filter((row) => row.of === of);
    const texts = new Map(own.filter(isOfKind('call')).map(({ callId, call }) => [callId, call]));
    const calls = session.callIds.flatMap((callId) => texts.get(callId) ?? []);
    const final: TeamDocument[] = [
      ...(madeHere ? [sessionDocument({ session, calls }, author)] : []),
      ...own.filter(isOfKind('sheet')).flatMap(({ sheet }) => {
        const by = authorOf(sheet.reviewer);
        return by ? [sheetDocument({ session: { id: of, title: session.title }, sheet }, by)] : [];
      }),
      ...own.filter(isOfKind('note')).flatMap(({ note }) => {
        const by = authorOf(note.by);
        return by ? [remarkDocument(of, note, by)] : [];
      }),
    ];
    // Each is what it was when it was made, whatever of it is still here, and whatever its author is called now.
    return final.filter(({ id }) => !rows.has(id)).map((document) => ({ document }));
  });
}

/** Of this team, by those who write here, for people who have a name there; of a role that does not assign, none. */
async function assignments(database: CallmarkDatabase, membership: Membership, at: number): Promise<Told[]> {
  return mayAssign(membership) ? assignmentsOf(await database.assignments.toArray(), membership, at) : [];
}

function assignmentsOf(all: readonly AssignmentRow[], membership: Membership, at: number): Told[] {
  return all.flatMap(({ team = membership.archive, ...row }) => {
    const by = team === membership.archive ? authorFor(membership, row.by) : null;
    if (by === null) return [];
    const document = assignmentDocument(row, { by, at }, (reviewer) => nameThere(membership, reviewer));
    return document === null ? [] : [{ document }];
  });
}

/** What the team shares beside calls and the archive does not have, in the order in which a reader can use it. */
export async function unsentShared(
  database: CallmarkDatabase,
  membership: Membership,
  rows: Rows,
  at: number,
): Promise<UnsentDocument[]> {
  const author = { by: membership.member.name, at };
  const writing = (await readPeople(database)).known.flatMap((person): Writing[] => {
    const by = authorFor(membership, person.id);
    return by === null ? [] : [{ person, author: { by, at } }];
  });
  const all: Told[] = [
    ...writing.map((one) => ({ document: personDocument(one.person, one.author) })),
    ...(await cards(database, rows, author)),
    ...(await sessions(database, rows, author, writing)),
    ...(await assignments(database, membership, at)),
  ];
  return all.flatMap((told) => {
    const row = rows.get(idOf(told));
    if (row?.hash === saidHash(told.document) || row?.kept !== undefined) return [];
    return [{ ...told, ...(row !== undefined && { rev: row.rev }) }];
  });
}

/** The same in a transaction of its own. */
export function readUnsentShared(
  database: CallmarkDatabase,
  membership: Membership,
  at: number,
): Promise<UnsentDocument[]> {
  return database.transaction('r', sharedTables(database), async () =>
    unsentShared(database, membership, await archivedRows(database, OF_TEAM), at),
  );
}
