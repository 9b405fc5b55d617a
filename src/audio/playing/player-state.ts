import type { Failure } from '@/domain/failure';
import type { PlayedSegment } from './segment-time';

interface PlayerPosition {
  /** Seconds into the audio, to a tenth: often enough for a display, seldom enough for React. */
  timeS: number;
  /** The segment shown and played; null = the whole call. */
  segment: PlayedSegment | null;
  loop: boolean;
  /** 0.5 to 2. */
  rate: number;
  /** What was asked for lies after the end that this browser sees: it would play other words. */
  beyondEnd: boolean;
}

export type PlayerState =
  | (PlayerPosition & { phase: 'loading' | 'ready' | 'playing' | 'paused' })
  | (PlayerPosition & { phase: 'error'; failure: Failure });

export interface PlayerStore {
  get(): PlayerState;
  set(patch: Partial<PlayerPosition> & { phase?: 'loading' | 'ready' | 'playing' | 'paused' }): void;
  fail(failure: Failure): void;
  subscribe(listener: (state: PlayerState) => void): () => void;
  clear(): void;
}

/** Holds an unchanging state object until something a listener can see has changed (made for useSyncExternalStore). */
export function createPlayerStore(): PlayerStore {
  let state: PlayerState = { phase: 'loading', timeS: 0, segment: null, loop: false, rate: 1, beyondEnd: false };
  const listeners = new Set<(state: PlayerState) => void>();
  const change = (next: PlayerState) => {
    state = next;
    for (const listener of [...listeners]) listener(state);
  };
  return {
    get: () => state,
    set(patch) {
      if (state.phase === 'error') return;
      const next = { ...state, ...patch };
      next.timeS = Math.round(next.timeS * 10) / 10;
      const { phase, timeS, segment, loop, rate, beyondEnd } = state;
      const same =
        next.phase === phase &&
        next.timeS === timeS &&
        next.segment === segment &&
        next.loop === loop &&
        next.rate === rate &&
        next.beyondEnd === beyondEnd;
      if (!same) change(next);
    },
    fail(failure) {
      if (state.phase !== 'error') change({ ...state, phase: 'error', failure });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => listeners.clear(),
  };
}
