import type { Claim } from '@/domain/claim';
import { isSaid } from '../call-view';
import type { CallFacts } from '../facts/call-facts';
import { factsIn } from '../key-information/key-information';
import type { CategoryName } from '../lexicon';
import { foundIn, phrasePattern } from '../phrase-pattern';
import type { ClaimBook } from './claim-book';
import { GIVEN } from './in-context';
import { announces, decision, offerAt, prices, rings, ringsAt, sells } from './offers';
import { inBreath, type Passage } from './passages';
import { identifies, reason } from './place-claims';

/** What stands beside the reason weighs less. */
const BESIDE = 0.6;
/** What something else is wrong with, where two are named alike (D795). */
const THING = 'cards and accounts';

/** The category that the customer's reason names most, and first; cited by it, and empty where it names none. */
export function category(book: ClaimBook, facts: CallFacts): Claim[] {
  const { lexicon } = book.view;
  const named = (name: CategoryName, passage: Passage) =>
    book.at(
      'category',
      'present',
      lexicon.claims.categories[name],
      inBreath(book.view, passage, (said) => !book.retracted(said)),
    );
  if (facts.sale && rings(book)) {
    const offer = offerAt(book, facts);
    const told = announces(book, offer) ?? ringsAt(book);
    const { guards } = lexicon.claims;
    const priced = prices(book, facts);
    const names = (one: Passage) =>
      guards.product.test(one.text) || priced.some(({ turn, from }) => turn === one.turn && from === one.from);
    // A greeting, or news that lead up to the offer, sell nothing yet.
    const selling = book
      .passages('agent')
      .filter((one) => told && one.turn >= told.turn && !one.question && names(one) && !guards.owned.test(one.text));
    const passage = selling.find(book.holds) ?? selling[0] ?? offer ?? told;
    // What is offered in passing is not what the call is for.
    return offer && passage && !lexicon.claims.guards.byTheWay.test(offer.text) ? [named('telesales', passage)] : [];
  }
  const why = reason(book, facts);
  if (why === undefined || rings(book)) return [];
  // The sentence itself, what is said around it in the same breath, and what it was announced as.
  const beside = book
    .passages('customer')
    .filter((one) => one.turn <= why.turn && one.from !== why.from && !identifies(book, facts, one))
    .filter(
      (one) =>
        one.text.search(lexicon.claims.guards.corrects) < 0 ||
        factsIn(facts.key, one).every(({ kind }) => !GIVEN.has(kind)),
    );
  const told = [
    why,
    ...beside.filter(({ turn }) => turn === why.turn),
    ...beside.filter(({ turn }) => turn < why.turn),
  ];
  const ranked = (Object.keys(lexicon.categories) as CategoryName[])
    .map((name) => {
      const pattern = phrasePattern(lexicon.categories[name], lexicon.slots);
      const found = told.map((passage) => ({ passage, hits: [...foundIn(passage.text.toLowerCase(), pattern)] }));
      const place = found.find(({ hits }) => hits.length > 0);
      const weight = found.reduce(
        (sum, { hits }, index) => sum + new Set(hits.map(({ text }) => text)).size * (index === 0 ? 1 : BESIDE),
        0,
      );
      return { name, weight, at: place?.hits[0]?.at ?? 0, passage: place?.passage };
    })
    .sort((a, b) => b.weight - a.weight || Number(a.name === THING) - Number(b.name === THING) || a.at - b.at);
  const [best] = ranked;
  return best?.passage === undefined || best.weight === 0 ? [] : [named(best.name, best.passage)];
}

/** What is sold, by the name that the agent gives it; nothing without a name. */
export function product(book: ClaimBook, facts: CallFacts): Claim[] {
  const { guards } = book.view.lexicon.claims;
  const priced = new Set(prices(book, facts).map(({ turn }) => turn));
  if (priced.size === 0 && !sells(book, facts)) return [];
  // What is named once all is taken is the number of an order.
  const taken = decision(book, facts).find(({ id }) => id === 'accepts') ?? facts.sale?.accepted ?? null;
  const offers = book
    .passages('agent')
    // Who takes the call names the house.
    .filter(({ turn }) => turn <= (taken?.turn ?? turn) && !isSaid(book.view, ['takeCall'], turn))
    .filter(({ text }) => !guards.owned.test(text) && guards.product.test(text));
  const passage = offers.find(({ turn }) => priced.has(turn)) ?? offers[0];
  const name = passage && guards.product.exec(passage.text)?.[0].trim();
  return passage === undefined || name === undefined ? [] : [book.at('product', 'present', name, passage)];
}
