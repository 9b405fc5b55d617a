import { clamp, wholeLevel } from './rounding';
import { type CSAT_FACTORS, CSAT_GRADES } from './rubric-csat';
import {
  ANSWER_MET,
  ANSWER_NOT_APPLICABLE,
  ANSWER_NOT_MET,
  ANSWER_PARTLY,
  ANSWER_TITLES,
} from './rubric-customer-service';
import { LEVELS, levelOf } from './rubric-level';
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
    claims: item.claims ?? [],
    points: '',
    score: view.machineScore,
    machineScore: view.machineScore,
    originPoint: view.originPoint,
    answered: false,
    edited: false,
  };
}

const SALES_ANSWERS: readonly Answer[] = [5, 4, 3, 2, 1, 0].map((value) => ({
  title: `${value} – ${SALES_LEVELS[levelOf(value)]}`,
  value: String(value),
}));

/** A sales item, 0 to 100, on the 0-5 scale (§9). */
export function salesQuestion(criterion: (typeof SALES_CRITERIA)[number], item: ScoredItem): Question {
  const machineScore = item.score === null ? null : (clamp(item.score, 0, 100) * 5) / 100;
  return question(criterion.id, criterion.question, item, {
    answers: [...SALES_ANSWERS],
    machineAnswer: machineScore === null ? null : String(wholeLevel(machineScore)),
    machineScore,
    originPoint: LEVEL_MAX,
  });
}

export function csatQuestion(factor: (typeof CSAT_FACTORS)[number], item: ScoredItem): Question {
  const machineScore = item.score === null ? null : clamp(item.score, 0, LEVEL_MAX);
  return question(factor.id, factor.question, item, {
    answers: LEVELS.toReversed().map((level) => ({
      title: `${level} – ${CSAT_GRADES[level]}`,
      value: String(level),
    })),
    machineAnswer: machineScore === null ? null : String(levelOf(machineScore)),
    machineScore,
    originPoint: LEVEL_MAX,
  });
}

/**
 * A customer-service question worth `share` points when fully met; `divisor` brings diem on the per-question scale down
 * to shares (D27). A question that does not arise costs no points.
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
