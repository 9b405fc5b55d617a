import { type Call, type CallId, isBinned } from '@/domain/call';
import { type PlainContent, type StoredContent, storingBlob } from '../blobs';
import { writeSearchRow } from '../calls/search-index';
import type { AudioRow, CallmarkDatabase } from '../database';
import { enqueueJobs } from '../jobs/job-rows';
import { readSealFact, throughAgain } from '../seal/seal-record';
import { type AudioLine, type LineTable, placed, type Wishes } from './copied-rows';
import type { RowLine } from './lines';
import { LatestChanges } from './take-changes';

export interface CallToRestore {
  call: CallId;
  lines: readonly RowLine[];
  /** The sound of its audio line, read and checked; undefined where there is none to bring back. */
  sound: Blob | undefined;
  /** The database's own sound can't be read. */
  soundBroken: boolean;
  isBehind(line: RowLine): boolean;
  wishes: Wishes;
}

function dbKey(database: CallmarkDatabase, table: LineTable, row: object): unknown {
  return database.table(table).core.schema.primaryKey.extractKey?.(row);
}

/** Undefined where its sound is nowhere. */
function audioRow(line: RowLine, content: StoredContent | undefined): AudioRow | undefined {
  const { sound: _mark, seal: _seal, ...rest } = line.row as AudioLine;
  return content && { ...rest, content };
}

/** The file's content as its row has it: sealed, or in the clear. */
function asStored(lines: readonly RowLine[], content: PlainContent): StoredContent {
  const { seal } = (lines.find(({ table }) => table === 'audio')?.row ?? {}) as Partial<AudioLine>;
  return seal === undefined ? content : { ...seal, sealed: content };
}

async function put(
  database: CallmarkDatabase,
  order: CallToRestore,
  line: RowLine,
  latest: LatestChanges,
  content: StoredContent | undefined,
): Promise<boolean> {
  const table = line.table as LineTable;
  const row = table === 'audio' ? audioRow(line, content) : (line.row as object);
  if (row === undefined) return false;
  if (table === 'edits') {
    const edits = await database.edits.where('callId').equals(order.call).toArray();
    if (edits.some((edit) => placed(database, 'edits', edit)?.key === line.key)) return false;
    const { id: _another, ...edit } = row as { id: number };
    await database.table('edits').add(edit);
    return true;
  }
  const key = dbKey(database, table, row);
  const change = latest.of(table, key);
  const before: object | undefined = await database.table(table).get(key as string);
  // Deleted, or made anew, since the copy was looked at.
  if (before === undefined && change?.is === 'delete') return false;
  const older = before !== undefined && order.isBehind(line) && (change === undefined || change.at < line.at);
  const mute = before !== undefined && table === 'audio' && order.soundBroken;
  if (before !== undefined && !older && !mute) return false;
  await database.table(table).put(mute && !older ? { ...before, content } : row);
  return true;
}

/** What follows from rows that came back: the search finds them, and what was still to be done is queued. */
async function followUp(database: CallmarkDatabase, { call, wishes }: CallToRestore): Promise<void> {
  const row: Call | undefined = await database.calls.get(call);
  if (row === undefined || isBinned(row)) return;
  // Sealed rows are carried as they lie: a page that can read them does this (`findAgain`), where there are no words yet.
  if ('sealed' in row) await database.search.delete(call);
  else {
    const transcript = await database.transcripts.get(call);
    await writeSearchRow(database, row, { transcript: transcript?.text ?? '' });
  }
  const jobs = await database.jobs.where('callId').equals(call).toArray();
  const wanted = wishes.filter(
    ({ kind, service }) => !jobs.some((job) => job.kind === kind && job.service === service),
  );
  if (wanted.length > 0) await enqueueJobs(database, call, wanted, Date.now());
}

/** Where nothing is said to be sealed any more, rows come from before that: a page asks for their key, and opens them. */
async function noteSealed(database: CallmarkDatabase): Promise<void> {
  const record = await readSealFact(database);
  if (record?.mode === 'off') await database.keptFacts.put({ key: 'seal', value: throughAgain(record) });
}

/**
 * Brings back what is missing of a call, or older, all of it or nothing; a row that is newer here stays. False: nothing
 * had to be brought back after all.
 */
export async function restoreCall(database: CallmarkDatabase, order: CallToRestore): Promise<boolean> {
  const isSealed = order.lines.some(
    ({ row }) => Object.hasOwn(row ?? {}, 'sealed') || Object.hasOwn(row ?? {}, 'seal'),
  );
  const tables = database.tables.filter(({ name }) => name !== 'modelParts' && (isSealed || name !== 'keptFacts'));
  const write = (content: StoredContent | undefined) =>
    database.transaction('rw', tables, async () => {
      const changes = await database.changes.toArray();
      const latest = new LatestChanges(changes);
      if (latest.of('calls', order.call)?.is === 'delete') return false;
      let restored = false;
      for (const line of order.lines) if (await put(database, order, line, latest, content)) restored = true;
      if (restored) await followUp(database, order);
      if (restored && isSealed) await noteSealed(database);
      // What came from the copy need not go there.
      await database.changes
        .where('id')
        .above(changes.at(-1)?.id ?? 0)
        .delete();
      return restored;
    });
  if (order.sound === undefined) return write(undefined);
  return storingBlob(order.sound, (content) => write(asStored(order.lines, content)));
}
