import { gaugeValue } from '@/domain/scoring/gauge';
import { formatScore, formatSum } from '@/domain/scoring/rounding';
import type { OverallCard, ScoreCard } from '@/domain/scoring/score-card';

/** A criterion's score as it is shown: one decimal on cards of levels, points without a needless zero elsewhere (§9). */
export function cardScore({ score, type }: Pick<ScoreCard, 'score' | 'type'>): string | null {
  if (score === null) return null;
  return type === 'other' ? formatSum(score) : formatScore(score);
}

/** The overall score on the gauge's scale of 5. */
export function overallOfFive({
  score,
  max,
}: Pick<OverallCard, 'score' | 'max'>): { value: number; text: string } | null {
  if (score === null) return null;
  const value = gaugeValue(score, max);
  return { value, text: value.toFixed(2) };
}
