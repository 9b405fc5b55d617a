import type { Table } from 'dexie';
import {
  type CalibrationSession,
  type DiscussionNote,
  isStrange,
  type SessionCall,
  type Sheet,
  type SubmittedSheet,
} from '@/domain/calibration/session';
import type { PortableAnswers, PortableSession } from '@/domain/calibration/session-files';
import type { CallId } from '@/domain/call';
import { foldedName } from '@/domain/reviewer';

interface RowBase {
  /** That of the session, and what it is in it: a call's text, a person's draft or sheet, a note. */
  id: string;
  /** The session. */
  of: string;
}

/** The parts of a session apart from each other: an answer rewrites no transcript, and a call's text goes with the call. */
export type CalibrationRow = RowBase &
  (
    | { is: 'session'; session: CalibrationSession; madeHere: boolean }
    | { is: 'call'; callId: CallId; call: SessionCall }
    /** What somebody on this device has answered so far. */
    | { is: 'draft'; sheet: Sheet }
    /** Submitted. `later`: what came in for the same person afterwards; it counts for nothing, and stays in sight. */
    | { is: 'sheet'; sheet: SubmittedSheet; later: SubmittedSheet[] }
    | { is: 'note'; note: DiscussionNote }
  );

type Is<Kind extends CalibrationRow['is']> = Extract<CalibrationRow, { is: Kind }>;

export const isOfKind =
  <Kind extends CalibrationRow['is']>(kind: Kind) =>
  (row: CalibrationRow): row is Is<Kind> =>
    row.is === kind;

export const partId = (session: string, is: 'call' | 'draft' | 'sheet' | 'note', which: string): string =>
  `${session} ${is} ${which}`;

export function rowsOf({ session, calls }: PortableSession, madeHere: boolean): CalibrationRow[] {
  const of = session.id;
  const texts = calls.map((call): CalibrationRow => {
    const { callId } = call;
    return { id: partId(of, 'call', callId), of, is: 'call', callId, call };
  });
  return [{ id: of, of, is: 'session', session, madeHere }, ...texts];
}

/** Of the same content, in whatever order its fields came. */
function same(one: unknown, two: unknown): boolean {
  const sorted = (_: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify(one, sorted) === JSON.stringify(two, sorted);
}

type Rows = Table<CalibrationRow, string>;
export type TakenSession = 'taken' | 'known' | 'different';

/** Stores a session from elsewhere, in the caller's transaction. 'different': another one of that id is here, and stays. */
export async function putSession(rows: Rows, portable: PortableSession, madeHere: boolean): Promise<TakenSession> {
  const before = await rows.get(portable.session.id);
  if (before?.is === 'session') return same(before.session, portable.session) ? 'known' : 'different';
  await rows.bulkAdd(rowsOf(portable, madeHere));
  return 'taken';
}

export type TakenAnswers = 'taken' | 'known' | 'later' | 'no-session' | 'strange';

/**
 * Stores somebody's answers from elsewhere, in the caller's transaction. 'later': others were in that name before; those
 * count, these stay beside them.
 */
export async function putAnswers(rows: Rows, { session: { id: of }, sheet }: PortableAnswers): Promise<TakenAnswers> {
  const id = partId(of, 'sheet', foldedName(sheet.reviewer));
  const own = await rows.get(of);
  if (own?.is !== 'session') return 'no-session';
  if (isStrange(own.session, sheet)) return 'strange';
  const before = await rows.get(id);
  if (before?.is !== 'sheet') {
    await rows.add({ id, of, is: 'sheet', sheet, later: [] });
    return 'taken';
  }
  if ([before.sheet, ...before.later].some((one) => same(one, sheet))) return 'known';
  await rows.put({ ...before, later: [...before.later, sheet] });
  return 'later';
}
