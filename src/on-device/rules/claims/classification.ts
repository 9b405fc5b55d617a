import type { Claim } from '@/domain/claim';
import type { CallFacts } from '../facts/call-facts';
import type { CategoryName, Lexicon } from '../lexicon';
import { phrasePattern } from '../phrase-pattern';
import type { ClaimBook } from './claim-book';
import type { Passage } from './passages';
import { offerAt, prices, reason, sells } from './place-claims';

const categoryTitle = (name: CategoryName, { categories }: Pick<Lexicon, 'categories'>): string =>
  categories.find((category) => category.name === name)?.title ?? name;

/** What stands beside the reason weighs less. */
const BESIDE = 0.6;

/** The category that the customer's reason names most, and first; cited by it, and empty where it names none. */
export function category(book: ClaimBook, facts: CallFacts): Claim[] {
  const { lexicon } = book.view;
  const named = (name: CategoryName, passage: Passage) =>
    book.at('category', 'present', categoryTitle(name, lexicon), passage);
  if (facts.sale && sells(book, facts)) {
    const passage = offerAt(book, facts);
    return passage ? [named('telesales', passage)] : [];
  }
  const why = reason(book, facts);
  if (why === undefined) return [];
  // The sentence itself, and what is said around it in the same breath.
  const told = [why, ...book.passages('customer').filter(({ turn, from }) => turn === why.turn && from !== why.from)];
  const ranked = lexicon.categories
    .filter(({ name }) => name !== 'telesales')
    .map(({ name, words }) => {
      const pattern = phrasePattern(words, lexicon.slots);
      const found = told.map((passage) => ({ passage, hits: [...passage.text.toLowerCase().matchAll(pattern)] }));
      const place = found.find(({ hits }) => hits.length > 0);
      const weight = found.reduce(
        (sum, { hits }, index) => sum + new Set(hits.map(([word]) => word)).size * (index === 0 ? 1 : BESIDE),
        0,
      );
      return { name, weight, at: place?.hits[0]?.index ?? 0, passage: place?.passage };
    })
    .sort((a, b) => b.weight - a.weight || a.at - b.at);
  const [best] = ranked;
  return best?.passage === undefined || best.weight === 0 ? [] : [named(best.name, best.passage)];
}

/** What is sold, by the name that the agent gives it; nothing without a name. */
export function product(book: ClaimBook, facts: CallFacts): Claim[] {
  const { guards } = book.view.lexicon.claims;
  if (facts.sale === null) return [];
  const priced = new Set(prices(book, facts).map(({ turn }) => turn));
  const offers = book.passages('agent').filter(({ text }) => !guards.owned.test(text) && guards.product.test(text));
  const passage = offers.find(({ turn }) => priced.has(turn)) ?? offers[0];
  const name = passage && guards.product.exec(passage.text)?.[0].trim();
  return passage === undefined || name === undefined ? [] : [book.at('product', 'present', name, passage)];
}
