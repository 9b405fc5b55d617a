import { isBuiltIn } from '@/domain/scorecards/built-in/built-in';
import { formatSum } from '@/domain/scoring/rounding';
import type { CardSet, Question, ScoreCard } from '@/domain/scoring/score-card';
import { evaluationTitle } from '@/domain/scoring/section-cards';
import { decimal } from '@/ui/format';
import { serviceLabel } from '@/ui/service-label';
import { wording } from '@/ui/wording';

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

function sectionOf({ id, title, told, questions, maxPoint }: ScoreCard): EvaluationSection {
  if (told === 'scale') return { id, title, questions, points: decimal(questions[0]?.points ?? ''), hasNotes: false };
  const scores = questions.flatMap(({ score }) => (score === null ? [] : [score]));
  const sum = formatSum(scores.reduce((points, score) => points + score, 0));
  return { id, title, questions, points: scores.length === 0 ? '' : decimal(`${sum}/${maxPoint}`), hasNotes: true };
}

/** All questions of a call, a section for each card (D256). */
export function sectionsOf({ cards }: CardSet): EvaluationSection[] {
  return cards.map(sectionOf);
}

const titleWords = (title: string, sum: string, max: string) =>
  wording.evaluation.title(title, decimal(sum), decimal(max));

/** 'Evaluation: {title} ({sum}/{max} points)' (§2) of all questions. */
export function dialogTitle({ cards, scorecard, questions }: CardSet): string {
  const [first] = cards;
  if (first === undefined) return '';
  if (first.told === 'scale') return evaluationTitle(first, titleWords);
  const title = isBuiltIn(scorecard.id) ? serviceLabel(scorecard.id) : scorecard.title;
  const maxPoint = cards.reduce((points, card) => points + card.maxPoint, 0);
  return evaluationTitle({ ...first, objData: { ...first.objData, title, maxPoint, questions } }, titleWords);
}
