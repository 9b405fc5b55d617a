import type { CallId, SoundGap } from '@/domain/call';
import { FailureError } from '@/domain/failure';
import type { RecordingCall, StorageRoom } from '@/domain/live/recording';
import { keepStorage } from '../browser/keep-storage';
import { storing } from '../browser/storage-failure';
import { durableDb } from '../database';
import { storageUse } from './calls';
import { createAudioCall } from './create-call';
import { removeRecording, slicesFrom } from './recording-rows';

/** A minute of sound: what is in memory at a time while a recording is put together. */
const BATCH = 30;

/** Asks the browser to keep what is stored, and how much more it takes. Firefox asks its user: nobody waits for the answer. */
async function room(): Promise<StorageRoom> {
  keepStorage().catch(() => undefined);
  const { usedBytes, quotaBytes } = await storageUse();
  if (quotaBytes === 0) return { usedShare: 0, freeBytes: Number.POSITIVE_INFINITY };
  return { usedShare: usedBytes / quotaBytes, freeBytes: Math.max(0, quotaBytes - usedBytes) };
}

/** Blobs of Blobs: the sound goes to the browser's own storage batch by batch, however long it is. */
async function read(id: CallId): Promise<Blob> {
  const parts: Blob[] = [];
  for (let seq = 0; ; ) {
    const slices = await slicesFrom(durableDb, id, seq).limit(BATCH).toArray();
    const last = slices.at(-1);
    if (last === undefined) return new Blob(parts);
    parts.push(new Blob(slices.map(({ pcm }) => pcm)));
    seq = last.seq + 1;
  }
}

async function finish(id: CallId, file: Blob, extension: 'wav' | 'mp3', seconds: number): Promise<void> {
  const recording = await durableDb.recordings.get(id);
  if (recording === undefined) throw new FailureError({ kind: 'missing-audio' });
  // Stored before, by a page that died right after it.
  if ((await durableDb.calls.get(id)) === undefined) {
    const { startedAt, ...call } = recording;
    const fileName = `${call.title.replace(/[^\p{L}\p{N}]+/gu, '-')}.${extension}`;
    await createAudioCall({ ...call, file, fileName, source: 'recording', createdAt: startedAt, durationS: seconds });
  }
  await removeRecording(durableDb, id);
}

/** False: the recording is not there any more, since everything was cleared under it; the slice is. */
async function append(recordingId: CallId, seq: number, pcm: ArrayBuffer): Promise<boolean> {
  const { recordings, slices } = durableDb;
  return durableDb.transaction('rw', [recordings, slices], async () => {
    await slices.put({ recordingId, seq, pcm });
    return (await recordings.where('id').equals(recordingId).count()) > 0;
  });
}

async function mark(id: CallId, gap: SoundGap): Promise<void> {
  const { recordings } = durableDb;
  await durableDb.transaction('rw', recordings, async () => {
    const { gaps = [] } = (await recordings.get(id)) ?? {};
    await recordings.update(id, { gaps: [...gaps, gap] });
  });
}

/** Recordings on their way to becoming calls (D9): slice by slice, each on the disk before the next is due. */
export const recordingStore = {
  room,
  /** Rejects with FailureError 'storage-full'; so does `append`. */
  begin: (call: RecordingCall): Promise<void> => storing(() => durableDb.recordings.put(call)).then(() => undefined),
  append: (recordingId: CallId, seq: number, pcm: ArrayBuffer): Promise<boolean> =>
    storing(() => append(recordingId, seq, pcm)),
  /** Keeps with the recording where sound was lost. */
  mark: (id: CallId, gap: SoundGap): Promise<void> => storing(() => mark(id, gap)),
  /** Everything so far as one Blob of samples. */
  read,
  /** Stores the call with its transcription job, then lets go of the slices. */
  finish,
  /** Lets go of a recording without a sound in it. */
  drop: (id: CallId): Promise<void> => removeRecording(durableDb, id),
  /** Recordings that were begun and not finished, by whatever page. */
  unfinished: (): Promise<CallId[]> => durableDb.recordings.toCollection().primaryKeys(),
};

export type RecordingStore = typeof recordingStore;
