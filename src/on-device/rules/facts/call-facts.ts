import type { CallView, Match } from '../call-view';
import { factsOf, type KeyFact } from '../key-information/key-information';
import { findUnanswered } from './answers-given';
import { findHolds, type Holds } from './holds';
import { endingMood } from './mood';
import { findNameUse } from './name-use';
import { findNeedQuestions } from './need-questions';
import { findPromises, type Promises } from './promises';
import { findSale, type Sale } from './sale';

/** What several judgements rest on, found once. */
export interface CallFacts {
  view: CallView;
  key: readonly KeyFact[];
  nameUse: Match | null;
  holds: Holds;
  needQuestions: readonly Match[];
  unanswered: readonly Match[];
  promises: Promises;
  mood: number;
  /** The customer left before the agent could close. */
  hungUp: Match | null;
  /** Share of the agent's turns with a polite word, 0 to 1. */
  politeShare: number;
  sale: Sale | null;
}

/** Fewer turns on a side say too little about a conversation. */
const FEWEST_TURNS = 2;

export function isJudgeable(view: CallView): boolean {
  return view.of('agent').length >= FEWEST_TURNS && view.of('customer').length >= FEWEST_TURNS;
}

function findHungUp(view: CallView): Match | null {
  const last = view.turns.length - 1;
  const late = view.find('hangUp', 'customer').filter(({ turn }) => turn >= last - 3);
  const match = late.at(-1);
  if (!match) return null;
  const closed = view.find('goodbye', 'agent').some(({ turn }) => turn > match.turn);
  return closed ? null : match;
}

export function collectFacts(view: CallView): CallFacts {
  const key = factsOf(view);
  const agent = view.of('agent');
  const polite = new Set(view.find('polite', 'agent').map(({ turn }) => turn));
  return {
    view,
    key,
    nameUse: findNameUse(view),
    holds: findHolds(view),
    needQuestions: findNeedQuestions(view),
    unanswered: findUnanswered(view),
    promises: findPromises(view, key),
    mood: endingMood(view),
    hungUp: findHungUp(view),
    politeShare: agent.length === 0 ? 0 : polite.size / agent.length,
    sale: findSale(view),
  };
}
