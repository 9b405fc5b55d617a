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

/** Whether the rule still says so, and nothing is left to be done for the call; in the transaction that takes it away. */
async function isStill(part: 'sound' | 'calls', id: CallId, rule: RetentionRule): Promise<boolean> {
  const { calls, jobs } = durableDb;
  const [call, open] = await Promise.all([
    calls.get(id),
    jobs
      .where('callId')
      .equals(id)
      .filter(({ state }) => state !== 'done')
      .count(),
  ]);
  return call !== undefined && open === 0 && dueBy(rule, [call], Date.now())[part].length > 0;
}

/** Deletes the sound of a call with everything made from it to look at or to play; the rest of the call stays. */
async function removeSound(id: CallId, rule: RetentionRule): Promise<void> {
  const { calls, jobs, audio, peaks, playbackCopies } = durableDb;
  await storing(() =>
    durableDb.transaction('rw', [calls, jobs, audio, peaks, playbackCopies], async () => {
      const call = await calls.get(id);
      if (call === undefined || !(await isStill('sound', id, rule))) return;
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

/** A look at which nothing is due is written down this seldom: at nearly every start nothing is. */
const WRITE_MS = 24 * 60 * 60 * 1000;

/**
 * Takes away what was announced and is still due, and announces what goes next. Called again and again it does nothing
 * more; a call that is changed, opened anew or waited for meanwhile stays. `isSeen`: somebody has the app before them.
 */
export async function keepRetention(isSeen: boolean): Promise<void> {
  const rule = await getSettings();
  const due = await dueNow(rule);
  const before = await readFact(db, 'retention');
  const now = Date.now();
  const { act, announce } = retentionStep(due, before, now, isSeen);
  for (const id of act.sound) await removeSound(id, rule);
  for (const id of act.calls) await deleteCall(id, () => isStill('calls', id, rule));
  await deleteBinned(act.bin);
  const isNothing = dueCount(announce.due) + dueCount(before?.due ?? NOTHING_DUE) === 0;
  if (isNothing && Math.abs(now - (before?.lookedAt ?? 0)) < WRITE_MS) return;
  await storing(() => writeFact(durableDb, 'retention', announce));
}
