import { claimText } from '@/domain/claim';
import type { Scorecard } from '@/domain/scorecards/scorecard';
import type { OwnAnswer, OwnItem } from '@/domain/scoring/score-answer';
import type { CallFacts } from './facts/call-facts';
import { evidenceFor } from './find-evidence';

/**
 * What the rules can say by a card of somebody else's making: where to look. They judge nothing of it, for they don't know
 * what its questions mean. Null facts: a call that they can't read.
 */
export function ownAnswer(facts: CallFacts | null, scorecard: Scorecard): OwnAnswer {
  const questions = scorecard.sections.flatMap((section) => section.questions);
  const items = questions.flatMap(({ id, evidence }): [string, OwnItem][] => {
    if (facts === null || evidence === undefined) return [];
    const claims = evidenceFor(facts, evidence);
    const [first] = claims;
    if (first === undefined) return [];
    const note = claims.map(claimText).join('\n');
    return [[id, { option: null, note, fromTo: first.fromTo, referText: first.quote, claims }]];
  });
  return { kind: 'own', scorecard, items: Object.fromEntries(items), total: null, overview: '' };
}
