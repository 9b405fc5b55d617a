import { type SpokenSpan, withoutSilence, withSpeech } from '@/domain/live/spoken-sound';

/** Sound as the recorder delivers it: 16 kHz mono, from `startS` of the recording on. */
export interface SoundSlice {
  pcm: Int16Array<ArrayBuffer>;
  startS: number;
}

/** The sound of the live windows, and no more of it than may still be sent: memory stays flat over hours. */
export interface LiveSound {
  add(window: number, slice: SoundSlice): void;
  heard(speaking: boolean, atS: number): void;
  /** The first slices of a window in one piece. */
  of(window: number, slices: number): Int16Array<ArrayBuffer>;
  /** Forgets all windows but these. */
  keepOnly(windows: readonly (number | undefined)[]): void;
}

export function createLiveSound(removeSilence: boolean): LiveSound {
  const windows = new Map<number, SoundSlice[]>();
  let spans: readonly SpokenSpan[] = [];
  return {
    add(window, slice) {
      const slices = windows.get(window);
      if (slices) slices.push(slice);
      else windows.set(window, [slice]);
    },
    heard(speaking, atS) {
      if (removeSilence) spans = withSpeech(spans, speaking, atS);
    },
    of(window, count) {
      // Cut when it is sent, not when it comes: that somebody spoke at the end of a slice may be known only after it.
      const slices = (windows.get(window) ?? []).slice(0, count);
      const sound = new Int16Array(slices.reduce((length, { pcm }) => length + pcm.length, 0));
      let at = 0;
      for (const { pcm } of slices) {
        sound.set(pcm, at);
        at += pcm.length;
      }
      return removeSilence ? withoutSilence(sound, slices[0]?.startS ?? 0, spans) : sound;
    },
    keepOnly(wanted) {
      for (const window of windows.keys()) if (!wanted.includes(window)) windows.delete(window);
      const starts = [...windows.values()].map(([first]) => first?.startS ?? 0);
      const oldestS = Math.min(...starts);
      if (starts.length > 0) spans = spans.filter(({ toS }) => toS > oldestS - 1);
    },
  };
}
