import { reviewerBy } from '@/domain/reviewer';
import { assignmentIn, sessionFileIn } from '@/domain/team/shared-documents';
import type { FoundDocument, TeamDocument, TeamDocumentOf } from '@/domain/team/team-document';
import { readTeamId, teamId } from '@/domain/team/team-ids';
import { isOfKind, partId, putAnswers, putSession } from '../calibration/session-rows';
import type { CallmarkDatabase } from '../database';
import { readPeople } from '../people';
import { nameAuthor } from './authors';
import type { Membership } from './membership';
import { freshPush, keepingPush, OF_TEAM } from './note-pushes';
import { takeCard } from './shared-cards';
import { unsentShared } from './shared-unsent';
import type { ArchivedRow } from './team-rows';
import { archivedRows, idOf, isNews, newerRow, rowFor } from './unsent';
import { reviewerHere } from './who-writes';

/** Names first, and a session before what was answered in it. */
const ORDER = [
  'person',
  'scorecard',
  'calibration',
  'sheet',
  'remark',
  'assignment',
] as const satisfies TeamDocument['kind'][];
type SharedKind = (typeof ORDER)[number];

type Known = Extract<FoundDocument, { is: 'known' }>;
type Rows = Map<string, ArchivedRow>;

/** Of no call, and for this app to show. */
export function isShared({ id }: FoundDocument): boolean {
  const kind = readTeamId(id)?.kind;
  return ORDER.some((one) => one === kind);
}

interface Taking {
  database: CallmarkDatabase;
  membership: Membership;
  rows: Rows;
}

const nameOf = async ({ database, membership }: Taking, author: string): Promise<string | undefined> =>
  reviewerBy(await readPeople(database), reviewerHere(membership, author))?.name;

/** Where what is said in a session goes: it is here, it was deleted here, or it is still to come. */
async function placeIn({ database, rows }: Taking, session: string): Promise<'here' | 'gone' | 'to-come'> {
  if ((await database.calibrations.get(session)) !== undefined) return 'here';
  const row = rows.get(teamId('calibration', { own: session }));
  return row !== undefined && row.kept === undefined ? 'gone' : 'to-come';
}

async function takeSession(taking: Taking, given: TeamDocumentOf<'calibration'>): Promise<boolean> {
  const { database, membership, rows } = taking;
  const row = rows.get(given.id);
  // Known before: it is here as it was, or was deleted here.
  if (row !== undefined && row.kept === undefined) return true;
  const file = sessionFileIn(given);
  if (file.is !== 'session' || teamId('calibration', { own: file.session.id }) !== given.id) return false;
  const { session, calls } = file;
  await putSession(database.calibrations, { session, calls }, given.by === membership.member.name);
  return true;
}

/** Under the name that its author has in the team, whatever name stands in it. */
async function takeSheet(taking: Taking, given: TeamDocumentOf<'sheet'>, session: string): Promise<boolean> {
  const [place, name] = [await placeIn(taking, session), await nameOf(taking, given.by)];
  if (place === 'gone') return true;
  const reviewer = taking.rows.has(teamId('person', { author: given.by })) ? name : undefined;
  const file = sessionFileIn(given);
  if (place === 'to-come' || reviewer === undefined || file.is !== 'answers' || file.session.id !== session)
    return false;
  await putAnswers(taking.database.calibrations, { session: file.session, sheet: { ...file.sheet, reviewer } });
  return true;
}

async function takeRemark(
  taking: Taking,
  { note, by: author }: TeamDocumentOf<'remark'>,
  of: string,
): Promise<boolean> {
  const place = await placeIn(taking, of);
  if (place !== 'here') return place === 'gone';
  const { calibrations } = taking.database;
  const here = (await calibrations.where('of').equals(of).toArray()).filter(isOfKind('note')).map((row) => row.note);
  const { questionId, at, text } = note;
  if (here.some((one) => one.questionId === questionId && one.at === at && one.text === text)) return true;
  const by = (await nameOf(taking, author)) ?? author;
  await calibrations.put({ id: partId(of, 'note', `${author} ${at}`), of, is: 'note', note: { ...note, by } });
  return true;
}

