import type { PieceSegment } from '@/domain/transcript/transcript-piece';
import { assignSpeakers, type Separation } from '../speakers/separation';

export interface SideSegment extends PieceSegment {
  channel: number;
  /** As separations count the speakers of two channels: 0 is the agent. */
  side: 0 | 1;
}

/** Times of one word in two channels differ by less. */
const NEAR_S = 1;
/** A model hears a soft copy a little differently. */
const ALIKE = 0.8;

/**
 * Two channels without what leaks from one into the other: a segment goes when only the other side is heard in it and
 * the other side says the same words at that time. All else stays, even where the levels say otherwise.
 */
export function leaveOutEcho(segments: readonly SideSegment[], separation: Separation): SideSegment[] {
  if (separation.method !== 'channels') return [...segments];
  return segments.filter((segment) => {
    const own = separation.spans.filter(({ speaker }) => speaker === segment.side);
    if (assignSpeakers([segment], { ...separation, spans: own })[0] !== undefined) return true;
    const others = segments.filter(
      ({ side, start, end }) => side !== segment.side && start < segment.end + NEAR_S && end > segment.start - NEAR_S,
    );
    return !saysThat(others.map(({ text }) => text).join(' '), segment.text);
  });
}

function saysThat(whole: string, part: string): boolean {
  const said = new Set(wordsOf(whole));
  const words = wordsOf(part);
  return words.length > 0 && words.filter((word) => said.has(word)).length >= words.length * ALIKE;
}

function wordsOf(text: string): string[] {
  return [
    ...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text.normalize('NFC').toLowerCase()),
  ].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}
