import { playClip } from './clip-playback';
import { speak } from './speech-playback';

/** What sounds when a turn is played: seconds of the stored audio, or the platform's own voice reading it. */
export type TurnSound =
  | { kind: 'clip'; load: () => Promise<Blob | undefined>; start: number; end?: number }
  | { kind: 'speech'; text: string; voice: SpeechSynthesisVoice };

/** §4 "Speech playback per bubble". `turn` is the number of the one turn it is about. */
export type TurnPlayback =
  | { phase: 'idle'; turn: null }
  | { phase: 'loading' | 'playing' | 'stalled' | 'error'; turn: number };

export interface PlaybackEvents {
  playing(): void;
  stalled(): void;
  ended(): void;
  failed(): void;
}

export interface TurnPlayer {
  /** Plays this turn and stops any other; the turn that plays already is paused: its source is cleared (§4). */
  toggle(turn: number, sound: TurnSound): void;
  stop(): void;
  getState(): TurnPlayback;
  subscribe(listener: () => void): () => void;
}

const IDLE: TurnPlayback = { phase: 'idle', turn: null };

/** One sound at a time for a whole transcript. */
export function createTurnPlayer(): TurnPlayer {
  let state: TurnPlayback = IDLE;
  let release: (() => void) | null = null;
  const listeners = new Set<() => void>();

  const change = (next: TurnPlayback) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const letGo = () => {
    const last = release;
    release = null;
    last?.();
  };
  const stop = () => {
    letGo();
    if (state.phase !== 'idle') change(IDLE);
  };

  return {
    toggle(turn, sound) {
      const again = state.turn === turn && state.phase !== 'error';
      letGo();
      if (again) return change(IDLE);
      change({ phase: 'loading', turn });
      let current = true;
      const when = (next: TurnPlayback) => () => {
        if (!current) return;
        if (next.phase === 'idle' || next.phase === 'error') letGo();
        change(next);
      };
      const events: PlaybackEvents = {
        playing: when({ phase: 'playing', turn }),
        stalled: when({ phase: 'stalled', turn }),
        ended: when(IDLE),
        failed: when({ phase: 'error', turn }),
      };
      const cancel = sound.kind === 'clip' ? playClip(sound, events) : speak(sound, events);
      release = () => {
        current = false;
        cancel();
      };
    },
    stop,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