/** As its author's other device has it, but for its end: what was ended stays so. */
async function takeAssignment(
  { database: { assignments }, membership }: Taking,
  given: TeamDocumentOf<'assignment'>,
): Promise<boolean> {
  const taken = assignmentIn(given, (author) => reviewerHere(membership, author));
  if (taken === null) return false;
  const ended = taken.ended ?? (await assignments.get(taken.id))?.ended;
  await assignments.put({ ...taken, ...(ended !== undefined && { ended }) });
  return true;
}

/** What nothing can be made of yet is kept, and tried again with what comes later. */
async function takeOne(taking: Taking, { id, rev, document: given }: Known, at: number): Promise<void> {
  const { database, membership, rows } = taking;
  const row = rowFor(OF_TEAM, given, rev, at);
  const said = readTeamId(id);
  const session = said !== null && 'calibration' in said ? said.calibration : '';
  let taken = true;
  switch (given.kind) {
    case 'person':
      await nameAuthor(database, membership, given);
      break;
    case 'scorecard': {
      // Nobody publishes for others what may still have gaps.
      if (given.card.state === 'draft') break;
      const card = await takeCard(database, rows, given, membership.member.name);
      rows.set(id, { ...row, card });
      return;
    }
    case 'calibration':
      taken = await takeSession(taking, given);
      break;
    case 'sheet':
      taken = await takeSheet(taking, given, session);
      break;
    case 'remark':
      taken = await takeRemark(taking, given, session);
      break;
    case 'assignment':
      taken = await takeAssignment(taking, given);
      break;
  }
  rows.set(id, taken ? row : { ...row, kept: { is: 'known', id, rev, document: given } });
}

/** An assignment that was taken out of the archive is gone here too, read or not. */
async function takeRemovedAssignments(database: CallmarkDatabase, rows: Rows, news: readonly FoundDocument[]) {
  for (const one of news) {
    const said = one.is === 'deleted' ? readTeamId(one.id) : null;
    const row = rows.get(one.id);
    if (one.is !== 'deleted' || said?.kind !== 'assignment' || row === undefined || !isNews(row, one.rev)) continue;
    const { kept: _, open: __, ...known } = row;
    rows.set(one.id, { ...known, rev: one.rev });
    await database.archived.put({ ...known, rev: one.rev });
    await database.assignments.delete(said.own);
  }
}

/** Takes in what the team shares beside calls, in the caller's transaction; again and again it does nothing more. */
export async function takeShared(
  database: CallmarkDatabase,
  membership: Membership,
  news: readonly FoundDocument[],
  at: number,
): Promise<void> {
  const rows = await archivedRows(database, OF_TEAM);
  await takeRemovedAssignments(database, rows, news);
  const fresh = news.filter((one) => one.is !== 'strange' && one.is !== 'deleted' && isNews(rows.get(one.id), one.rev));
  if (fresh.length === 0) return;
  const before = new Set((await unsentShared(database, membership, rows, at)).map(idOf));
  const waiting = [...rows.values()].flatMap(({ kept }) =>
    (kept as Known | undefined)?.is === 'known' ? [kept as Known] : [],
  );
  const known = fresh.filter((one): one is Known => one.is === 'known');
  const all = [...new Map([...waiting, ...known].map((one) => [one.id, one])).values()];
  const place = ({ document: { kind } }: Known) => ORDER.indexOf(kind as SharedKind);
  for (const one of fresh) if (one.is === 'newer') rows.set(one.id, newerRow(OF_TEAM, one, at));
  await keepingPush(database, OF_TEAM, async () => {
    for (const one of all.sort((two, three) => place(two) - place(three)))
      await takeOne({ database, membership, rows }, one, at);
  });
  await database.archived.bulkPut([...rows.values()]);
  // Two devices of one person, and what both did.
  const after = await unsentShared(database, membership, rows, at);
  if (after.some((one) => !before.has(idOf(one)))) await database.pushes.put(freshPush(OF_TEAM));
}
