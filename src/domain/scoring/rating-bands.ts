import type { Band } from '../call';
import { clamp } from './rounding';
import type { Range } from './score-card';

/** Lower ends of the five colour bands (§9): a score belongs to the last band whose cut it reaches. */
const CUTS_OF_5 = [0, 2, 3.5, 4, 4.5] as const;
const CUTS_OF_10 = [0, 2, 4, 6, 8] as const;

const BANDS: readonly Band[] = [1, 2, 3, 4, 5];

export interface BandColors {
  color: string;
  textColor: string;
  bg: string;
  border: string;
}

/** The tokens of a band; null (no score) is drawn in the colours of quiet text. */
export function bandColors(band: Band | null): BandColors {
  if (band === null) {
    return { color: 'var(--ink-3)', textColor: 'var(--ink-2)', bg: 'var(--sunk)', border: 'var(--line-2)' };
  }
  return {
    color: `var(--b${band})`,
    textColor: `var(--b${band}t)`,
    bg: `var(--b${band}s)`,
    border: `var(--b${band})`,
  };
}

function rangesFromCuts(cuts: readonly number[], scale: number, max: number): Range[] {
  return BANDS.map((band, index) => {
    const { color, textColor } = bandColors(band);
    const at = (cut: number | undefined) => ((cut ?? scale) / scale) * max;
    return { min: at(cuts[index]), max: at(cuts[index + 1]), color, textColor };
  });
}

/** The range set of a card that has none of its own: the 0-5 cut points. */
export const DEFAULT_RANGES: readonly Range[] = rangesFromCuts(CUTS_OF_5, 5, 5);

/** Bands of a customer-service card: the 0-10 cut points on the card's own maximum. */
export function rangesOf10(max: number): Range[] {
  return rangesFromCuts(CUTS_OF_10, 10, max);
}

/** The band of a score; below the first range it is 1, above the last 5. A card without ranges uses the default set. */
export function bandOf(score: number, ranges: readonly Range[] = DEFAULT_RANGES): Band {
  const used = ranges.length === 0 ? DEFAULT_RANGES : ranges;
  let band: Band = 1;
  for (const [index, range] of used.entries()) {
    // The tolerance is for cut points that were scaled to a card's maximum (0.6 × 3 is 1.7999…).
    if (score + 1e-9 >= range.min) band = BANDS[index] ?? 5;
  }
  return band;
}

/** Where the marker of the meter stands, 0 to 100 per cent. */
export function leftOffset(score: number | null, max: number): number {
  if (score === null || max <= 0) return 0;
  return clamp((score / max) * 100, 0, 100);
}
