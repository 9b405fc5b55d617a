import { csatCards, customerServiceCards, salesCards } from './criterion-cards';
import { overallCard } from './overall-card';
import { CSAT_FACTORS } from './rubric-csat';
import { CUSTOMER_SERVICE_CARDS } from './rubric-customer-service';
import { csatQuestion, customerServiceQuestion, salesQuestion } from './rubric-questions';
import { SALES_CRITERIA } from './rubric-sales';
import type { ScoreAnswer, ScoredItem } from './score-answer';
import type { CardSet, MachineSaid, Question, ScoreCard } from './score-card';
import type { ScorecardKind } from './scorecard-kind';

/**
 * A diem above its question's share can only be on the per-question scale of §9 ("4 questions of 2 each"), and so are
 * its neighbours on the card; a sum over the card's maximum is such a case (D27).
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

const CARDS_OF: Record<ScorecardKind, (questions: readonly Question[]) => ScoreCard[]> = {
  'customer-service': customerServiceCards,
  csat: csatCards,
  se: salesCards,
};

/** Puts cards and overall card together from questions; everything a card shows follows from these. */
export function assembleCards(kind: ScorecardKind, questions: readonly Question[], said: MachineSaid): CardSet {
  return { kind, overall: overallCard(kind, questions, said), cards: CARDS_OF[kind](questions), said };
}

function saidIn(answer: ScoreAnswer): MachineSaid {
  const sales = answer.kind === 'se' ? answer : undefined;
  return {
    description: answer.overview,
    addNoteDesc: sales?.guideToBuy ?? '',
    total: answer.kind === 'se' ? null : answer.total,
    decision: sales?.decision ?? null,
    unfit: sales?.unfit === true,
  };
}

/** The cards of a machine's answer, untouched (§4, §9; D25-D29). */
export function buildCards(answer: ScoreAnswer): CardSet {
  return assembleCards(answer.kind, questionsOf(answer), saidIn(answer));
}
