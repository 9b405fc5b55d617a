import type { CallFacts } from './facts/call-facts';
import { findFollowUp } from './facts/follow-up';
import type { Sale } from './facts/sale';
import { judgeResolution } from './judge/fulfilment';
import { saleOutcome } from './judge/sale-outcome';
import type { KeyFact } from './key-information/key-information';
import { STORIES } from './notes/stories';
import type { StoryTexts } from './notes/story-texts';

const MOST_OBJECTIONS = 2;

/** The price of the offer: the first sum for a span of time, else the first that the agent names. */
function priceOf({ view, key }: CallFacts, { offer }: Sale): KeyFact | undefined {
  const sums = key.filter(
    ({ kind, turn }) => kind === 'money' && view.turns[turn]?.speaker === 'agent' && turn >= offer.turn,
  );
  return sums.find(({ text }) => /(?:tháng|năm|tuần|month|year|week)$/iu.test(text)) ?? sums[0];
}

/** What is offered, as the agent names it where the price is, else anywhere; '' when it is never named. */
export function offeredIn(facts: CallFacts): string {
  const { view, sale } = facts;
  if (!sale) return '';
  const { offered } = STORIES[view.lexicon.language];
  const price = priceOf(facts, sale)?.turn;
  const agent = view.of('agent');
  const turns = [...agent.filter((turn) => turn === price), ...agent];
  for (const turn of turns) {
    const named = offered.exec(view.turns[turn]?.text ?? '')?.[0];
    if (named !== undefined) return named.trim();
  }
  return '';
}

function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')}${and}${last}`;
}

function saleStory(facts: CallFacts, sale: Sale, story: StoryTexts): string[] {
  const outcome = saleOutcome(facts);
  const names = [...new Set(sale.objections.filter(({ turn }) => turn > 0).map(({ name }) => name))]
    .filter((name) => name !== 'rejects the answer')
    .slice(0, MOST_OBJECTIONS);
  const objections = names.map((name) => story.objections[name] ?? name).join(', ');
  return [
    story.offer(offeredIn(facts) || story.offerUnnamed, priceOf(facts, sale)?.text ?? ''),
    story.sale(objections, outcome === 'not_a_sale' ? 'follow_up' : outcome),
  ];
}

/**
 * The call in two to four plain sentences, for a reader who did not hear it: why, what the agent did, how it ended.
 *
 * @param category name on the closed list, '' when unknown
 * @param words the customer's own words for the problem
 * @param actions what the agent did, as verbs of the language
 */
export function describeCall(facts: CallFacts, category: string, words: string, actions: readonly string[]): string {
  const story = STORIES[facts.view.lexicon.language];
  const followUp = findFollowUp(facts.view, facts.promises, facts.key);
  const appointment =
    followUp && followUp.when !== ''
      ? [story.appointment(followUp.when, story.followUps.find(([pattern]) => pattern.test(followUp.quote))?.[1] ?? '')]
      : [];
  if (facts.sale) return [...saleStory(facts, facts.sale, story), ...appointment].join(' ');
  const ending = facts.hungUp ? story.hungUp : judgeResolution(facts).state === 'met' ? story.solved : story.unsolved;
  const did = actions.length > 0 ? [story.did(listed(actions, story.and))] : [];
  return [story.about(story.topics[category] ?? '', words), ...did, ending, ...appointment].join(' ');
}
