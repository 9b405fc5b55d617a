import { SNIFF_BYTES, sniffAudio } from '@/audio/files/sniff';
import type { CallId } from '@/domain/call';
import { loadChunk } from '@/domain/load-chunk';
import { getAudio, getPlaybackCopy, putPlaybackCopy } from '@/storage/calls/audio';

/** The copy that plays where the file itself would play other words; null = it needs none. */
export type MakeCopy = (blob: Blob) => Promise<Blob | null>;

const makeCopyInWorker: MakeCopy = async (blob) => {
  const { preparePlayback } = await loadChunk(() => import('@/audio/files/playback-copy'));
  return preparePlayback(blob, new AbortController().signal);
};

async function isMp3(blob: Blob): Promise<boolean> {
  return sniffAudio(new Uint8Array(await blob.slice(0, SNIFF_BYTES).arrayBuffer())) === 'mp3';
}

async function readSound(callId: CallId, makeCopy: MakeCopy): Promise<Blob | undefined> {
  const [copy, stored] = await Promise.all([getPlaybackCopy(callId), getAudio(callId)]);
  const blob = copy ?? stored?.blob;
  if (blob === undefined || copy !== undefined || !(await isMp3(blob))) return blob;
  const made = await makeCopy(blob).catch(() => null);
  if (made === null) return blob;
  // A full disk costs the copy next time, not the playing now.
  await putPlaybackCopy(callId, made).catch(() => undefined);
  return made;
}

/** What a call's turns are heard in: asked once, since an MP3 is read through before it is known to play right (VBR). */
export function recordedSound(callId: CallId, makeCopy: MakeCopy = makeCopyInWorker): () => Promise<Blob | undefined> {
  let sound: Promise<Blob | undefined> | null = null;
  return () => {
    sound ??= readSound(callId, makeCopy).catch((error: unknown) => {
      sound = null;
      throw error;
    });
    return sound;
  };
}
