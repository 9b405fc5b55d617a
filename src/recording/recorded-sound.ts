import { sniffFile } from '@/audio/files/sniff';
import type { CallId } from '@/domain/call';
import { loadChunk } from '@/domain/load-chunk';
import { getAudio, getPlaybackCopy, putPlaybackCopy } from '@/storage/calls/audio';

/** Makes the copy that plays where the file itself would play other words; null = it needs none. */
export type MakeCopy = (blob: Blob, signal: AbortSignal) => Promise<Blob | null>;

const makeCopyInWorker: MakeCopy = async (blob, signal) => {
  const { preparePlayback } = await loadChunk(() => import('@/audio/files/playback-copy'));
  return preparePlayback(blob, signal);
};

/**
 * A call's stored sound as it plays right: itself, or the copy of an MP3 of varying rate, made once and kept; an MP3 is read
 * through once to know. Rejects only when `signal` is aborted: what can't be copied plays as it is.
 */
export async function playedSound(
  callId: CallId,
  stored: Blob,
  signal: AbortSignal,
  makeCopy: MakeCopy = makeCopyInWorker,
): Promise<Blob> {
  const kept = await getPlaybackCopy(callId);
  if (kept !== undefined || (await sniffFile(stored)) !== 'mp3') return kept ?? stored;
  try {
    const copy = await makeCopy(stored, signal);
    // A full disk costs reading it through next time, not the playing now.
    await putPlaybackCopy(callId, copy).catch(() => undefined);
    return copy ?? stored;
  } catch (error) {
    if (signal.aborted) throw error;
    return stored;
  }
}

/** What a call's turns are heard in: asked once, since an MP3 is read through before it is known to play right (VBR). */
export function recordedSound(callId: CallId, makeCopy?: MakeCopy): () => Promise<Blob | undefined> {
  const read = async () => {
    const stored = await getAudio(callId);
    return stored && playedSound(callId, stored.blob, new AbortController().signal, makeCopy);
  };
  let sound: Promise<Blob | undefined> | null = null;
  return () => {
    sound ??= read().catch((error: unknown) => {
      sound = null;
      throw error;
    });
    return sound;
  };
}
