import { bandColors, bandOf, CUTS_OF_5, DEFAULT_RANGES, leftOffset, rangesOf10 } from './rating-bands';
import { formatScore, formatSum, roundTo } from './rounding';
import { CSAT_FACTORS, CSAT_MAX_POINT, CSAT_TITLE, type CsatLevel } from './rubric-csat';
import { ANSWER_MET, ANSWER_NOT_APPLICABLE, ANSWER_TITLES, CUSTOMER_SERVICE_CARDS } from './rubric-customer-service';
import { csatLevel, LEVEL_MAX } from './rubric-questions';
import { SALES_CRITERIA, SALES_GRID_ORDER, SALES_MAX_POINT, SALES_TITLE } from './rubric-sales';
import type { ObjData, Question, Range, ScoreCard } from './score-card';

type LevelRange = ScoreCard['levelRanges'][number];

/** The sum of what was judged; null when nothing was. */
export function sumOf(questions: readonly Question[]): number | null {
  const scores = questions.flatMap((question) => (question.score === null ? [] : [question.score]));
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0);
}

function levelTextOf(score: number, levelRanges: readonly LevelRange[]): string {
  return levelRanges.findLast((range) => score >= range.min)?.text ?? levelRanges[0]?.text ?? '';
}

function splitAtColon(text: string): { title: string; description: string } {
  const at = text.indexOf(':');
  if (at < 0) return { title: text.trim(), description: '' };
  return { title: text.slice(0, at).trim(), description: text.slice(at + 1).trim() };
}

function scored(score: number | null, max: number, ranges: readonly Range[]) {
  const band = score === null ? null : bandOf(score, ranges);
  const { color, textColor } = bandColors(band);
  return { score, band, color, textColor, leftOffset: leftOffset(score, max), maxPoint: max, ranges: [...ranges] };
}

function withPoints(questions: readonly Question[], pointsOf: (score: number) => string): Question[] {
  return questions.map((question) => ({
    ...question,
    points: question.score === null ? '' : pointsOf(question.score),
  }));
}

const levelPoints = (score: number) => `${formatScore(score)}/${LEVEL_MAX}`;

/** Seven cards of 0 to 5; each carries the whole set as its objData (decision 31). */
export function salesCards(given: readonly Question[]): ScoreCard[] {
  const questions = withPoints(given, levelPoints);
  const objData: ObjData = { id: 'se', type: 'se', title: SALES_TITLE, maxPoint: SALES_MAX_POINT, questions };
  return SALES_GRID_ORDER.flatMap((id) => {
    const criterion = SALES_CRITERIA.find((candidate) => candidate.id === id);
    const question = questions.find((candidate) => candidate.id === id);
    if (criterion === undefined || question === undefined) return [];
    const score = question.score === null ? null : roundTo(question.score, 1);
    const levelRanges = DEFAULT_RANGES.map((range, index) => ({
      min: CUTS_OF_5[index] ?? range.min,
      max: range.max,
      text: criterion.levels[bandOf(range.min)],
    }));
    const level = splitAtColon(score === null ? '' : levelTextOf(score, levelRanges));
    return {
      id,
      title: criterion.title,
      description: question.notes,
      addNoteTitle: level.title,
      addNoteDesc: level.description,
      levelRanges,
      objData,
      type: 'se' as const,
      ...scored(score, LEVEL_MAX, DEFAULT_RANGES),
    };
  });
}

const CSAT_LEVELS: readonly CsatLevel[] = [1, 2, 3, 4, 5];

/** Six cards of 1 to 5; each carries the whole set as its objData. */
export function csatCards(given: readonly Question[]): ScoreCard[] {
  const questions = withPoints(given, levelPoints);
  const objData: ObjData = { id: 'csat', type: 'csat', title: CSAT_TITLE, maxPoint: CSAT_MAX_POINT, questions };
  return CSAT_FACTORS.flatMap((factor) => {
    const question = questions.find((candidate) => candidate.id === factor.id);
    if (question === undefined) return [];
    const score = question.score === null ? null : roundTo(question.score, 1);
    return {
      id: factor.id,
      title: factor.title,
      description: question.notes,
      addNoteTitle: score === null ? '' : factor.levels[csatLevel(score)].title,
      addNoteDesc: score === null ? '' : factor.levels[csatLevel(score)].text,
      levelRanges: CSAT_LEVELS.map((level) => ({
        min: level === 1 ? 0 : level - 0.5,
        max: Math.min(level + 0.5, LEVEL_MAX),
        text: factor.levels[level].text,
      })),
      objData,
      type: 'csat' as const,
      ...scored(score, LEVEL_MAX, DEFAULT_RANGES),
    };
  });
}

function chip(met: number, arose: number): string {
  return arose === 0 ? (ANSWER_TITLES[ANSWER_NOT_APPLICABLE] ?? '') : `Đạt ${met}/${arose}`;
}

/** Four cards of 2, 3, 1 and 4 points; a card's dialog shows its own questions. */
export function customerServiceCards(given: readonly Question[]): ScoreCard[] {
  return CUSTOMER_SERVICE_CARDS.map((rubric) => {
    const ids = new Set<string>(rubric.questions.map((question) => question.id));
    const own = given.filter((question) => ids.has(question.id));
    const questions = withPoints(own, (score) => `${formatSum(score)}/${rubric.maxPoint}`);
    const sum = sumOf(questions);
    const arose = questions.filter((question) => question.answer !== ANSWER_NOT_APPLICABLE);
    const met = arose.filter((question) => question.answer === ANSWER_MET).length;
    return {
      id: rubric.id,
      title: rubric.title,
      description: questions.flatMap((question) => (question.notes === '' ? [] : [question.notes])).join('\n'),
      addNoteTitle: sum === null ? '' : chip(met, arose.length),
      addNoteDesc: '',
      levelRanges: [],
      objData: { id: rubric.id, type: 'other', title: rubric.title, maxPoint: rubric.maxPoint, questions },
      type: 'other' as const,
      ...scored(sum === null ? null : roundTo(sum, 1), rubric.maxPoint, rangesOf10(rubric.maxPoint)),
    };
  });
}
