import type { CallId } from '@/domain/call';
import type { CallDocument } from '@/domain/callmark-file/call-document';
import { mergeCall, sameCall } from '@/domain/callmark-file/merge-call';
import { failureOf } from '@/domain/failure';
import { checkStored, type StoredContent, soundPlace, storingSound } from '../blobs';
import { readFact, writeFact } from '../browser/kept-facts';
import { storing } from '../browser/storage-failure';
import { removeCall } from '../calls/remove-call';
import { durableDb } from '../database';
import { enqueueJobs } from '../jobs/job-rows';
import { countTaken, type FileName, importBegun, importEnded } from './broken-imports';
import { documentOf, documentTables, putDocument } from './call-rows';
import { takePeople } from './devices';
import { checkedEntry, documentIn, EntryError, type EntryTrouble, type OpenFile } from './open-callmark';
import type { ImportPlan, PlannedCall } from './plan-import';
import { putCards } from './take-cards';
import type { Watching } from './watching';

export interface Imported {
  added: CallId[];
  changed: CallId[];
  broken: { title: string; trouble: EntryTrouble; detail: string }[];
  /** The device is full: what follows was left out. */
  full: boolean;
  /** It was cancelled: what was taken in until then stays. */
  cancelled: boolean;
  /** Jobs that were waiting where the file was made wait here. */
  queued: number;
}

export interface ImportOptions {
  /** What it is called: kept while it is taken in, for a page that dies over it. */
  file?: FileName;
  /** Calls whose sound is here under another id stay out. */
  leaveOutTwins: boolean;
  signal: AbortSignal;
  /** From 0 to 1, and how many calls are done. */
  onProgress: (share: number, calls: number) => void;
}

interface Sound {
  blob: Blob;
  digest: string;
}

const facts = () => durableDb.keptFacts;

async function countBrought(): Promise<void> {
  const backup = await readFact(durableDb, 'backup');
  if (backup !== undefined) await writeFact(durableDb, 'backup', { ...backup, brought: backup.brought + 1 });
}

/** One call, all of it or nothing, with what is here at that moment. Gives what it did, and how many jobs it queued. */
async function putCall(
  { people }: OpenFile,
  there: CallDocument,
  sound: Sound | undefined,
  content: StoredContent | undefined,
): Promise<{ did: 'added' | 'changed' | 'nothing'; queued: number; tookSound: boolean }> {
  const { id } = there.call;
  const given = sound && content && { content, digest: sound.digest };
  return durableDb.transaction('rw', [...documentTables(durableDb), facts(), durableDb.settings], async () => {
    await countTaken();
    const here = await documentOf(durableDb, id);
    if (here === undefined) {
      await putDocument(durableDb, there, given);
      await enqueueJobs(durableDb, id, there.wishes, Date.now());
      await countBrought();
      return { did: 'added' as const, queued: there.wishes.length, tookSound: given !== undefined };
    }
    const { whole } = mergeCall(here.whole, there, people.fromHere);
    const takesSound = here.sound === undefined && given !== undefined;
    if (!takesSound && sameCall(whole, here.whole)) return { did: 'nothing', queued: 0, tookSound: false };
    const updatedAt = Math.max(here.whole.call.updatedAt, there.call.updatedAt);
    const changed = { ...whole, call: { ...whole.call, updatedAt } };
    await putDocument(durableDb, changed, takesSound ? given : undefined);
    await countBrought();
    return { did: 'changed', queued: 0, tookSound: takesSound };
  });
}

async function takeCall(
  open: OpenFile,
  { entry }: PlannedCall,
  watching: Watching,
): Promise<Awaited<ReturnType<typeof putCall>>> {
  const there = await documentIn(open, entry, watching.signal);
  const blob = entry.sound && (await checkedEntry(open.zip, entry.sound, watching));
  const mime = there.audio?.mime ?? '';
  const sound = blob && entry.sound && { blob: blob.slice(0, blob.size, mime), digest: entry.sound.sha256 };
  watching.signal.throwIfAborted();
  const put = await (sound === undefined
    ? storing(() => putCall(open, there, undefined, undefined))
    : storingSound(sound.blob, soundPlace(entry.id), (content) => putCall(open, there, sound, content)));
  if (put.tookSound && sound !== undefined) {
    try {
      checkStored((await durableDb.audio.get(entry.id))?.content, sound.blob.size);
    } catch (failure) {
      if (put.did === 'added') await removeCall(durableDb, entry.id);
      else await durableDb.audio.delete(entry.id);
      await countTaken(-1).catch(() => undefined);
      throw failure;
    }
  }
  return put;
}

/** Names and scorecards, before the calls that need them. */
async function takeFirst({ manifest, people, cards }: OpenFile): Promise<void> {
  const { settings, scorecards } = durableDb;
  await storing(() =>
    durableDb.transaction('rw', [settings, scorecards], async () => {
      await takePeople(durableDb, manifest, people);
      await putCards(durableDb, cards);
    }),
  );
}

/** Whether a call of a plan will be taken in. */
export function isWanted({ fate }: PlannedCall, leaveOutTwins: boolean): boolean {
  if (fate.is === 'new') return !(leaveOutTwins && fate.twin !== undefined);
  return fate.is === 'merged';
}

/**
 * Takes in what the plan says, call by call, each whole with its checksums right, and nothing of one that is not. What a
 * human made later here stays. Ended in the middle, by whatever, it can be begun again: nothing comes twice.
 */
export async function runImport(plan: ImportPlan, options: ImportOptions): Promise<Imported> {
  const { file, leaveOutTwins } = options;
  if (file === undefined) return takeAll(plan, options);
  await importBegun(file, plan.calls.filter((call) => isWanted(call, leaveOutTwins)).length);
  let complete = false;
  try {
    const done = await takeAll(plan, options);
    complete = !done.cancelled && !done.full;
    return done;
  } finally {
    await importEnded(file, complete);
  }
}

async function takeAll(
  { open, calls }: ImportPlan,
  { leaveOutTwins, signal, onProgress }: ImportOptions,
): Promise<Imported> {
  const done: Imported = { added: [], changed: [], broken: [], full: false, cancelled: false, queued: 0 };
  for (const { entry, fate } of calls) if (fate.is === 'broken') done.broken.push({ title: entry.title, ...fate });
  const wanted = calls.filter((call) => isWanted(call, leaveOutTwins));
  const whole = wanted.reduce((sum, { entry }) => sum + (entry.sound?.bytes ?? 0) + entry.call.bytes, 0);
  let bytes = 0;
  let count = 0;
  const onBytes = (more: number) => {
    bytes += more;
    onProgress(whole === 0 ? 1 : Math.min(1, bytes / whole), count);
  };
  await takeFirst(open);
  for (const call of wanted) {
    try {
      signal.throwIfAborted();
      const { did, queued } = await takeCall(open, call, { signal, onBytes });
      if (did !== 'nothing') done[did].push(call.entry.id);
      done.queued += queued;
    } catch (error) {
      if (signal.aborted) return { ...done, cancelled: true };
      const failure = failureOf(error);
      if (failure.kind === 'storage-full') return { ...done, full: true };
      const entry = error instanceof EntryError ? error : new EntryError('storing', String(error));
      done.broken.push({ title: call.entry.title, trouble: entry.trouble, detail: entry.detail });
    }
    count += 1;
    onBytes(call.entry.call.bytes);
  }
  return done;
}
