import type { CueName } from '../cue-name';
import type { CallFacts } from '../facts/call-facts';
import { resolutionScore, turnsWith, within } from './fulfilment';
import { metIf, type Verdict } from './verdict';

const OPENING_TURNS = 3;
const CLOSING_TURNS = 5;

/** Whether the agent says so in those turns. */
const among = ({ view }: CallFacts, cue: CueName, turns: readonly number[]): boolean =>
  view.find(cue, 'agent').some(({ turn }) => turns.includes(turn));

/** Greets and calls the customer by name. */
export function judgeGreeting(facts: CallFacts): Verdict {
  return metIf(among(facts, 'greet', facts.view.of('agent').slice(0, OPENING_TURNS)) && facts.nameUse !== null);
}

/** Says so before a hold or a transfer. */
export function judgeHold({ holds }: CallFacts): Verdict {
  if (holds.silent.length > 0) return 'not_met';
  return holds.announced.length > 0 ? 'met' : 'not_applicable';
}

/** Thanks, and apologises where the customer leaves discontent: more by both than by one, less the more they are (D798). */
export function judgeThanks(facts: CallFacts): Verdict {
  const { mood, sale, view } = facts;
  const [thanks, apologies] = [turnsWith(facts, 'thank'), turnsWith(facts, 'apologise')];
  const isDiscontent = mood < 0 || (mood === 0 && view.find('complaint', 'customer').length > 0);
  // Who is only offered something has nothing to be sorry for.
  const due = sale === null && isDiscontent ? apologies : thanks + apologies;
  return metIf(due > 0 && 3.1 * thanks + 2.35 * apologies + 0.56 * within(4, mood) >= 1.9);
}

/** Asks for more needs or sums up, and says goodbye. */
export function judgeClosing(facts: CallFacts): Verdict {
  if (facts.hungUp) return 'not_applicable';
  const agent = facts.view.of('agent');
  const closing = agent.slice(-CLOSING_TURNS);
  // "Em chào chị" opens a call as well.
  const last = closing.slice(-3).filter((turn) => turn !== agent[0]);
  const closed =
    among(facts, 'askMore', closing) ||
    among(facts, 'sumUp', closing) ||
    facts.promises.dated.some(({ turn }) => closing.includes(turn)) ||
    // Who rang has no request to ask more about: the matter itself is closed.
    (among(facts, 'outbound', agent.slice(0, OPENING_TURNS)) && resolutionScore(facts) >= 0);
  return metIf(among(facts, 'goodbye', last) && closed);
}
