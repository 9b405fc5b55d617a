import type { CallFacts } from '../facts/call-facts';
import { met, notApplicable, notMet, type Verdict } from './verdict';

const limited = (count: number, most: number) => Math.min(count, most);

/** Right and sure. Rules can't know the facts: they see own corrections, doubt, contradiction and emptiness. */
export function judgeKnowledge(facts: CallFacts): Verdict {
  const { view } = facts;
  const [correction] = view.find('correct', 'agent');
  if (correction) return notMet('corrected', correction);
  const [pressed] = view.find('pressure', 'agent');
  if (pressed && facts.craft.pushy) return notMet('noFacts', pressed);
  const unsure = view.find('unsure', 'agent');
  const contradicted = view.find('contradicted', 'customer').filter(({ turn }) => turn > 2);
  const [doubt] = unsure;
  const [objection] = contradicted;
  const surprised = limited(contradicted.length, 2) * 0.6 + limited(unsure.length, 3) * 0.5;
  if (doubt && unsure.length >= 2 && surprised >= 1) return notMet('unsure', doubt);
  if (objection && surprised >= 1) return notMet('contradicted', objection);
  const empty = view.find('evade', 'agent');
  const said = facts.key.filter(({ turn }) => view.turns[turn]?.speaker === 'agent').length;
  const [evasion] = empty;
  if (evasion && facts.unanswered.length >= 2 && empty.length >= 2 && said <= 3) return notMet('noFacts', evasion);
  const [known] = facts.key.filter(({ turn }) => view.turns[turn]?.speaker === 'agent');
  return met('sure', known ? { turn: known.turn, at: known.from, text: known.text } : null);
}

/** Answers what was asked. */
export function judgeAnswers(facts: CallFacts): Verdict {
  const { view, unanswered } = facts;
  const evasions = view.find('evade', 'agent');
  const weight =
    limited(unanswered.length, 3) +
    limited(evasions.length, 2) * 0.4 +
    (facts.mood < -1 ? 0.4 : 0) -
    (facts.mood > 1.5 ? 0.6 : 0);
  const [first] = unanswered;
  const [pressed] = view.find('pressure', 'agent');
  if (pressed && facts.craft.pushy) return notMet('evaded', pressed);
  if (first && weight >= 1) return notMet('unanswered', first);
  const [evasion] = evasions;
  if (evasion && weight >= 1) return notMet('evaded', evasion);
  return met('answered', null);
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
    limited(count('done'), 3) * 0.7 +
    limited(promises.dated.length, 2) * 0.8 +
    limited(count('wayOn'), 2) * 0.3 +
    (facts.sale?.accepted ? 2 : 0);
  const bad =
    limited(count('noHelp'), 3) * 0.6 +
    limited(count('deflect'), 2) * 0.5 +
    limited(promises.vague.length, 2) * 0.7 +
    limited(late('escalate'), 1) * 0.7 +
    limited(late('churn'), 1) * 0.7 +
    limited(late('sarcasm'), 2) * 0.4 +
    limited(facts.unanswered.length, 2) * 0.4 +
    limited(count('pressure'), 2) * 0.5;
  const both = count('done') > 0 && promises.dated.length > 0 ? 0.8 : 0;
  return good + both - bad + Math.max(-1, Math.min(1.5, facts.mood * 0.4));
}

export function judgeResolution(facts: CallFacts): Verdict {
  const { view, promises } = facts;
  const shown =
    view.find('done', 'agent').at(-1) ?? promises.dated.at(-1) ?? view.find('satisfied', 'customer').at(-1) ?? null;
  const against = view.find('noHelp', 'agent').at(-1) ?? promises.vague.at(-1) ?? facts.unanswered.at(-1) ?? null;
  const [pressed] = view.find('pressure', 'agent');
  if (pressed && facts.craft.pushy) return notMet('unsolved', pressed);
  if (facts.sale && facts.mood > -1) return met('solved', facts.sale.accepted ?? shown);
  return resolutionScore(facts) >= RESOLVED ? met('solved', shown) : notMet('unsolved', against ?? shown);
}

/** Honest, and every promise has a time. */
export function judgePromises(facts: CallFacts): Verdict {
  const { view, promises } = facts;
  const [over] = view.find('overpromise', 'agent');
  if (over && view.find('honest', 'agent').length === 0) return notMet('overpromised', over);
  const [pressed] = view.find('pressure', 'agent');
  if (pressed && facts.craft.pushy) return notMet('overpromised', pressed);
  // "I'll ask" is settled by a later "at three I'll tell you".
  const vague = promises.vague.find(({ turn }) => !promises.own.some((own) => own.turn > turn));
  if (vague) return notMet('vaguePromise', vague);
  const [open] = promises.open;
  if (open && promises.dated.length === 0 && facts.mood < 0) return notMet('vaguePromise', open);
  const [dated] = promises.dated;
  if (dated) return met('timedPromise', dated);
  const candid = view.find('honest', 'agent')[0] ?? view.find('correct', 'agent')[0];
  if (!candid && !facts.sale && promises.open.length === 0) return notApplicable('noPromise', null);
  return met('honest', candid ?? null);
}
