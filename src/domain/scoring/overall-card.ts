import type { Band } from '../call';
import { sumOf } from './criterion-cards';
import { bandColors, bandOf, DEFAULT_RANGES, rangesOf10 } from './rating-bands';
import { roundTo } from './rounding';
import { CSAT_FACTORS, CSAT_LABELS, CSAT_TITLE } from './rubric-csat';
import { CUSTOMER_SERVICE_MAX_POINT, CUSTOMER_SERVICE_TITLE, gradeOf } from './rubric-customer-service';
import { levelOf } from './rubric-level';
import { LEVEL_MAX } from './rubric-questions';
import { SALES_LEVELS, SALES_OVERALL_TITLE } from './rubric-sales';
import type { MachineSaid, OverallCard, Question, Total } from './score-card';
import { type ScorecardKind, SUMMARY_SERVICE } from './scorecard-kind';

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

/** The points over the points that could be had, out of 10; questions without a score neither add nor cost any. */
function shareOfPoints(questions: readonly Question[]): number | null {
  const judged = questions.filter((question) => question.score !== null);
  const sum = sumOf(judged);
  const possible = judged.reduce((points, question) => points + question.originPoint, 0);
  return sum === null ? null : (sum / possible) * CUSTOMER_SERVICE_MAX_POINT;
}

interface TotalRule {
  title: string;
  max: number;
  digits: number;
  scoreOf: (questions: readonly Question[]) => number | null;
  bandOf: (score: number) => Band;
  labelOf: (score: number, band: Band) => string;
}

const TOTALS: Record<ScorecardKind, TotalRule> = {
  /** The average of the criteria (§9). They are about the agent, and so is its word: nobody is said to buy by it. */
  se: {
    title: SALES_OVERALL_TITLE,
    max: LEVEL_MAX,
    digits: 2,
    scoreOf: (questions) => weightedMean(questions, () => 1),
    bandOf: (score) => bandOf(score, DEFAULT_RANGES),
    labelOf: (score) => SALES_LEVELS[levelOf(score)],
  },
  /** The weighted sum; weights of factors without a score fall away (§9). */
  csat: {
    title: CSAT_TITLE,
    max: LEVEL_MAX,
    digits: 2,
    scoreOf: (questions) =>
      weightedMean(questions, (q) => CSAT_FACTORS.find((factor) => factor.id === q.id)?.weight ?? 0),
    bandOf: (score) => bandOf(score, DEFAULT_RANGES),
    labelOf: (_score, band) => CSAT_LABELS[band],
  },
  'customer-service': {
    title: CUSTOMER_SERVICE_TITLE,
    max: CUSTOMER_SERVICE_MAX_POINT,
    digits: 1,
    scoreOf: shareOfPoints,
    bandOf: (score) => bandOf(score, rangesOf10(CUSTOMER_SERVICE_MAX_POINT)),
    labelOf: gradeOf,
  },
};

/** Fewer than half of the questions say too little for a grade: the number stands alone, without word and colour. */
function totalOf(rule: TotalRule, questions: readonly Question[]): Total {
  const exact = rule.scoreOf(questions);
  const score = exact === null ? null : roundTo(exact, rule.digits);
  const judged = questions.filter((question) => question.score !== null).length;
  if (score === null || judged * 2 < questions.length) return { score, band: null, label: '', judged };
  const band = rule.bandOf(score);
  return { score, band, label: rule.labelOf(score, band), judged };
}

/** The overall card. What the machine said in words stands under the machine's number only. */
export function overallCard(kind: ScorecardKind, questions: readonly Question[], said: MachineSaid): OverallCard {
  const rule = TOTALS[kind];
  const total = totalOf(rule, questions);
  const answered = questions.filter((question) => question.answered).length;
  const machine = totalOf(
    rule,
    questions.map((question) => ({ ...question, score: question.machineScore })),
  );
  const stated = said.total === null ? null : roundTo(said.total, rule.digits);
  return {
    title: rule.title,
    score: total.score,
    max: rule.max,
    description: answered === 0 ? said.description : '',
    addNoteDesc: answered === 0 ? said.addNoteDesc : '',
    addNoteTitle: total.label,
    ...bandColors(total.band),
    band: total.band,
    judged: total.judged,
    asked: questions.length,
    answered,
    machine: answered === 0 ? null : machine,
    statedTotal: stated === machine.score ? null : stated,
    decision: said.decision,
    fitting: said.unfit && total.score === null ? SUMMARY_SERVICE : null,
  };
}
