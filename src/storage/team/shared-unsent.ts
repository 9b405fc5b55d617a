import { samePerson } from '@/domain/calibration/session';
import { reviewerBy } from '@/domain/reviewer';
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
import { mayAssign, nameThere } from './assigning';
import type { Membership } from './membership';
import { OF_TEAM } from './note-pushes';
import { authorOfCard, knownCards, numberThere } from './shared-cards';
import type { ArchivedRow } from './team-rows';
import { archivedRows, idOf, type UnsentDocument } from './unsent';

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

/** Sessions that were made here, and what the signed-in user submitted and said in any. */
async function sessions(database: CallmarkDatabase, rows: Rows, author: Author, name: string): Promise<Told[]> {
  const found = await database.calibrations.toArray();
  return found.filter(isOfKind('session')).flatMap(({ of, session, madeHere }) => {
    const own = found.filter((row) => row.of === of);
    const texts = new Map(own.filter(isOfKind('call')).map(({ callId, call }) => [callId, call]));
    const calls = session.callIds.flatMap((callId) => texts.get(callId) ?? []);
    const sheets = own.filter(isOfKind('sheet')).filter(({ sheet }) => samePerson(sheet.reviewer, name));
    const notes = own.filter(isOfKind('note')).map(({ note }) => note);
    const remarks = notes.filter(({ by }) => samePerson(by, name));
    const final: TeamDocument[] = [
      ...(madeHere ? [sessionDocument({ session, calls }, author)] : []),
      ...sheets.map(({ sheet }) => sheetDocument({ session: { id: of, title: session.title }, sheet }, author)),
      ...remarks.map((note) => remarkDocument(of, note, author)),
    ];
    // Each is what it was when it was made, whatever of it is still here, and whatever its author is called now.
    return final.filter(({ id }) => !rows.has(id)).map((document) => ({ document }));
  });
}

/** Those that whoever signed in made, for people who have a name there; of a role that does not assign, none. */
async function assignments(database: CallmarkDatabase, membership: Membership, author: Author): Promise<Told[]> {
  if (!mayAssign(membership)) return [];
  const own = (await database.assignments.toArray()).filter(({ by }) => by === membership.me);
  return own.flatMap((row) => {
    const document = assignmentDocument(row, author, (reviewer) => nameThere(membership, reviewer));
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
  const { member, me } = membership;
  const author = { by: member.name, at };
  const person = reviewerBy(await readPeople(database), me);
  const all: Told[] = [
    ...(person === undefined ? [] : [{ document: personDocument(person, author) }]),
    ...(await cards(database, rows, author)),
    ...(await sessions(database, rows, author, person?.name ?? '')),
    ...(await assignments(database, membership, author)),
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
