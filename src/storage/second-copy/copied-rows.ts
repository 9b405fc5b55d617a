import type { CallId } from '@/domain/call';
import { DEVICE_REVIEWER } from '@/domain/reviewer';
import type { CopiedTable } from '../change-log';
import type { AudioRow, CallmarkDatabase, EditRow } from '../database';
import type { JobWish } from '../jobs/job-rows';
import type { SealedSound } from '../seal/seals';
import type { RowLine } from './lines';
import type { SoundMark } from './sound-files';

/** Kept as lines; slices are kept as sound. */
export type LineTable = Exclude<CopiedTable, 'slices'>;

/** An audio row as a line has it: its content is a file of its own, unless there was no room for that. */
export type AudioLine = Omit<AudioRow, 'content'> & {
  sound?: SoundMark;
  /** The file holds it sealed. */
  seal?: Omit<SealedSound, 'sealed'>;
};

/** What the device still has to do for a call. */
export type Wishes = Omit<JobWish, 'callId'>[];

/** This installation's own name: a database that was made anew is another one. */
const INSTALL = 'install';

/** What belongs to no call. */
const OF_THE_DEVICE = ['settings', 'scorecards', 'calibrations', 'assignments'] as const;
const isOfTheDevice = (table: LineTable): boolean => (OF_THE_DEVICE as readonly string[]).includes(table);

/** Where a row is looked up in the copy. */
export type Place = Pick<RowLine, 'call' | 'table' | 'key'>;

/** A row of the database with its place; audio with its content. */
export interface PlacedRow extends Place {
  table: LineTable;
  row: object;
}

/** The place of the row with this primary key. Null for edits, whose numbers begin anew in a new database. */
export function placeOfKey(table: LineTable, key: unknown): Place | null {
  if (table === 'edits') return null;
  if (table === 'settings') return key === INSTALL ? null : { call: '', table, key: String(key) };
  const [call, ...rest] = Array.isArray(key) ? key.map(String) : [String(key)];
  // A session outlives its calls.
  if (isOfTheDevice(table)) return { call: '', table, key: [call, ...rest].join(' ') };
  return { call: call ?? '', table, key: rest.join(' ') };
}

/** Of the device's reviewer it is the same as in an app without reviewers: none is copied twice. */
function editKey({ at, field, service, questionId, section = '', reviewer = DEVICE_REVIEWER }: EditRow): string {
  const whose = reviewer === DEVICE_REVIEWER && section === '' ? [] : [section, reviewer];
  return [at, field, service, questionId, ...whose].join(' ');
}

export function placed(database: CallmarkDatabase, table: LineTable, row: object): PlacedRow | null {
  if (table === 'edits') {
    const edit = row as EditRow;
    return { call: edit.callId, table, key: editKey(edit), row };
  }
  const place = placeOfKey(table, database.table(table).core.schema.primaryKey.extractKey?.(row));
  return place && { ...place, table, row };
}

const LISTED = ['results', 'evaluations', 'reviews', 'edits', 'versions', 'turnDrafts', 'disputes'] as const;

/** Every row of these calls and recordings, as of one moment; '' stands for what belongs to no call. */
export function readRows(database: CallmarkDatabase, calls: readonly CallId[]): Promise<PlacedRow[]> {
  const tables = [...LISTED, 'calls', 'audio', 'transcripts', 'recordings', ...OF_THE_DEVICE] as const;
  return database.transaction('r', [...tables], async () => {
    const ids = [...calls];
    const rows: PlacedRow[] = [];
    const add = (table: LineTable, found: (object | undefined)[]) => {
      for (const row of found) {
        const here = row && placed(database, table, row);
        if (here) rows.push(here);
      }
    };
    for (const table of ['calls', 'audio', 'transcripts', 'recordings'] as const) {
      add(table, await database.table(table).bulkGet(ids));
    }
    for (const table of LISTED) add(table, await database.table(table).where('callId').anyOf(ids).toArray());
    if (ids.includes('')) {
      for (const table of OF_THE_DEVICE) add(table, await database.table(table).toArray());
    }
    return rows;
  });
}

/** What is still to be done for these calls. */
export async function readWishes(database: CallmarkDatabase, calls: readonly CallId[]): Promise<Map<CallId, Wishes>> {
  const jobs = await database.jobs
    .where('callId')
    .anyOf([...calls])
    .toArray();
  const wishes = new Map<CallId, Wishes>(calls.map((call) => [call, []]));
  for (const { callId, kind, service, captions, here, state } of jobs) {
    if (state !== 'queued' && state !== 'running') continue;
    wishes.get(callId)?.push({ kind, service, ...(captions !== undefined && { captions }), ...(here && { here }) });
  }
  return wishes;
}
