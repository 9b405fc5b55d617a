import type { CallFacts } from '../facts/call-facts';
import { met, notMet, type Verdict } from './verdict';

/** Below this share of turns with a polite word the tone is curt. */
const CURT_SHARE = 0.34;

/** Polite manner, even when useless. */
export function judgeManner(facts: CallFacts): Verdict {
  const { view, politeShare } = facts;
  const rude = view.find('rude', 'agent');
  const [pressed] = view.find('pressure', 'agent');
  if (pressed && facts.craft.pushy && facts.sale) return notMet('rude', pressed);
  const curt = view.find('curt', 'agent');
  const named = view.find('mannersComplaint', 'customer');
  const [worst] = rude;
  if (worst && (rude.length >= 2 || politeShare < 0.7 || named.length > 0)) return notMet('rude', worst);
  const [complaint] = named;
  if (complaint && (rude.length + curt.length > 0 || politeShare < 0.6)) return notMet('mannersNamed', complaint);
  const [short] = curt;
  if (short && curt.length >= 2 && politeShare < CURT_SHARE) return notMet('curtTone', short);
  const kind = view.find('warm', 'agent').length + view.find('empathise', 'agent').length;
  const upset = view.find('complaint', 'customer')[0];
  if (facts.terse && kind === 0 && upset && politeShare < 0.2) return notMet('curtTone', short ?? upset);
  return met('polite', view.find('polite', 'agent')[0] ?? null);
}

const limited = (count: number, most: number) => Math.min(count, most);

/** From this sum on the agent makes an effort. */
const ENOUGH = 0;

/** The sum behind "makes an effort": work done for the customer against pushing the work back. */
function effortScore(facts: CallFacts): number {
  const { view, holds, unanswered, promises } = facts;
  const count = (cue: Parameters<typeof view.find>[0]) => new Set(view.find(cue, 'agent').map(({ turn }) => turn)).size;
  const good =
    limited(count('effort'), 4) * 0.5 +
    limited(count('done'), 2) * 0.5 +
    limited(count('empathise') + count('warm'), 3) * 0.25 +
    limited(promises.dated.length, 2) * 0.4 +
    limited(facts.needQuestions.length, 2) * 0.25;
  const bad =
    limited(count('deflect'), 3) * 0.8 +
    limited(count('noHelp'), 3) * 0.6 +
    limited(count('rude'), 3) * 0.9 +
    limited(count('curt'), 3) * 0.3 +
    limited(unanswered.length, 3) * 0.5 +
    limited(count('pressure'), 3) * 0.5 +
    limited(count('evade'), 3) * 0.35 +
    limited(holds.silent.length, 1) * 0.3;
  return good - bad + Math.max(-1, Math.min(1, facts.mood * 0.3));
}

export function judgeEffort(facts: CallFacts): Verdict {
  const { view } = facts;
  const shown = view.find('effort', 'agent')[0] ?? view.find('done', 'agent')[0] ?? null;
  const against = view.find('deflect', 'agent')[0] ?? view.find('noHelp', 'agent')[0] ?? facts.unanswered[0] ?? null;
  return !facts.craft.pushy && effortScore(facts) >= ENOUGH
    ? met('effort', shown)
    : notMet('littleEffort', against ?? shown);
}

/** Asks about the need, not only who is calling. */
export function judgeNeeds(facts: CallFacts): Verdict {
  const [first] = facts.needQuestions;
  const hostile = facts.view.find('rude', 'agent').length >= 2 || (facts.craft.pushy && facts.sale !== null);
  if (first && (!hostile || facts.needQuestions.length > 3)) return met('asked', first);
  return notMet('notAsked', first ?? facts.view.find('offerHelp', 'agent')[0] ?? null);
}
