import { encodeMp3, encodeWav } from '@/audio/recording/encode';
import { LiveOverError, type LiveRecogniser, type OpenLiveRecogniser } from '@/domain/live/live-recogniser';
import { type LiveSettings, transcribesLive } from '@/domain/live/live-settings';
import type { Settings } from '@/domain/settings';
import { asFailure } from '@/jobs/as-failure';
import { logRecordingBroken } from '@/jobs/log-broken';
import { wake } from '@/jobs/queue';
import { createLiveTranscriber } from '@/network/live-transcriber';
import { type KeepOptions, type KeptRecording, keepRecording, type RecordingEnd } from './keep-recording';
import { createLiveSession, type LiveEffects, type LiveSessionHandle } from './run-live-session';

export interface TakeOptions extends Pick<KeepOptions, 'call' | 'onState' | 'onGap' | 'onLow'> {
  settings: Settings;
  live: LiveSettings;
  /** Brings what makes live text on this device; asked only where live text is made here. */
  loadRecogniser?: (() => Promise<OpenLiveRecogniser>) | undefined;
  onEnd(end: RecordingEnd): void;
}

export interface RunningTake {
  /** The live text, from the first moment on. */
  session: LiveSessionHandle;
  /** Settles when the microphone records; rejects as `keepRecording` does. */
  recorder: Promise<KeptRecording>;
}

/** The recorder tells the end of speech when it is certain: so long after the last sound of it. */
const CERTAIN_AFTER_MS = 300;

/**
 * One recording with its live text, for Scoring and Real Speak: opens the microphone at once (§3 autoStart is calling this),
 * keeps every slice, and ends with the stored call and its queued transcript. Throws FailureError 'missing-key' (§5).
 */
export function startTake(
  { settings, live, call, loadRecogniser, onState, onEnd, ...told }: TakeOptions,
  record: typeof keepRecording = keepRecording,
): RunningTake {
  let recogniser: LiveRecogniser | null = null;
  let recorder: Promise<KeptRecording> | null = null;
  const session = createLiveSession(live, {
    transcribe: live.onDevice ? hearHere : askService(),
    now: () => performance.now(),
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    stop: () => void recorder?.then((control) => control.stop()),
    // Stored with its job in one transaction; the runner only has to look.
    queueTranscript: () => wake(),
  });

  async function hearHere(signal: AbortSignal, pcm: Int16Array<ArrayBuffer>): Promise<string> {
    if (recogniser === null) throw new LiveOverError('broken');
    return recogniser.hear(signal, pcm);
  }
  function askService(): LiveEffects['transcribe'] {
    const transcribe = createLiveTranscriber(settings, live.whisper, live.mode);
    return async (signal, pcm) => {
      const sound = live.whisper.mp3Encode ? await encodeMp3(pcm, { kbps: 96, infoFrame: false }) : encodeWav(pcm);
      return transcribe(signal, sound);
    };
  }
  async function begin(): Promise<KeptRecording> {
    if (transcribesLive(live) && live.onDevice) {
      // Without it there is no live text; the recording suffers from nothing.
      const openRecogniser = await loadRecogniser?.().catch(() => undefined);
      recogniser = openRecogniser?.({ language: live.whisper.language, sliceMs: live.timeSlice }) ?? null;
    }
    try {
      return await record({
        ...told,
        ...live.selectedDevice,
        call: { ...call, autoTranscribe: live.autoTranscribe },
        format: settings.mp3Encode ? 'mp3' : 'wav',
        sliceMs: live.timeSlice,
        processing: live.whisper.useEcho,
        onSlice: (slice) => session.slice(slice),
        onSpeech: ({ speaking, atS }) => session.speech({ speaking, atS, lagMs: speaking ? 0 : CERTAIN_AFTER_MS }),
        onState(state) {
          // Without sound for now, it records all the same: told of a microphone that is muted from the start, or on Resume.
          if (state.phase === 'recording' || state.phase === 'gap') session.started();
          else if (state.phase === 'paused') session.paused();
          else if (state.phase === 'ended') {
            session.stopped();
            // One model in memory: the next is for the whole recording.
            recogniser?.close();
          }
          onState(state);
        },
        onEnd(end) {
          if (end.outcome.type === 'stored') void session.stored(end.outcome.callId);
          else session.transcribed(null);
          if (end.reason !== 'stopped') logRecordingBroken(end.reason);
          if (end.outcome.type === 'kept') logRecordingBroken(end.outcome.failure.kind);
          if (end.outcome.type === 'cleared') logRecordingBroken('cleared');
          onEnd(end);
        },
      });
    } catch (error) {
      recogniser?.close();
      logRecordingBroken(asFailure(error).kind);
      throw error;
    }
  }
  recorder = begin();
  return { session, recorder };
}
