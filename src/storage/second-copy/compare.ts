import type { CallId } from '@/domain/call';
import { groupBy } from '@/domain/group-by';
import { isReadable } from '../blobs';
import { slicesFrom } from '../calls/recording-rows';
import { removeCall } from '../calls/remove-call';
import type { AudioRow, SliceRow } from '../database';
import { type AudioLine, type PlacedRow, readRows, type Wishes } from './copied-rows';
import { shardOf } from './copy-store';
import type { Copying } from './copying';
import { decide } from './decide';
import type { RowLine } from './lines';
import { restoreCall } from './restore-call';
import { holdsSound, readSound } from './sound-files';
import { writeCopy, writeSlices } from './write-copy';

/** Calls whose rows are in memory at a time. */
const CALLS_AT_ONCE = 50;
/** A minute of a recording. */
const SLICES_AT_ONCE = 30;

/** What a comparison brought back. */
export interface Restored {
  calls: Set<CallId>;
  /** Calls whose sound is neither here nor in the copy. */
  silent: Set<CallId>;
  /** Or scorecards: what belongs to no call. */
  settings: boolean;
}

export interface Comparison {
  isBehind(line: RowLine): boolean;
  restored: Restored;
}

/** The calls and recordings of each shard, as the database has them. */
export async function callsByShard({ database }: Copying): Promise<Map<number, CallId[]>> {
  const [calls, recordings] = await Promise.all([
    database.calls.toCollection().primaryKeys(),
    database.recordings.toCollection().primaryKeys(),
  ]);
  return groupBy(new Set(['', ...calls, ...recordings]), shardOf);
}

/** Slices of a recording that only one side has go to the other. True: the database lacked some. */
export async function compareSlices(copying: Copying, recording: CallId): Promise<boolean> {
  const { database, slices } = copying;
  if ((await database.recordings.get(recording)) === undefined) return false;
  const keys = (await slicesFrom(database, recording, 0).primaryKeys()) as [CallId, number][];
  const here = new Set(keys.map(([, seq]) => seq));
  const copied = await slices.seqs(recording);
  const missing = [...copied].filter((seq) => !here.has(seq));
  for (let from = 0; from < missing.length; from += SLICES_AT_ONCE) {
    const rows: SliceRow[] = await slices.read(recording, new Set(missing.slice(from, from + SLICES_AT_ONCE)));
    await database.transaction('rw', [database.recordings, database.slices], async () => {
      if ((await database.recordings.get(recording)) !== undefined) await database.slices.bulkPut(rows);
    });
  }
  await writeSlices(
    copying,
    keys.filter(([, seq]) => !copied.has(seq)),
  );
  return missing.length > 0;
}

/** One call on both sides. Gives the rows that the copy lacks. */
async function compareCall(
  copying: Copying,
  { isBehind, restored }: Comparison,
  call: CallId,
  lines: readonly RowLine[],
  rows: readonly PlacedRow[],
): Promise<PlacedRow[]> {
  const { database, folder } = copying;
  const { restore, copy, remove } = decide(lines, rows, isBehind);
  if (remove) {
    await removeCall(database, call);
    return [];
  }
  const audio = rows.find(({ table }) => table === 'audio');
  const line = lines.find(({ table }) => table === 'audio');
  const mark = (line?.row as AudioLine | undefined)?.sound;
  const soundBroken = audio !== undefined && !(await isReadable((audio.row as AudioRow).content));
  if (soundBroken && line !== undefined && !restore.includes(line)) restore.push(line);
  if (audio !== undefined && !soundBroken && line !== undefined && !copy.includes(audio)) {
    // Without a file where there was no room, or it is gone.
    if (mark === undefined || !(await holdsSound(folder, call, mark))) copy.push(audio);
  }
  if (restore.length > 0) {
    const wanted = line !== undefined && restore.includes(line);
    const sound = wanted && mark !== undefined ? await readSound(folder, call, mark) : undefined;
    const typed = sound?.slice(0, sound.size, (line?.row as AudioLine | undefined)?.mime);
    if (wanted && sound === undefined) restored.silent.add(call);
    const wishes = (lines.find(({ table }) => table === 'jobs')?.row ?? []) as Wishes;
    const order = { call, lines: restore, sound: typed, soundBroken, isBehind, wishes };
    if (await restoreCall(database, order)) {
      if (call === '') restored.settings = true;
      else restored.calls.add(call);
    }
  }
  const recording = [...lines, ...rows].some(({ table, row }) => table === 'recordings' && row !== undefined);
  if (recording && (await compareSlices(copying, call))) restored.calls.add(call);
  return soundBroken ? copy.filter((row) => row !== audio) : copy;
}

/** Evens out what the database and the copy have of these calls, and of those that only the copy's shard knows. */
export async function compareShard(
  copying: Copying,
  comparison: Comparison,
  shard: number,
  here: readonly CallId[],
): Promise<void> {
  const lines = groupBy(await copying.store.lines(shard), ({ call }) => call);
  const calls = [...new Set([...here, ...lines.keys()])];
  for (let from = 0; from < calls.length; from += CALLS_AT_ONCE) {
    const some = calls.slice(from, from + CALLS_AT_ONCE);
    const rows = groupBy(await readRows(copying.database, some), ({ call }) => call);
    const lacking: PlacedRow[] = [];
    for (const call of some) {
      lacking.push(...(await compareCall(copying, comparison, call, lines.get(call) ?? [], rows.get(call) ?? [])));
    }
    await writeCopy(copying, { rows: lacking.map((row) => ({ ...row, at: 0 })), deleted: [] });
  }
}
