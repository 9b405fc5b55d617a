import type { CueName } from '../cue-name';
import type { CallFacts } from '../facts/call-facts';
import { isCurt, needsAsked, resolutionScore, turnsWith } from './fulfilment';
import { metIf, type Verdict } from './verdict';

/** Polite manner, even when useless: the share of turns with a polite word, thanks and apologies, against what presses or is rude. Weights of this file: D798. */
export function judgeManner(facts: CallFacts): Verdict {
  const turns = (cue: CueName) => turnsWith(facts, cue);
  const good = 2.2 * facts.politeShare + 2.5 * turns('thank') + 1.35 * turns('apologise');
  const blame = facts.view.find('mannersComplaint', 'customer').length > 0 ? 1.3 : 0;
  return metIf(good - 0.8 * (turns('pressure') + turns('rude')) - blame >= 1.7);
}

/** Makes an effort: solves, asks and feels for the customer, politely. */
export function judgeEffort(facts: CallFacts): Verdict {
  const sum =
    0.83 * resolutionScore(facts) +
    0.43 * Math.min(facts.needQuestions.length, 4) +
    0.79 * turnsWith(facts, 'empathise') +
    0.7 * facts.politeShare -
    (facts.craft.pushy ? 1.85 : 0) -
    (isCurt(facts) ? 1.83 : 0);
  return metIf(sum >= 1.65);
}

/** Turns of a call, or its first half where that is more, in which asking still finds out what the customer needs. */
const EARLY = 12;

/** Asks about the need, not only who is calling: early, with interest in the person, and does not press. */
export function judgeNeeds(facts: CallFacts): Verdict {
  const { craft, view } = facts;
  const early = needsAsked(facts).filter(({ turn }) => turn < Math.max(EARLY, view.turns.length / 2));
  const sum =
    2.4 * Math.min(early.length, 3) +
    0.38 * Math.min(craft.rapport.length, 5) -
    (craft.pushy ? 2.36 : 0) -
    (isCurt(facts) ? 1.76 : 0);
  return metIf(early.length > 0 && sum >= 2);
}
