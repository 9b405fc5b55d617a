import type { Claim } from '@/domain/claim';
import type { CallFacts } from '../facts/call-facts';
import { termsOf } from '../facts/taken-up';
import { factsIn } from '../key-information/key-information';
import type { ClaimBook } from './claim-book';
import { reason, wordCount } from './place-claims';

/** Fewest words of a sentence that says more than hello, yes or goodbye. */
const SAYS_SOMETHING = 4;
/** An answer to a question says something about the matter from so many words on. */
const ANSWERS = 7;
const READ_BACK = new Set(['code', 'phone', 'address', 'number']);

/** Shares a word with why the customer is on the line, or with what is offered: not an errand or another matter. */
function isOnMatter(book: ClaimBook, facts: CallFacts, text: string): boolean {
  const { lexicon } = book.view;
  const matter = reason(book, facts)?.text ?? '';
  const words = new Set(termsOf(matter, lexicon).map(({ key }) => key));
  return termsOf(text, lexicon).some(({ key }) => words.has(key));
}

/** What is a last word whatever it is about. */
const DECISIVE = ['praise', 'leaving', 'escalation', 'accepts', 'declines', 'putsOff', 'details', 'strain'] as const;
/** So many turns are the end of a call. */
const LATE = 10;
/** In so many turns of the customer it comes. */
const LAST_TURNS = 3;

/** How the customer takes it near the end: a decision, praise or anger, or words about the matter; no question, goodbye or answer to the closing question. */
export function nearEnd(book: ClaimBook, facts: CallFacts): Claim[] {
  const { key } = facts;
  const { view } = book;
  const { but, corrects, farewell, reaction, yes } = view.lexicon.claims.guards;
  const decisive = DECISIVE.flatMap((id) => book.present(id));
  const last = view.of('customer').slice(-LAST_TURNS);
  const closing = new Set(book.present('asksMore').map(({ turn }) => turn + 1));
  const said = book.passages('customer').findLast((passage) => {
    const { turn, from, text, question } = passage;
    if (!last.includes(turn) || turn < view.turns.length / 2 || question || text.search(corrects) >= 0) return false;
    // Half of "yes, but" is neither.
    if (but.test((view.turns[turn]?.text ?? '').slice(passage.to).trimStart())) return false;
    if (decisive.some((claim) => claim.turn === turn && claim.from >= from && claim.to <= passage.to)) return true;
    if (farewell.test(text) || closing.has(turn) || wordCount(text) < SAYS_SOMETHING) return false;
    // A number read back, or put right, is no reaction.
    if (factsIn(key, passage).some(({ kind }) => READ_BACK.has(kind))) return false;
    const answers = book.passages('agent').findLast((one) => one.turn === turn - 1)?.question === true;
    return (
      isOnMatter(book, facts, text) && (yes.test(text) || (answers ? wordCount(text) >= ANSWERS : reaction.test(text)))
    );
  });
  return said ? [book.at('nearEnd', 'present', view.lexicon.claims.says.nearEnd, said)] : [];
}

/** How it ended, quoted: a deed or promise of the agent that holds, and the customer near the end. No verdict. */
export function outcome(book: ClaimBook, facts: CallFacts): Claim[] {
  const said = (['deed', 'promise', 'openPromise'] as const)
    .flatMap((id) => book.present(id))
    // What is done near the end is what the call was for; a promise there may be of a side matter.
    .filter(
      ({ id, quote, turn }) =>
        (id === 'deed' && turn >= book.view.turns.length - LATE) || isOnMatter(book, facts, quote),
    );
  const lastOne = said.reduce<Claim | undefined>(
    (late, claim) =>
      late && (late.turn > claim.turn || (late.turn === claim.turn && late.from > claim.from)) ? late : claim,
    undefined,
  );
  const offer = lastOne && { ...lastOne, id: 'lastOffer', text: book.view.lexicon.claims.says.lastOffer };
  return [...(offer ? [offer] : []), ...nearEnd(book, facts)].sort((a, b) => a.turn - b.turn);
}
