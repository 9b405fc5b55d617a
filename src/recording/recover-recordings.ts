import { holdRecording, isHeldHere } from '@/audio/recording/recording-lock';
import type { RecordingOutcome } from '@/domain/live/recording';
import type { RecordingStore } from '@/storage/calls/recordings';
import { finishRecording, type RecordingFormat } from './finish-recording';

/**
 * Makes calls of the recordings whose page is gone (crash, kill, reload, empty battery), each as soon as it is. One that
 * another page still makes is waited for, should that page die. What this page makes is not the recovery's: on a slow
 * start it came after the first recording began, and told its end a second time.
 */
export async function recoverRecordings(
  store: RecordingStore,
  format: RecordingFormat,
  onOutcome: (outcome: RecordingOutcome) => void,
  hold: typeof holdRecording = holdRecording,
): Promise<void> {
  const recover = async (id: string) => {
    const release = await hold(id);
    try {
      // Finished in the meantime, as it should be.
      if (!(await store.unfinished()).includes(id)) return;
      onOutcome(await finishRecording(store, id, format));
    } finally {
      release();
    }
  };
  const left = (await store.unfinished()).filter((id) => !isHeldHere(id));
  await Promise.all(left.map(recover));
}
