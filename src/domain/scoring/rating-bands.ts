import type { Band } from '../call';
import type { Scale } from '../scorecards/scorecard';
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

interface Cut {
  from: number;
  band: Band;
}

const cutsOf = (froms: readonly number[]): Cut[] => froms.map((from, index) => ({ from, band: BANDS[index] ?? 5 }));

/** Where the colours of a scale begin, from the worst up: its own, or those of its grades, the best 5 and the last 1. */
function cutsIn({ max, bands, colors }: Scale): Cut[] {
  if (colors !== undefined) return cutsOf(colors);
  if (bands.length === 0) return max <= 5 ? scaled(CUTS_OF_5, 5, max) : scaled(CUTS_OF_10, 10, max);
  const step = bands.length === 1 ? 0 : 4 / (bands.length - 1);
  return bands.map(({ from }, place) => ({ from, band: BANDS[4 - Math.round(place * step)] ?? 1 })).reverse();
}

const scaled = (cuts: readonly number[], of: number, max: number): Cut[] => cutsOf(cuts.map((cut) => (cut / of) * max));

/** The colour bands of a scale on a part of it, from 0 to `max`. */
export function rangesOf(scale: Scale, max: number = scale.max): Range[] {
  const cuts = cutsIn(scale);
  return cuts.map(({ from, band }, index) => {
    const { color, textColor } = bandColors(band);
    const at = (cut: number) => (cut / scale.max) * max;
    return { min: at(from), max: at(cuts[index + 1]?.from ?? scale.max), color, textColor, band };
  });
}

/** The range set of a card that has none of its own: the 0-5 cut points. */
const DEFAULT_RANGES: readonly Range[] = rangesOf({ max: 5, bands: [] });

/** The band of a score; below the first range it is the first's. A card without ranges uses the default set. */
export function bandOf(score: number, ranges: readonly Range[] = DEFAULT_RANGES): Band {
  const used = ranges.length === 0 ? DEFAULT_RANGES : ranges;
  // The tolerance is for cut points that were scaled to a card's maximum (0.6 × 3 is 1.7999…).
  return (used.findLast(({ min }) => score + 1e-9 >= min) ?? used[0])?.band ?? 1;
}

/** The grade of a total on its scale; '' on one without grades. */
export function gradeOf(total: number, { bands }: Scale): string {
  return (bands.find(({ from }) => total + 1e-9 >= from) ?? bands.at(-1))?.label ?? '';
}

/** Where the marker of the meter stands, 0 to 100 per cent. */
export function leftOffset(score: number | null, max: number): number {
  if (score === null || max <= 0) return 0;
  return clamp((score / max) * 100, 0, 100);
}
