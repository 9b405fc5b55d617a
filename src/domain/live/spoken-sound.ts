import { SOUND_RATE } from './recording';

/** Where somebody spoke, in seconds of the recording; Infinity = speaks still. */
export interface SpokenSpan {
  fromS: number;
  toS: number;
}

/** Kept around every span: the breath before a word and its fading out. */
const MARGIN_S = 0.25;

/** The spans after speech began or ended at `atS`. */
export function withSpeech(spans: readonly SpokenSpan[], speaking: boolean, atS: number): readonly SpokenSpan[] {
  if (speaking) return [...spans, { fromS: atS, toS: Number.POSITIVE_INFINITY }];
  return spans.map((span) => (span.toS === Number.POSITIVE_INFINITY ? { ...span, toS: atS } : span));
}

/** The sound that begins at `startS`, without what is silence (§3 removeSilence); a copy, empty where nobody spoke. */
export function withoutSilence(
  pcm: Int16Array<ArrayBuffer>,
  startS: number,
  spans: readonly SpokenSpan[],
): Int16Array<ArrayBuffer> {
  const sampleAt = (seconds: number) => Math.min(pcm.length, Math.max(0, Math.round((seconds - startS) * SOUND_RATE)));
  const kept = new Int16Array(pcm.length);
  let length = 0;
  let from = 0;
  for (const { fromS, toS } of [...spans].sort((a, b) => a.fromS - b.fromS)) {
    from = Math.max(from, sampleAt(fromS - MARGIN_S));
    const to = sampleAt(toS + MARGIN_S);
    if (to <= from) continue;
    kept.set(pcm.subarray(from, to), length);
    length += to - from;
    from = to;
  }
  return kept.slice(0, length);
}
