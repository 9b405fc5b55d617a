import type { Claim } from '@/domain/claim';
import type { CallFacts } from '../facts/call-facts';
import type { CategoryName, Lexicon } from '../lexicon';
import { phrasePattern } from '../phrase-pattern';
import type { ClaimBook } from './claim-book';
import type { Passage } from './passages';
import { offerAt, prices, sells } from './place-claims';

const categoryTitle = (name: CategoryName, { categories }: Pick<Lexicon, 'categories'>): string =>
  categories.find((category) => category.name === name)?.title ?? name;

const ENOUGH = 0.9;
/** What a call is about is said at once. */
const OPENING_PASSAGES = 4;

/** The category that the customer's first words name most, and first; cited by them, and empty where they name none. */
export function category(book: ClaimBook, facts: CallFacts): Claim[] {
  const { lexicon, turns } = book.view;
  const named = (name: CategoryName, passage: Passage) =>
    book.at('category', 'present', categoryTitle(name, lexicon), passage);
  if (facts.sale && sells(book, facts)) {
    const passage = offerAt(book, facts);
    return passage ? [named('telesales', passage)] : [];
  }
  const early = book
    .passages('customer')
    .filter(({ turn, text }) => turn < turns.length / 2 && text.split(/\s+/).length >= 4)
    .slice(0, OPENING_PASSAGES);
  const ranked = lexicon.categories
    .filter(({ name }) => name !== 'telesales')
    .map(({ name, words }) => {
      const pattern = phrasePattern(words, lexicon.slots);
      const found = early.map(({ text }) => [...text.toLowerCase().matchAll(pattern)]);
      const hits = found.map((matches) => new Set(matches.map(([word]) => word)).size);
      const place = hits.findIndex((count) => count > 0);
      const at = found[place]?.[0]?.index ?? 0;
      return {
        name,
        weight: hits.reduce((sum, count, index) => sum + count / (index + 1), 0),
        at,
        passage: early[place],
      };
    })
    .sort((a, b) => b.weight - a.weight || a.at - b.at);
  const [best] = ranked;
  // What comes up only later is not what the call is about.
  if (best?.passage === undefined || best.weight < ENOUGH) return [];
  return [named(best.name, best.passage)];
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
