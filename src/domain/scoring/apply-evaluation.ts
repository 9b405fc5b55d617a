import { BUILT_IN_SCORECARDS } from '../scorecards/built-in/built-in';
import type { Scorecard, ScorecardOption } from '../scorecards/scorecard';
import { assembleCards } from './build-cards';
import { type Evaluation, editOf, latestAnswered, type QuestionEdit } from './evaluation';
import { machineQuestions, scorecardOf } from './machine-questions';
import { clamp } from './rounding';
import type { ScoreAnswer } from './score-answer';
import type { CardSet, Question } from './score-card';

interface AnswerEdit {
  answer: string;
  score: number | null;
}

/** csat and se: the answer is parsed as an integer and becomes the score (§4). Unreadable = as if untouched. */
function levelEdit(question: Question, answer: string): AnswerEdit | null {
  const value = Number.parseInt(answer, 10);
  if (!Number.isFinite(value)) return null;
  const score = clamp(value, 0, question.originPoint);
  return { answer: String(score), score };
}

/**
 * A reviewer's answer; null = as if untouched. What only a machine can say is taken back to the machine's own value. On
 * the specification's cards an answer that no option has is a level, or not met (§4); on others it says nothing.
 */
function readAnswer(
  card: Scorecard,
  options: readonly ScorecardOption[],
  question: Question,
  answer: string,
): AnswerEdit | null {
  const option = options.find(({ id }) => id === answer);
  if (option?.by === 'machine') return null;
  if (option !== undefined) {
    return { answer, score: option.value === null ? null : option.value * question.originPoint };
  }
  if (!BUILT_IN_SCORECARDS.includes(card)) return null;
  return card.scale.sections === 'whole-scale' ? levelEdit(question, answer) : { answer, score: 0 };
}

function editQuestion(question: Question, edit: QuestionEdit, answered: AnswerEdit | null): Question {
  const inForce = answered ?? { answer: question.machineAnswer, score: question.machineScore };
  return {
    ...question,
    ...inForce,
    answered: inForce.answer !== question.machineAnswer || inForce.score !== question.machineScore,
    notes: edit.notes ?? question.machineNotes,
    edited: answered !== null || (edit.notes !== undefined && edit.notes !== question.machineNotes),
  };
}

/** The questions of a card set that are asked. */
export function questionsOfCards(cardSet: CardSet): Question[] {
  return cardSet.questions.filter(({ visible }) => visible);
}

type Edits = Pick<Evaluation, 'edits'>;

/** What a reviewer answered, by question; whoever only wrote a note to one or gave evidence answered nothing there. */
export function ownAnswers(
  scorecard: Scorecard,
  questions: readonly Question[],
  evaluation: Edits,
): Map<string, AnswerEdit> {
  const optionsOf = new Map(
    scorecard.sections.flatMap((section) => section.questions.map(({ id, options }) => [id, options] as const)),
  );
  return new Map(
    questions.flatMap((question): [string, AnswerEdit][] => {
      const answer = editOf(evaluation, question.id)?.answer;
      const read =
        answer === undefined ? null : readAnswer(scorecard, optionsOf.get(question.id) ?? [], question, answer);
      return read === null ? [] : [[question.id, read]];
    }),
  );
}

type Asked = Pick<CardSet, 'scorecard' | 'questions'>;

/** What an answer was judged by, for whoever asks only who answered any of it. */
export const cardAsked = (answer: ScoreAnswer): Asked => ({
  scorecard: scorecardOf(answer),
  questions: machineQuestions(answer),
});

/**
 * The evaluation that counts: the latest that answers anything of the card. What is no answer to it, be it that no option has
 * it or that only a machine may say it, hides nobody else's.
 */
export function latestJudging(
  { scorecard, questions }: Asked,
  evaluations: readonly Evaluation[],
): Evaluation | undefined {
  return latestAnswered(evaluations.filter((one) => ownAnswers(scorecard, questions, one).size > 0));
}

/** A machine's questions with a reviewer's answers and notes in the place of its own, question by question. */
export function editQuestions(scorecard: Scorecard, questions: readonly Question[], evaluation: Edits): Question[] {
  const answers = ownAnswers(scorecard, questions, evaluation);
  return questions.map((question) => {
    const edit = editOf(evaluation, question.id);
    return edit === undefined ? question : editQuestion(question, edit, answers.get(question.id) ?? null);
  });
}

/**
 * The card set with a reviewer's edits in force: what they answered replaces the machine's, and scores, colours, marker,
 * level note, totals and descriptions follow (§4, D13). The machine's stays beside it.
 */
export function applyEvaluation(cardSet: CardSet, evaluation: Edits | undefined): CardSet {
  if (evaluation === undefined) return cardSet;
  const { scorecard, questions, said } = cardSet;
  return assembleCards(scorecard, editQuestions(scorecard, questions, evaluation), said);
}
