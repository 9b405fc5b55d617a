import { CSAT_ITEMS, type CsatItem } from '@/domain/scoring/score-answer';
import type { Speaker } from '@/domain/transcript/transcript';
import { claimBook } from '../claims/claim-book';
import type { CueName } from '../cue-name';
import { type CallFacts, isJudgeable } from '../facts/call-facts';
import { forEach } from './verdict';

export type CsatLevel = 1 | 2 | 3 | 4 | 5;

type Judge = (facts: CallFacts) => CsatLevel;

/** A sign of the call, and how much one of it moves a level. */
type Sign = readonly [weight: number, count: (facts: CallFacts) => number];

/** How often one of them says one of these, a turn each; more than four times tell no more. */
const said =
  (speaker: Speaker, ...cues: CueName[]) =>
  ({ view }: CallFacts): number =>
    Math.min(4, cues.flatMap((cue) => [...new Set(view.find(cue, speaker).map(({ turn }) => turn))]).length);
const mood = (facts: CallFacts): number => Math.max(-4, Math.min(4, facts.mood));
const pushy = ({ craft }: CallFacts): number => Number(craft.pushy);
const terse = (facts: CallFacts): number => Number(facts.terse);
const broken = said('customer', 'brokenPromise');
const leaves = (facts: CallFacts): number =>
  Number(claimBook(facts).present('leaving').length > 0 && facts.view.find('churn', 'customer').length > 0);

/** The level that the signs come to together. Weights are fitted to labelled calls (D583): one sign alone says little. */
const weighed =
  (base: number, signs: readonly Sign[]): Judge =>
  (facts) => {
    const level = signs.reduce((sum, [weight, count]) => sum + weight * count(facts), base);
    return Math.max(1, Math.min(5, Math.round(level))) as CsatLevel;
  };

const retention = weighed(3.75, [
  [0.2, mood],
  // Who declines an offer does not leave.
  [0.2, (facts) => (facts.sale ? 0 : mood(facts))],
  [0.25, said('customer', 'thanks')],
  [-0.65, pushy],
  [-0.25, terse],
  [-0.25, said('customer', 'churn')],
  [-0.75, leaves],
  [-0.3, broken],
]);

const escalation: Judge = (facts) => {
  const strong = said('customer', 'escalate')(facts);
  // Who wants off a list escalates nothing.
  if (strong > 0) return facts.sale ? 4 : strong === 1 && facts.mood > 0 ? 3 : 2;
  return facts.view.find('escalateHint', 'customer').length > 0 ? 4 : 5;
};

const distress = weighed(3.85, [
  [0.2, mood],
  // Who calls with a matter of their own is put out by it.
  [1, ({ sale }) => Number(sale !== null)],
  [-0.65, pushy],
  [-0.25, said('customer', 'distress')],
  [-0.1, said('customer', 'annoyed', 'complaint')],
  [-0.15, said('customer', 'abuse', 'insult', 'escalate', 'mannersComplaint')],
  [-0.25, broken],
]);

const abuse: Judge = ({ view }) => {
  const [strong, mild] = [view.find('abuse', 'customer').length, view.find('insult', 'customer').length];
  return strong >= 2 ? 2 : strong > 0 ? 3 : mild > 0 ? 4 : 5;
};

const brokenPromises: Judge = (facts) => {
  const { present } = claimBook(facts);
  const told = present('earlierPromise').length > 0 || present('nobodyCame').length > 0;
  const hints = said('customer', 'brokenPromise', 'unkept', 'saidBefore')(facts);
  // Before an offer customers tell of other companies.
  if (told && !facts.sale) return hints > 0 || facts.mood < 0 ? 2 : 3;
  return told || broken(facts) > 0 || (hints > 1 && !facts.sale) ? 4 : 5;
};

const employeeMood = weighed(2.45, [
  [0.25, mood],
  [0.75, ({ politeShare }) => politeShare],
  [0.35, said('agent', 'warm', 'empathise')],
  [0.35, said('agent', 'askMore')],
  [0.15, said('agent', 'goodbye')],
  [-1, pushy],
  [-0.7, terse],
  [-0.3, said('customer', 'mannersComplaint')],
]);

const JUDGES: Record<CsatItem, Judge> = {
  retention_level: retention,
  escalation_level: escalation,
  distress_level: distress,
  abusive_level: abuse,
  broken_promises_level: brokenPromises,
  employee_mood: employeeMood,
};

/** The six factors of the satisfaction card, 1 severe to 5 best; null = not judged. */
export function judgeCsat(facts: CallFacts): Record<CsatItem, CsatLevel | null> {
  const judgeable = isJudgeable(facts.view);
  return forEach(CSAT_ITEMS, (item) => (judgeable ? JUDGES[item](facts) : null));
}
