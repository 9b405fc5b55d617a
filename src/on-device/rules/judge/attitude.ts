import type { CueName } from '../cue-name';
import type { CallFacts } from '../facts/call-facts';
import { metIf, type Verdict } from './verdict';

/** Below this share of turns with a polite word the tone is curt. */
const CURT_SHARE = 0.34;

/** Polite manner, even when useless. */
export function judgeManner(facts: CallFacts): Verdict {
  const { view, politeShare, sale, craft } = facts;
  const found = (cue: CueName, speaker: 'agent' | 'customer' = 'agent') => view.find(cue, speaker).length;
  const [rude, curt, named] = [found('rude'), found('curt'), found('mannersComplaint', 'customer')];
  const presses = found('pressure') > 0 && craft.pushy && sale !== null;
  const isRude = rude > 0 && (rude >= 2 || politeShare < 0.7 || named > 0);
  const isNamed = named > 0 && (rude + curt > 0 || politeShare < 0.6);
  const isCurt = curt >= 2 && politeShare < CURT_SHARE;
  const kind = found('warm') + found('empathise');
  const isCold = facts.terse && kind === 0 && found('complaint', 'customer') > 0 && politeShare < 0.2;
  return metIf(!(presses || isRude || isNamed || isCurt || isCold || turnsCurt(facts)));
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

/** From this sum on the agent makes an effort. */
const ENOUGH = 0;

/** The sum behind "makes an effort": work done for the customer against pushing the work back. */
function effortScore(facts: CallFacts): number {
  const { view, holds, unanswered, promises } = facts;
  const count = (cue: Parameters<typeof view.find>[0]) => new Set(view.find(cue, 'agent').map(({ turn }) => turn)).size;
  const good =
    Math.min(count('effort'), 4) * 0.5 +
    Math.min(count('done'), 2) * 0.5 +
    Math.min(count('empathise') + count('warm'), 3) * 0.25 +
    Math.min(promises.dated.length, 2) * 0.4 +
    Math.min(facts.needQuestions.length, 2) * 0.25;
  const bad =
    Math.min(count('deflect'), 3) * 0.8 +
    Math.min(count('noHelp'), 3) * 0.6 +
    Math.min(count('rude'), 3) * 0.9 +
    Math.min(count('curt'), 3) * 0.3 +
    Math.min(unanswered.length, 3) * 0.5 +
    Math.min(count('pressure'), 3) * 0.5 +
    Math.min(count('evade'), 3) * 0.35 +
    Math.min(holds.silent.length, 1) * 0.3;
  return good - bad + Math.max(-1, Math.min(1, facts.mood * 0.3));
}

export function judgeEffort(facts: CallFacts): Verdict {
  return metIf(!facts.craft.pushy && effortScore(facts) >= ENOUGH);
}

/** Asks about the need, not only who is calling. */
export function judgeNeeds({ view, needQuestions, craft, sale }: CallFacts): Verdict {
  const hostile = view.find('rude', 'agent').length >= 2 || (craft.pushy && sale !== null);
  return metIf(needQuestions.length > 0 && (!hostile || needQuestions.length > 3));
}
