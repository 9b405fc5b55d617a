import { loadMetadata } from './load-metadata';
import { runTask } from './tasks';

/**
 * MP3 files of varying rate carry no exact index: asked for 41:10, Chromium plays words from up to a minute away. For
 * those a copy for playback is made, the same frames in an MP4 (nothing is re-encoded, the original is what is sent).
 * null = the file needs no copy, or this browser plays no MP3 inside MP4 (then it has no better choice than the file).
 */
export async function preparePlayback(blob: Blob, signal: AbortSignal): Promise<Blob | null> {
  if (document.createElement('audio').canPlayType('audio/mp4; codecs="mp3"') === '') return null;
  const copy = await runTask('playback-copy', blob, signal);
  if (copy === null) return null;
  return (await loadMetadata(copy, signal)) === null ? null : copy;
}
