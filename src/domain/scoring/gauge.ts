/** The needle's angle in degrees, -90 (0) to 90 (5): value over 5, times 180, minus 90 (§9). */
export function gaugeAngle(value: number): number {
  const inScale = Math.min(5, Math.max(0, Number.isFinite(value) ? value : 0));
  return (inScale / 5) * 180 - 90;
}

/** A score of any card on the gauge's 0-5 scale. */
export function gaugeValue(score: number, max: number): number {
  return max > 0 ? (score / max) * 5 : 0;
}
