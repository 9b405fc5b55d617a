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
const CLOSES = ['assumeClose', 'takeOrder'] as const;

/** Questions of the agent about the matter, by their own form. */
function asked(book: ClaimBook, facts: CallFacts): Passage[] {
  const { craft, key, needQuestions, sale } = facts;
  // What is asked once a price has been offered sells, and once all is done it finds out nothing more.
  const priced = prices(book, facts)[0]?.turn ?? craft.discovery.pitch;
  const ends = sale ? Math.max(sale.offer.turn, priced) : book.present('deed').at(-1)?.turn;
  // Who is rung up is first asked how they are.
  const [, second = 0] = rings(book) ? book.view.of('agent') : [];
  const open = needQuestions.filter(({ turn }) => turn > second && turn < (ends ?? turn + 1));
  return open.flatMap(({ turn, at }) => {
    const passage = passageAt(book, turn, at);
    const { lexicon } = book.view;
    const other = (['asksTime', 'presses', 'asksDecision', 'asksMore', 'asksHold', 'silence'] as const).some((id) =>
      shownAt(passage?.text ?? '', id, lexicon),
    );
    // Which card to take is asked to sell, not to know.
    const closes =
      sale !== null &&
      CLOSES.some((cue) => book.view.inTurn(cue, turn).some((match) => passageAt(book, turn, match.at) === passage));
    const named = lexicon.speech.names.called.some((pattern) => passage?.text.search(pattern) !== -1);
    const { corrects, either, form, midway } = lexicon.claims.guards;
    const moves = sale === null && passage !== undefined && asksToMove(book.view, passage.text);
    // It must have the form of a question: without a mark from its first word, else in one of its parts.
    const marked = passage?.text.includes('?') === true;
    const parts = (marked && passage?.text.split(/[,;:] /u)) || [passage?.text ?? ''];
    const isFormed =
      parts.some((part) => form?.test(part) !== false) &&
      (marked || midway?.test(book.view.turns[turn]?.text.slice(0, passage?.from) ?? '') !== true);
    return passage?.question &&
      isFormed &&
      !other &&
      !closes &&
      !named &&
      (moves || tellsOfNeed(book.view, passage.text)) &&
      // A number that ends in a zero ("không") asks nothing.
      factsIn(key, passage).every(({ kind }) => !GIVEN.has(kind)) &&
      // Which of two times suits is asked to arrange something.
      (moves ||
        !(either.test(passage.text) && factsIn(key, passage).filter(({ kind }) => WHEN.has(kind)).length > 1)) &&
      passage.text.search(corrects) < 0
      ? [passage]
      : [];
  });
}

export function questions(book: ClaimBook, facts: CallFacts): (Claim | null)[] {
  const { says } = book.view.lexicon.claims;
  return asked(book, facts)
    .filter(({ text }) => !(isBrief(text, ALONE) && pointsBack(facts, text)))
    .filter(({ text }) => /[.,?!]/.test(text) || wordCount(text) <= RUN_ON)
    .slice(0, 3)
    .map((passage) => book.at('asks', 'present', says.asks, inBreath(book.view, passage, book.holds)));
}
