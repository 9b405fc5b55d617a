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

/**
 * The sale that the agent tries to make; null in every other call. An agent who called and offers something is selling; in
 * a call that the customer made, only repeated offers with a question for the decision are.
 */
export function findSale(view: CallView): Sale | null {
  const opening = view.of('agent').slice(0, OPENING_TURNS);
  const outbound = view.find('outbound', 'agent').some(({ turn }) => opening.includes(turn));
  const offers = view.find('offer', 'agent');
  const closes = [...view.find('askSale', 'agent'), ...view.find('assumeClose', 'agent')];
  const types = view.turns.map(({ type }) => type ?? '');
  const labelled = types.some((type) => /rebuttal|offer|pitch|sale/i.test(type));
  const complaint = types.some((type) => /complaint|escalation/i.test(type)) || calledFirst(view);
  const offer = offers[0] ?? closes[0];
  const turns = new Set([...offers, ...closes].map(({ turn }) => turn)).size;
  const selling = outbound ? turns >= 1 : turns >= 3 && closes.length > 0 && offers.length >= 2;
  if (!offer || (!labelled && (complaint || !selling))) return null;
  const refused = view.find('refuse', 'customer').filter(({ turn }) => turn > offer.turn);
  const accepted = view.find('accept', 'customer').filter(({ turn }) => turn > offer.turn);
  const last = accepted.at(-1);
  const changedMind = last && refused.some(({ turn }) => turn >= last.turn);
  return {
    offer,
    objections: findObjections(view).filter(({ turn }) => turn >= (opening[0] ?? 0)),
    accepted: last && !changedMind ? last : null,
    refused,
  };
}

/** The agent offers help or takes the call: the customer made it. */
function calledFirst(view: CallView): boolean {
  const [first = -1, second = -1] = view.of('agent');
  return view.find('offerHelp', 'agent').some(({ turn }) => turn === first || turn === second);
}
