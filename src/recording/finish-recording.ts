import { encodeMp3, encodeWav } from '@/audio/recording/encode';
import type { CallId } from '@/domain/call';
import { failureOf } from '@/domain/failure';
import { PCM_BYTES_PER_SECOND, type RecordingOutcome } from '@/domain/live/recording';
import type { RecordingStore } from '@/storage/calls/recordings';

export type RecordingFormat = 'wav' | 'mp3';

/** An encoder that fails must not keep a recording from becoming a call: WAV needs none. */
async function encode(pcm: Blob, format: RecordingFormat): Promise<{ file: Blob; extension: RecordingFormat }> {
  if (format === 'mp3') {
    const mp3 = await encodeMp3(pcm, { kbps: 96, infoFrame: true }).catch(() => null);
    if (mp3 !== null) return { file: mp3, extension: 'mp3' };
  }
  return { file: encodeWav(pcm), extension: 'wav' };
}

/**
 * Makes a call of the slices that are stored. When that fails they stay, for the next start of the app. `keptS`: how much its
 * recorder knows to have been stored; 0 = nothing, or nobody knows.
 */
export async function finishRecording(
  store: RecordingStore,
  id: CallId,
  format: RecordingFormat,
  keptS = 0,
): Promise<RecordingOutcome> {
  let seconds = keptS;
  try {
    const pcm = await store.read(id);
    seconds = pcm.size / PCM_BYTES_PER_SECOND;
    if (seconds === 0) {
      await store.drop(id);
      return keptS > 0 ? { type: 'cleared', seconds: keptS } : { type: 'empty' };
    }
    const { file, extension } = await encode(pcm, format);
    await store.finish(id, file, extension, seconds);
    return { type: 'stored', callId: id, seconds };
  } catch (error) {
    return { type: 'kept', seconds, failure: failureOf(error) };
  }
}
