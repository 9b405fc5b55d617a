import { formatScore } from './rounding';

/** An overall score as it is shown: two decimals out of 5, one out of 10 (§9). */
export function overallText(score: number, max: number): string {
  return max === 5 ? score.toFixed(2) : formatScore(score);
}
