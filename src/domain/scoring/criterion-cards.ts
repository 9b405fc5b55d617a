import { bandColors, bandOf, DEFAULT_RANGES, leftOffset, rangesOf10 } from './rating-bands';
import { formatScore, formatSum, roundTo } from './rounding';
import { CSAT_FACTORS, CSAT_MAX_POINT, CSAT_TITLE, csatLevelText } from './rubric-csat';
import { ANSWER_MET, ANSWER_NOT_APPLICABLE, ANSWER_TITLES, CUSTOMER_SERVICE_CARDS } from './rubric-customer-service';
import { type Level, levelOf, levelRanges } from './rubric-level';
import { LEVEL_MAX } from './rubric-questions';
import { SALES_CRITERIA, SALES_GRID_ORDER, SALES_MAX_POINT, SALES_TITLE, salesLevelText } from './rubric-sales';
import type { ObjData, Question, Range, ScoreCard } from './score-card';

/** The sum of what was judged; null when nothing was. */
export function sumOf(questions: readonly Question[]): number | null {
  const scores = questions.flatMap((question) => (question.score === null ? [] : [question.score]));
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0);
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

/** What the cards of a scale of 5 differ in. */
interface LevelCards {
  type: 'se' | 'csat';
  title: string;
  maxPoint: number;
  /** In the order of the grid; `textOf` is "Title: description" of a level. */
  criteria: readonly { id: string; title: string; textOf: (level: Level) => string }[];
}

/** Cards of 0 to 5; each carries the whole set as its objData (D31). */
function levelCards(given: readonly Question[], { type, title, maxPoint, criteria }: LevelCards): ScoreCard[] {
  const questions = withPoints(given, levelPoints);
  const objData: ObjData = { id: type, type, title, maxPoint, questions };
  return criteria.flatMap((criterion) => {
    const question = questions.find((candidate) => candidate.id === criterion.id);
    if (question === undefined) return [];
    const { score } = question;
    const level = splitAtColon(score === null ? '' : criterion.textOf(levelOf(score)));
    return {
      id: criterion.id,
      title: criterion.title,
      description: question.notes,
      addNoteTitle: level.title,
      addNoteDesc: level.description,
      levelRanges: levelRanges(criterion.textOf),
      objData,
      type,
      ...scored(score === null ? null : roundTo(score, 1), LEVEL_MAX, DEFAULT_RANGES),
    };
  });
}

/** Seven cards of the sales scorecard. */
export function salesCards(given: readonly Question[]): ScoreCard[] {
  const criteria = SALES_GRID_ORDER.flatMap((id) => {
    const criterion = SALES_CRITERIA.find((candidate) => candidate.id === id);
    return criterion === undefined ? [] : { ...criterion, textOf: (level: Level) => salesLevelText(criterion, level) };
  });
  return levelCards(given, { type: 'se', title: SALES_TITLE, maxPoint: SALES_MAX_POINT, criteria });
}

/** Six cards of the satisfaction scorecard. */
export function csatCards(given: readonly Question[]): ScoreCard[] {
  const criteria = CSAT_FACTORS.map((factor) => ({
    ...factor,
    textOf: (level: Level) => csatLevelText(factor, level),
  }));
  return levelCards(given, { type: 'csat', title: CSAT_TITLE, maxPoint: CSAT_MAX_POINT, criteria });
}

/** How many are met of those that arose and were judged, and how many nobody judged. */
function chip(questions: readonly Question[]): string {
  const judged = questions.filter(({ score }) => score !== null);
  const arose = judged.filter(({ answer }) => answer !== ANSWER_NOT_APPLICABLE);
  const met = arose.filter(({ answer }) => answer === ANSWER_MET).length;
  const open = questions.length - judged.length;
  const said = arose.length === 0 ? (ANSWER_TITLES[ANSWER_NOT_APPLICABLE] ?? '') : `Đạt ${met}/${arose.length}`;
  return open === 0 ? said : `${said} · ${open} chưa chấm`;
}

/** Four cards of 2, 3, 1 and 4 points; a card's dialog shows its own questions. */
export function customerServiceCards(given: readonly Question[]): ScoreCard[] {
  return CUSTOMER_SERVICE_CARDS.map((rubric) => {
    const ids = new Set<string>(rubric.questions.map((question) => question.id));
    const own = given.filter((question) => ids.has(question.id));
    const questions = withPoints(own, (score) => `${formatSum(score)}/${rubric.maxPoint}`);
    const sum = sumOf(questions);
    return {
      id: rubric.id,
      title: rubric.title,
      description: questions.flatMap((question) => (question.notes === '' ? [] : [question.notes])).join('\n'),
      addNoteTitle: sum === null ? '' : chip(questions),
      addNoteDesc: '',
      levelRanges: [],
      objData: { id: rubric.id, type: 'other', title: rubric.title, maxPoint: rubric.maxPoint, questions },
      type: 'other' as const,
      ...scored(sum === null ? null : roundTo(sum, 1), rubric.maxPoint, rangesOf10(rubric.maxPoint)),
    };
  });
}
