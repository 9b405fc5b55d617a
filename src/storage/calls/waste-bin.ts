import { type Call, type CallId, isBinned } from '@/domain/call';
import type { Job } from '@/domain/jobs/job';
import { nextJobState } from '@/domain/jobs/job-machine';
import { storing } from '../browser/storage-failure';
import { type CallmarkDatabase, db, durableDb } from '../database';
import { removalKey } from '../team/note-pushes';
import { deleteCall } from './calls';
import { writeSearchRow } from './search-index';

/**
 * Puts calls into the waste bin, each whole: lists, search and queue know it no more, and everything of it stays until it
 * is deleted for good (D292). Calls that are there already, or gone, are left alone. Gives the jobs that were stopped.
 */
export function binCalls(ids: readonly CallId[], database: CallmarkDatabase = durableDb): Promise<Job[]> {
  const { calls, search, jobs, binnedJobs } = database;
  return storing(() =>
    database.transaction('rw', [calls, search, jobs, binnedJobs], async () => {
      const at = Date.now();
      const found = (await calls.bulkGet([...ids])).filter((call) => call !== undefined && !isBinned(call));
      const binned = found.flatMap((call) => (call === undefined ? [] : { ...call, binnedAt: at, updatedAt: at }));
      const gone = binned.map(({ id }) => id);
      const stopped = await jobs.where('callId').anyOf(gone).toArray();
      await Promise.all([
        calls.bulkPut(binned),
        search.bulkDelete(gone),
        jobs.bulkDelete(stopped.map(({ id }) => id)),
        binnedJobs.bulkPut(stopped),
      ]);
      return stopped;
    }),
  );
}

/** Takes calls out of the bin again, and they are no longer to be taken from everybody; what was still to be done for them is queued as it was. */
export function restoreCalls(ids: readonly CallId[], database: CallmarkDatabase = durableDb): Promise<void> {
  const { calls, search, jobs, binnedJobs, transcripts, team } = database;
  return storing(() =>
    database.transaction('rw', [calls, search, jobs, binnedJobs, transcripts, team], async () => {
      await team.bulkDelete(ids.map(removalKey));
      const found = await calls.bulkGet([...ids]);
      for (const call of found) {
        if (call === undefined || !isBinned(call)) continue;
        const { binnedAt: _binned, ...kept } = call;
        await calls.put({ ...kept, updatedAt: Date.now() });
        const [transcript, held] = await Promise.all([
          transcripts.get(call.id),
          binnedJobs.where('callId').equals(call.id).toArray(),
        ]);
        await writeSearchRow(database, kept, { transcript: transcript?.text ?? '' });
        // Whoever ran one lost it when the call went.
        const due = held.map((job) => nextJobState(job, { type: 'released' }) ?? job);
        await Promise.all([jobs.bulkPut(due), binnedJobs.bulkDelete(held.map(({ id }) => id))]);
      }
    }),
  );
}

/** What is in the bin, what came last in front. */
export async function listBinned(): Promise<Call[]> {
  return (await db.calls.where('binnedAt').above(0).toArray()).sort(
    (one, two) => (two.binnedAt ?? 0) - (one.binnedAt ?? 0),
  );
}

/** Deletes calls for good, one after the other; of those named only what is in the bin by now. */
export async function deleteBinned(ids: readonly CallId[]): Promise<void> {
  const { calls } = durableDb;
  for (const id of ids) {
    await deleteCall(id, async () => {
      const call = await calls.get(id);
      return call !== undefined && isBinned(call);
    });
  }
}
