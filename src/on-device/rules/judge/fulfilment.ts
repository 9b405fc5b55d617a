import type { CueName } from '../cue-name';
import type { CallFacts } from '../facts/call-facts';
import { tellsOfNeed } from '../facts/discovery';
import { turnCount } from '../group-by-turn';
import { metIf, type Verdict } from './verdict';

export const within = (most: number, value: number): number => Math.max(-most, Math.min(most, value));

export const presses = ({ view, craft }: CallFacts) => craft.pushy && view.find('pressure', 'agent').length > 0;

/** In so many of the agent's turns; more than three weigh no more. */
export const turnsWith = ({ view }: CallFacts, cue: CueName): number => Math.min(turnCount(view.find(cue, 'agent')), 3);

const unmet = ({ withoutFigure }: CallFacts): number => Math.min(withoutFigure.length, 3);

/** Questions after the customer's need. */
export const needsAsked = ({ needQuestions: all, view }: CallFacts) =>
  all.filter(({ text }) => tellsOfNeed(view, text));

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
  // One doubt is none for who owns to it, or leaves the customer content.
  const owned = facts.mood > 0 || view.find('honest', 'agent').length > 0;
  const said = facts.key.filter(({ turn }) => view.turns[turn]?.speaker === 'agent').length;
  const empty = facts.unanswered.length >= 2 && view.find('evade', 'agent').length >= 2 && said <= 3;
  return metIf(unsure + contradicted < 2 && (unsure === 0 || owned) && !empty);
}

/** Answers what was asked. The sums of answers and promises are fitted to 504 labelled calls, each set left out in turn (D768, D796). */
export function judgeAnswers(facts: CallFacts): Verdict {
  const turns = (cue: CueName) => turnsWith(facts, cue);
  const good = 0.78 * within(4, facts.mood) + 0.61 * Math.min(needsAsked(facts).length, 4) + 0.56 * turns('empathise');
  const bad = 0.35 * turns('unsure') + 0.5 * (turns('evade') + turns('pressure')) + 0.61 * unmet(facts);
  return metIf(good - bad >= 0.7 || bad + facts.unanswered.length + facts.evaded.length === 0);
}

/** What was done and promised against what was left or pushed back: one sign of several for what is judged here. */
export function resolutionScore(facts: CallFacts): number {
  const { view, promises } = facts;
  const turns = (cue: CueName) => turnsWith(facts, cue);
  const last = Math.floor(view.turns.length / 2);
  const late = (cue: CueName) => view.find(cue, 'customer').filter(({ turn }) => turn >= last).length;
  const good = turns('done') * 0.7 + Math.min(promises.dated.length, 2) * 0.8 + (facts.sale?.accepted ? 2 : 0);
  const bad =
    turns('noHelp') * 0.6 +
    Math.min(promises.vague.length, 2) * 0.7 +
    Math.min(late('escalate'), 1) * 0.7 +
    Math.min(turns('pressure'), 2) * 0.5;
  const both = turns('done') > 0 && promises.dated.length > 0 ? 0.8 : 0;
  return good + both - bad + Math.max(-1, Math.min(1.5, facts.mood * 0.4));
}

export function judgeResolution(facts: CallFacts): Verdict {
  const sum = 0.8 + 1.12 * within(2, resolutionScore(facts)) + 0.38 * within(4, facts.mood) - 0.81 * unmet(facts);
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
    (isDoubted ? 0.46 : 1.29) +
    0.54 * within(2, resolutionScore(facts)) +
    0.2 * within(4, facts.mood) -
    0.75 * turnsWith(facts, 'pressure') -
    1.14 * unmet(facts) -
    0.86 * Math.min(facts.evaded.length, 3) -
    0.68 * turnsWith(facts, 'unsure');
  return metIf(sum >= 0);
}
