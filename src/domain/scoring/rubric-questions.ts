import { bandOf } from './rating-bands';
import { clamp } from './rounding';
import type { CSAT_FACTORS, CsatLevel } from './rubric-csat';
import {
  ANSWER_MET,
  ANSWER_NOT_APPLICABLE,
  ANSWER_NOT_MET,
  ANSWER_PARTLY,
  ANSWER_TITLES,
} from './rubric-customer-service';
import { type SALES_CRITERIA, SALES_LEVELS } from './rubric-sales';
import type { ScoredItem } from './score-answer';
import type { Answer, Question } from './score-card';

export const LEVEL_MAX = 5;

/** What the three scorecards make of a machine's item before any human touched it. */
interface MachineView {
  answers: Answer[];
  machineAnswer: string | null;
  machineScore: number | null;
  originPoint: number;
}

function question(id: string, text: string, item: ScoredItem, view: MachineView): Question {
  return {
    id,
    question: text,
    fromTo: item.fromTo,
    answers: view.answers,
    answer: view.machineAnswer,
    machineAnswer: view.machineAnswer,
    notes: item.note,
    machineNotes: item.note,
    referText: item.referText,
    points: '',
    score: view.machineScore,
    machineScore: view.machineScore,
    originPoint: view.originPoint,
    edited: false,
  };
}

const SALES_ANSWERS: readonly Answer[] = [5, 4, 3, 2, 1, 0].map((value) => ({
  title: `${value} – ${SALES_LEVELS[bandOf(value)]}`,
  value: String(value),
}));

/** A sales item, 0 to 100, on the 0-5 scale (§9). */
export function salesQuestion(criterion: (typeof SALES_CRITERIA)[number], item: ScoredItem): Question {
  const machineScore = item.score === null ? null : (clamp(item.score, 0, 100) * 5) / 100;
  return question(criterion.id, criterion.question, item, {
    answers: [...SALES_ANSWERS],
    machineAnswer: machineScore === null ? null : String(Math.round(machineScore)),
    machineScore,
    originPoint: LEVEL_MAX,
  });
}

/** The level a CSAT score is described by: 0 or lower counts as 1 (§5). */
export function csatLevel(score: number): CsatLevel {
  const level = clamp(Math.round(score), 1, LEVEL_MAX);
  return level === 1 || level === 2 || level === 3 || level === 4 ? level : 5;
}

export function csatQuestion(factor: (typeof CSAT_FACTORS)[number], item: ScoredItem): Question {
  const levels: readonly CsatLevel[] = [5, 4, 3, 2, 1];
  const machineScore = item.score === null ? null : clamp(item.score, 0, LEVEL_MAX);
  return question(factor.id, factor.question, item, {
    answers: levels.map((level) => ({ title: `${level} – ${factor.levels[level].title}`, value: String(level) })),
    machineAnswer: machineScore === null ? null : String(csatLevel(machineScore)),
    machineScore,
    originPoint: LEVEL_MAX,
  });
}

/**
 * A customer-service question worth `share` points when fully met; `divisor` brings diem on the per-question scale down
 * to shares (decision 27). A question that does not arise costs no points.
 */
export function customerServiceQuestion(
  rubric: { id: string; question: string },
  item: ScoredItem,
  share: number,
  divisor: number,
): Question {
  const machineScore = item.notApplicable ? share : item.score === null ? null : clamp(item.score / divisor, 0, share);
  const machineAnswer = item.notApplicable ? ANSWER_NOT_APPLICABLE : machineAnswerOf(machineScore, share);
  const values = [ANSWER_MET, ANSWER_NOT_MET];
  if (machineAnswer !== null && !values.includes(machineAnswer)) values.push(machineAnswer);
  return question(rubric.id, rubric.question, item, {
    answers: values.map((value) => ({ title: ANSWER_TITLES[value] ?? value, value })),
    machineAnswer,
    machineScore,
    originPoint: share,
  });
}

function machineAnswerOf(points: number | null, share: number): string | null {
  if (points === null) return null;
  if (points >= share - 1e-9) return ANSWER_MET;
  return points <= 0 ? ANSWER_NOT_MET : ANSWER_PARTLY;
}
