import { WRITTEN_ADDRESS } from '@/domain/figures/addresses';
import type { SpeechWords } from '../speech-words';
import { type Span, type SpanKind, spansOf } from './span';

/** Facts of a language that carry no figure, or carry one inside words of their own. */
export interface NamedSpans {
  /** A text without the hint, which is most, is not searched. */
  rules: readonly (readonly [SpanKind, RegExp, hint?: RegExp])[];
  /** Names written with capitals inside a sentence: products, plans, places, companies. */
  capitals: RegExp;
}

/** Stands before every name written with capitals; WebKit compiles this, and nothing that looks back. */
const LARGE_INSIDE = /[\p{Ll}\p{N},"“] ["“]?\p{Lu}/u;

export function namedSpans(text: string, { rules }: NamedSpans): Span[] {
  const lower = text.toLowerCase();
  const hinted = rules.filter(([, , hint]) => hint === undefined || hint.test(lower));
  return hinted.flatMap(([kind, rule]) => spansOf(kind, rule, text));
}

export function productSpans(text: string, { capitals }: NamedSpans): Span[] {
  return LARGE_INSIDE.test(text) ? spansOf('product', capitals, text) : [];
}

/** Who it is and how they are written to: names and e-mail addresses. */
export function personSpans(text: string, { address, lone, spoken }: SpeechWords['names']): Span[] {
  const lower = text.toLowerCase();
  return [
    ...(address.hint.test(lower) ? spansOf('address', address.spelt, text) : []),
    ...(text.includes('@') ? spansOf('address', WRITTEN_ADDRESS, text) : []),
    ...(spoken?.hint.test(lower) ? spansOf('product', spoken.name, text) : []),
    ...(lone !== null && LARGE_INSIDE.test(text) ? spansOf('product', lone, text) : []),
  ];
}
