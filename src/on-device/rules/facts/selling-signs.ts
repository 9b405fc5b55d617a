import type { CallView, Match } from '../call-view';
import type { CueName } from '../cue-name';

/** Who is called answers in a few words; who calls has something to say. */
const SHORT_ANSWER = 9;
const LONG_ANSWER = 14;
/** From this sum on the agent sells. Service calls stay below 0 almost always, sales calls begin at 1.4. */
const ENOUGH = 0.4;

/** What each turn with the cue adds, and how many turns count. */
const SIGNS: readonly (readonly [CueName, 'agent' | 'customer', number, number])[] = [
  ['offer', 'agent', 0.5, 4],
  ['complaint', 'customer', -0.5, 4],
  ['apologise', 'agent', -0.4, 2],
  ['askIdentity', 'agent', -0.4, 3],
];

const turnsOf = (matches: readonly Match[]): number => new Set(matches.map(({ turn }) => turn)).size;

/** Who is told a price at once and takes it orders by telephone; the price alone may answer a question about a bill. */
const ORDERS = 1.2;

function openingSigns(view: CallView, prices: readonly Match[]): number {
  const [first = -1, second = -1] = view.of('agent');
  const [answer = -1, next = -1] = view.of('customer');
  const says = (cue: CueName, ...turns: number[]) => turns.some((turn) => view.inTurn(cue, turn).length > 0);
  const words = (view.turns[answer]?.text ?? '').split(/\s+/).length;
  const priced = prices.some(({ turn }) => turn === answer + 1) && !says('complaint', answer);
  const orders = priced && view.find('accept', 'customer').length > 0;
  return (
    (says('outbound', first, second) ? 2 : 0) -
    (view.turns[0]?.speaker === 'customer' ? 1 : 0) -
    (says('takeCall', first) || says('offerHelp', first) ? 1.5 : 0) +
    (says('wantBuy', answer, next) ? 1.2 : 0) +
    (orders ? ORDERS : 0) +
    (words <= SHORT_ANSWER ? 1 : words >= LONG_ANSWER ? -1 : 0)
  );
}

/**
 * Whether the agent sells, by who called, what is offered, asked for and held against it, whatever the trade. No sign
 * decides alone: a bank rings about fraud, a customer rings to buy.
 *
 * @param prices turns in which the agent names a sum
 * @param closes places where the agent asks for the sale
 * @param objections what the customer holds against an offer
 */
export function isSelling(
  view: CallView,
  prices: readonly Match[],
  closes: readonly Match[],
  objections: readonly Match[],
): boolean {
  const counted = SIGNS.reduce(
    (sum, [cue, speaker, weight, most]) => sum + Math.min(turnsOf(view.find(cue, speaker)), most) * weight,
    0,
  );
  const sum =
    openingSigns(view, prices) +
    counted +
    Math.min(turnsOf(prices), 3) * 0.4 +
    Math.min(turnsOf(closes), 3) * 0.7 +
    Math.min(turnsOf(objections), 3) * 0.4;
  return sum >= ENOUGH;
}
