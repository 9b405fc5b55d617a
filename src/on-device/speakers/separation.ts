import type { SpeakersFound } from '@/domain/transcript/transcript';

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

/** Of a call that nobody listened to. */
export const notHeard = (method: 'none' | 'off'): Separation => ({ method, certain: false, confidence: 0, spans: [] });

/** Less than this share of a segment is a cough in it. */
const LEAST_SHARE = 0.05;

/** How long a speaker is heard up to a moment. That of one speaker does not overlap. */
function heardUntil(spans: readonly SpeakerSpan[]): (seconds: number) => number {
  const before: number[] = [];
  let sum = 0;
  for (const { start, end } of spans) {
    before.push(sum);
    sum += end - start;
  }
  return (seconds) => {
    let [from, to] = [0, spans.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((spans[middle]?.start ?? 0) <= seconds) from = middle + 1;
      else to = middle;
    }
    const last = spans[from - 1];
    return last === undefined ? 0 : (before[from - 1] ?? 0) + Math.min(seconds, last.end) - last.start;
  };
}

/**
 * The speaker of each timed segment: who is heard longest in it. undefined for one without times, in which nobody is
 * heard, or when the speakers are uncertain.
 */
export function assignSpeakers(
  segments: readonly { start?: number; end?: number }[],
  { certain, spans }: Separation,
): (0 | 1 | undefined)[] {
  const heardUntilBy = ([0, 1] as const).map((one) => heardUntil(spans.filter(({ speaker }) => speaker === one)));
  return segments.map(({ start, end }) => {
    if (!certain || start === undefined || end === undefined || end <= start) return undefined;
    const [first = 0, second = 0] = heardUntilBy.map((heard) => heard(end) - heard(start));
    if (Math.max(first, second) < (end - start) * LEAST_SHARE) return undefined;
    return second > first ? 1 : 0;
  });
}
