import type { RecordingOutcome, RecordingStore } from '@/domain/recording';
import { finishRecording, type RecordingFormat } from './recording/finish-recording';
import { holdRecording } from './recording/recording-lock';

/**
 * Makes calls of the recordings whose page is gone (crash, kill, reload, empty battery), one after the other. Those that
 * a page still makes are left alone.
 */
export async function recoverRecordings(
  store: RecordingStore,
  format: RecordingFormat,
  hold: typeof holdRecording = holdRecording,
): Promise<RecordingOutcome[]> {
  const outcomes: RecordingOutcome[] = [];
  for (const id of await store.unfinished()) {
    const release = await hold(id);
    if (release === null) continue;
    try {
      // Finished by another page between the look and the lock.
      if ((await store.unfinished()).includes(id)) outcomes.push(await finishRecording(store, id, format));
    } finally {
      release();
    }
  }
  return outcomes;
}
