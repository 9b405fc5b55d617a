import type { CallId } from '@/domain/call';
import { groupBy } from '@/domain/group-by';
import { asItLies, type StoredContent } from '../blobs';
import { readTally } from '../browser/kept-facts';
import type { AudioRow } from '../database';
import { newId } from '../new-id';
import { type AudioLine, type PlacedRow, readWishes } from './copied-rows';
import { shardOf } from './copy-store';
import type { Copying } from './copying';
import type { CopyHead, RowLine } from './lines';
import { copySound, holdsSound, removeSound, type SoundMark } from './sound-files';

/** A minute of sound: what is in memory at a time. */
const SLICES_AT_ONCE = 30;

/** Rows as they are now, and places of rows that were deleted. */
export interface Written {
  rows: readonly (PlacedRow & { at: number })[];
  deleted: readonly Pick<RowLine, 'call' | 'table' | 'key' | 'at'>[];
}

async function headFor(
  { database, store }: Copying,
  { whole = false, after = 0, sealedBy }: { whole?: boolean; after?: number; sealedBy?: string | undefined } = {},
): Promise<CopyHead> {
  const before = store.head;
  const by = sealedBy ?? before?.sealedBy ?? '';
  return {
    id: before?.id ?? newId(),
    batch: Math.max(before?.batch ?? 0, after) + 1,
    schema: database.verno,
    whole: whole || (before?.whole ?? false),
    ...(await readTally(database)),
    ...(by !== '' && { sealedBy: by }),
  };
}

async function soundMark(copying: Copying, call: CallId, content: StoredContent): Promise<SoundMark | undefined> {
  const { folder, store } = copying;
  const lines = await store.lines(shardOf(call));
  const before = lines.find((line) => line.call === call && line.table === 'audio')?.row as AudioLine | undefined;
  // The content of a call's audio never changes; what is known about it does.
  const known = before?.sound;
  const lies = asItLies(content);
  if (known?.bytes === lies.size && (await holdsSound(folder, call, known))) return known;
  if (!(await copying.hasRoom(lies.size))) {
    // Converted meanwhile: in the clear, or sealed, it must not stay there.
    await removeSound(folder, call);
    return undefined;
  }
  return copySound(folder, call, lies);
}

async function lineRow(copying: Copying, { table, call, row }: PlacedRow): Promise<object> {
  if (table !== 'audio') return row;
  const { content, ...rest } = row as AudioRow;
  const sound = await soundMark(copying, call, content);
  const seal = 'sealed' in content ? { keyId: content.keyId, bytes: content.bytes, whole: content.whole } : undefined;
  return { ...rest, ...(sound && { sound }), ...(seal && { seal }) } satisfies AudioLine;
}

/**
 * Writes rows and deletions to the copy; when it ends, they are on the disk. Of a deleted call nothing is left but that
 * it was deleted, and of settings no older ones: they may hold a key that was taken out.
 */
export async function writeCopy(copying: Copying, { rows, deleted }: Written): Promise<void> {
  if (rows.length + deleted.length === 0) return;
  const { database, folder, store, slices } = copying;
  const batch = (store.head?.batch ?? 0) + 1;
  const lines: RowLine[] = [];
  for (const placedRow of rows) {
    const { call, table, key, at } = placedRow;
    lines.push({ call, table, key, batch, at, row: await lineRow(copying, placedRow) });
  }
  const calls = [...new Set(rows.map(({ call }) => call))].filter((call) => call !== '');
  for (const [call, row] of await readWishes(database, calls))
    lines.push({ call, table: 'jobs', key: '', batch, at: 0, row });
  for (const place of deleted) lines.push({ ...place, batch });
  store.append(lines, await headFor(copying));
  for (const { call, table } of deleted) {
    if (table === 'calls' || table === 'audio') await removeSound(folder, call);
    if (table === 'calls' || table === 'recordings') await slices.remove(call);
  }
  await putAwayPrivate(copying, lines);
  await store.putAwayWhenLong();
}

/** What must not linger in a journal: deleted calls, their texts in calibration sessions, settings that were other ones. */
export async function putAwayPrivate({ store }: Copying, lines: readonly RowLine[]): Promise<void> {
  const gone = ({ table, row }: RowLine) => row === undefined && (table === 'calls' || table === 'calibrations');
  const touched = lines.filter((line) => line.table === 'settings' || gone(line));
  if (touched.length > 0) await store.putAway(new Set(touched.map(({ call }) => shardOf(call))));
}

/** Copies slices of a recording that goes on, as far as there is room. */
export async function writeSlices(copying: Copying, keys: readonly [CallId, number][]): Promise<void> {
  const { database, slices } = copying;
  for (let from = 0; from < keys.length; from += SLICES_AT_ONCE) {
    const rows = await database.slices.bulkGet(keys.slice(from, from + SLICES_AT_ONCE) as [CallId, number][]);
    const byRecording = groupBy(
      rows.filter((row) => row !== undefined),
      ({ recordingId }) => recordingId,
    );
    for (const [recording, own] of byRecording) {
      const bytes = own.reduce((sum, { pcm }) => sum + pcm.byteLength, 0);
      if (await copying.hasRoom(bytes)) await slices.append(recording, own);
    }
  }
}

/** Says anew what the copy knows about the database; that everything was copied once; which batch it comes after; by whom it is sealed, '' = nobody. */
export async function markHead(
  copying: Copying,
  said: { whole?: true; after?: number; sealedBy?: string } = {},
): Promise<void> {
  copying.store.append([], await headFor(copying, said));
}
