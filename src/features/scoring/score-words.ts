import { gaugeValue } from '@/domain/scoring/gauge';
import { formatScore, formatSum } from '@/domain/scoring/rounding';
import type { OverallCard, Range, ScoreCard } from '@/domain/scoring/score-card';
import { decimal } from '@/ui/format';

/** A criterion's score as it is shown: one decimal on cards of levels, points without a needless zero elsewhere (§9). */
export function cardScore({ score, told }: Pick<ScoreCard, 'score' | 'told'>): string | null {
  if (score === null) return null;
  return decimal(told === 'points' ? formatSum(score) : formatScore(score));
}

/** The overall score on the gauge's scale of 5. */
export function overallOfFive({
  score,
  max,
}: Pick<OverallCard, 'score' | 'max'>): { value: number; text: string } | null {
  if (score === null) return null;
  const value = gaugeValue(score, max);
  return { value, text: decimal(value.toFixed(2)) };
}

/** The bands of the overall score on the gauge's scale of 5. */
export function rangesOfFive({ ranges, max }: Pick<OverallCard, 'ranges' | 'max'>): Range[] {
  return ranges.map((range) => ({ ...range, min: gaugeValue(range.min, max), max: gaugeValue(range.max, max) }));
}

/** The grade, and before it what it is a grade of; without a score only what has a grade says so (D55). */
export function overallLabel({ score, about, addNoteTitle }: OverallCard): string {
  if (score === null || about === '') return addNoteTitle;
  return addNoteTitle === '' ? about : `${about}: ${addNoteTitle}`;
}
