import type { Call, CallId } from '@/domain/call';
import { storing } from '../browser/storage-failure';
import { db, durableDb } from '../database';
import { removeCall } from './remove-call';
import { findCalls, writeSearchRow } from './search-index';
import { searchPieces } from './search-text';
import { forgetSpeech } from './speech-cache';

export { type AudioCallInput, createAudioCall, createTypedCall, type TypedCallInput } from './create-call';

/** One change of a call's own row, with what the search knows of it; a call that is gone is left gone. */
async function changeCall(id: CallId, change: (call: Call) => Call): Promise<void> {
  const { calls, search } = durableDb;
  await storing(() =>
    durableDb.transaction('rw', [calls, search], async () => {
      const call = await calls.get(id);
      if (call === undefined) return;
      const changed = change(call);
      await calls.put({ ...changed, updatedAt: Date.now() });
      if (changed.title !== call.title) await writeSearchRow(durableDb, changed, {});
    }),
  );
}

export function getCall(id: CallId): Promise<Call | undefined> {
  return db.calls.get(id);
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
      db.calls.orderBy('createdAt').reverse().offset(offset).limit(limit).toArray(),
      db.calls.count(),
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

export function countCalls(): Promise<number> {
  return db.calls.count();
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

/** Deletes a call with its audio, transcript, results, evaluations, jobs and spoken turns. */
export async function deleteCall(id: CallId): Promise<void> {
  await storing(() => removeCall(durableDb, id));
  await forgetSpeech(id);
}

/** What this app keeps on the device and what the browser says it may; the latter is a guess, never a promise. */
export async function storageUse(): Promise<{ usedBytes: number; quotaBytes: number }> {
  const { usage = 0, quota = 0 } = (await globalThis.navigator?.storage?.estimate?.()) ?? {};
  return { usedBytes: usage, quotaBytes: quota };
}
