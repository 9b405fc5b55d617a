import type { CallView, Match } from '../call-view';
import type { CueName } from '../cue-name';
import { groupByTurn } from '../group-by-turn';
import type { KeyFact } from '../key-information/key-information';
import type { ObjectionName } from '../lexicon';
import { isPrice } from './discovery';
import { isSelling } from './selling-signs';

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

/** Who says these has not decided yet. */
const OPEN_ENDED: ReadonlySet<ObjectionName> = new Set(['must ask family', 'wants to think', 'send details first']);

/** These put the agent off without a no. */
const PUTS_OFF: ReadonlySet<ObjectionName> = new Set([...OPEN_ENDED, 'no need', 'already has one', 'busy']);

/** What the customer holds against the agent's words. */
export function findObjections(view: CallView): ObjectionFact[] {
  const all = view.lexicon.objections.flatMap(({ name, words }) =>
    view.findPhrases(words, 'customer').map((match) => ({ ...match, name })),
  );
  const seen = new Set<string>();
  return all
    .filter(({ turn, name }) => !seen.has(`${turn} ${name}`) && seen.add(`${turn} ${name}`))
    .sort((a, b) => a.turn - b.turn || a.at - b.at);
}

/** Where the agent asks for the sale, or goes on as if it were made. */
export function findCloses(view: CallView): Match[] {
  return [...view.find('askSale', 'agent'), ...view.find('assumeClose', 'agent')].sort((a, b) => a.turn - b.turn);
}

/** Where the customer says no, or not now. */
export function findRefusals(view: CallView): Match[] {
  const later = findObjections(view).filter(({ name }) => PUTS_OFF.has(name));
  return [...view.find('refuse', 'customer'), ...later].sort((a, b) => a.turn - b.turn);
}

/** A plain yes, without a but: to the question for the sale, or to a price whose order is taken in the next breath. */
function assentsTo(view: CallView, closes: readonly Match[], prices: readonly Match[]): Match[] {
  const asked = new Set(closes.map(({ turn }) => turn));
  const priced = new Set(prices.map(({ turn }) => turn));
  return view
    .find('assent', 'customer')
    .filter(({ turn }) => turn < view.turns.length - 2)
    .filter(
      ({ turn }) => asked.has(turn - 1) || (priced.has(turn - 1) && view.inTurn('takeOrder', turn + 1).length > 0),
    )
    .filter(({ turn }) => view.inTurn('negation', turn).length === 0 && view.inTurn('refuse', turn).length === 0);
}

/** What an agent says once all is settled. */
const SETTLES: readonly CueName[] = ['takeOrder', 'done', 'ownDeed', 'sumUp'];

/** Turns with a day or an hour, and how many of them. */
function daysByTurn(facts: readonly KeyFact[]): Map<number, number> {
  const days = groupByTurn(facts.filter(({ kind }) => kind === 'date' || kind === 'time'));
  return new Map([...days].map(([turn, named]) => [turn, named.length]));
}

/**
 * Answers to a step taken as if all were agreed ("doorbell or letter box?") that go along with it, or that choose one of
 * the days named.
 */
function goesAlong(view: CallView, objections: readonly ObjectionFact[], facts: readonly KeyFact[]): Match[] {
  const against = new Set(objections.map(({ turn }) => turn));
  const says = (cues: readonly CueName[], turn: number) => cues.some((cue) => view.inTurn(cue, turn).length > 0);
  const steps = new Set(view.find('assumeClose', 'agent').map(({ turn }) => turn));
  const days = daysByTurn(facts);
  const asked = (turn: number) => steps.has(turn) && /\?\s*$/.test(view.turns[turn]?.text ?? '');
  const chosen = (turn: number) => (days.get(turn - 1) ?? 0) >= 2 && days.has(turn);
  return view
    .of('customer')
    .filter((turn) => view.turns[turn - 1]?.speaker === 'agent' && (asked(turn - 1) || chosen(turn)))
    .filter((turn) => !against.has(turn) && !says(['negation', 'refuse', 'hangUp', 'insult'], turn))
    .filter((turn) => !(view.turns[turn]?.text ?? '').includes('?') && says(SETTLES, turn + 1))
    .map((turn) => ({ turn, at: 0, text: '' }));
}

/** "Don't put me down" takes nothing. */
const isTurnedRound = (view: CallView, { turn, at }: Match): boolean =>
  view.lexicon.speech.turnedRound.test((view.turns[turn]?.text ?? '').slice(Math.max(0, at - 8), at));

const isBefore = (one: Match, other: Match): boolean =>
  one.turn < other.turn || (one.turn === other.turn && one.at < other.at);

/** The sale that the agent tries to make; null in every other call. */
export function findSale(view: CallView, facts: readonly KeyFact[]): Sale | null {
  const prices = facts
    .filter(({ kind, turn, text }) => isPrice(view, kind, text) && view.turns[turn]?.speaker === 'agent')
    .map(({ turn, from, text }) => ({ turn, at: from, text }));
  const offers = view.find('offer', 'agent');
  const closes = findCloses(view);
  const offer = offers[0] ?? prices[0] ?? closes[0];
  const objections = findObjections(view);
  const toOffer = objections.filter(({ name }) => name !== 'rejects the answer');
  if (!offer || !isSelling(view, prices, closes, toOffer)) return null;
  // "No, that's all" answers the question for more needs.
  const refused = view
    .find('refuse', 'customer')
    .filter(({ turn }) => turn > offer.turn && view.inTurn('askMore', turn - 1).length === 0);
  // A bare yes does not settle what was put off before: it may be a yes to being called again.
  const putOff = objections.find(({ name }) => OPEN_ENDED.has(name))?.turn ?? view.turns.length;
  const assents = [...assentsTo(view, closes, prices), ...goesAlong(view, objections, facts)].filter(
    ({ turn }) => turn < putOff,
  );
  const accepted = [...view.find('accept', 'customer'), ...assents]
    .filter((match) => match.turn > offer.turn && !isTurnedRound(view, match))
    .sort((a, b) => a.turn - b.turn);
  const last = accepted.at(-1);
  const against = [...refused, ...objections.filter(({ name }) => OPEN_ENDED.has(name))];
  const changedMind = last && against.some((match) => !isBefore(match, last));
  return {
    offer,
    objections,
    accepted: last && !changedMind ? last : null,
    refused,
  };
}
