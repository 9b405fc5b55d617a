/** All in frames of 20 ms. Clicks are shorter; a word's own gaps are not longer. */
const SHORTEST_SPEECH = 5;
const LONGEST_GAP = 6;
/** A pause that ends a piece which is long enough, and one that always does. */
const PAUSE = 25;
const LONG_PAUSE = 125;
const LONG_ENOUGH = 300;
const LONGEST = 1400;
const SEARCH = 400;
const QUIET = 10;
/** Sound kept before the first and after the last speech. */
const MARGIN = 10;

/** Frames from `start` up to, not including, `end`. */
export interface PieceBounds {
  start: number;
  end: number;
}

export interface BoundsFinder {
  /** The next frame; the piece that ends with it. */
  add(speech: boolean): PieceBounds | null;
  finish(): PieceBounds | null;
  /** The first frame that a later piece may still hold. */
  readonly needed: number;
}

/**
 * Where to cut: at pauses, and where there is none for 28 s, in the quietest fifth of a second of the last eight.
 * `quietest` finds `width` frames between two others.
 */
export function createBoundsFinder(quietest: (from: number, to: number, width: number) => number): BoundsFinder {
  let frames = 0;
  let run = { start: 0, hits: 0, last: Number.NEGATIVE_INFINITY };
  /** Start of the piece that is open, end of the one before it, end of the speech so far. */
  let open: number | null = null;
  let before = 0;
  let speechEnd = 0;

  function hear(frame: number): void {
    if (frame - run.last > LONGEST_GAP) run = { start: frame, hits: 0, last: frame };
    run.hits += 1;
    run.last = frame;
    if (run.hits < SHORTEST_SPEECH) return;
    open ??= Math.max(before, run.start - MARGIN);
    speechEnd = frame + 1;
  }

  function close(start: number, end: number, next: number | null): PieceBounds {
    open = next;
    before = end;
    return { start, end };
  }

  return {
    add(speech) {
      if (speech) hear(frames);
      frames += 1;
      if (open === null) return null;
      const pause = frames - speechEnd;
      if (pause >= LONG_PAUSE || (pause >= PAUSE && speechEnd - open >= LONG_ENOUGH)) {
        return close(open, speechEnd + MARGIN, null);
      }
      if (frames - open < LONGEST) return null;
      const cut = quietest(frames - SEARCH, frames, QUIET) + QUIET / 2;
      return cut < speechEnd ? close(open, cut, cut) : close(open, Math.min(cut, speechEnd + MARGIN), null);
    },
    finish: () => (open === null ? null : close(open, Math.min(frames, speechEnd + MARGIN), null)),
    get needed() {
      const begun = frames - run.last <= LONGEST_GAP ? run.start : frames;
      return open ?? Math.max(before, begun - MARGIN);
    },
  };
}
