import type { CallFacts } from '../facts/call-facts';
import { tellsOfNeed } from '../facts/discovery';
import { turnCount } from '../group-by-turn';
import { isCurt, presses, resolutionScore, turnsWith, within } from './fulfilment';
import { metIf, type Verdict } from './verdict';

/** Polite manner, even when useless: the share of turns with a polite word and thanks, against what is rude or curt. */
export function judgeManner(facts: CallFacts): Verdict {
  const { view, politeShare, sale } = facts;
  const sellsHard = presses(facts) && sale !== null;
  const isRude = view.find('rude', 'agent').length > 0 || view.find('mannersComplaint', 'customer').length > 0;
  const sum =
    0.33 +
    2.16 * politeShare +
    1.81 * turnsWith(facts, 'thank') -
    (sellsHard || isRude ? 1.81 : 0) -
    (isCurt(facts) ? 1.96 : 0);
  return metIf(sum >= 0);
}

/** Makes an effort: solves, asks and feels for the customer, who thanks for it at the end. */
export function judgeEffort(facts: CallFacts): Verdict {
  const { view, needQuestions } = facts;
  const thanks = view.find('thanks', 'customer').filter(({ turn }) => turn >= Math.floor(view.turns.length / 2));
  const sum =
    1.11 * within(2, resolutionScore(facts)) +
    0.59 * Math.min(needQuestions.length, 3) +
    0.23 * Math.min(turnCount(thanks), 3) +
    0.85 * turnsWith(facts, 'empathise') -
    (isCurt(facts) ? 1.69 : 0);
  return metIf(sum >= 1.2);
}

/** Asks about the need, not only who is calling. */
export function judgeNeeds({ view, needQuestions, craft, sale }: CallFacts): Verdict {
  const asks = needQuestions.some(({ text }) => tellsOfNeed(view, text));
  return metIf(asks && (!(craft.pushy && sale !== null) || needQuestions.length > 3));
}
