import { SOUND_RATE } from '@/domain/live/recording';
import type { Slice } from './recorder-state';

export interface Slicer {
  /** 16 kHz samples of -1 to 1. */
  push(samples: Float32Array): void;
  /** Gives away what is there, however short. */
  cut(): void;
  /** Seconds received so far. */
  seconds(): number;
}

/** Cuts sound into slices by counting samples: timers are late when it matters. */
export function createSlicer(sliceMs: number, onSlice: (slice: Slice) => void): Slicer {
  const length = Math.round((sliceMs * SOUND_RATE) / 1000);
  let pcm = new Int16Array(length);
  let filled = 0;
  let before = 0;
  let seq = 0;

  function cut(): void {
    if (filled === 0) return;
    const full = filled === length;
    onSlice({ seq, pcm: full ? pcm : pcm.slice(0, filled), startS: before / SOUND_RATE });
    if (full) pcm = new Int16Array(length);
    seq += 1;
    before += filled;
    filled = 0;
  }

  return {
    push(samples) {
      for (let at = 0; at < samples.length; at++) {
        pcm[filled++] = Math.max(-32768, Math.min(32767, Math.round((samples[at] ?? 0) * 32768)));
        if (filled === length) cut();
      }
    },
    cut,
    seconds: () => (before + filled) / SOUND_RATE,
  };
}
