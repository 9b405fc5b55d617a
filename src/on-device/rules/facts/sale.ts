import { type CallView, isSaid, type Match, wordCount } from '../call-view';
import type { CueName } from '../cue-name';
import { groupByTurn, turnCount } from '../group-by-turn';
import type { KeyFact } from '../key-information/key-information';
import type { ObjectionName } from '../lexicon';
import { findNeedQuestions, isPrice } from './discovery';

export interface ObjectionFact extends Match {
  name: ObjectionName;
}

export interface Sale {
  /** The first words of the offer. */
  offer: Match;
  objections: readonly ObjectionFact[];
  accepted: Match | null;
  refused: readonly Match[];
}

/** What the customer holds against the agent's words. */
export function findObjections(view: CallView): ObjectionFact[] {
  const { objections } = view.lexicon;
  const all = (Object.keys(objections) as ObjectionName[]).flatMap((name) =>
    view.findPhrases(objections[name], 'customer').map((match) => ({ ...match, name })),
  );
  const seen = new Set<string>();
  return all
    .filter(({ turn, name }) => !seen.has(`${turn} ${name}`) && seen.add(`${turn} ${name}`))
    .sort((a, b) => a.turn - b.turn || a.at - b.at);
}

const CLOSES: readonly CueName[] = ['askSale', 'assumeClose'];
/** Where the agent asks for the sale, or goes on as if it were made. */
export const findCloses = (view: CallView): Match[] =>
  CLOSES.flatMap((cue) => view.find(cue, 'agent')).sort((a, b) => a.turn - b.turn);

/** Where the customer says no, or not now. */
export function findRefusals(view: CallView): Match[] {
  const later = findObjections(view).filter(({ name }) => name === 'undecided' || name === 'has no use');
  return [...view.find('refuse', 'customer'), ...later].sort((a, b) => a.turn - b.turn);
}

/** What an agent says once all is settled. */
const SETTLES: readonly CueName[] = ['takeOrder', 'done', 'ownDeed', 'sumUp'];

/** Answers that go along with a step taken as if all were agreed ("doorbell or letter box?"), choose a day named, or give the number to reach them at. */
function goesAlong(view: CallView, objections: readonly ObjectionFact[], facts: readonly KeyFact[]): Match[] {
  const against = new Set(objections.map(({ turn }) => turn));
  const days = groupByTurn(facts.filter(({ kind }) => kind === 'date' || kind === 'time'));
  const asked = (turn: number) => isSaid(view, ['assumeClose'], turn) && /\?\s*$/.test(view.turns[turn]?.text ?? '');
  const chosen = (turn: number) => (days.get(turn - 1) ?? []).length >= 2 && days.has(turn);
  const phones = groupByTurn(facts.filter(({ kind }) => kind === 'phone'));
  const given = (turn: number) => isSaid(view, CLOSES, turn - 1) && phones.has(turn) && phones.has(turn + 1);
  return view
    .of('customer')
    .filter((turn) => view.turns[turn - 1]?.speaker === 'agent' && (asked(turn - 1) || chosen(turn) || given(turn)))
    .filter((turn) => !against.has(turn) && !isSaid(view, ['refuse', 'hangUp', 'insult'], turn))
    .filter((turn) => given(turn) || (!isSaid(view, ['negation'], turn) && isSaid(view, SETTLES, turn + 1)))
    .filter((turn) => !(view.turns[turn]?.text ?? '').includes('?'))
    .map((turn) => ({ turn, at: 0, text: '' }));
}

/** "Don't put me down" takes nothing. */
const isTurnedRound = (view: CallView, { turn, at }: Match): boolean =>
  view.lexicon.speech.turnedRound.test((view.turns[turn]?.text ?? '').slice(Math.max(0, at - 8), at));

const isAfter = (one: Match, other: Match): boolean =>
  one.turn > other.turn || (one.turn === other.turn && one.at > other.at);

/** Who is called answers in a few words; who calls has something to say. */
const SHORT_ANSWER = 9;
/** So many turns of an agent who chats first may come before the reason of the call. */
const CHAT = 4;
/**
 * From this sum on the agent sells. All weights are fitted to 400 labelled calls, to their beginnings alone, and to the calls without what a buyer or
 * a seller says first, since nobody's list has the words of the next one (D673). Each set left out in turn, six are taken wrongly.
 */
const ENOUGH = 1.8;

