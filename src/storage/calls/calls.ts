import { type Call, type CallId, isBinned } from '@/domain/call';
import { storing } from '../browser/storage-failure';
import { db, durableDb } from '../database';
import { readNamer } from '../team/namer';
import { removeCall } from './remove-call';
import { findCalls, writeSearchRow } from './search-index';
import { searchPieces } from './search-text';
import { forgetSpeech } from './speech-cache';

/** One change of a call's own row, with what the search knows of it; a call that is gone is left gone. */
async function changeCall(id: CallId, change: (call: Call) => Call): Promise<void> {
  const { calls, search } = durableDb;
  const named = await storing(() => readNamer(durableDb));
  await storing(() =>
    durableDb.transaction('rw', [calls, search], async () => {
      const call = await calls.get(id);
      if (call === undefined) return;
      const at = Date.now();
      const changed = named(call, change(call), at);
      await calls.put({ ...changed, updatedAt: at });
      if (changed.title !== call.title) await writeSearchRow(durableDb, changed, {});
    }),
  );
}

/** Undefined where it was deleted, or is in the waste bin. */
export async function getCall(id: CallId): Promise<Call | undefined> {
  const call = await db.calls.get(id);
  return call === undefined || isBinned(call) ? undefined : call;
}

/** Whether there is a call of this id, in the waste bin too. */
export async function isStored(id: CallId): Promise<boolean> {
  return (await db.calls.where('id').equals(id).count()) > 0;
}

export interface CallQuery {
  search: string;
  limit: number;
  offset: number;
}

/**
 * A page of the calls, newest first, and how many there are in all. `search` looks into titles and transcripts, without
 * regard to case and diacritics; every word
 * must be found. Never reads audio or transcripts, so 10,000 calls are fine.
 */
export async function listCalls({ search, limit, offset }: CallQuery): Promise<{ calls: Call[]; total: number }> {
  if (searchPieces(search).length === 0) {
    const [calls, total] = await Promise.all([
      db.calls
        .orderBy('createdAt')
        .reverse()
        .filter((call) => !isBinned(call))
        .offset(offset)
        .limit(limit)
        .toArray(),
      countCalls(),
    ]);
    return { calls, total };
  }
  const found = await findCalls(db, search);
  const page = await db.calls.bulkGet(found.slice(offset, offset + limit));
  return { calls: page.filter((call) => call !== undefined), total: found.length };
}

/** Reads what a search needs, so that the first typed letter is as quick as the next; call when a search box shows up. */
export async function prepareSearch(): Promise<void> {
  await findCalls(db, '');
}

/** All calls but those in the waste bin, newest first. */
export async function listCallIds(): Promise<CallId[]> {
  const calls = await db.calls.orderBy('createdAt').reverse().toArray();
  return calls.flatMap((call) => (isBinned(call) ? [] : [call.id]));
}

/** Those in the waste bin left out. */
export async function countCalls(): Promise<number> {
  const [all, binned] = await db.transaction('r', db.calls, () => Promise.all([db.calls.count(), countBinned()]));
  return all - binned;
}

export function countBinned(): Promise<number> {
  return db.calls.where('binnedAt').above(0).count();
}

export function renameCall(id: CallId, title: string): Promise<void> {
  return changeCall(id, (call) => ({ ...call, title }));
}

/**
 * Keeps the scoring type chosen for a call that has no score yet. Looking at another type of one that was scored changes
 * nothing; scoring it by that type does (`requestScore`).
 */
export async function setCallService(id: CallId, service: string): Promise<void> {
  const { calls, results } = durableDb;
  await storing(() =>
    durableDb.transaction('rw', [calls, results], async () => {
      const scores = results.where('[callId+kind+service]').between([id, 'score', ''], [id, 'score', '\uffff']);
      const [call, scored] = await Promise.all([calls.get(id), scores.count()]);
      if (call === undefined || scored > 0) return;
      await calls.put({ ...call, service, updatedAt: Date.now() });
    }),
  );
}

export function setCallLanguage(id: CallId, language: string): Promise<void> {
  return changeCall(id, (call) => ({ ...call, language }));
}

/**
 * Deletes a call with its audio, transcript, results, evaluations, jobs and spoken turns. `may`: asked in the same transaction,
 * since another window may just have taken it back.
 */
export async function deleteCall(id: CallId, may?: () => Promise<boolean>): Promise<void> {
  await storing(() => removeCall(durableDb, id, may));
  await forgetSpeech(id);
}

/** What this app keeps on the device and what the browser says it may; the latter is a guess, never a promise. */
export async function storageUse(): Promise<{ usedBytes: number; quotaBytes: number }> {
  const { usage = 0, quota = 0 } = (await globalThis.navigator?.storage?.estimate?.()) ?? {};
  return { usedBytes: usage, quotaBytes: quota };
}
