import { formatSum } from './rounding';
import type { ScoreCard } from './score-card';

/** 'Evaluation: {title} ({sum}/{maxPoint} points)' (§2), of the card's objData. */
export function evaluationTitle(card: ScoreCard): string {
  const { title, maxPoint, questions } = card.objData;
  return `Evaluation: ${title} (${formatSum(questions.reduce((sum, { score }) => sum + (score ?? 0), 0))}/${maxPoint} points)`;
}
