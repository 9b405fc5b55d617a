import type { CallId } from '@/domain/call';
import type { ManifestCall } from '@/domain/callmark-file/manifest';
import { mergeCall, sameCall } from '@/domain/callmark-file/merge-call';
import { openContent, soundPlace } from '../blobs';
import { storageUse } from '../calls/calls';
import { db } from '../database';
import { documentOf, documentTables } from './call-rows';
import { documentIn, EntryError, type EntryTrouble, type OpenFile } from './open-callmark';
import { watchedDigest } from './watching';

/** What would become of a call of the file. */
export type Fate =
  /** `twin`: the title of a call here that has the same sound under another id. */
  | { is: 'new'; twin?: string }
  /** All of it is here. */
  | { is: 'same' }
  /** What is here is newer, and stays. */
  | { is: 'older' }
  /** The file knows something that is not here; `beside`: a text is kept beside the call's own. */
  | { is: 'merged'; beside: boolean }
  | { is: 'broken'; trouble: EntryTrouble; detail: string };

export interface PlannedCall {
  entry: ManifestCall;
  fate: Fate;
  /** In the waste bin of this device. */
  binnedHere: boolean;
}

export interface ImportPlan {
  open: OpenFile;
  calls: PlannedCall[];
  /** Bytes that would be added, and that the browser gives at most; null where it does not say. */
  room: { needed: number; free: number | null };
}

async function fateHere(open: OpenFile, entry: ManifestCall, signal: AbortSignal): Promise<Fate> {
  const here = await db.transaction('r', documentTables(db), () => documentOf(db, entry.id));
  if (here === undefined) return { is: 'new' };
  const there = await documentIn(open, entry, signal);
  const { whole, keptBeside } = mergeCall(here.whole, there, open.people.fromHere);
  const bringsSound = here.sound === undefined && entry.sound !== undefined;
  if (bringsSound || !sameCall(whole, here.whole)) return { is: 'merged', beside: keptBeside };
  return sameCall(there, here.whole) ? { is: 'same' } : { is: 'older' };
}

function checkSizes({ zip }: OpenFile, { call, sound }: ManifestCall): void {
  for (const mark of sound ? [call, sound] : [call]) {
    const bytes = zip.bytesOf(mark.path);
    if (bytes === undefined) throw new EntryError('missing');
    if (bytes !== mark.bytes) throw new EntryError('size', `${bytes} of ${mark.bytes} bytes`);
  }
}

/** Calls here by the size of their sound: only those of the same size are worth a checksum. */
async function soundsBySize(): Promise<Map<number, { id: CallId; title: string; digest?: string }[]>> {
  const sounds = new Map<number, { id: CallId; title: string; digest?: string }[]>();
  await db.calls.each(({ id, title, audio, binnedAt }) => {
    if (audio === undefined || binnedAt !== undefined) return;
    const { bytes, digest } = audio;
    sounds.set(bytes, [...(sounds.get(bytes) ?? []), { id, title, ...(digest !== undefined && { digest }) }]);
  });
  return sounds;
}

async function twinOf(
  { id, sound }: ManifestCall,
  sounds: Awaited<ReturnType<typeof soundsBySize>>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const candidates = sound === undefined ? [] : (sounds.get(sound.bytes) ?? []);
  for (const one of candidates.filter((other) => other.id !== id)) {
    if (one.digest === undefined) {
      const row = await db.audio.get(one.id);
      if (row === undefined) continue;
      const content = await openContent(row.content, soundPlace(one.id), row.mime);
      one.digest = await watchedDigest(content, { signal, onBytes: () => undefined });
    }
    if (one.digest === sound?.sha256) return one.title;
  }
  return undefined;
}

/** What would happen, call by call; nothing is stored. Rejects with the signal's reason. */
export async function planImport(
  open: OpenFile,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<ImportPlan> {
  const [ids, sounds] = await Promise.all([db.calls.toCollection().primaryKeys(), soundsBySize()]);
  const known = new Set(ids);
  const binned = new Set(await db.calls.where('binnedAt').above(0).primaryKeys());
  const { calls } = open.manifest;
  const planned: PlannedCall[] = [];
  let needed = 0;
  for (const entry of calls) {
    signal.throwIfAborted();
    const fate = await fateOf(open, entry, known, sounds, signal);
    planned.push({ entry, fate, binnedHere: binned.has(entry.id) });
    if (fate.is === 'new') needed += entry.call.bytes + (entry.sound?.bytes ?? 0);
    onProgress(planned.length / calls.length);
  }
  const { usedBytes, quotaBytes } = await storageUse();
  return { open, calls: planned, room: { needed, free: quotaBytes > 0 ? Math.max(0, quotaBytes - usedBytes) : null } };
}

async function fateOf(
  open: OpenFile,
  entry: ManifestCall,
  known: ReadonlySet<CallId>,
  sounds: Awaited<ReturnType<typeof soundsBySize>>,
  signal: AbortSignal,
): Promise<Fate> {
  try {
    checkSizes(open, entry);
    if (known.has(entry.id)) return await fateHere(open, entry, signal);
    const twin = await twinOf(entry, sounds, signal);
    return { is: 'new', ...(twin !== undefined && { twin }) };
  } catch (error) {
    if (error instanceof EntryError) return { is: 'broken', trouble: error.trouble, detail: error.detail };
    throw error;
  }
}
