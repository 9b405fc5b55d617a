import { isLate } from '../call-view';
import type { CallFacts } from '../facts/call-facts';
import { keysOf, shares } from '../facts/taken-up';
import { factsIn, type KeyFact } from '../key-information/key-information';
import type { ClaimBook } from './claim-book';
import { isSame, isShort, SOON } from './figures';
import { decision } from './offers';
import { cutAround, type Passage } from './passages';
import { passageAt } from './place-claims';

/** Figures that another of their kind may take the place of. */
const VALUES: ReadonlySet<string> = new Set(['money', 'percent']);

/** Longer quotes from later are not told beside another. */
const LONGEST = 120;

/** What is quoted from later in the call beside what was said. */
interface Later {
  speaker: 'agent' | 'customer';
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
  const { negation, owned } = view.lexicon.claims.guards;
  const no =
    decided?.id === 'declines'
      ? decided
      : refusal && !refusal.question && negation.test(refusal.text) && { ...refusal, quote: refusal.text };
  const telling = book.passages('agent').filter((said) => !said.question && book.holds(said));
  /** Said again, it stands. */
  const isLast = (fact: KeyFact) => !key.some((one) => one.turn > fact.turn && isSame(one, fact));
  return (passage) => {
    if (view.turns[passage.turn]?.speaker !== 'agent') return null;
    // What the customer has already is not what they say no to; a no in wider words may be to something else.
    const said = no && no.turn > passage.turn && !owned.test(passage.text);
    const declined: Later | null = said ? { speaker: 'customer', quote: no.quote } : null;
    if (isLate(view, passage.turn) || (said && no === decided)) return declined;
    const mine = factsIn(key, passage).filter((fact) => VALUES.has(fact.kind) && isLast(fact));
    const isOther = (fact: KeyFact) =>
      mine.some(({ kind }) => kind === fact.kind) && mine.every((own) => !isSame(own, fact));
    const own = keysOf(passage.text, view.lexicon);
    const [last] = telling
      .filter(({ turn }) => turn > passage.turn)
      .flatMap((said) => {
        const other = factsIn(key, said).find(isOther);
        const near = sale !== null || said.turn - passage.turn <= SOON;
        const about = (near && isShort(said.text)) || shares(keysOf(said.text, view.lexicon), own);
        // What the same turn goes on to name may put it right.
        const goesOn = factsIn(key, { ...said, from: said.to, to: view.turns[said.turn]?.text.length ?? 0 }).some(
          isOther,
        );
        return other && about && !goesOn ? [cutAround(said, other.from - said.from, view.lexicon.claims.guards)] : [];
      })
      .slice(-1);
    return last && last.text.length <= LONGEST ? { speaker: 'agent', quote: last.text } : declined;
  };
}
