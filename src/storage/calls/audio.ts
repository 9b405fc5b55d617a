import type { Table } from 'dexie';
import type { CallId } from '@/domain/call';
import { checkStored, copyPlace, openContent, soundPlace, storingSound } from '../blobs';
import { storing } from '../browser/storage-failure';
import { type AudioRow, db, durableDb } from '../database';
import { enqueueJobs } from '../jobs/job-rows';

/** A call's sound with what its transcription was asked for by. */
export type StoredAudio = Omit<AudioRow, 'callId' | 'content'> & { blob: Blob };

export async function getAudio(callId: CallId, database = db): Promise<StoredAudio | undefined> {
  const row = await database.audio.get(callId);
  if (row === undefined) return undefined;
  const { callId: _, content, ...rest } = row;
  return { ...rest, blob: await openContent(content, soundPlace(callId), row.mime) };
}

/** Queues a transcription in the place of any that is not done; one that runs loses its job at its next heartbeat. */
async function transcribeAnew(callId: CallId, captions: boolean): Promise<void> {
  const { jobs } = durableDb;
  const before = await jobs.where('callId').equals(callId).toArray();
  const open = before.filter(({ kind, state }) => kind === 'transcribe' && state !== 'done');
  await jobs.bulkDelete(open.map(({ id }) => id));
  await enqueueJobs(durableDb, callId, [{ kind: 'transcribe', service: '', captions }], Date.now());
}

/** Adds captions to a call's audio: they are its transcript, whatever it waited for so far. */
export async function attachCaptions(callId: CallId, captions: { name: string; text: string }): Promise<void> {
  const { audio, jobs } = durableDb;
  await storing(() =>
    durableDb.transaction('rw', [audio, jobs], async () => {
      if ((await audio.update(callId, { captions })) > 0) await transcribeAnew(callId, true);
    }),
  );
}

/** Has the sound itself transcribed, by whoever does it here, although there are captions. */
export async function transcribeSound(callId: CallId): Promise<void> {
  const { audio, jobs } = durableDb;
  await storing(() =>
    durableDb.transaction('rw', [audio, jobs], async () => {
      if ((await audio.where('callId').equals(callId).count()) > 0) await transcribeAnew(callId, false);
    }),
  );
}

export interface StoredPeaks {
  channels: Float32Array[];
  durationS: number;
}

export async function getPeaks(callId: CallId): Promise<StoredPeaks | undefined> {
  const row = await db.peaks.get(callId);
  return row && { channels: row.channels, durationS: row.durationS };
}

/** Writes unless the call was deleted while this was being made of its sound. False: it was. */
function keptWithCall(callId: CallId, table: Table, write: () => PromiseLike<unknown>): Promise<boolean> {
  return db.transaction('rw', [db.calls, table], async () => {
    if ((await db.calls.where('id').equals(callId).count()) === 0) return false;
    await write();
    return true;
  });
}

export async function putPeaks(callId: CallId, { channels, durationS }: StoredPeaks): Promise<void> {
  await storing(() => keptWithCall(callId, db.peaks, () => db.peaks.put({ callId, channels, durationS })));
}

/**
 * The remuxed copy that plays exactly where the original would not (VBR MP3); the original is what is sent. Null = it needs
 * none, undefined = nobody knows yet.
 */
export async function getPlaybackCopy(callId: CallId): Promise<Blob | null | undefined> {
  const row = await db.playbackCopies.get(callId);
  return row && (row.content === undefined ? null : openContent(row.content, copyPlace(callId), row.mime));
}

export async function putPlaybackCopy(callId: CallId, blob: Blob | null): Promise<void> {
  if (blob === null) {
    await storing(() => keptWithCall(callId, db.playbackCopies, () => db.playbackCopies.put({ callId, mime: '' })));
    return;
  }
  const kept = await storingSound(blob, copyPlace(callId), (content) =>
    keptWithCall(callId, db.playbackCopies, () => db.playbackCopies.put({ callId, mime: blob.type, content })),
  );
  if (kept) checkStored((await db.playbackCopies.get(callId))?.content, blob.size);
}

/** What opening the file once has told: duration in seconds, whether this browser can play it, its true type, its digest. */
export async function setAudioFacts(
  callId: CallId,
  facts: { durationS?: number; playable?: boolean; mime?: string; digest?: string },
): Promise<void> {
  await storing(() =>
    db.transaction('rw', db.calls, async () => {
      const call = await db.calls.get(callId);
      if (call?.audio !== undefined) await db.calls.put({ ...call, audio: { ...call.audio, ...facts } });
    }),
  );
}
