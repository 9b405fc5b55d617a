import type { FigureKind } from '@/domain/figures/number-words';

export type SpanKind = FigureKind | 'product' | 'address';

/** A fact in a turn's text: [from, to). */
export interface Span {
  kind: SpanKind;
  from: number;
  to: number;
}

/** Every place where the pattern matches, without blanks after it. */
export const spansOf = (kind: SpanKind, pattern: RegExp, text: string): Span[] =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ kind, from: index, to: index + found.trimEnd().length }));

/** Drops spans that overlap an earlier one of the list. */
export function withoutOverlaps(spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  const taken = new Uint8Array(spans.reduce((most, { to }) => Math.max(most, to), 0));
  for (const span of spans) {
    if (span.to <= span.from || taken.subarray(span.from, span.to).includes(1)) continue;
    taken.fill(1, span.from, span.to);
    kept.push(span);
  }
  return kept.sort((a, b) => a.from - b.from);
}
