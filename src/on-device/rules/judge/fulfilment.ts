import type { CueName } from '../cue-name';
import type { CallFacts } from '../facts/call-facts';
import { turnCount } from '../group-by-turn';
import { metIf, type Verdict } from './verdict';

export const within = (most: number, value: number): number => Math.max(-most, Math.min(most, value));

export const presses = ({ view, craft }: CallFacts) => craft.pushy && view.find('pressure', 'agent').length > 0;

/** A few short answers are no manner yet. */
export const isCurt = ({ terse, view }: CallFacts): boolean => terse && view.of('agent').length >= 8;

/** The customer holds the agent to what was said before in this call: it was taken back, or told otherwise. */
export const isHeldTo = ({ view }: CallFacts) => view.find('saidBefore', 'customer').some(({ turn }) => turn > 2);

/** Right and sure. Rules can't know the facts: they see own corrections, doubt, contradiction and emptiness. */
export function judgeKnowledge(facts: CallFacts): Verdict {
  const { view } = facts;
  if (view.find('correct', 'agent').length > 0 || presses(facts) || isHeldTo(facts)) return 'not_met';
  const unsure = view.find('unsure', 'agent').length;
  const contradicted = view.find('contradicted', 'customer').filter(({ turn }) => turn > 2).length;
  if (unsure + contradicted >= 2) return 'not_met';
  const said = facts.key.filter(({ turn }) => view.turns[turn]?.speaker === 'agent').length;
  return metIf(!(facts.unanswered.length >= 2 && view.find('evade', 'agent').length >= 2 && said <= 3));
}

/** Answers what was asked. The sums of these judgements are fitted to 202 labelled calls, each set left out in turn (D768). */
export function judgeAnswers(facts: CallFacts): Verdict {
  const sum =
    1.07 +
    0.84 * within(2, resolutionScore(facts)) -
    1.52 * Math.min(facts.unanswered.length, 2) -
    1.04 * Math.min(facts.evaded.length, 3) -
    0.73 * Math.min(facts.withoutFigure.length, 3);
  const signs = facts.unanswered.length + facts.evaded.length + facts.withoutFigure.length;
  return metIf(sum >= 0 || signs === 0);
}

/** From this sum on nothing is left open by who rang to tell something. */
export const RESOLVED = 0;

/** What was done and promised against what was left or pushed back: one sign of several for what is judged here. */
export function resolutionScore(facts: CallFacts): number {
  const { view, promises } = facts;
  const count = (cue: CueName) => turnCount(view.find(cue, 'agent'));
  const last = Math.floor(view.turns.length / 2);
  const late = (cue: CueName) => view.find(cue, 'customer').filter(({ turn }) => turn >= last).length;
  const good =
    Math.min(count('done'), 3) * 0.7 + Math.min(promises.dated.length, 2) * 0.8 + (facts.sale?.accepted ? 2 : 0);
  const bad =
    Math.min(count('noHelp'), 3) * 0.6 +
    Math.min(promises.vague.length, 2) * 0.7 +
    Math.min(late('escalate'), 1) * 0.7 +
    Math.min(count('pressure'), 2) * 0.5;
  const both = count('done') > 0 && promises.dated.length > 0 ? 0.8 : 0;
  return good + both - bad + Math.max(-1, Math.min(1.5, facts.mood * 0.4));
}

export function judgeResolution(facts: CallFacts): Verdict {
  const sum =
    1.3 +
    1.12 * within(2, resolutionScore(facts)) +
    0.38 * within(4, facts.mood) -
    0.81 * Math.min(facts.withoutFigure.length, 3);
  return metIf(sum >= 0);
}

/** Honest, and every promise has a time. Who sets an own mistake right is honest. */
export function judgePromises(facts: CallFacts): Verdict {
  const { view, promises } = facts;
  const found = (cue: CueName) => view.find(cue, 'agent').length > 0;
  if (isHeldTo(facts) && !found('correct')) return 'not_met';
  // "I'll ask" is settled by a later "at three I'll tell you".
  const isLeftOpen = promises.vague.some(({ turn }) => !promises.own.some((own) => own.turn > turn));
  const isDoubted =
    (found('overpromise') && !found('honest')) ||
    presses(facts) ||
    isLeftOpen ||
    (promises.dated.length === 0 && promises.open.length > 0 && facts.mood < 0);
  const sum =
    (isDoubted ? -0.33 : 1.97) +
    0.49 * within(2, resolutionScore(facts)) -
    1.6 * Math.min(facts.withoutFigure.length, 3) -
    1.06 * Math.min(turnCount(view.find('pressure', 'agent')), 3);
  return metIf(sum >= 0);
}
