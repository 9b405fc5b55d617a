import type { SalesItem } from '@/domain/scoring/score-answer';

/** Level of a call from which an agent is no longer poor, and from which good: the two cuts of the bands. */
const LEVEL_CUTS = [0.47, 0.61] as const;
const POINT_CUTS = [40, 70] as const;

/** Points of own evidence that shows nothing, and of evidence that shows everything. */
const EVIDENCE_POINTS = [10, 95] as const;

/**
 * How far a criterion goes by its own evidence instead of the level of the call, and how much easier (+) or harder (-)
 * it is than the rest, in points. Interest, questions and asking can be counted, understanding hardly.
 */
const BLEND: Record<SalesItem, { own: number; ease: number }> = {
  make_connection: { own: 0.3, ease: 5 },
  overcome_objections: { own: 0.2, ease: 0 },
  uncover_needs: { own: 0.5, ease: -8 },
  be_empathetic: { own: 0.3, ease: -5 },
  demonstrate_ownership: { own: 0.3, ease: 0 },
  presumptive_close: { own: 0.7, ease: -5 },
  ask_for_sale: { own: 0.7, ease: -3 },
};

/** How far an agent goes towards the decision, as evidence: it is taken, asked for (which leads less than it asks), or left out. */
export const STEP = { taken: 0.85, asked: 0.7, led: 0.6, leftOut: 0.4 } as const;

/** The level of a call, 0 to 1, on the scale of the bands. */
export function levelPoints(level: number): number {
  const [poor, good] = LEVEL_CUTS;
  const [low, high] = POINT_CUTS;
  const points = low + ((level - poor) / (good - poor)) * (high - low);
  return Math.max(EVIDENCE_POINTS[0], Math.min(EVIDENCE_POINTS[1], points));
}

export const isPoor = (level: number): boolean => level < LEVEL_CUTS[0];

/** Points of a criterion whose own evidence is thin: drawn towards the level of the call. Evidence is 0 to 1. */
export function blended(item: SalesItem, evidence: number, level: number): number {
  const { own, ease } = BLEND[item];
  const [none, all] = EVIDENCE_POINTS;
  const shown = none + Math.max(0, Math.min(1, evidence)) * (all - none);
  return Math.round(Math.max(0, Math.min(100, (1 - own) * levelPoints(level) + own * shown + ease)));
}
