import type { CallView, Match } from '../call-view';

export interface ObjectionFact extends Match {
  /** Name on the closed list of the auto note. */
  name: string;
}

export interface Sale {
  /** The first words of the offer. */
  offer: Match;
  objections: readonly ObjectionFact[];
  accepted: Match | null;
  refused: readonly Match[];
}

const OPENING_TURNS = 3;

/** What the customer holds against the agent's words: by the phrase, or by the label [Objection] of the transcript. */
export function findObjections(view: CallView): ObjectionFact[] {
  const all = view.lexicon.objections.flatMap(({ name, words }) =>
    view.findPhrases(words, 'customer').map((match) => ({ ...match, name })),
  );
  const seen = new Set<string>();
  return all
    .filter(({ turn, name }) => !seen.has(`${turn} ${name}`) && seen.add(`${turn} ${name}`))
    .sort((a, b) => a.turn - b.turn || a.at - b.at);
}

/** The sale that the agent tries to make; null in every other call. */
export function findSale(view: CallView): Sale | null {
  const opening = view.of('agent').slice(0, OPENING_TURNS);
  const early = (match: Match) => opening.includes(match.turn);
  const outbound = view.find('outbound', 'agent').some(early);
  const offers = view.find('offer', 'agent');
  const asked = view.find('askSale', 'agent').length + view.find('assumeClose', 'agent').length;
  const labelled = view.turns.some(({ type }) => /rebuttal|offer|pitch|sale/i.test(type ?? ''));
  const complaint = view.turns.some(({ type }) => /complaint/i.test(type ?? ''));
  const strength =
    (outbound ? 2 : 0) + Math.min(2, offers.length) + Math.min(1, asked) + (labelled ? 2 : 0) - (complaint ? 2 : 0);
  const offer = offers[0];
  if (!offer || strength < 3 || (!outbound && !labelled && offers.length < 2)) return null;
  const refused = view.find('refuse', 'customer').filter(({ turn }) => turn > offer.turn);
  const accepted = view.find('accept', 'customer').filter(({ turn }) => turn > offer.turn);
  const last = accepted.at(-1);
  const changedMind = last && refused.some(({ turn }) => turn >= last.turn);
  return {
    offer,
    objections: findObjections(view).filter(({ turn }) => turn >= Math.min(offer.turn, opening[0] ?? 0)),
    accepted: last && !changedMind ? last : null,
    refused,
  };
}
