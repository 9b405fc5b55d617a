import { sumOf } from '@/domain/scoring/criterion-cards';
import { evaluationTitle } from '@/domain/scoring/evaluation-title';
import { formatSum } from '@/domain/scoring/rounding';
import type { CardSet, Question, ScoreCard } from '@/domain/scoring/score-card';
import { MOBILE_SERVICE } from '@/domain/scoring/scorecard-kind';

/** A part of the dialog: what one card shows, under its title. */
export interface EvaluationSection {
  /** Of its card. */
  id: string;
  title: string;
  questions: Question[];
  /** 'x/max'; empty where nothing in it was judged. */
  points: string;
  /** It has notes of its own; in a set of single questions these have the question's. */
  hasNotes: boolean;
}

function sectionOf({ id, title, type, objData }: ScoreCard): EvaluationSection {
  if (type !== 'other') {
    const questions = objData.questions.filter((question) => question.id === id);
    return { id, title, questions, points: questions[0]?.points ?? '', hasNotes: false };
  }
  const { questions, maxPoint } = objData;
  const sum = sumOf(questions);
  return { id, title, questions, points: sum === null ? '' : `${formatSum(sum)}/${maxPoint}`, hasNotes: true };
}

/** All questions of a call, a section for each card (D256). */
export function sectionsOf({ cards }: CardSet): EvaluationSection[] {
  return cards.map(sectionOf);
}

/** 'Evaluation: {title} ({sum}/{max} points)' (§2) of all questions. */
export function dialogTitle({ cards }: CardSet): string {
  const [first] = cards;
  if (first === undefined) return '';
  if (first.type !== 'other') return evaluationTitle(first);
  const maxPoint = cards.reduce((points, card) => points + card.maxPoint, 0);
  const questions = cards.flatMap(({ objData }) => objData.questions);
  return evaluationTitle({ ...first, objData: { ...first.objData, title: MOBILE_SERVICE, maxPoint, questions } });
}
