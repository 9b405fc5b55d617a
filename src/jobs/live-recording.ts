import { type LiveEar, LiveOverError, type OpenLiveEar } from '@/domain/live/live-ear';
import { type LiveSettings, transcribesLive } from '@/domain/live/live-settings';
import type { RecordingOutcome } from '@/domain/recording';
import type { Settings } from '@/domain/settings';
import { createLiveTranscriber } from '@/network/live-transcriber';
import { createLiveSession, type LiveEffects, type LiveSessionHandle } from './live-session';
import type { SoundSlice } from './live-sound';
import { wake } from './queue';

/** What a recorder that keeps its sound tells; src/audio/keep-recording.ts. */
export interface RecorderEvents<End> {
  onSlice(slice: SoundSlice): void;
  onSpeech(event: { speaking: boolean; atS: number }): void;
  onState(state: { phase: string }): void;
  onEnd(end: End): void;
}

export interface RecorderControl {
  pause(): void;
  resume(): void;
  stop(): Promise<unknown>;
}

export interface LiveRecordingOptions<Control extends RecorderControl, End> {
  settings: Settings;
  live: LiveSettings;
  record(events: RecorderEvents<End>): Promise<Control>;
  /** 16 kHz mono to what the service reads. */
  encode(pcm: Int16Array<ArrayBuffer>): Promise<Blob>;
  /** Asked where live text is made on this device. */
  openEar?: OpenLiveEar | undefined;
  onEnd(end: End): void;
}

export interface LiveRecording<Control> {
  session: LiveSessionHandle;
  /** Opens the microphone; settles when it records. With autoStart it was called already: this is the same start. */
  start(): Promise<Control>;
}

/** The recorder tells the end of speech when it is certain: so long after the last sound of it. */
const CERTAIN_AFTER_MS = 300;

/**
 * One recording with its live text: from the microphone through the store and the session to the queued transcript.
 * Throws FailureError 'missing-key'; `start` rejects as `record` does.
 */
export function createLiveRecording<Control extends RecorderControl, End extends { outcome: RecordingOutcome }>({
  settings,
  live,
  record,
  encode,
  openEar,
  onEnd,
}: LiveRecordingOptions<Control, End>): LiveRecording<Control> {
  let ear: LiveEar | null = null;
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
  const events: RecorderEvents<End> = {
    onSlice: (slice) => session.slice(slice),
    onSpeech: ({ speaking, atS }) => session.speech({ speaking, atS, lagMs: speaking ? 0 : CERTAIN_AFTER_MS }),
    onState({ phase }) {
      // Without sound for now, it records all the same: told of a microphone that is muted from the start, or on Resume.
      if (phase === 'recording' || phase === 'gap') session.started();
      else if (phase === 'paused') session.paused();
      else if (phase === 'ended') {
        session.stopped();
        // One model in memory: the next is for the whole recording.
        ear?.close();
      }
    },
    onEnd(end) {
      if (end.outcome.type === 'stored') void session.stored(end.outcome.callId);
      else session.transcribed(null);
      onEnd(end);
    },
  };
  let recorder: Promise<Control> | null = null;
  const start = () => {
    recorder ??= begin();
    return recorder;
  };
  async function begin(): Promise<Control> {
    if (transcribesLive(live) && live.onDevice) {
      ear = openEar?.({ language: live.whisper.language, sliceMs: live.timeSlice }) ?? null;
    }
    try {
      return await record(events);
    } catch (error) {
      ear?.close();
      throw error;
    }
  }
  async function hearHere(signal: AbortSignal, pcm: Int16Array<ArrayBuffer>): Promise<string> {
    if (ear === null) throw new LiveOverError('broken');
    return ear.hear(signal, pcm);
  }
  function askService(): LiveEffects['transcribe'] {
    const transcribe = createLiveTranscriber(settings, live.whisper, live.mode);
    return async (signal, pcm) => transcribe(signal, await encode(pcm));
  }
  // A failure is told to who asks for the start.
  if (live.autoStart) start().catch(() => undefined);
  return { session, start };
}
