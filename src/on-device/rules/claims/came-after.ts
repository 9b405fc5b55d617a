import type { Speaker } from '@/domain/transcript/transcript';
import { isLate } from '../call-view';
import type { CallFacts } from '../facts/call-facts';
import { keysOf, shares } from '../facts/taken-up';
import { factsIn, type KeyFact } from '../key-information/key-information';
import type { ClaimBook } from './claim-book';
import { isSame, isShort, SOON } from './figures';
import { decision } from './offers';
import { type Passage, upTo } from './passages';
import { passageAt } from './place-claims';

/** Figures that another of their kind may take the place of. */
const VALUES: ReadonlySet<string> = new Set(['money', 'percent']);

/** Longer quotes from later are not told beside another. */
const LONGEST = 120;

/** What is quoted from later in the call beside what was said. */
interface Later {
  speaker: Speaker;
  quote: string;
}

/**
 * What the agent says early may not stand at the end, and no rule can tell for sure. So what was said last is told beside
 * it: the customer's no to the offer, else another figure of its kind that the agent names; null where there is none.
 */
export function cameAfter(book: ClaimBook, facts: CallFacts): (passage: Passage) => Later | null {
  const { key, sale, view } = facts;
  const [decided] = sale === null ? [] : decision(book, facts);
  const wide = decided === undefined ? sale?.refused.findLast(({ turn }) => isLate(view, turn)) : undefined;
  const refusal = wide && passageAt(book, wide.turn, wide.at);
  const { clause, negation, owned, ownMoney } = view.lexicon.claims.guards;
  const no =
    decided?.id === 'declines'
      ? decided
      : refusal && !refusal.question && negation.test(refusal.text) && { ...refusal, quote: refusal.text };
  const telling = book.passages('agent').filter((said) => !said.question && !owned.test(said.text) && book.holds(said));
  /** Said again, it stands. */
  const isLast = (fact: KeyFact) => !key.some((one) => one.turn > fact.turn && isSame(one, fact));
  return (passage) => {
    if (view.turns[passage.turn]?.speaker !== 'agent') return null;
    // What the customer has already is not what they say no to; a no in wider words may be to something else.
    const said = no && no.turn > passage.turn && !owned.test(passage.text);
    const declined: Later | null = said ? { speaker: 'customer', quote: no.quote } : null;
    if (isLate(view, passage.turn) || (said && no === decided)) return declined;
    const all = factsIn(key, passage);
    // A deposit, a saving or the year of a car is no sum that another takes the place of.
    const isOwn = ({ from }: KeyFact) => ownMoney.test(upTo(passage.text, from - passage.from, clause));
    const mine = all.filter((fact) => VALUES.has(fact.kind) && isLast(fact) && !isOwn(fact));
    if (mine.length === 0) return declined;
    const isOther = (fact: KeyFact) =>
      mine.some(({ kind }) => kind === fact.kind) && all.every((own) => !isSame(own, fact));
    const own = keysOf(passage.text, view.lexicon);
    const last = telling.findLast((said) => {
      const others = factsIn(key, { ...said, to: Number.POSITIVE_INFINITY }).filter(isOther);
      // What the same turn goes on to name may put it right.
      if (said.turn <= passage.turn || others.length === 0 || others.some(({ to }) => to > said.to)) return false;
      const near = sale !== null || said.turn - passage.turn <= SOON;
      return (near && isShort(said.text)) || shares(keysOf(said.text, view.lexicon), own);
    });
    return last && last.text.length <= LONGEST ? { speaker: 'agent', quote: last.text } : declined;
  };
}
