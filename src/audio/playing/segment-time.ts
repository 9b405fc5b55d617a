import type { TimeRange } from '@/domain/transcript/time-range';

/** A segment plays on so long after its end (§4, D31). */
const TAIL_S = 1;
/** Media clocks and our own meet only so closely. */
const CLOSE_S = 0.05;
/** The length of a file is counted in more than one way; this is none of them. */
const BEYOND_S = 1;

export function clampTime(timeS: number, durationS: number): number {
  return Math.min(Math.max(0, timeS), Math.max(0, durationS));
}

/** A stretch of the audio that is played, and maybe repeated. */
export interface PlayedSegment extends TimeRange {
  /** Plays on so long after its end; one second unless said. */
  tailS?: number;
}

/** Puts a segment in order and inside the audio: a transcript's times may run past the end. */
export function clampSegment({ start, end, ...rest }: PlayedSegment, durationS: number): PlayedSegment {
  const from = clampTime(Math.min(start, end), durationS);
  return { ...rest, start: from, end: clampTime(Math.max(start, end), durationS) };
}

/**
 * Whether a place lies after the end that the element sees, as far as it sees one: the file may be cut, and some engines
 * take one for much shorter than it is (a FLAC for 0.02 s) and play its beginning whatever is asked for.
 */
export function isBeyondEnd(timeS: number, { duration }: Pick<HTMLMediaElement, 'duration'>): boolean {
  return timeS > duration + BEYOND_S;
}

/** Where playing a segment pauses. */
export function stopTime({ end, tailS = TAIL_S }: PlayedSegment, durationS: number): number {
  return Math.min(end + tailS, durationS);
}

export function reachedStop(timeS: number, segment: PlayedSegment, durationS: number): boolean {
  return timeS >= stopTime(segment, durationS) - CLOSE_S;
}

/** Where play goes on after a seek: to the segment's stop while inside it, else to the end of the audio (null). */
export function stopAfterSeek(timeS: number, segment: PlayedSegment | null, durationS: number): number | null {
  if (segment === null || timeS < segment.start - CLOSE_S || reachedStop(timeS, segment, durationS)) return null;
  return stopTime(segment, durationS);
}

/** What "play" does from a pause at `timeS`: a segment that was heard to its end starts again, anything else goes on. */
export function resumeFrom(
  timeS: number,
  segment: PlayedSegment | null,
  durationS: number,
): { startS: number; stopS: number | null } {
  if (segment !== null) {
    const stop = stopTime(segment, durationS);
    const justStopped = reachedStop(timeS, segment, durationS) && timeS <= stop + CLOSE_S;
    if (justStopped) return { startS: segment.start, stopS: stop };
  }
  const startS = timeS >= durationS - CLOSE_S ? 0 : timeS;
  return { startS, stopS: stopAfterSeek(startS, segment, durationS) };
}

/** Seconds of audio that are shown around a segment: its neighbourhood in a long call, all of a short one. */
export function visibleSpan(segment: TimeRange, durationS: number): number {
  return Math.min(durationS, Math.max(90, (segment.end - segment.start) * 4));
}
