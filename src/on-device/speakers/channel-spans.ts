import { FRAMES_PER_S, speechRuns, speechThreshold } from './activity';
import type { SpeakerSpan } from './separation';

/** A frame counts as the other's voice in this channel when the other is so much louder. */
const OTHERS_DB = 3;
/** Own speech is so much louder than what leaks in. */
const ABOVE_LEAK_DB = 6;
/** Words begin and end more softly than the threshold. */
const EDGE_FRAMES = 0.05 * FRAMES_PER_S;

/** What of the other channel is heard in this one, in decibels (negative), where the other speaks alone. */
function leakInto(own: Float32Array, other: Float32Array, otherThreshold: number): number {
  const differences: number[] = [];
  other.forEach((level, frame) => {
    const difference = (own[frame] ?? 0) - level;
    if (level > otherThreshold && difference < -OTHERS_DB) differences.push(difference);
  });
  differences.sort((a, b) => a - b);
  return differences[Math.floor(differences.length / 2)] ?? Number.NEGATIVE_INFINITY;
}

function ownSpeech(own: Float32Array, other: Float32Array): Uint8Array {
  const threshold = speechThreshold(own);
  const leak = leakInto(own, other, speechThreshold(other));
  const mask = new Uint8Array(own.length);
  own.forEach((level, frame) => {
    const leaking = (other[frame] ?? 0) + leak + ABOVE_LEAK_DB;
    if (level > threshold && level > leaking) mask[frame] = 1;
  });
  return mask;
}

/** Who speaks when, by the energy of two channels; the first channel is speaker 0. Levels in decibels, 100 a second. */
export function channelSpans(first: Float32Array, second: Float32Array): SpeakerSpan[] {
  const spansOf = (mask: Uint8Array, speaker: 0 | 1): SpeakerSpan[] =>
    speechRuns(mask).map(({ start, end }) => ({
      start: Math.max(0, start - EDGE_FRAMES) / FRAMES_PER_S,
      end: Math.min(mask.length, end + EDGE_FRAMES) / FRAMES_PER_S,
      speaker,
    }));
  return [...spansOf(ownSpeech(first, second), 0), ...spansOf(ownSpeech(second, first), 1)].sort(
    (a, b) => a.start - b.start,
  );
}
