import { claimText } from '@/domain/claim';
import type { Scorecard, ScorecardOption, ScorecardQuestion } from '@/domain/scorecards/scorecard';
import { answerByHand, isByHand } from '@/domain/scorecards/who-judges';
import type { OwnAnswer, OwnItem } from '@/domain/scoring/score-answer';
import { claimBook } from './claims/claim-book';
import { evidenceFor } from './claims/evidence-list';
import { type CallFacts, isJudgeable, whyNothing } from './facts/call-facts';

const MOST = 4;

/** The only option at one end of the values. What fails a section or the call is for a human to say. */
function optionAt(options: readonly ScorecardOption[], end: 'best' | 'worst'): string | null {
  const values = options.flatMap(({ value }) => (value === null ? [] : [value]));
  const most = end === 'best' ? Math.max(...values) : Math.min(...values);
  const [option, ...others] = options.filter(({ value }) => value === most);
  if (option === undefined || others.length > 0 || new Set(values).size < 2) return null;
  return option.fails === undefined ? option.id : null;
}

function itemOf({ evidence, options }: ScorecardQuestion, facts: CallFacts): OwnItem {
  const { claims: all, speaksFor } = evidenceFor(evidence ?? '', claimBook(facts), facts);
  const claims = all.slice(0, MOST);
  return {
    option: speaksFor === null ? null : optionAt(options, speaksFor),
    note: claims.map(claimText).join('\n'),
    fromTo: claims[0]?.fromTo ?? 'None',
    referText: claims[0]?.quote ?? '',
    claims,
  };
}

/**
 * A scorecard of one's own by the rules: the questions that name one of their claims as evidence. All others are not judged,
 * and so is everything where the rules can't read the call (`whyNot`).
 */
export function scoreOwnByRules(facts: CallFacts | null, scorecard: Scorecard, whyNot: string): OwnAnswer {
  if (isByHand(scorecard)) return answerByHand(scorecard);
  const named = scorecard.sections.flatMap(({ questions }) =>
    questions.filter(({ evidence }) => evidence !== undefined),
  );
  const nothing = facts !== null && !isJudgeable(facts.view) ? whyNothing(facts.view) : null;
  const reason = facts === null ? whyNot : nothing;
  const items = named.map((question): [string, OwnItem] => {
    const silent = { option: null, note: reason ?? '', fromTo: 'None', referText: '' };
    return [question.id, facts === null || reason !== null ? silent : itemOf(question, facts)];
  });
  return { kind: 'own', scorecard, items: Object.fromEntries(items), total: null, overview: reason ?? '' };
}
