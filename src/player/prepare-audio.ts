import type { Peaks } from '@/audio/files/peak-accumulator';
import type { computePeaks } from '@/audio/files/peaks';
import type { openAudio } from '@/audio/files/probe';
import { DEFAULT_COLORS, swapLanes, type WaveformColors } from '@/audio/playing/waveform-look';
import type { Call } from '@/domain/call';
import { type Failure, failureOf } from '@/domain/failure';
import { type MakeCopy, playedSound } from '@/recording/recorded-sound';
import { getSettings } from '@/storage/browser/settings';
import { getAudio, getPeaks, putPeaks, setAudioFacts } from '@/storage/calls/audio';

export interface AudioTools {
  openAudio: typeof openAudio;
  computePeaks: typeof computePeaks;
  preparePlayback?: MakeCopy;
}

/** Made once, while the recording plays already; `share` 0 to 1. 'none': not asked for yet, given up, or not to be made. */
export type Waveform =
  | { state: 'drawing'; share: number }
  | { state: 'drawn'; peaks: Float32Array[]; durationS: number }
  | { state: 'none' };

/** A call's recording on its way to the segment player. */
export type CallAudio =
  /** `lost`: it was here once. */
  | { phase: 'none'; lost?: true }
  | { phase: 'opening' }
  /** It plays; `sound` stays the same object while the waveform is made. */
  | { phase: 'ready'; sound: { blob: Blob; durationS: number; colors?: WaveformColors }; waveform: Waveform }
  /** Stored and sent, but not played here. */
  | { phase: 'unplayable'; failure: Failure };

/** AbortSignal.any is younger than the tablets this runs on. */
function eitherOf(...signals: AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) either.abort();
    else signal.addEventListener('abort', () => either.abort(), { once: true });
  }
  return either.signal;
}

export interface AudioSignals {
  signal: AbortSignal;
  /** Gives up the waveform only. */
  skip: AbortSignal;
  /** A waveform that is not stored is made from then on; at once where it is absent. */
  wanted?: Promise<unknown>;
}

/** As stored, else made and stored. */
async function waveformOf(
  call: Call,
  blob: Blob,
  signals: AudioSignals,
  tools: AudioTools,
  report: (waveform: Waveform) => void,
): Promise<void> {
  const drawn = ({ channels, durationS }: Peaks) => report({ state: 'drawn', peaks: channels, durationS });
  const stored = await getPeaks(call.id);
  if (stored !== undefined) return drawn(stored);
  const onShare = (share: number) => report({ state: 'drawing', share });
  try {
    if (signals.wanted !== undefined) {
      report({ state: 'none' });
      await signals.wanted;
    }
    onShare(0);
    const made = await tools.computePeaks(blob, eitherOf(signals.signal, signals.skip), onShare);
    await putPeaks(call.id, made).catch(() => undefined);
    drawn(made);
  } catch {
    report({ state: 'none' });
  }
}

async function factsOf(call: Call, blob: Blob, signal: AbortSignal, tools: AudioTools) {
  const { playable, durationS } = call.audio ?? {};
  if (playable !== undefined && durationS !== undefined) return { playable, durationS };
  const opened = await tools.openAudio(blob, signal);
  // A full disk: it is opened again next time, and plays now.
  await setAudioFacts(call.id, { durationS: opened.durationS, playable: opened.playable }).catch(() => undefined);
  return opened;
}

/**
 * Makes a call's recording ready for playing segments and tells each step to `report`. The file is never decoded whole
 * (D31). Ends silently when `signal` is aborted.
 */
export async function prepareAudio(
  call: Call,
  signals: AudioSignals,
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
    if (stored === undefined) return tell({ phase: 'none', lost: true });
    const facts = await factsOf(call, stored.blob, signal, tools);
    if (!facts.playable) return tell({ phase: 'unplayable', failure: { kind: 'unsupported' } });
    const blob = await playedSound(call.id, stored.blob, signal, tools.preparePlayback);
    const { agentChannel } = await getSettings();
    const colors = agentChannel === 'right' && { colors: swapLanes(DEFAULT_COLORS) };
    const sound = { blob, durationS: facts.durationS, ...colors };
    await waveformOf(call, stored.blob, signals, tools, (waveform) => tell({ phase: 'ready', sound, waveform }));
  } catch (error) {
    tell({ phase: 'unplayable', failure: failureOf(error) });
  }
}