/** What each turn with one of the cues adds, and how many turns count. */
const SIGNS: readonly (readonly [readonly CueName[], 'agent' | 'customer', number, number])[] = [
  [['offer'], 'agent', 0.87, 4],
  [CLOSES, 'agent', 0.26, 3],
  [['wantBuy'], 'customer', 0.8, 3],
  [['warm'], 'agent', 0.4, 3],
  [['complaint', 'waiting', 'brokenPromise', 'unkept', 'distress'], 'customer', -0.79, 4],
  [['churn'], 'agent', -1.29, 3],
  [['apologise'], 'agent', -1.03, 2],
];

function openingSigns(view: CallView): number {
  const [first = -1, second = -1] = view.of('agent');
  const [answer = -1, next = -1] = view.of('customer');
  const says = (cue: CueName, ...turns: number[]) => turns.some((turn) => isSaid(view, [cue], turn));
  const takes = says('takeCall', first, second) || says('offerHelp', first);
  const chat = takes ? [] : view.of('agent').slice(0, CHAT);
  return (
    (says('outbound', first, second, ...chat.filter((turn) => says('offer', turn))) ? 3.91 : 0) -
    (says('askIdentity', first, second) ? 1.23 : 0) +
    (says('wantBuy', answer, next) ? 4.08 : 0) +
    (!takes && answer >= 0 && wordCount(view.turns[answer]?.text ?? '') <= SHORT_ANSWER ? 4.13 : 0)
  );
}

/** Whether the agent sells, whatever the trade. No sign decides alone: a bank rings about fraud, a customer rings to buy. */
function isSelling(
  view: CallView,
  facts: readonly KeyFact[],
  ...[prices, objections]: [readonly Match[], readonly Match[]]
): boolean {
  const codes = facts.filter(({ kind }) => kind === 'code');
  const worth = (matches: readonly Pick<Match, 'turn'>[], weight: number, most: number) =>
    Math.min(turnCount(matches), most) * weight;
  const said = (cues: readonly CueName[], by: 'agent' | 'customer') => cues.flatMap((cue) => view.find(cue, by));
  const counted = SIGNS.map(([cues, by, weight, most]) => worth(said(cues, by), weight, most));
  // Who rings first asks for a few minutes: only later it is a hold.
  const [, second = -1] = view.of('agent');
  const held = view.find('askHold', 'agent').filter(({ turn }) => turn > second);
  // Who rings to buy a ticket or a room names what they book.
  const [answer = -1, next = -1] = view.of('customer');
  const books = [answer, next].some((turn) => isSaid(view, ['wantBuy'], turn));
  const served = Object.entries(view.lexicon.categories)
    .filter(([category]) => !(books && category === 'booking and refund'))
    .flatMap(([, names]) => view.findPhrases(names, 'customer'));
  const told = [worth(prices, 1.31, 4), worth(objections, 0.67, 3), worth(codes, -0.65, 3), worth(served, -1.21, 3)];
  const asked = worth(findNeedQuestions(view), 0.44, 4) + worth(held, -0.99, 2);
  return [...counted, ...told, asked].reduce((sum, of) => sum + of, openingSigns(view)) >= ENOUGH;
}

/** The sale that the agent tries to make; null in every other call. */
export function findSale(view: CallView, facts: readonly KeyFact[]): Sale | null {
  const prices = facts
    .filter(({ kind, turn, text }) => isPrice(view, kind, text) && view.turns[turn]?.speaker === 'agent')
    .map(({ turn, from, text }) => ({ turn, at: from, text }));
  const offer = view.find('offer', 'agent')[0] ?? prices[0] ?? findCloses(view)[0];
  const objections = findObjections(view);
  const toOffer = objections.filter(({ name }) => name !== 'rejects the answer');
  if (!offer || !isSelling(view, facts, prices, toOffer)) return null;
  // "No, that's all" answers the question for more needs.
  const refused = view
    .find('refuse', 'customer')
    .filter(({ turn }) => turn > offer.turn && view.inTurn('askMore', turn - 1).length === 0);
  // A bare yes does not settle what was put off before: it may be a yes to being called again.
  const putOff = objections.find(({ name }) => name === 'undecided')?.turn ?? view.turns.length;
  const assents = goesAlong(view, objections, facts).filter(({ turn }) => turn < putOff);
  const accepted = [...view.find('accept', 'customer'), ...assents]
    .filter((match) => match.turn > offer.turn && !isTurnedRound(view, match))
    // "Give the dog a pat." – "I'll do it, bye now."
    .filter(({ turn }) => !isSaid(view, ['goodbye'], turn))
    .sort((a, b) => a.turn - b.turn);
  const last = accepted.at(-1);
  const against = [...refused, ...objections.filter(({ name }) => name === 'undecided')];
  const changedMind = last && against.some((match) => isAfter(match, last));
  return { offer, objections, accepted: last && !changedMind ? last : null, refused };
}
