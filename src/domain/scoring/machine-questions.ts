import { BUILT_IN } from '../scorecards/built-in/built-in';
import { cardWords } from '../scorecards/card-words';
import { outcomeOf } from '../scorecards/formula';
import type { Scorecard, ScorecardOption, ScorecardQuestion } from '../scorecards/scorecard';
import { notApplicableIn, optionFor } from './option-for';
import { isOnScale, type PointsScale, pointsScale } from './points-scale';
import { clamp, roundTo } from './rounding';
import type { BuiltInAnswer, OwnAnswer, OwnItem, ScoreAnswer, ScoredItem } from './score-answer';
import type { Question } from './score-card';

/** What a machine made of a question before any human touched it. */
interface Machine {
  option: ScorecardOption | null;
  /** Points, not rounded; null = no score. */
  score: number | null;
}

type Said = Pick<ScoredItem, 'note' | 'fromTo' | 'referText' | 'claims'>;
const NOTHING_SAID: OwnItem = { option: null, note: '', fromTo: 'None', referText: '' };

function questionOf(question: ScorecardQuestion, full: number, said: Said, { option, score }: Machine): Question {
  const offered = question.options.filter(({ id, by }) => by === undefined || id === option?.id);
  return {
    id: question.id,
    question: question.text,
    fromTo: said.fromTo,
    answers: offered.map(({ id, label }) => ({ title: label, value: id })),
    answer: option?.id ?? null,
    machineAnswer: option?.id ?? null,
    notes: said.note,
    machineNotes: said.note,
    referText: said.referText,
    claims: said.claims ?? [],
    points: '',
    outside: '',
    score,
    machineScore: score,
    originPoint: full,
    answered: false,
    edited: false,
    visible: true,
  };
}

/** Least and most of a machine's number on a question (§9); the most is worth all of its points. */
function rangeOf(
  kind: BuiltInAnswer['kind'],
  points: PointsScale,
  full: number,
  ofSection: number,
): readonly [least: number, most: number] {
  if (kind === 'se') return [0, 100];
  if (kind === 'csat') return [1, full];
  return [0, points === 'share' ? full : ofSection];
}

/** As it came: a percentage is told as one, and what was on another scale by both of its numbers. */
function outside(item: ScoredItem, [least, most]: readonly [number, number], card: Scorecard): string {
  const { score, came } = item;
  const inPercent = item.ofShare === true && came === undefined;
  const told = (number: number) => roundTo(inPercent ? (number / most) * 100 : number, 6);
  return cardWords(card.language).outside(came ?? told(score ?? 0), [told(least), told(most)], inPercent);
}

/** A number that came on a scale that nobody knows, or that none of the answers is worth, is told. */
function unclear({ came }: Pick<ScoredItem, 'came'>, card: Scorecard): string {
  return came === undefined ? '' : cardWords(card.language).unclear(came);
}

function builtInQuestions(answer: BuiltInAnswer, card: Scorecard, points: PointsScale): Question[] {
  const items: Readonly<Record<string, ScoredItem>> = answer.items;
  return outcomeOf(card, {}).sections.flatMap(({ section, questions }) =>
    questions.flatMap(({ question, full }) => {
      const item = items[question.id];
      if (item === undefined) return [];
      const { options } = question;
      if (item.notApplicable)
        return questionOf(question, full, item, { option: notApplicableIn(options), score: full });
      const range = rangeOf(answer.kind, item.ofShare ? 'share' : points, full, section.weight);
      if (item.score === null) {
        return { ...questionOf(question, full, item, { option: null, score: null }), outside: unclear(item, card) };
      }
      // No answer, and no reason to give the most or the least that there is (D661).
      if (!isOnScale(item.score, range)) {
        return {
          ...questionOf(question, full, item, { option: null, score: null }),
          outside: outside(item, range, card),
        };
      }
      const [, most] = range;
      const score = clamp(most === full ? item.score : (item.score * full) / most, 0, full);
      return questionOf(question, full, item, { option: optionFor(options, score, full), score });
    }),
  );
}

function ownQuestions({ items, scorecard }: OwnAnswer): Question[] {
  return outcomeOf(scorecard, {}).sections.flatMap(({ questions }) =>
    questions.map(({ question, full }) => {
      const item = (Object.hasOwn(items, question.id) ? items[question.id] : undefined) ?? NOTHING_SAID;
      const option = question.options.find(({ id }) => id === item.option) ?? null;
      const worth = option?.value ?? null;
      const machine = { option, score: worth === null ? null : worth * full };
      return { ...questionOf(question, full, item, machine), outside: unclear(item, scorecard) };
    }),
  );
}

/** The scorecard of an answer: of its kind, or the one it was judged by. */
export function scorecardOf(answer: ScoreAnswer): Scorecard {
  return answer.kind === 'own' ? answer.scorecard : BUILT_IN[answer.kind];
}

/** The questions of a machine's answer, untouched. */
export function machineQuestions(answer: ScoreAnswer): Question[] {
  if (answer.kind === 'own') return ownQuestions(answer);
  const points = answer.kind === 'customer-service' ? pointsScale(answer).scale : 'share';
  return builtInQuestions(answer, BUILT_IN[answer.kind], points);
}

/** The same on the other scale, where nothing in the answer tells which of the two its points are on. */
export function questionsOtherwise(answer: ScoreAnswer): Question[] | null {
  if (answer.kind !== 'customer-service') return null;
  const { scale, told } = pointsScale(answer);
  return told ? null : builtInQuestions(answer, BUILT_IN[answer.kind], scale === 'share' ? 'question' : 'share');
}
