import { formatScore } from './rounding';

/** Decimals that a total is rounded to and shown with: two out of 5, one out of 10 (§9). */
export function totalDigits(max: number): 1 | 2 {
  return max <= 5 ? 2 : 1;
}

/** Fewer than half of the questions say too little for a grade or an average (D49); what fails the whole call says enough. */
export const isTooFew = (judged: number, asked: number): boolean => judged * 2 < asked;

/** An overall score as it is shown. */
export function overallText(score: number, max: number): string {
  return totalDigits(max) === 2 ? score.toFixed(2) : formatScore(score);
}
