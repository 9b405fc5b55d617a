import { assembleCards } from './build-cards';
import type { Evaluation, QuestionEdit } from './evaluation';
import { clamp } from './rounding';
import { ANSWER_MET, ANSWER_NOT_APPLICABLE, ANSWER_PARTLY } from './rubric-customer-service';
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

/** Other cards: '1' gives the full points, anything else 0 (§4). */
function pointsEdit(question: Question, answer: string): AnswerEdit | null {
  // What only a machine can say is taken back to the machine's own value.
  if (answer === ANSWER_PARTLY || answer === ANSWER_NOT_APPLICABLE) return null;
  return { answer, score: answer === ANSWER_MET ? question.originPoint : 0 };
}

function editQuestion(kind: CardSet['kind'], question: Question, edit: QuestionEdit | undefined): Question {
  if (edit === undefined) return question;
  const read = kind === 'customer-service' ? pointsEdit : levelEdit;
  const answered = edit.answer === undefined ? null : read(question, edit.answer);
  const inForce = answered ?? { answer: question.machineAnswer, score: question.machineScore };
  return {
    ...question,
    ...inForce,
    answered: inForce.answer !== question.machineAnswer || inForce.score !== question.machineScore,
    notes: edit.notes ?? question.machineNotes,
    edited: answered !== null || (edit.notes !== undefined && edit.notes !== question.machineNotes),
  };
}

/** Every question of a card set once, whatever cards share it. */
export function questionsOfCards(cardSet: CardSet): Question[] {
  const byId = new Map(
    cardSet.cards.flatMap((card) => card.objData.questions).map((question) => [question.id, question]),
  );
  return [...byId.values()];
}

/**
 * The card set with a reviewer's edits in force: what they answered replaces the machine's, question by question, and
 * scores, colours, marker, level note, totals and descriptions follow (§4, D13). The machine's stays beside it.
 */
export function applyEvaluation(cardSet: CardSet, evaluation: Evaluation | undefined): CardSet {
  if (evaluation === undefined) return cardSet;
  const questions = questionsOfCards(cardSet).map((question) =>
    editQuestion(
      cardSet.kind,
      question,
      Object.hasOwn(evaluation.edits, question.id) ? evaluation.edits[question.id] : undefined,
    ),
  );
  return assembleCards(cardSet.kind, questions, cardSet.said);
}
