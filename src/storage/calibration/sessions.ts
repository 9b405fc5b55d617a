import {
  type CalibrationSession,
  type DiscussionNote,
  isBlindFor,
  type SessionCall,
  type Sheet,
  type SheetAnswer,
  type SheetAnswers,
  type SubmittedSheet,
  withAnswer,
} from '@/domain/calibration/session';
import type { PortableAnswers, PortableSession } from '@/domain/calibration/session-files';
import type { CallId } from '@/domain/call';
import { foldedName } from '@/domain/reviewer';
import { storing } from '../browser/storage-failure';
import { db, durableDb } from '../database';
import { newId } from '../new-id';
import { isOfKind, partId, putAnswers, putSession, rowsOf, type TakenAnswers, type TakenSession } from './session-rows';

/** A session as the list shows it: without texts. */
export interface KnownSession {
  session: CalibrationSession;
  madeHere: boolean;
  sheets: SubmittedSheet[];
}

/** All of a session that this device knows. */
export interface WholeSession extends KnownSession {
  /** In the session's order; texts of calls that were deleted here are missing. */
  calls: SessionCall[];
  drafts: Sheet[];
  later: SubmittedSheet[];
  /** Oldest first. */
  notes: DiscussionNote[];
}

/** Every session, the newest first. */
export async function listSessions(): Promise<KnownSession[]> {
  const rows = await db.calibrations.where('is').anyOf('session', 'sheet').toArray();
  const sheets = rows.filter(isOfKind('sheet'));
  return rows
    .filter(isOfKind('session'))
    .map(({ of, session, madeHere }) => ({
      ...{ session, madeHere },
      sheets: sheets.filter((row) => row.of === of).map(({ sheet }) => sheet),
    }))
    .sort((one, two) => two.session.createdAt - one.session.createdAt);
}

export async function getSession(id: string): Promise<WholeSession | undefined> {
  const rows = await db.calibrations.where('of').equals(id).toArray();
  const own = rows.find(isOfKind('session'));
  if (own === undefined) return undefined;
  const texts = new Map(rows.filter(isOfKind('call')).map(({ callId, call }) => [callId, call]));
  const sheets = rows.filter(isOfKind('sheet')).sort((one, two) => one.sheet.submittedAt - two.sheet.submittedAt);
  return {
    ...{ session: own.session, madeHere: own.madeHere },
    calls: own.session.callIds.flatMap((callId) => texts.get(callId) ?? []),
    drafts: rows.filter(isOfKind('draft')).map(({ sheet }) => sheet),
    sheets: sheets.map(({ sheet }) => sheet),
    later: sheets.flatMap(({ later }) => later),
    notes: rows
      .filter(isOfKind('note'))
      .map(({ note }) => note)
      .sort((one, two) => one.at - two.at),
  };
}

/** What was chosen for a new session. */
export type NewSession = Omit<CalibrationSession, 'id' | 'createdAt'>;

/** Stores a session with the texts of its calls as they are now, and gives its id. Calls without words are left out. */
export function createSession(wanted: NewSession): Promise<string> {
  const { calls, transcripts, calibrations } = durableDb;
  return storing(() =>
    durableDb.transaction('rw', [calls, transcripts, calibrations], async () => {
      const [rows, texts] = await Promise.all([
        calls.bulkGet([...wanted.callIds]),
        transcripts.bulkGet([...wanted.callIds]),
      ]);
      const taken = rows.flatMap((call, at): SessionCall[] => {
        const text = texts[at]?.text ?? '';
        return call === undefined || text.trim() === '' ? [] : [{ callId: call.id, title: call.title, text }];
      });
      const callIds = taken.map(({ callId }) => callId);
      const session: CalibrationSession = { ...wanted, id: newId(), createdAt: Date.now(), callIds };
      await calibrations.bulkAdd(rowsOf({ session, calls: taken }, true));
      return session.id;
    }),
  );
}

/** Takes a session from a file. 'different': this device has another one of that id, which stays. */
export function takeSession(portable: PortableSession): Promise<TakenSession> {
  const { calibrations } = durableDb;
  return storing(() => durableDb.transaction('rw', calibrations, () => putSession(calibrations, portable, false)));
}

const hasSubmitted = async (of: string, reviewer: string): Promise<boolean> =>
  (await durableDb.calibrations.get(partId(of, 'sheet', foldedName(reviewer)))) !== undefined;

/** One answer of somebody who has not submitted. False where that is over. */
export function saveAnswer(
  of: string,
  reviewer: string,
  place: { callId: CallId; questionId: string },
  answer: SheetAnswer,
): Promise<boolean> {
  const { calibrations } = durableDb;
  const id = partId(of, 'draft', foldedName(reviewer));
  return storing(() =>
    durableDb.transaction('rw', calibrations, async () => {
      if ((await calibrations.get(of)) === undefined || (await hasSubmitted(of, reviewer))) return false;
      const row = await calibrations.get(id);
      const before: SheetAnswers = row?.is === 'draft' ? row.sheet.answers : {};
      const answers = withAnswer(before, place.callId, place.questionId, answer);
      await calibrations.put({ id, of, is: 'draft', sheet: { reviewer, answers } });
      return true;
    }),
  );
}

/** Makes somebody's answers final. False where something was submitted in that name before: that stays. */
export function submitSheet(of: string, reviewer: string): Promise<boolean> {
  const { calibrations } = durableDb;
  const person = foldedName(reviewer);
  return storing(() =>
    durableDb.transaction('rw', calibrations, async () => {
      const row = await calibrations.get(partId(of, 'draft', person));
      if (row?.is !== 'draft' || (await hasSubmitted(of, reviewer))) return false;
      const sheet = { ...row.sheet, submittedAt: Date.now() };
      await calibrations.add({ id: partId(of, 'sheet', person), of, is: 'sheet', sheet, later: [] });
      await calibrations.delete(row.id);
      return true;
    }),
  );
}

/** Takes somebody's answers from a file. */
export function takeAnswers(given: PortableAnswers): Promise<TakenAnswers> {
  const { calibrations } = durableDb;
  return storing(() => durableDb.transaction('rw', calibrations, () => putAnswers(calibrations, given)));
}

/** Adds a note to the discussion of a question; none is of the same moment as another, so their order is known. */
export async function addDiscussionNote(of: string, note: Omit<DiscussionNote, 'at'>): Promise<void> {
  const { calibrations } = durableDb;
  await storing(() =>
    durableDb.transaction('rw', calibrations, async () => {
      if ((await calibrations.get(of)) === undefined) return;
      const before = (await calibrations.where('of').equals(of).toArray()).filter(isOfKind('note'));
      const at = Math.max(Date.now(), ...before.map((row) => row.note.at + 1));
      await calibrations.add({ id: partId(of, 'note', newId()), of, is: 'note', note: { ...note, at } });
    }),
  );
}

/** Takes a session with all its answers from this device; calls and their scores stay. */
export async function deleteSession(of: string): Promise<void> {
  await storing(() => durableDb.calibrations.where('of').equals(of).delete());
}

/**
 * The session in which this person still has to judge this call by this card, without seeing what the machine or others
 * say of it.
 */
export async function blindSession(
  callId: CallId,
  service: string,
  name: string | undefined,
): Promise<CalibrationSession | undefined> {
  const concerned = (await listSessions()).filter(
    ({ session }) => session.scorecard.id === service && session.callIds.includes(callId),
  );
  // Whoever made a session has seen the results before: only the invited are kept from them.
  return concerned.find(({ session, sheets }) => isBlindFor(session, sheets, { name, madeHere: true }))?.session;
}
