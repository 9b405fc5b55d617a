import type { Speaker } from '@/domain/transcript/transcript';
import { isLate } from '../call-view';
import type { CallFacts } from '../facts/call-facts';
import { keysOf, shares } from '../facts/taken-up';
import { factsIn, type KeyFact } from '../key-information/key-information';
import type { ClaimBook } from './claim-book';
import { isBrief, isSame, SOON, WHEN } from './figures';
import { GIVEN } from './in-context';
import { decision } from './offers';
import { type Passage, upTo } from './passages';
import { passageAt } from './place-claims';

/** Longer quotes from later are not told beside another. */
const LONGEST = 160;
/** Figures of several kinds, or of one and a word of what was said, are about the same thing. */
const SURE = 2;
/** So is one of these alone, said soon after. */
const VALUES: ReadonlySet<string> = new Set(['money', 'percent', 'date', 'time']);

/** What is quoted from later in the call beside what was said. */
type Later = { speaker: Speaker; quote: string };

/**
 * What the agent says may not stand at the end, and no rule can tell for sure. So what was said last is told beside it:
 * other figures of its kinds that the agent names, and the customer's no to the offer.
 */
export function cameAfter(book: ClaimBook, facts: CallFacts): (passage: Passage) => Later[] {
  const { key, sale, view } = facts;
  const { clause, negation, owned, ownMoney } = view.lexicon.claims.guards;
  const [decided] = sale === null ? [] : decision(book, facts);
  // Where nothing was decided in so many words, the last that sounds like a no; a few words are a goodbye.
  const wide = decided === undefined ? sale?.refused.at(-1) : undefined;
  const refusal = wide && passageAt(book, wide.turn, wide.at);
  const isTold = refusal && !refusal.question && !isBrief(refusal.text) && refusal.text.length <= LONGEST;
  const isNo = isTold && negation.test(refusal.text) && (sale?.accepted?.turn ?? -1) < refusal.turn;
  const no = decided?.id === 'declines' ? decided : isNo ? { ...refusal, quote: refusal.text } : undefined;
  const isAgent = (turn: number) => view.turns[turn]?.speaker === 'agent';
  const telling = book
    .passages('agent')
    .filter((said) => !said.question && said.text.length <= LONGEST && !owned.test(said.text) && book.holds(said))
    .filter((said) => factsIn(key, said).every(({ kind }) => !GIVEN.has(kind)));
  const isAgain = (fact: KeyFact, from: number) =>
    key.some((one) => one.turn >= from && isAgent(one.turn) && isSame(one, fact));
  return (passage) => {
    if (!isAgent(passage.turn)) return [];
    // A deposit, a saving or the year of a car is no sum that another takes the place of.
    const isOwn = ({ from, kind }: KeyFact) =>
      kind === 'money' && ownMoney.test(upTo(passage.text, from - passage.from, clause));
    const mine = factsIn(key, passage);
    const words = keysOf(passage.text, view.lexicon);
    const sureness = (said: Passage): number => {
      const others = factsIn(key, said);
      const again = others.some((other) => mine.some((one) => one.kind === other.kind && isSame(one, other)));
      const replaced = mine.filter(
        (one) => others.some((other) => one.kind === other.kind) && !isAgain(one, said.turn),
      );
      if (again || replaced.length === 0) return 0;
      const soon = said.turn - passage.turn <= SOON && !isLate(view, passage.turn);
      const sure =
        new Set(replaced.map(({ kind }) => (WHEN.has(kind) ? 'when' : kind))).size +
        Number(shares(keysOf(said.text, view.lexicon), words));
      return sure >= SURE || (soon && replaced.some((one) => VALUES.has(one.kind) && !isOwn(one))) ? sure : 0;
    };
    const all = telling.filter(({ turn }) => turn > passage.turn).map((said) => ({ said, sure: sureness(said) }));
    const later = (all.findLast(({ sure }) => sure >= SURE) ?? all.findLast(({ sure }) => sure > 0))?.said;
    const refused = no && no.turn > passage.turn && !owned.test(passage.text);
    return [
      ...(later ? [{ speaker: 'agent' as const, quote: later.text }] : []),
      ...(refused ? [{ speaker: 'customer' as const, quote: no.quote }] : []),
    ];
  };
}
