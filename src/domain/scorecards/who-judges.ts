import type { OwnAnswer } from '../scoring/score-answer';
import { cardWords } from './card-words';
import type { Scorecard } from './scorecard';

/** Whether the rules can say anything of it: a question names one of their claims. */
export function hasEvidence({ sections }: Scorecard): boolean {
  return sections.some(({ questions }) => questions.some(({ evidence }) => evidence !== undefined));
}

/** Neither a service nor the rules judge by it: all of it is the reviewer's. */
export function isByHand(card: Scorecard): boolean {
  return card.path === undefined && !hasEvidence(card);
}

/** What stands before a reviewer of such a card begins: nothing is judged, and it says who will. */
export function answerByHand(scorecard: Scorecard): OwnAnswer {
  return { kind: 'own', scorecard, items: {}, total: null, overview: cardWords(scorecard.language).byHand };
}
