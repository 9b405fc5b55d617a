import { csatCards, customerServiceCards, salesCards } from './criterion-cards';
import { csatOverall, customerServiceOverall, salesOverall } from './overall-card';
import { CSAT_FACTORS } from './rubric-csat';
import { CUSTOMER_SERVICE_CARDS } from './rubric-customer-service';
import { csatQuestion, customerServiceQuestion, salesQuestion } from './rubric-questions';
import { SALES_CRITERIA } from './rubric-sales';
import type { ScoreAnswer, ScoredItem } from './score-answer';
import type { CardSet, Question } from './score-card';

/**
 * A diem above its question's share can only be on the per-question scale of §9 ("4 questions of 2 each"), and so are
 * its neighbours on the card; a sum over the card's maximum is such a case (decision 27).
 */
function divisorOf(items: readonly ScoredItem[], share: number): number {
  return items.some((item) => (item.score ?? 0) > share + 1e-9) ? items.length : 1;
}

function customerServiceQuestions(answer: ScoreAnswer & { kind: 'customer-service' }): Question[] {
  return CUSTOMER_SERVICE_CARDS.flatMap((card) => {
    const share = card.maxPoint / card.questions.length;
    const divisor = divisorOf(
      card.questions.map((question) => answer.items[question.id]),
      share,
    );
    return card.questions.map((rubric) => customerServiceQuestion(rubric, answer.items[rubric.id], share, divisor));
  });
}

function questionsOf(answer: ScoreAnswer): Question[] {
  switch (answer.kind) {
    case 'customer-service':
      return customerServiceQuestions(answer);
    case 'csat':
      return CSAT_FACTORS.map((factor) => csatQuestion(factor, answer.items[factor.id]));
    case 'se':
      return SALES_CRITERIA.map((criterion) => salesQuestion(criterion, answer.items[criterion.id]));
  }
}

/** Puts cards and overall card together from questions; everything a card shows follows from these. */
export function assembleCards(
  kind: CardSet['kind'],
  questions: readonly Question[],
  texts: { description: string; addNoteDesc: string },
): CardSet {
  switch (kind) {
    case 'customer-service':
      return { kind, overall: customerServiceOverall(questions, texts), cards: customerServiceCards(questions) };
    case 'csat':
      return { kind, overall: csatOverall(questions, texts), cards: csatCards(questions) };
    case 'se':
      return { kind, overall: salesOverall(questions, texts), cards: salesCards(questions) };
  }
}

/** The cards of a machine's answer, untouched (§4, §9; decisions 25-29). */
export function buildCards(answer: ScoreAnswer): CardSet {
  return assembleCards(answer.kind, questionsOf(answer), {
    description: answer.overview,
    addNoteDesc: answer.kind === 'se' ? answer.guideToBuy : '',
  });
}
