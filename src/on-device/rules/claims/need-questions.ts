import type { Claim } from '@/domain/claim';
import { wordCount } from '../call-view';
import type { CallFacts } from '../facts/call-facts';
import { asksToMove, tellsOfNeed } from '../facts/discovery';
import { factsIn } from '../key-information/key-information';
import type { ClaimBook } from './claim-book';
import { isBrief, WHEN } from './figures';
import { GIVEN, pointsBack } from './in-context';
import { prices, rings } from './offers';
import { inBreath, type Passage, shownAt } from './passages';
import { passageAt } from './place-claims';

/** A question of so few words needs its object. */
const ALONE = 8;
/** Longer speech without a mark asks other things beside, or tells. */
const RUN_ON = 22;
/** Asked for something else than to know. */
const OTHERS = ['asksTime', 'presses', 'asksDecision', 'asksMore', 'asksHold', 'silence'] as const;

/** Questions of the agent about the matter, by their own form. */
export function questions(book: ClaimBook, facts: CallFacts): Claim[] {
  const { craft, key, needQuestions, sale } = facts;
  const { lexicon, turns } = book.view;
  const { corrects, either, form, midway } = lexicon.claims.guards;
  // What is asked once a price has been offered sells, and once all is done it finds out nothing more.
  const priced = prices(book, facts)[0]?.turn ?? craft.discovery.pitch;
  const ends = sale ? Math.max(sale.offer.turn, priced) : (book.present('deed').at(-1)?.turn ?? turns.length);
  // Who is rung up is first asked, in a few words, how they are.
  const [, second = 0] = rings(book) ? book.view.of('agent') : [];
  /** It must have the form of a question: without a mark from its first word, else in one of its parts. */
  const isFormed = ({ from, text, turn }: Passage) =>
    text.includes('?')
      ? text.split(/[,;:] /u).some((part) => form?.test(part) !== false)
      : form?.test(text) !== false && midway?.test(turns[turn]?.text.slice(0, from) ?? '') !== true;
  const isAbout = (said: Passage) => {
    const held = factsIn(key, said);
    // Which of two times suits is asked to arrange something.
    const arranges = either.test(said.text) && held.filter(({ kind }) => WHEN.has(kind)).length > 1;
    const moves = sale === null && asksToMove(book.view, said.text);
    // A number that ends in a zero ("không") asks nothing.
    return (moves || (!arranges && tellsOfNeed(book.view, said.text))) && held.every(({ kind }) => !GIVEN.has(kind));
  };
  return needQuestions
    .filter(({ turn }) => turn >= second && turn < ends)
    .flatMap(({ turn, at }) => passageAt(book, turn, at) ?? [])
    .filter(({ turn, text }) => turn > second || !isBrief(text, ALONE))
    .filter((said) => said.question && isFormed(said) && isAbout(said) && said.text.search(corrects) < 0)
    .filter(({ text }) => OTHERS.every((id) => shownAt(text, id, lexicon) === null))
    .filter(({ text }) => lexicon.speech.names.called.every((name) => text.search(name) < 0))
    .filter(({ text }) => !(isBrief(text, ALONE) && pointsBack(facts, text)))
    .filter(({ text }) => /[.,?!]/.test(text) || wordCount(text) <= RUN_ON)
    .slice(0, 3)
    .map((said) => book.at('asks', 'present', lexicon.claims.says.asks, inBreath(book.view, said, book.holds)));
}
