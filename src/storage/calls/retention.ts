import type { CallId } from '@/domain/call';
import {
  type Announced,
  type Due,
  dueBy,
  dueCount,
  NOTHING_DUE,
  type RetentionRule,
  retentionStep,
} from '@/domain/retention';
import { readFact, writeFact } from '../browser/kept-facts';
import { getSettings } from '../browser/settings';
import { storing } from '../browser/storage-failure';
import { db, durableDb } from '../database';
import { deleteCall } from './calls';
import { deleteBinned } from './waste-bin';

/** What this rule would take away now; reads every call's row. */
export async function dueNow(rule: RetentionRule): Promise<Due> {
  return dueBy(rule, await db.calls.toArray(), Date.now());
}

/** What goes next, and since when that is said; nothing where none is announced. */
export async function announcedDue(): Promise<Announced> {
  return (await readFact(db, 'retention')) ?? { at: 0, due: NOTHING_DUE };
}

/** Whether the rule still says so, and nothing is left to be done for the call. */
function isStill(part: 'sound' | 'calls', id: CallId, rule: RetentionRule): Promise<boolean> {
  const { calls, jobs } = durableDb;
  return durableDb.transaction('r', [calls, jobs], async () => {
    const [call, open] = await Promise.all([
      calls.get(id),
      jobs
        .where('callId')
        .equals(id)
        .filter(({ state }) => state !== 'done')
        .count(),
    ]);
    return call !== undefined && open === 0 && dueBy(rule, [call], Date.now())[part].length > 0;
  });
}

/** Deletes the sound of a call with everything made from it to look at or to play; the rest of the call stays. */
async function removeSound(id: CallId): Promise<void> {
  const { calls, audio, peaks, playbackCopies } = durableDb;
  await storing(() =>
    durableDb.transaction('rw', [calls, audio, peaks, playbackCopies], async () => {
      const call = await calls.get(id);
      if (call === undefined) return;
      const { audio: _sound, ...rest } = call;
      const at = Date.now();
      await Promise.all([
        calls.put({ ...rest, soundRemovedAt: at, updatedAt: at }),
        audio.delete(id),
        peaks.delete(id),
        playbackCopies.delete(id),
      ]);
    }),
  );
}

/**
 * Takes away what was announced a day ago and is still due, and announces what goes next. Called again and again it does
 * nothing more; a call that is changed, opened anew or waited for meanwhile stays.
 */
export async function keepRetention(): Promise<void> {
  const rule = await getSettings();
  const due = await dueNow(rule);
  const before = await readFact(db, 'retention');
  const { act, announce } = retentionStep(due, before, Date.now());
  for (const id of act.sound) if (await isStill('sound', id, rule)) await removeSound(id);
  for (const id of act.calls) if (await isStill('calls', id, rule)) await deleteCall(id);
  await deleteBinned(act.bin);
  // Nothing announced is what is known already, at nearly every start.
  if (dueCount(announce.due) + dueCount(before?.due ?? NOTHING_DUE) === 0) return;
  await storing(() => writeFact(durableDb, 'retention', announce));
}

/** Looked at this often while a page lives: an app on the home screen may not be started anew for weeks. */
const EVERY_MS = 60 * 60 * 1000;

/** `keepRetention` now and from time to time, in one tab at a time. */
export function startRetention(): void {
  const look = () => {
    const once = () => keepRetention().catch((error: unknown) => console.warn(`Retention waits: ${String(error)}`));
    void navigator.locks?.request('callmark-retention', { ifAvailable: true }, (lock) => lock && once());
  };
  look();
  setInterval(look, EVERY_MS);
}
