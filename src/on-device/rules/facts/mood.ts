import type { CallView } from '../call-view';
import type { CueName } from '../cue-name';

const GOOD: readonly (readonly [CueName, number])[] = [
  ['satisfied', 1],
  ['thanks', 0.7],
  ['loyal', 0.8],
];
const BAD: readonly (readonly [CueName, number])[] = [
  ['distress', 1],
  ['churn', 1.5],
  ['escalate', 1.2],
  ['sarcasm', 1.5],
  ['abuse', 2],
  ['insult', 1],
  ['hangUp', 1.2],
  ['annoyed', 0.4],
  ['unresolved', 0.8],
  ['notAnswered', 0.7],
  ['refuse', 0.2],
];

/** How the customer sounds in the last third of the call: above 0 content, below 0 not. Sarcasm outweighs thanks. */
export function endingMood(view: CallView): number {
  const customer = view.of('customer');
  const tail = new Set(customer.slice(-Math.max(2, Math.ceil(customer.length / 3))));
  const sum = (cues: readonly (readonly [CueName, number])[]) =>
    cues.reduce((total, [cue, weight]) => {
      const turns = new Set(
        view
          .find(cue, 'customer')
          .filter(({ turn }) => tail.has(turn))
          .map(({ turn }) => turn),
      );
      return total + Math.min(3, turns.size) * weight;
    }, 0);
  const sarcastic = new Set(view.find('sarcasm', 'customer').map(({ turn }) => turn));
  const bitter = [...view.find('thanks', 'customer')].filter(({ turn }) => sarcastic.has(turn)).length;
  return sum(GOOD) - sum(BAD) - bitter * 0.7;
}
