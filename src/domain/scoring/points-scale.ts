import { CUSTOMER_SERVICE } from '../scorecards/built-in/customer-service';
import { outcomeOf } from '../scorecards/formula';
import { roundTo } from './rounding';
import type { BuiltInAnswer } from './score-answer';

/**
 * What a question's diem is points of: its share of its section, or as many as its section has ("4 questions of 2 each",
 * §9), of which the section then has one part a question.
 */
export type PointsScale = 'share' | 'question';

type ServiceAnswer = Extract<BuiltInAnswer, { kind: 'customer-service' }>;

const TOLERANCE = 1e-9;

/** Whether a number is one of its scale at all. */
export function isOnScale(value: number, [least, most]: readonly [number, number]): boolean {
  return value >= least - TOLERANCE && value <= most + TOLERANCE;
}

/** Each diem that fits a scale, with the share it may be of and what it comes to on the other scale. */
function pointsIn({ items }: ServiceAnswer) {
  return outcomeOf(CUSTOMER_SERVICE, {}).sections.flatMap(({ section, questions }) =>
    questions.flatMap(({ question, full }) => {
      const { score, ofShare, notApplicable } = items[question.id as keyof typeof items];
      if (notApplicable) return [{ score: full, full, asQuestion: full }];
      if (score === null || !isOnScale(score, [0, ofShare ? full : section.weight])) return [];
      return [{ score, full, asQuestion: ofShare ? score : score / questions.length }];
    }),
  );
}

/**
 * The scale of a customer-service answer, one for the whole of it (D660): where all of its points fit both, the one that
 * comes nearer to the total beside them. `told` is false where there is none and the two come to different totals.
 */
export function pointsScale(answer: ServiceAnswer): { scale: PointsScale; told: boolean } {
  const points = pointsIn(answer);
  if (points.some(({ score, full }) => score > full + TOLERANCE)) return { scale: 'question', told: true };
  const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
  const share = sum(points.map(({ score }) => score));
  const question = sum(points.map(({ asQuestion }) => asQuestion));
  if (answer.total === null) return { scale: 'share', told: roundTo(share, 1) === roundTo(question, 1) };
  const nearer = Math.abs(answer.total - question) < Math.abs(answer.total - share);
  return { scale: nearer ? 'question' : 'share', told: true };
}
