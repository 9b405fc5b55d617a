import type { Match } from '../call-view';
import type { CueName } from '../cue-name';
import type { CallFacts } from '../facts/call-facts';
import { RESOLVED, resolutionScore } from './fulfilment';
import { met, notApplicable, notMet, type Verdict } from './verdict';

const OPENING_TURNS = 3;
const CLOSING_TURNS = 5;

const turnStart = (turn: number | undefined): Match | null => (turn === undefined ? null : { turn, at: 0, text: '' });

/** First (or last) match of a cue in the agent's turns of a stretch. */
function among(facts: CallFacts, cue: CueName, turns: readonly number[]): Match | null {
  return facts.view.find(cue, 'agent').find(({ turn }) => turns.includes(turn)) ?? null;
}

/** Greets and calls the customer by name. */
export function judgeGreeting(facts: CallFacts): Verdict {
  const opening = facts.view.of('agent').slice(0, OPENING_TURNS);
  const greeting = among(facts, 'greet', opening);
  if (!greeting) return notMet('noGreeting', turnStart(opening[0]));
  return facts.nameUse ? met('nameUsed', facts.nameUse) : notMet('noName', greeting);
}

/** Says so before a hold or a transfer. */
export function judgeHold({ holds }: CallFacts): Verdict {
  const [silent] = holds.silent;
  if (silent) return notMet('holdSilent', silent);
  const [announced] = holds.announced;
  return announced ? met('holdTold', announced) : notApplicable('noHold', null);
}

function apologyDue(facts: CallFacts): boolean {
  const { view, holds } = facts;
  const labelled = view.turns.some(({ type }) => /complaint|escalation/i.test(type ?? ''));
  const upset = ['complaint', 'annoyed', 'distress', 'brokenPromise', 'escalate'] as const;
  const complaints = upset.reduce((sum, cue) => sum + view.find(cue, 'customer').length, 0);
  const ownError = view.find('correct', 'agent').length > 0 || holds.silent.length > 0;
  if (facts.sale && !labelled) return ownError || view.find('distress', 'customer').length > 0;
  return labelled || ownError || complaints >= 2;
}

/** Thanks, and apologises where something went wrong. */
export function judgeThanks(facts: CallFacts): Verdict {
  const { view } = facts;
  const [thanks] = view.find('thank', 'agent');
  const [apology] = view.find('apologise', 'agent');
  if (apologyDue(facts) && !apology) return notMet('noApology', thanks ?? turnStart(view.of('agent').at(-1)));
  if (apology && thanks) return met('thankedApologised', apology);
  if (apology && apologyDue(facts)) return met('thankedApologised', apology);
  return thanks ? met('thanked', thanks) : notMet('noThanks', turnStart(view.of('agent').at(-1)));
}

/** Asks for more needs or sums up, and says goodbye. */
export function judgeClosing(facts: CallFacts): Verdict {
  const { view } = facts;
  if (facts.hungUp) return notApplicable('customerLeft', facts.hungUp);
  const agent = view.of('agent');
  const closing = agent.slice(-CLOSING_TURNS);
  // "Em chào chị" opens a call as well.
  const goodbye = among(
    facts,
    'goodbye',
    closing.slice(-3).filter((turn) => turn !== agent[0]),
  );
  if (!goodbye) return notMet('noGoodbye', turnStart(agent.at(-1)));
  const more = among(facts, 'askMore', closing) ?? among(facts, 'sumUp', closing);
  if (more) return met('closed', more);
  const plan = facts.promises.dated.find(({ turn }) => closing.includes(turn));
  if (plan) return met('closed', plan);
  return resolutionScore(facts) >= RESOLVED ? met('closed', goodbye) : notMet('noSummary', goodbye);
}
