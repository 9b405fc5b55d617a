import { type CallView, isSaid, type Match, wordCount } from '../call-view';
import type { CueName } from '../cue-name';
import { turnCount } from '../group-by-turn';
import { factsOf, type KeyFact } from '../key-information/key-information';
import { findUnanswered, findUnmet } from './answers-given';
import { discover, findNeedQuestions } from './discovery';
import { findHolds, type Holds } from './holds';
import { findNameUse } from './name-use';
import { findPromises, type Promises } from './promises';
import { findCloses, findRefusals, findSale, type Sale } from './sale';
import { type SaleCraft, saleCraft } from './sale-craft';
import { whySwapped } from './speakers-swapped';

/** What several judgements rest on, found once. */
export interface CallFacts {
  view: CallView;
  key: readonly KeyFact[];
  nameUse: Match | null;
  holds: Holds;
  needQuestions: readonly Match[];
  unanswered: readonly Match[];
  /** Questions for a time, a sum or a number that the answer names none for, and any met with a rule, a reassurance or a guess. */
  withoutFigure: readonly Match[];
  evaded: readonly Match[];
  promises: Promises;
  mood: number;
  /** The customer left before the agent could close. */
  hungUp: Match | null;
  /** The agent answers in a few words, and never says sorry. */
  terse: boolean;
  /** Share of the agent's turns with a polite word, 0 to 1. */
  politeShare: number;
  sale: Sale | null;
  /** How the agent sells; in other calls whether the agent presses. */
  craft: SaleCraft;
}

/** Fewer turns on a side say too little about a conversation. */
const FEWEST_TURNS = 2;

export function isJudgeable(view: CallView): boolean {
  const isLongEnough = view.of('agent').length >= FEWEST_TURNS && view.of('customer').length >= FEWEST_TURNS;
  return isLongEnough && whySwapped(view) === null;
}

/** Why nothing is judged of a call that is not judgeable. Where a side is missing nobody knows how long they talked. */
export function whyNothing(view: CallView): string {
  const known = view.of('agent').length > 0 && view.of('customer').length > 0;
  return whySwapped(view) ?? view.lexicon.claims.notJudged[known ? 'tooShort' : 'oneSpeaker'];
}

const ANGRY: readonly CueName[] = ['escalate', 'abuse', 'insult', 'distress', 'refuse', 'mannersComplaint', 'churn'];
const LAST_TURNS = 5;

/** The customer says so, or has the last word in anger, or the agent is left asking who is there. */
function findHungUp(view: CallView): Match | null {
  const last = view.turns.length - 1;
  const goodbyes = view.find('goodbye', 'agent');
  const late = view.find('hangUp', 'customer').filter(({ turn }) => turn >= last - 3);
  const match = late.at(-1);
  if (match && !goodbyes.some(({ turn }) => turn > match.turn)) return match;
  if (goodbyes.some(({ turn }) => turn >= last - 2)) return null;
  const angry = ANGRY.flatMap((cue) => view.find(cue, 'customer')).filter(({ turn }) => turn > last - LAST_TURNS);
  const leaves = view.turns[last]?.speaker === 'customer' && isSaid(view, ['goodbye', 'hangUp'], last);
  if (angry.length > 0 && leaves) return { turn: last, at: 0, text: '' };
  const calling = view.inTurn('waiting', last)[0];
  return calling && view.turns[last]?.speaker === 'agent' ? calling : null;
}

/** Words in a turn of an agent who explains, asks and comforts: 15 to 30. */
const TERSE = 11;

function isTerse(view: CallView): boolean {
  const agent = view.of('agent');
  const words = agent.reduce((sum, turn) => sum + wordCount(view.turns[turn]?.text ?? ''), 0);
  return words <= agent.length * TERSE && view.find('apologise', 'agent').length === 0;
}

const GOOD: readonly (readonly [CueName, number])[] = [
  ['satisfied', 1],
  ['thanks', 0.7],
];
const BAD: readonly (readonly [CueName, number])[] = [
  ['distress', 1],
  ['churn', 1.5],
  ['escalate', 1.2],
  ['sarcasm', 1.5],
  ['abuse', 2],
  ['insult', 1],
  ['hangUp', 1.2],
  ['annoyed', 0.4],
  ['notAnswered', 0.7],
  ['refuse', 0.2],
];

/** How the customer sounds in the last third of the call: above 0 content, below 0 not. Sarcasm outweighs thanks. */
function endingMood(view: CallView): number {
  const customer = view.of('customer');
  const tail = new Set(customer.slice(-Math.max(2, Math.ceil(customer.length / 3))));
  const sum = (cues: readonly (readonly [CueName, number])[]) =>
    cues.reduce((total, [cue, weight]) => {
      const late = view.find(cue, 'customer').filter(({ turn }) => tail.has(turn));
      return total + Math.min(3, turnCount(late)) * weight;
    }, 0);
  const bitter = view.find('thanks', 'customer').filter(({ turn }) => isSaid(view, ['sarcasm'], turn)).length;
  return sum(GOOD) - sum(BAD) - bitter * 0.7;
}

export function collectFacts(view: CallView): CallFacts {
  const key = factsOf(view);
  const needQuestions = findNeedQuestions(view);
  const hungUp = findHungUp(view);
  const discovery = discover(view, key, needQuestions, findCloses(view));
  const agent = view.of('agent');
  return {
    view,
    key,
    nameUse: findNameUse(view),
    holds: findHolds(view),
    needQuestions,
    unanswered: findUnanswered(view),
    ...findUnmet(view, key),
    promises: findPromises(view, key),
    mood: endingMood(view),
    hungUp,
    terse: isTerse(view),
    politeShare: agent.length === 0 ? 0 : turnCount(view.find('polite', 'agent')) / agent.length,
    sale: findSale(view, key),
    craft: saleCraft(view, findRefusals(view), discovery, hungUp !== null),
  };
}
