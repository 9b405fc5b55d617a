import { BUILT_IN } from '../scorecards/built-in/built-in';
import { outcomeOf } from '../scorecards/formula';
import type { Scorecard, ScorecardOption, ScorecardQuestion } from '../scorecards/scorecard';
import { notApplicableIn, optionFor } from './option-for';
import { clamp } from './rounding';
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
    score,
    machineScore: score,
    originPoint: full,
    answered: false,
    edited: false,
    visible: true,
  };
}

/** Points of a machine's number on a question that is worth `full`, for each kind of answer (§9). */
const POINTS: Record<BuiltInAnswer['kind'], (score: number, full: number, divisor: number) => number> = {
  se: (score, full) => (clamp(score, 0, 100) * full) / 100,
  csat: (score, full) => clamp(score, 0, full),
  'customer-service': (score, full, divisor) => clamp(score / divisor, 0, full),
};

/**
 * A diem above its question's share can only be on the per-question scale of §9 ("4 questions of 2 each"), and so are
 * its neighbours on the card; a sum over the card's maximum is such a case (D27).
 */
function divisorOf(items: readonly ScoredItem[], share: number): number {
  return items.some((item) => (item.score ?? 0) > share + 1e-9) ? items.length : 1;
}

function builtInQuestions(answer: BuiltInAnswer, card: Scorecard): Question[] {
  const items: Readonly<Record<string, ScoredItem>> = answer.items;
  return outcomeOf(card, {}).sections.flatMap(({ questions }) => {
    const own = questions.flatMap(({ question, full }) => {
      const item = items[question.id];
      return item === undefined ? [] : [{ question, full, item }];
    });
    const divisor = divisorOf(
      own.map(({ item }) => item),
      own[0]?.full ?? 0,
    );
    return own.map(({ question, full, item }) => {
      const { options } = question;
      if (item.notApplicable)
        return questionOf(question, full, item, { option: notApplicableIn(options), score: full });
      const score = item.score === null ? null : POINTS[answer.kind](item.score, full, divisor);
      const option = score === null ? null : optionFor(options, score, full);
      return questionOf(question, full, item, { option, score });
    });
  });
}

function ownQuestions({ items, scorecard }: OwnAnswer): Question[] {
  return outcomeOf(scorecard, {}).sections.flatMap(({ questions }) =>
    questions.map(({ question, full }) => {
      const item = (Object.hasOwn(items, question.id) ? items[question.id] : undefined) ?? NOTHING_SAID;
      const option = question.options.find(({ id }) => id === item.option) ?? null;
      const worth = option?.value ?? null;
      return questionOf(question, full, item, { option, score: worth === null ? null : worth * full });
    }),
  );
}

/** The scorecard of an answer: of its kind, or the one it was judged by. */
export function scorecardOf(answer: ScoreAnswer): Scorecard {
  return answer.kind === 'own' ? answer.scorecard : BUILT_IN[answer.kind];
}

/** The questions of a machine's answer, untouched. */
export function machineQuestions(answer: ScoreAnswer): Question[] {
  return answer.kind === 'own' ? ownQuestions(answer) : builtInQuestions(answer, BUILT_IN[answer.kind]);
}
