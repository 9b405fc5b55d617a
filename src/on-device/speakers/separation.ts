import type { SpeakersFound } from '@/domain/transcript';

/** Seconds in which a speaker is heard. */
export interface SpeakerSpan {
  start: number;
  end: number;
  /** By channels: 0 is the agent's. By voices: 0 is whoever is heard first. */
  speaker: 0 | 1;
}

/** Who is heard when. Without certainty there are no spans: one speaker is kept rather than two that are guessed. */
export interface Separation extends SpeakersFound {
  /** In the order of their start; those of different speakers may overlap. */
  spans: SpeakerSpan[];
}

/** Less than this share of a segment is a cough in it. */
const LEAST_SHARE = 0.05;

/**
 * The speaker of each timed segment: who is heard longest in it. undefined for one without times, in which nobody is
 * heard, or when the speakers are uncertain.
 */
export function assignSpeakers(
  segments: readonly { start?: number; end?: number }[],
  { certain, spans }: Separation,
): (0 | 1 | undefined)[] {
  return segments.map(({ start, end }) => {
    if (!certain || start === undefined || end === undefined || end <= start) return undefined;
    const heard = [0, 0];
    for (const span of spans) {
      const shared = Math.min(end, span.end) - Math.max(start, span.start);
      if (shared > 0) heard[span.speaker] = (heard[span.speaker] ?? 0) + shared;
    }
    const [first = 0, second = 0] = heard;
    if (Math.max(first, second) < (end - start) * LEAST_SHARE) return undefined;
    return second > first ? 1 : 0;
  });
}
