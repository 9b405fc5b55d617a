import Dexie from 'dexie';
import type { CallId } from '@/domain/call';
import type { CallmarkDatabase } from '../database';

/** Key range of a recording's slices from `seq` on. */
export function slicesFrom(database: CallmarkDatabase, id: CallId, seq: number) {
  return database.slices.where('[recordingId+seq]').between([id, seq], [id, Dexie.maxKey]);
}

/** Lets go of a recording and its slices; part of the caller's transaction where there is one. */
export async function removeRecording(database: CallmarkDatabase, id: CallId): Promise<void> {
  await database.transaction('rw', [database.recordings, database.slices], async () => {
    await database.recordings.delete(id);
    await slicesFrom(database, id, 0).delete();
  });
}
