import type { CallFacts } from '../facts/call-facts';
import { factsIn } from '../key-information/key-information';
import type { ClaimBook } from './claim-book';
import { OBJECTIONS } from './claim-specs';
import { isBrief } from './figures';
import { GIVEN } from './in-context';
import { type Passage, passagesOf, shownAt } from './passages';

/** Longer answers are told by themselves. */
const LONGEST = 120;
/** So few words are no answer to an offer, nor a no to what the customer says. */
const SHORT = 3;
const NO = 4;

/** What the other side answers: without it an offer, or what is denied, would stand as if it were taken; '' where nothing is to be told. */
export function answerTold(book: ClaimBook, { key, view }: CallFacts, { text, turn, to }: Passage): string {
  const { lexicon } = view;
  const { guards, says } = lexicon.claims;
  const own = view.turns[turn]?.speaker ?? 'agent';
  const [mine = '', reply = ''] = [view.turns[turn]?.text, view.turns[turn + 1]?.text];
  const shows = (words: string, id: 'asksMore' | 'namesPrice' | 'unsure') => shownAt(words, id, lexicon) !== null;
  // Else it answers another question.
  const asksOn = shows(mine, 'asksMore') || passagesOf(view, turn).some((said) => said.question && said.to > to);
  if (asksOn || text.endsWith('?') || view.turns[turn + 1]?.speaker === own) return '';
  const denies = (said: Passage) =>
    [guards.no, guards.untrue].some((denial) => denial.test(said.text)) ||
    (own === 'agent' && guards.turnsDown.test(said.text)) ||
    OBJECTIONS.some((id) => book.present(id).some((one) => one.turn === said.turn && one.from === said.from));
  const proposed =
    own === 'agent' &&
    (guards.offers.test(text) || shows(text, 'namesPrice')) &&
    ![guards.yes, guards.farewell].some((assents) => assents.test(reply));
  const answers = passagesOf(view, turn + 1);
  const tells = answers.filter(
    (said) =>
      !said.question &&
      (own === 'agent' || !isBrief(said.text, NO)) &&
      !shows(said.text, 'unsure') &&
      !factsIn(key, said).some(({ kind }) => GIVEN.has(kind)),
  );
  const told =
    tells.find(denies) ?? (proposed && answers[0] === tells[0] && !isBrief(reply, SHORT) ? tells[0] : undefined);
  // Without punctuation a sentence may be cut off too soon.
  const whole = /[.!?…]/.test(reply) ? told?.text : reply;
  return told && whole && whole.length <= LONGEST
    ? `${says.answered[own === 'agent' ? 'customer' : 'agent']} “${whole}”`
    : '';
}
