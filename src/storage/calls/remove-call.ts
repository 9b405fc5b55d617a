import type { CallId } from '@/domain/call';
import { readFact, writeFact } from '../browser/kept-facts';
import type { CallmarkDatabase } from '../database';
import { removeRecording } from './recording-rows';
import { removePieces } from './transcript-pieces';

/** Takes a call out of every table, all or nothing. A running attempt finds its fence gone and stores nothing. */
export async function removeCall(database: CallmarkDatabase, id: CallId, may?: () => Promise<boolean>): Promise<void> {
  await database.transaction(
    'rw',
    database.tables.filter((table) => table.name !== 'settings'),
    async () => {
      if (may !== undefined && !(await may())) return;
      const there = await database.calls.where('id').equals(id).count();
      const removed = (await readFact(database, 'removed')) ?? 0;
      await Promise.all([
        writeFact(database, 'removed', removed + there),
        database.calls.delete(id),
        database.audio.delete(id),
        database.peaks.delete(id),
        database.playbackCopies.delete(id),
        database.transcripts.delete(id),
        database.search.delete(id),
        database.results.where('callId').equals(id).delete(),
        database.evaluations.where('callId').equals(id).delete(),
        database.reviews.where('callId').equals(id).delete(),
        database.edits.where('callId').equals(id).delete(),
        database.jobs.where('callId').equals(id).delete(),
        database.binnedJobs.where('callId').equals(id).delete(),
        database.versions.where('callId').equals(id).delete(),
        database.turnDrafts.where('callId').equals(id).delete(),
        database.disputes.where('callId').equals(id).delete(),
        // Its text in calibration sessions; what was answered there stays.
        database.calibrations.where('callId').equals(id).delete(),
        removeRecording(database, id),
        removePieces(database, id),
      ]);
    },
  );
}
