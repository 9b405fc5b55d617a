import { wordCount } from '../call-view';
import type { CueName } from '../cue-name';
import { turnCount } from '../group-by-turn';
import type { CallFacts } from './call-facts';
import { acknowledges, asksIn, objectionAnswers } from './objection-answers';
import type { Sale } from './sale';
import { findTakenUp } from './taken-up';

/**
 * What is counted over the whole call to tell how well an agent sells: where each sign says nothing good (0) and where it is as good as it gets (1). All weigh the same: which one a good
 * agent shows differs from call to call, most of them they show.
 */
const SCALE = {
  questionsAsked: [0, 4],
  wordsHeardBeforePrice: [0, 36],
  longestAnswer: [0, 20],
  // a turn of the agent
  wordsTakenUp: [0, 0.6],
  // the customer's words to one of the agent: who has to draw out a terse agent talks more
  customerTalkPerTurn: [1.4, 0.5],
  // an answer to an objection
  objectionsAskedAbout: [0, 1],
  objectionsAcknowledged: [0, 1],
  objectionsAnsweredWithFacts: [0, 1],
  interest: [0, 5],
  nameUsed: [0, 1],
  leaveAsked: [0, 1],
  thanked: [0, 2],
  moreOffered: [0, 1],
  summedUp: [0, 1],
  stepPromised: [0, 1],
  pressed: [3, 0],
  pushy: [1, 0],
  refusals: [3, 0],
  askedAgain: [2, 0],
  // a turn of the customer
  customerMustAsk: [0.55, 0.15],
  endingMood: [-2, 3],
} as const satisfies Record<string, readonly [none: number, full: number]>;
type Sign = keyof typeof SCALE;

const WHOLE_CALL = 10;
/** Share of a whole call, up to 1: few turns of the agent hold less of what is counted by the call. */
export const wholeness = (turns: number): number => Math.min(1, turns / WHOLE_CALL);

/** The signs as counted; null where the call gave no occasion. */
function count(facts: CallFacts, sale: Sale): Record<Sign, number | null> {
  const { view, craft, key } = facts;
  const agent = view.of('agent');
  const customer = view.of('customer');
  const words = (turn: number) => wordCount(view.turns[turn]?.text ?? '');
  const mean = (turns: readonly number[]) => turns.reduce((sum, turn) => sum + words(turn), 0) / turns.length;
  const said = (cue: CueName) => turnCount(view.find(cue, 'agent'));
  const { questions, listened } = craft.discovery;
  const whole = wholeness(agent.length);
  const heard = questions.map(({ turn }) => turn + 1).filter((turn) => view.turns[turn]?.speaker === 'customer');
  const answers = objectionAnswers(facts, sale);
  const known = new Set(key.map(({ turn }) => turn));
  const share = (holds: (turn: number) => boolean) =>
    answers.length === 0 ? null : answers.filter(holds).length / answers.length;
  return {
    questionsAsked: questions.length / whole,
    wordsHeardBeforePrice: listened / whole,
    longestAnswer: heard.reduce((most, turn) => Math.max(most, words(turn)), 0),
    wordsTakenUp: findTakenUp(view).length / agent.length,
    customerTalkPerTurn: mean(customer) / mean(agent),
    objectionsAskedAbout: share((turn) => asksIn(view, turn)),
    objectionsAcknowledged: share((turn) => acknowledges(view, turn)),
    objectionsAnsweredWithFacts: share((turn) => known.has(turn)),
    interest: craft.rapport.length / whole,
    nameUsed: facts.nameUse ? 1 : 0,
    leaveAsked: said('askPermission'),
    thanked: said('thank') / whole,
    moreOffered: said('askMore'),
    summedUp: said('sumUp'),
    stepPromised: facts.promises.own.length,
    pressed: said('pressure') + said('rude'),
    pushy: craft.pushy ? 1 : 0,
    refusals: turnCount(view.find('refuse', 'customer')),
    askedAgain: facts.unanswered.length,
    customerMustAsk: customer.filter((turn) => asksIn(view, turn)).length / customer.length,
    endingMood: facts.mood,
  };
}

/** 0 where nothing speaks for the agent, 1 where everything does. */
export function saleLevel(facts: CallFacts, sale: Sale): number {
  const counted = Object.entries(count(facts, sale)) as [Sign, number | null][];
  const found = counted.flatMap(([sign, value]) => {
    if (value === null) return [];
    const [none, full] = SCALE[sign];
    return [Math.max(0, Math.min(1, (value - none) / (full - none)))];
  });
  return found.reduce((sum, value) => sum + value, 0) / found.length;
}
