import type { Span, SpanKind } from './span';

/** Facts of a language that carry no figure, or carry one inside words of their own. */
export interface NamedSpans {
  /** A text without the hint, which is most, is not searched. */
  rules: readonly (readonly [SpanKind, RegExp, hint?: RegExp])[];
  /** Names written with capitals inside a sentence: products, plans, places, companies. */
  capitals: RegExp;
}

export function namedSpans(text: string, { rules }: NamedSpans): Span[] {
  const lower = text.toLowerCase();
  const hinted = rules.filter(([, , hint]) => hint === undefined || hint.test(lower));
  return hinted.flatMap(([kind, rule]) =>
    [...text.matchAll(rule)].map(
      (match): Span => ({ kind, from: match.index, to: match.index + match[0].trimEnd().length }),
    ),
  );
}

export function productSpans(text: string, { capitals }: NamedSpans): Span[] {
  return [...text.matchAll(capitals)].map((match) => ({
    kind: 'product',
    from: match.index,
    to: match.index + match[0].length,
  }));
}
