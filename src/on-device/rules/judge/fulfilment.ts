import type { CueName } from '../cue-name';
import type { CallFacts } from '../facts/call-facts';
import { metIf, type Verdict } from './verdict';

const presses = ({ view, craft }: CallFacts) => craft.pushy && view.find('pressure', 'agent').length > 0;

/** Right and sure. Rules can't know the facts: they see own corrections, doubt, contradiction and emptiness. */
export function judgeKnowledge(facts: CallFacts): Verdict {
  const { view } = facts;
  if (view.find('correct', 'agent').length > 0 || presses(facts)) return 'not_met';
  const unsure = view.find('unsure', 'agent').length;
  const contradicted = view.find('contradicted', 'customer').filter(({ turn }) => turn > 2).length;
  const surprised = Math.min(contradicted, 2) * 0.6 + Math.min(unsure, 3) * 0.5;
  if (surprised >= 1 && (unsure >= 2 || contradicted > 0)) return 'not_met';
  const said = facts.key.filter(({ turn }) => view.turns[turn]?.speaker === 'agent').length;
  return metIf(!(facts.unanswered.length >= 2 && view.find('evade', 'agent').length >= 2 && said <= 3));
}

/** Answers what was asked. */
export function judgeAnswers(facts: CallFacts): Verdict {
  const { view, unanswered } = facts;
  const evasions = view.find('evade', 'agent').length;
  const weight =
    Math.min(unanswered.length, 3) +
    Math.min(evasions, 2) * 0.4 +
    (facts.mood < -1 ? 0.4 : 0) -
    (facts.mood > 1.5 ? 0.6 : 0);
  return metIf(!presses(facts) && !(weight >= 1 && unanswered.length + evasions > 0));
}

/** From this sum on the request counts as solved. */
export const RESOLVED = 0;

/** The sum behind "solved, or a way on with a time". */
export function resolutionScore(facts: CallFacts): number {
  const { view, promises } = facts;
  const count = (cue: Parameters<typeof view.find>[0]) => new Set(view.find(cue, 'agent').map(({ turn }) => turn)).size;
  const last = Math.floor(view.turns.length / 2);
  const late = (cue: Parameters<typeof view.find>[0]) =>
    view.find(cue, 'customer').filter(({ turn }) => turn >= last).length;
  const good =
    Math.min(count('done'), 3) * 0.7 +
    Math.min(promises.dated.length, 2) * 0.8 +
    Math.min(count('wayOn'), 2) * 0.3 +
    (facts.sale?.accepted ? 2 : 0);
  const bad =
    Math.min(count('noHelp'), 3) * 0.6 +
    Math.min(count('deflect'), 2) * 0.5 +
    Math.min(promises.vague.length, 2) * 0.7 +
    Math.min(late('escalate'), 1) * 0.7 +
    Math.min(late('churn'), 1) * 0.7 +
    Math.min(late('sarcasm'), 2) * 0.4 +
    Math.min(facts.unanswered.length, 2) * 0.4 +
    Math.min(count('pressure'), 2) * 0.5;
  const both = count('done') > 0 && promises.dated.length > 0 ? 0.8 : 0;
  return good + both - bad + Math.max(-1, Math.min(1.5, facts.mood * 0.4));
}

export function judgeResolution(facts: CallFacts): Verdict {
  if (presses(facts)) return 'not_met';
  return metIf((facts.sale !== null && facts.mood > -1) || resolutionScore(facts) >= RESOLVED);
}

/** What is held against a promise comes within so many turns. */
const SOON = 8;

/** Honest, and every promise has a time. */
export function judgePromises(facts: CallFacts): Verdict {
  const { view, promises } = facts;
  const found = (cue: CueName) => view.find(cue, 'agent').length > 0;
  if ((found('overpromise') && !found('honest')) || presses(facts)) return 'not_met';
  // "I'll ask" is settled by a later "at three I'll tell you".
  if (promises.vague.some(({ turn }) => !promises.own.some((own) => own.turn > turn))) return 'not_met';
  // "You said this afternoon": what was promised in this call was taken back in it.
  const held = view.find('contradicted', 'customer');
  if (promises.dated.some(({ turn }) => held.some((later) => later.turn > turn && later.turn - turn <= SOON)))
    return 'not_met';
  const open = promises.open.length > 0;
  if (promises.dated.length > 0) return 'met';
  if (open && facts.mood < 0) return 'not_met';
  return found('honest') || found('correct') || facts.sale !== null || open ? 'met' : 'not_applicable';
}
