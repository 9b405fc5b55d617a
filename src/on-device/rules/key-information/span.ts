import type { FigureKind } from '@/domain/figures/number-words';

export type SpanKind = FigureKind | 'product' | 'address';

/** A fact in a turn's text: [from, to). */
export interface Span {
  kind: SpanKind;
  from: number;
  to: number;
}

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
