import type { CueName } from '../cue-name';
import type { CallFacts } from '../facts/call-facts';
import { tellsOfNeed } from '../facts/discovery';
import { turnCount } from '../group-by-turn';
import { isCurt, resolutionScore, within } from './fulfilment';
import { metIf, type Verdict } from './verdict';

/** Below this share of turns with a polite word the tone is curt. */
const CURT_SHARE = 0.34;

/** Polite manner, even when useless. */
export function judgeManner(facts: CallFacts): Verdict {
  const { view, politeShare, sale, craft } = facts;
  const found = (cue: CueName, speaker: 'agent' | 'customer' = 'agent') => view.find(cue, speaker).length;
  const [rude, curt, named] = [found('rude'), found('curt'), found('mannersComplaint', 'customer')];
  const sellsHard = found('pressure') > 0 && craft.pushy && sale !== null;
  const isRude = rude > 0 && (rude >= 2 || politeShare < 0.7 || named > 0);
  const isNamed = named > 0 && (rude + curt > 0 || politeShare < 0.6);
  const kind = found('warm') + found('empathise');
  const isCold = facts.terse && kind === 0 && found('complaint', 'customer') > 0 && politeShare < 0.2;
  const isIll = sellsHard || isRude || isNamed || (curt >= 2 && politeShare < CURT_SHARE) || isCold || turnsCurt(facts);
  const sum =
    (isIll ? -1.44 : 0.58) +
    1.62 * Math.min(turnCount(view.find('thank', 'agent')), 3) +
    1.92 * politeShare -
    (isCurt(facts) ? 1.68 : 0);
  return metIf(sum >= 0);
}

/** Fewer turns on a half say too little about a manner. */
const HALF = 6;

/** A second agent without a polite word does not share in the manner of the first. */
function turnsCurt({ view, politeShare }: CallFacts): boolean {
  const agent = view.of('agent');
  const later = agent.slice(Math.ceil(agent.length / 2));
  const isPolite = (turn: number) => view.inTurn('polite', turn).length > 0;
  return politeShare >= CURT_SHARE && later.length >= HALF && !later.slice(0, -1).some(isPolite);
}

/** Makes an effort: solves, asks and feels for the customer, who thanks for it at the end. */
export function judgeEffort(facts: CallFacts): Verdict {
  const { view, needQuestions } = facts;
  const thanks = view.find('thanks', 'customer').filter(({ turn }) => turn >= Math.floor(view.turns.length / 2));
  const sum =
    1.11 * within(2, resolutionScore(facts)) +
    0.59 * Math.min(needQuestions.length, 3) +
    0.23 * Math.min(turnCount(thanks), 3) +
    0.85 * Math.min(turnCount(view.find('empathise', 'agent')), 3) -
    (isCurt(facts) ? 1.69 : 0);
  return metIf(sum >= 1.38);
}

/** Asks about the need, not only who is calling. */
export function judgeNeeds({ view, needQuestions, craft, sale }: CallFacts): Verdict {
  const hostile = view.find('rude', 'agent').length >= 2 || (craft.pushy && sale !== null);
  const asks = needQuestions.some(({ text }) => tellsOfNeed(view, text));
  return metIf(asks && (!hostile || needQuestions.length > 3));
}
