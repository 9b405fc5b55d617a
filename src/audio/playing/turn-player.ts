import { type After, after as timer } from './after';
import { type Clip, type PlaybackEvents, playClip } from './clip-playback';
import { beginSound } from './one-sound';
import { type LoadPart, playParts } from './parts-playback';
import { type PlatformSpeech, speak } from './speech-playback';

/** What sounds when a turn is played: seconds of the stored audio, a service's speech, or a voice of the platform. */
export type TurnSound =
  | ({ kind: 'clip' } & Clip)
  | { kind: 'parts'; parts: readonly LoadPart[] }
  | ({ kind: 'speech' } & PlatformSpeech);

/** What "Play all" plays: the recording as it was, or each turn's own sound one after the other; turns from 1. */
export type PlayedCall =
  | { kind: 'recording'; load: Clip['load']; start: number; turnAt: (seconds: number) => number }
  | { kind: 'turns'; first: number; count: number; soundOf: (turn: number) => TurnSound | null };

/** §4 "Speech playback per bubble". `turn` is the number of the one turn it is about; `all`: more follow by themselves. */
export type TurnPlayback =
  | { phase: 'idle'; turn: null; all: false }
  | { phase: 'loading' | 'playing' | 'stalled'; turn: number; all: boolean }
  | { phase: 'error'; turn: number; all: false; why: unknown };

export interface TurnPlayer {
  /** Plays this turn and stops any other; the turn that plays already is paused: its source is cleared (§4). */
  toggle(turn: number, sound: TurnSound): void;
  playAll(call: PlayedCall): void;
  stop(): void;
  getState(): TurnPlayback;
  subscribe(listener: () => void): () => void;
}

/** What goes with a sound that plays. */
interface Course {
  all: boolean;
  /** It has come to its end. */
  over: () => void;
  /** It is heard; may be told more than once. */
  begun?: () => void;
  turnAt?: (seconds: number) => number;
}

const IDLE: TurnPlayback = { phase: 'idle', turn: null, all: false };

/** Plays a whole transcript, all of it through one audio element. */
export function createTurnPlayer(after: After = timer): TurnPlayer {
  let state: TurnPlayback = IDLE;
  let release: (() => void) | null = null;
  let ahead = new AbortController();
  let element: HTMLAudioElement | null = null;
  const listeners = new Set<() => void>();

  const change = (next: TurnPlayback) => {
    const same = next.phase === state.phase && next.turn === state.turn && next.all === state.all;
    state = next;
    if (!same) for (const listener of [...listeners]) listener();
  };
  const letGo = () => {
    const last = release;
    release = null;
    last?.();
  };
  const stop = () => {
    ahead.abort();
    letGo();
    change(IDLE);
  };

  const start = (sound: TurnSound, events: PlaybackEvents): (() => void) => {
    if (sound.kind === 'speech') return speak(sound, events, after);
    element ??= new Audio();
    return sound.kind === 'clip' ? playClip(element, sound, events) : playParts(element, sound.parts, events);
  };

  const play = (sound: TurnSound, first: number, { all, over, begun, turnAt }: Course) => {
    letGo();
    beginSound(stop, () => state.phase === 'playing');
    // Moves on while a recording of several turns plays.
    let turn = first;
    change({ phase: 'loading', turn, all });
    let current = true;
    const now = (run: (value?: unknown) => void) => (value?: unknown) => {
      if (current) run(value);
    };
    const cancel = start(sound, {
      playing: now(() => {
        change({ phase: 'playing', turn, all });
        begun?.();
      }),
      stalled: now(() => change({ phase: 'stalled', turn, all })),
      ended: now(() => over()),
      failed: now((why) => {
        ahead.abort();
        letGo();
        change({ phase: 'error', turn, all: false, why });
      }),
      at: (seconds) => {
        const next = turnAt?.(seconds) ?? turn;
        if (!current || next === turn) return;
        turn = next;
        if (state.phase === 'playing') change({ phase: 'playing', turn, all });
      },
    });
    release = () => {
      current = false;
      cancel();
    };
  };

  const playFrom = (call: Extract<PlayedCall, { kind: 'turns' }>, wanted: number, known?: TurnSound) => {
    let turn = wanted;
    let sound = known ?? call.soundOf(turn);
    while (sound === null && turn < call.count) {
      turn += 1;
      sound = call.soundOf(turn);
    }
    if (sound === null) return stop();
    let following: TurnSound | undefined;
    play(sound, turn, {
      all: true,
      over: () => (turn < call.count ? playFrom(call, turn + 1, following) : stop()),
      begun: () => {
        if (turn < call.count) following ??= prepared(call.soundOf(turn + 1));
      },
    });
  };

  /** The first part of what comes next is fetched while this turn is heard, and not before: services are slow. */
  const prepared = (sound: TurnSound | null): TurnSound | undefined => {
    if (sound?.kind !== 'parts') return undefined;
    const first = sound.parts[0]?.(ahead.signal);
    first?.catch(() => undefined);
    return first && { kind: 'parts', parts: [() => first, ...sound.parts.slice(1)] };
  };

  return {
    toggle(turn, sound) {
      const again = state.turn === turn && state.phase !== 'error';
      stop();
      if (!again) play(sound, turn, { all: false, over: stop });
    },
    playAll(call) {
      stop();
      ahead = new AbortController();
      if (call.kind === 'turns') return playFrom(call, call.first);
      const { load, start: from, turnAt } = call;
      play({ kind: 'clip', load, start: from }, turnAt(from), { all: true, over: stop, turnAt });
    },
    stop,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
