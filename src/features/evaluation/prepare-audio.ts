import type { computePeaks } from '@/audio/peaks';
import type { preparePlayback } from '@/audio/playback-copy';
import type { openAudio } from '@/audio/probe';
import type { Call } from '@/domain/call';
import { type Failure, FailureError } from '@/domain/failure';
import { getAudio, getPeaks, getPlaybackCopy, putPeaks, putPlaybackCopy, setAudioFacts } from '@/storage/audio';

export interface AudioTools {
  openAudio: typeof openAudio;
  computePeaks: typeof computePeaks;
  preparePlayback: typeof preparePlayback;
}

/** A call's recording on its way to the segment player. */
export type CallAudio =
  | { phase: 'none' }
  | { phase: 'opening' }
  /** The waveform is made once; `share` 0 to 1. */
  | { phase: 'peaks'; share: number }
  | { phase: 'ready'; blob: Blob; peaks: Float32Array[]; durationS: number }
  /** Stored and sent, but not played here. */
  | { phase: 'unplayable'; failure: Failure };

const asFailure = (error: unknown): Failure =>
  error instanceof FailureError ? error.failure : { kind: 'internal', detail: String(error) };

async function playbackOf(call: Call, blob: Blob, signal: AbortSignal, tools: AudioTools): Promise<Blob> {
  const stored = await getPlaybackCopy(call.id);
  if (stored !== undefined) return stored;
  try {
    const copy = await tools.preparePlayback(blob, signal);
    if (copy === null) return blob;
    // A full disk costs the copy next time, not the playing now.
    await putPlaybackCopy(call.id, copy).catch(() => undefined);
    return copy;
  } catch (error) {
    if (signal.aborted) throw error;
    return blob;
  }
}

/** Peaks as stored, else computed and stored; [] where there can be none or they were skipped. */
async function peaksOf(
  call: Call,
  blob: Blob,
  signals: { signal: AbortSignal; skip: AbortSignal },
  tools: AudioTools,
  onShare: (share: number) => void,
): Promise<{ channels: Float32Array[]; durationS?: number }> {
  const stored = await getPeaks(call.id);
  if (stored !== undefined) return stored;
  try {
    onShare(0);
    const made = await tools.computePeaks(blob, AbortSignal.any([signals.signal, signals.skip]), onShare);
    await putPeaks(call.id, made).catch(() => undefined);
    return made;
  } catch (error) {
    if (signals.signal.aborted) throw error;
    return { channels: [] };
  }
}

async function factsOf(call: Call, blob: Blob, signal: AbortSignal, tools: AudioTools) {
  const { playable, durationS } = call.audio ?? {};
  if (playable !== undefined && durationS !== undefined) return { playable, durationS };
  const opened = await tools.openAudio(blob, signal);
  await setAudioFacts(call.id, { durationS: opened.durationS, playable: opened.playable });
  return opened;
}

/**
 * Makes a call's recording ready for playing segments and tells each step to `report`. The file is never decoded whole
 * (decision 31). Ends silently when `signal` is aborted; `skip` gives up the waveform only.
 */
export async function prepareAudio(
  call: Call,
  signals: { signal: AbortSignal; skip: AbortSignal },
  tools: AudioTools,
  report: (audio: CallAudio) => void,
): Promise<void> {
  const { signal } = signals;
  const tell = (audio: CallAudio) => {
    if (!signal.aborted) report(audio);
  };
  try {
    tell({ phase: 'opening' });
    const stored = await getAudio(call.id);
    if (stored === undefined) return tell({ phase: 'none' });
    const facts = await factsOf(call, stored.blob, signal, tools);
    if (!facts.playable) return tell({ phase: 'unplayable', failure: { kind: 'unsupported' } });
    const blob = await playbackOf(call, stored.blob, signal, tools);
    const peaks = await peaksOf(call, stored.blob, signals, tools, (share) => tell({ phase: 'peaks', share }));
    tell({ phase: 'ready', blob, peaks: peaks.channels, durationS: peaks.durationS ?? facts.durationS });
  } catch (error) {
    tell({ phase: 'unplayable', failure: asFailure(error) });
  }
}
