import type { Band } from '../call';
import { sumOf } from './criterion-cards';
import { bandColors, bandOf, DEFAULT_RANGES, rangesOf10 } from './rating-bands';
import { roundTo } from './rounding';
import { CSAT_FACTORS, CSAT_LABELS, CSAT_TITLE } from './rubric-csat';
import { CUSTOMER_SERVICE_MAX_POINT, CUSTOMER_SERVICE_TITLE, gradeOf } from './rubric-customer-service';
import { LEVEL_MAX } from './rubric-questions';
import { SALES_OVERALL_LABELS, SALES_OVERALL_TITLE } from './rubric-sales';
import type { OverallCard, Question } from './score-card';

interface OverallTexts {
  description: string;
  addNoteDesc: string;
}

/** Weighted mean over the questions that were judged; null when none was. */
function weightedMean(questions: readonly Question[], weightOf: (question: Question) => number): number | null {
  let sum = 0;
  let weights = 0;
  for (const question of questions) {
    if (question.score === null) continue;
    sum += question.score * weightOf(question);
    weights += weightOf(question);
  }
  return weights === 0 ? null : sum / weights;
}

function overall(
  title: string,
  score: number | null,
  max: number,
  band: Band | null,
  label: string,
  questions: readonly Question[],
  texts: OverallTexts,
): OverallCard {
  return {
    title,
    score,
    max,
    ...texts,
    addNoteTitle: label,
    ...bandColors(band),
    band,
    judged: questions.filter((question) => question.score !== null).length,
    asked: questions.length,
  };
}

/** Likelihood to buy: the average of the criteria, two decimals (§9). */
export function salesOverall(questions: readonly Question[], texts: OverallTexts): OverallCard {
  const mean = weightedMean(questions, () => 1);
  const score = mean === null ? null : roundTo(mean, 2);
  const band = score === null ? null : bandOf(score, DEFAULT_RANGES);
  const label = band === null ? '' : SALES_OVERALL_LABELS[band];
  return overall(SALES_OVERALL_TITLE, score, LEVEL_MAX, band, label, questions, texts);
}

/** Customer satisfaction: the weighted sum, two decimals; weights of factors without a score fall away (§9). */
export function csatOverall(questions: readonly Question[], texts: OverallTexts): OverallCard {
  const mean = weightedMean(questions, (q) => CSAT_FACTORS.find((factor) => factor.id === q.id)?.weight ?? 0);
  const score = mean === null ? null : roundTo(mean, 2);
  const band = score === null ? null : bandOf(score, DEFAULT_RANGES);
  return overall(CSAT_TITLE, score, LEVEL_MAX, band, band === null ? '' : CSAT_LABELS[band], questions, texts);
}

/** The total out of 10: the sum of the points; questions without a score neither add nor cost any. */
export function customerServiceOverall(questions: readonly Question[], texts: OverallTexts): OverallCard {
  const judged = questions.filter((question) => question.score !== null);
  const sum = sumOf(judged);
  const possible = judged.reduce((points, question) => points + question.originPoint, 0);
  const score = sum === null ? null : roundTo((sum / possible) * CUSTOMER_SERVICE_MAX_POINT, 1);
  const band = score === null ? null : bandOf(score, rangesOf10(CUSTOMER_SERVICE_MAX_POINT));
  const label = score === null ? '' : gradeOf(score);
  return overall(CUSTOMER_SERVICE_TITLE, score, CUSTOMER_SERVICE_MAX_POINT, band, label, questions, texts);
}
