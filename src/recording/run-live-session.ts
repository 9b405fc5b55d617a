import type { LiveRequest } from '@/domain/live/live-queue';
import { LiveOverError } from '@/domain/live/live-recogniser';
import { INACTIVE, type LiveEvent, type LiveSession, nextLiveState, requestDue } from '@/domain/live/live-session';
import { type LiveSettings, requireKey } from '@/domain/live/live-settings';
import { asFailure } from '@/jobs/as-failure';
import { createLiveSound, type SoundSlice } from './live-sound';

/** What a live session needs of the world. */
export interface LiveEffects {
  /** Text of a piece of sound, 16 kHz mono. A LiveOverError ends live text; after any other failure it pauses. */
  transcribe(signal: AbortSignal, pcm: Int16Array<ArrayBuffer>): Promise<string>;
  /** Milliseconds, any clock that only goes forward. */
  now(): number;
  /** Calls back once; gives the function that prevents it. */
  after(ms: number, callback: () => void): () => void;
  /** Auto-stop: ends the recording as the Stop button does. */
  stop(): void;
  /** Queues the transcript of the stored recording (D20). */
  queueTranscript(callId: string): void;
}

/** §4 Recording around one recorder: told what happens, it asks for text, tells when to stop, and keeps the state. */
export interface LiveSessionHandle {
  state(): LiveSession;
  /** Called after every change; gives the function that ends it. */
  subscribe(listener: () => void): () => void;
  started(): void;
  paused(): void;
  stopped(): void;
  slice(slice: SoundSlice): void;
  /** `atS` of the recording; `lagMs`: how long ago that was. */
  speech(event: { speaking: boolean; atS: number; lagMs: number }): void;
  /** The recording is a stored call. */
  stored(callId: string): Promise<void>;
  /** The transcript of the whole recording; null = there will be none for now. */
  transcribed(text: string | null): void;
  /** The network is back: failures are waited out no longer. */
  online(): void;
  clear(): void;
}

/** Throws FailureError 'missing-key' (§5). */
export function createLiveSession(settings: LiveSettings, effects: LiveEffects): LiveSessionHandle {
  requireKey(settings);
  const sound = createLiveSound(settings.removeSilence);
  const listeners = new Set<() => void>();
  let state = INACTIVE;
  let request: AbortController | null = null;
  const stopTimer = createTimer(effects, () => effects.stop());
  const retryTimer = createTimer(effects, () => tell({ type: 'retried' }));

  function tell(event: LiveEvent): void {
    const next = nextLiveState(state, event, settings);
    if (next === state) return;
    state = next;
    const { open, closed, inFlight, pause } = state.queue;
    if (inFlight === null) {
      request?.abort();
      request = null;
    }
    sound.keepOnly([open.id, closed?.id, inFlight?.window]);
    stopTimer.set(state.phase === 'recording' ? state.stopAtMs : null);
    retryTimer.set(pause?.waiting === true ? pause.untilMs : null);
    const due = requestDue(state, settings);
    if (due) void ask(due);
    for (const listener of listeners) listener();
  }

  async function ask(due: LiveRequest): Promise<void> {
    const attempt = new AbortController();
    request = attempt;
    tell({ type: 'requested', request: due });
    try {
      const pcm = sound.of(due.window, due.slices);
      const text = pcm.length === 0 ? '' : await effects.transcribe(attempt.signal, pcm);
      tell({ type: 'answered', request: due, text });
    } catch (error) {
      if (error instanceof LiveOverError) tell({ type: 'gave-up', why: error.why });
      else tell({ type: 'failed', request: due, failure: asFailure(error), atMs: effects.now() });
    }
  }

  const session: LiveSessionHandle = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    started: () => tell({ type: 'started', atMs: effects.now() }),
    paused: () => tell({ type: 'paused' }),
    stopped: () => tell({ type: 'stopped' }),
    slice(slice) {
      if (state.phase !== 'recording' && state.phase !== 'paused') return;
      sound.add(state.queue.open.id, slice);
      tell({ type: 'slice' });
      // Timers of a hidden page come up to a minute late; sound comes in time.
      stopTimer.look();
      retryTimer.look();
    },
    speech({ speaking, atS, lagMs }) {
      sound.heard(speaking, atS);
      tell(speaking ? { type: 'speech-began' } : { type: 'speech-ended', atMs: effects.now() - lagMs });
    },
    async stored(callId) {
      if (!settings.autoTranscribe) return;
      if (settings.onTranscribe === undefined) return effects.queueTranscript(callId);
      const made = await settings.onTranscribe(callId).catch(() => null);
      session.transcribed(made?.text ?? null);
    },
    transcribed: (text) => tell({ type: 'transcribed', text }),
    online: () => tell({ type: 'retried' }),
    clear: () => tell({ type: 'cleared' }),
  };
  return session;
}

interface Timer {
  set(atMs: number | null): void;
  /** Calls back now if that is overdue. */
  look(): void;
}

/** One timer for one moment, and once for it: set to another moment or to null, the old one is gone. */
function createTimer({ after, now }: LiveEffects, callback: () => void): Timer {
  let setTo: number | null = null;
  let cancel: (() => void) | null = null;
  const fire = () => {
    cancel?.();
    cancel = null;
    callback();
  };
  return {
    set(atMs) {
      if (atMs === setTo) return;
      cancel?.();
      setTo = atMs;
      cancel = atMs === null ? null : after(Math.max(0, atMs - now()), fire);
    },
    look() {
      if (cancel !== null && setTo !== null && now() >= setTo) fire();
    },
  };
}
