import type { CallFacts } from '../facts/call-facts';
import { factsIn } from '../key-information/key-information';
import type { ClaimBook } from './claim-book';
import { OBJECTIONS } from './claim-specs';
import { isAlike, isBrief, isSame, SUM, WHEN } from './figures';
import { GIVEN } from './in-context';
import { type Passage, passagesOf, shownAt } from './passages';

/** Longer answers are told by themselves; what has marks is told up to the sentence that matters. */
const LONGEST = 120;
const MARKED = 140;
/** So few words are no answer worth telling, nor a no to what the customer says; and only ask for an opinion. */
const SHORT = 3;
const NO = 4;
const OPINION = 5;

/** What the other side answers: what the agent says would stand as if it were taken, and what is denied as if it held; '' where nothing is to be told. */
export function answerTold(book: ClaimBook, { key, view }: CallFacts, { from, text, turn, to }: Passage): string {
  const { lexicon } = view;
  const { guards, says } = lexicon.claims;
  const own = view.turns[turn]?.speaker ?? 'agent';
  const [mine = '', reply = ''] = [view.turns[turn]?.text, view.turns[turn + 1]?.text];
  const shows = (words: string, id: 'asksMore' | 'unsure') => shownAt(words, id, lexicon) !== null;
  // Else it answers another question; but a few words only ask what they make of it.
  const asksOn =
    shows(mine, 'asksMore') ||
    passagesOf(view, turn).some((said) => said.question && said.to > to && !isBrief(said.text, OPINION));
  if (asksOn || text.endsWith('?') || view.turns[turn + 1]?.speaker === own) return '';
  const answers = passagesOf(view, turn + 1);
  const denies = (said: Passage) =>
    // A no after other words may be to somebody else.
    (answers.indexOf(said) < 2 && guards.no.test(said.text)) ||
    guards.untrue.test(said.text) ||
    (own === 'agent' && guards.turnsDown.test(said.text)) ||
    OBJECTIONS.some((id) => book.present(id).some((one) => one.turn === said.turn && one.from === said.from));
  const figures = (of: Pick<Passage, 'from' | 'to' | 'turn'>) =>
    factsIn(key, of).filter(({ kind }) => SUM.has(kind) || WHEN.has(kind));
  const its = figures({ from: 0, to: reply.length, turn: turn + 1 });
  const alike = figures({ from, to, turn }).filter((mine) => its.some((other) => isAlike(mine, other)));
  // "Yes, I see, but that is three hundred off, no more."
  const others = alike.length > 0 && !alike.some((mine) => its.some((other) => isSame(mine, other)));
  const assents = !others && [guards.yes, guards.farewell].some((says) => says.test(reply));
  const tells = answers.filter(
    (said) =>
      (own === 'agent' || !isBrief(said.text, NO)) &&
      !shows(said.text, 'unsure') &&
      !factsIn(key, said).some(({ kind }) => GIVEN.has(kind)),
  );
  const [first] = own === 'agent' && !assents && answers[0] === tells[0] ? tells : [];
  const told = tells.find(denies) ?? (first && !isBrief(first.text, SHORT) ? first : undefined);
  // Without punctuation a sentence may be cut off too soon; what the answer begins with may be a yes.
  const marked = /[.!?…]/.test(reply);
  const whole = marked && told ? (told.to <= MARKED ? reply.slice(0, told.to) : told.text) : reply;
  return told && whole.length <= (marked ? MARKED : LONGEST)
    ? `${says.answered[own === 'agent' ? 'customer' : 'agent']} “${whole}”`
    : '';
}
