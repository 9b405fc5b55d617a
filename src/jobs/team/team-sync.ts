import type { CallId } from '@/domain/call';
import { digestOf } from '@/domain/digest';
import { FailureError, failureOf } from '@/domain/failure';
import type { ArchivedPart } from '@/domain/team/team-archive';
import { storing } from '@/storage/browser/storage-failure';
import { breakPush, endPush, nextPush } from '@/storage/team/push-queue';
import type { RemovedCall } from '@/storage/team/removals';
import { readSince, takeFound } from '@/storage/team/take-found';
import { archivedCall, storeTeamSound } from '@/storage/team/team-sound';
import { pushCall, type TeamWork } from './push-call';

/** Documents asked for at a time. */
const LIMIT = 100;
/** Of them, taken in by one transaction: whoever answers a question meanwhile waits for its end. */
const AT_ONCE = 25;

/** Sends every call that is due, and what belongs to none, one after the other; gives how many were acknowledged whole. Rejects where the device gives out. */
export async function pushAll(work: TeamWork, signal: AbortSignal): Promise<number> {
  const { database } = work;
  let done = 0;
  while (!signal.aborted) {
    const row = await nextPush(database, Date.now());
    if (row === undefined) break;
    try {
      await pushCall(work, row, signal);
      await storing(() => endPush(database, row));
      done += 1;
    } catch (error) {
      if (signal.aborted) break;
      const chance = { now: Date.now(), random: Math.random() };
      await breakPush(database, row, failureOf(error), chance);
    }
  }
  return done;
}

/**
 * Takes in whatever is new in the archive, a page at a time; where it goes on is stored with the last documents of a page, never before them.
 * `onRemoved`: calls that somebody took from everybody, with their transaction: what comes after it may fail, and they would never be told.
 */
export async function pullAll(
  { database, archive, membership }: TeamWork,
  signal: AbortSignal,
  onRemoved?: (removed: readonly RemovedCall[]) => void,
): Promise<void> {
  for (let more = true; more && !signal.aborted; ) {
    const { found, since, ...page } = await archive.changes(signal, await readSince(database), LIMIT);
    for (let from = 0; from === 0 || from < found.length; from += AT_ONCE) {
      const to = from + AT_ONCE;
      const isLast = to >= found.length;
      const { removed } = await takeFound(database, membership, found.slice(from, to), isLast ? since : undefined);
      if (removed.length > 0) onRemoved?.(removed);
    }
    more = page.more;
  }
}

/**
 * Brings the sound of a call here, part by part, each checked, and all of it against the digest that its author gave. `onShare` is given what has
 * come so far: a beginning, which browsers play of many formats.
 * Rejects with 'missing-audio' where the archive does not have all of it yet.
 */
export async function fetchSound(
  { archive }: Pick<TeamWork, 'archive'>,
  callId: CallId,
  signal: AbortSignal,
  onShare: (share: number, begun: Blob) => void,
): Promise<void> {
  const known = (await archivedCall(callId))?.sound?.sound;
  if (known === undefined) throw new FailureError({ kind: 'missing-audio' });
  const parts: ArchivedPart[] = await archive.parts(signal, callId, known.parts);
  const sorted = [...parts].sort((one, two) => one.number - two.number);
  if (sorted.length < known.parts) throw new FailureError({ kind: 'missing-audio' });
  const pieces: Blob[] = [];
  for (const part of sorted) {
    // A Blob a part: browsers keep them outside the page's own memory.
    pieces.push(new Blob([await archive.getPart(signal, part)]));
    onShare(pieces.length / known.parts, new Blob(pieces, { type: known.mime }));
  }
  const sound = new Blob(pieces, { type: known.mime });
  if (sound.size !== known.bytes || (await digestOf(sound)) !== known.sha256) {
    throw new FailureError({ kind: 'unreadable-answer', raw: '', detail: 'digest' });
  }
  await storeTeamSound(callId, sound, sorted);
}
