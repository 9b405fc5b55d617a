/**
 * One seek at a time: wavesurfer loses a seek made while another is under way (its pending time is dropped by the older
 * one's `seeking` event). What comes meanwhile waits for the end of the seek, and only the last of it counts.
 */
export interface SeekQueue {
  /** Runs `action` now, or as soon as the element has finished seeking. `targetS` is where it will go, if it goes. */
  run(action: () => void, targetS?: number): void;
  /** Where the waiting action will go; undefined when none waits. */
  target(): number | undefined;
  clear(): void;
}

export function createSeekQueue(media: Pick<HTMLMediaElement, 'seeking' | 'addEventListener'>): SeekQueue {
  let waiting: { action: () => void; targetS: number | undefined } | null = null;
  const flush = () => {
    const next = waiting;
    waiting = null;
    next?.action();
  };
  media.addEventListener('seeked', flush);
  return {
    run(action, targetS) {
      waiting = { action, targetS };
      if (!media.seeking) flush();
    },
    target: () => waiting?.targetS,
    clear() {
      waiting = null;
    },
  };
}
