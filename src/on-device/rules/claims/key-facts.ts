import type { Claim } from '@/domain/claim';
import { remembered } from '@/domain/remembered';
import { isLate, wordCount } from '../call-view';
import type { CallFacts } from '../facts/call-facts';
import { keysOf, shares, termsOf } from '../facts/taken-up';
import { factsIn, type KeyFact, keyInformation } from '../key-information/key-information';
import { answerTold } from './answer-told';
import { cameAfter } from './came-after';
import type { ClaimBook } from './claim-book';
import { greetsOnly } from './ending';
import { isBrief, isSame } from './figures';
import { contextOf, GIVEN, isAsked, isBare, isOpen } from './in-context';
import { offerAt, prices, sells } from './offers';
import { inBreath, LONGEST, type Passage, passagesOf, shownAt } from './passages';
import { hasMarks, reason } from './place-claims';

const MOST = 14;
/** With fewer the note would tell too little. */
const FEW = 3;
/** In so many turns a customer has told what the call is about. */
const OPENING = 3;
/** A question of so few words asks and tells nothing. */
const SHORT = 9;
/** Of so many at most where speech has no mark. */
const RUN_ON = 14;
/** So few words need what was asked; longer quotes of two cuts are no longer read. */
const TAIL = 3;
const WIDEST = 360;
const TITLE = /^(?:Mrs?|Ms|Miss|Dr|Hi|Hello|Hey|Thanks)(?!\p{L})/u;

/** A span of time or a bare number says little by itself. */
const tellsMuch = ({ kind }: KeyFact) =>
  kind !== 'duration' && kind !== 'measure' && kind !== 'number' && kind !== 'product';

const holds = ({ turn, from, to }: Passage, fact: KeyFact) => fact.turn === turn && fact.from >= from && fact.to <= to;

/**
 * The sentences that hold the facts of the call, whole, without what the agent takes back. What is asked
 * is only a proposal until the other side says yes.
 */
export function keyFacts(book: ClaimBook, facts: CallFacts): Claim[] {
  const { key, sale, view } = facts;
  const { speech } = view.lexicon;
  const { guards, says } = view.lexicon.claims;
  const isAgent = ({ turn }: Pick<Passage, 'turn'>): boolean => view.turns[turn]?.speaker === 'agent';
  // A name with capitals tells something of what the customer says or is offered, not of a greeting.
  const telling = (fact: KeyFact) =>
    !speech.moment.test(fact.text) &&
    (fact.kind !== 'product' ||
      /\d/.test(fact.text) ||
      (!isAgent(fact) && fact.turn !== view.of('customer')[0]) ||
      (sale !== null && isAgent(fact) && fact.turn > 0 && fact.text.includes(' ') && !TITLE.test(fact.text)));
  let wanted = keyInformation(key).filter(telling);
  const why = reason(book, facts);
  const heldIn = (passage: Passage) => wanted.filter((fact) => holds(passage, fact));
  const around = (turn: number) => passagesOf(view, turn);
  const rights = (passage: Passage) => [guards.slips, guards.putsRight].some((says) => passage.text.search(says) === 0);
  /** Before a correction stands what it puts right, in the same sentence or the one before. */
  const rightedBy = (passage: Passage): string | null => {
    const whole = around(passage.turn).find(({ from, to }) => from < passage.from && to > passage.from);
    if (whole) return whole.text.slice(0, passage.from - whole.from).trim();
    const wrong = rights(passage) ? around(passage.turn).findLast(({ to }) => to <= passage.from) : undefined;
    const asked = wrong && wordCount(wrong.text) <= TAIL ? contextOf(facts, wrong, () => false) : '';
    return wrong ? [asked, wrong.text].filter(Boolean).join('” “') : null;
  };
  /** The sentence of the same breath that says what it is about. */
  const subjectOf = (passage: Passage): Passage => {
    let start = passage;
    for (const before of around(passage.turn)
      .filter((one) => one.to <= passage.from)
      .reverse()) {
      const tells =
        /\s/.test(before.text) && (termsOf(before.text, view.lexicon).length > 0 || factsIn(key, before).length > 0);
      const far = passage.to - before.from > LONGEST;
      if (!tells || !isOpen(facts, start) || rights(start) || far || !book.holds(before)) break;
      start = before;
    }
    return start;
  };
  /** With what is said around it in the same breath: what it is about, and what limits it. */
  const widened = (passage: Passage): Passage => {
    const { from } = subjectOf(passage);
    const whole = { ...passage, from, text: view.turns[passage.turn]?.text.slice(from, passage.to) ?? passage.text };
    return inBreath(
      view,
      whole,
      (said) => book.holds(said) && !book.replaced(said) && (said.from > from || !rights(passage)),
    );
  };
  // Two figures with a correction between them, or one alone that needs its question to say anything.
  const amends = ({ from, text, ...place }: Passage): boolean => {
    const at = from + text.search(guards.corrects);
    const held = heldIn({ from, text, ...place });
    // A number begun wrongly is a few digits, which are no fact.
    const begun = text
      .slice(0, at - from)
      .toLowerCase()
      .split(/\s+/);
    const before =
      held.some(({ to }) => to <= at) ||
      (begun.some((word) => view.lexicon.numberWords.digits.has(word)) &&
        held.some(({ kind }) => kind === 'phone' || kind === 'code'));
    return at >= from && before && held.some((fact) => fact.from > at);
  };
  /** What it is about, where it leaves that open; null where nothing tells. */
  const about = remembered((passage: Passage): string | null => {
    const fallen = (said: Passage) => book.retracted(said) || book.replaced(said);
    const start = subjectOf(passage);
    const strict = heldIn(passage).every(({ kind }) => !GIVEN.has(kind));
    return rightedBy(passage) ?? rightedBy(start) ?? contextOf(facts, start, fallen, false, strict);
  });
  // A question of the customer tells something only in some length or where it is why they call; a request tells nothing.
  const asksOnly = (passage: Passage): boolean => {
    const marked =
      passage.question &&
      (isBrief(passage.text, SHORT) || [speech.confirms, guards.either].some((asks) => asks.test(passage.text)));
    const unmarked = isBrief(passage.text, RUN_ON) && guards.endsAsking?.test(passage.text) === true;
    return marked || (unmarked && heldIn(passage).every(({ kind }) => !GIVEN.has(kind)));
  };
  const bare = (passage: Passage): boolean =>
    (!isAgent(passage) &&
      ((asksOnly(passage) && !(passage.turn === why?.turn && passage.from === why.from)) ||
        // "Two quid a week": what the agent has just said.
        (isBrief(passage.text) &&
          heldIn(passage).every((fact) => key.some((one) => one.turn === passage.turn - 1 && isSame(one, fact)))) ||
        // Said to somebody else in the room.
        (guards.aside.test(view.turns[passage.turn]?.text ?? '') &&
          heldIn(passage).every(({ kind }) => kind !== 'code' && kind !== 'phone')))) ||
    guards.requests.test(passage.text) ||
    greetsOnly(facts, passage) ||
    amends(passage) ||
    // "Perhaps she meant the Gold plan", "next week, I'm not sure".
    (guards.guesses.test(passage.text) &&
      heldIn(passage).every(({ kind }) => kind === 'product' || (isAgent(passage) && !GIVEN.has(kind)))) ||
    // "Standing there from four in the morning is hard."
    (isBrief(passage.text, RUN_ON) && shownAt(passage.text, 'understands', view.lexicon) !== null) ||
    about(passage) === null;
  // What was offered is told whatever the customer decided.
  const offers = sells(book, facts) ? [offerAt(book, facts), prices(book, facts)[0]] : [];
  const isOffer = ({ turn, from }: Passage) => offers.some((offer) => offer?.turn === turn && offer.from === from);
  const takenBack = book.present('takesBack').map(({ turn }) => turn);
  // What the agent said just before taking something back, and what the customer says to that.
  const isNear = (turn: number, later: number) =>
    later - turn <= 2 || view.of('agent').every((one) => one <= turn || one >= later);
  const retired = ({ turn }: Passage): boolean =>
    takenBack.some((later) => (isAgent({ turn }) ? turn < later && isNear(turn, later) : Math.abs(turn - later) === 1));
  const after = cameAfter(book, facts);
  // What is foretold or said to press informs of nothing.
  const presses = ({ text }: Passage): boolean =>
    guards.foretells.test(text) || (sale !== null && shownAt(text, 'presses', view.lexicon) !== null);
  // Put right in the same breath: only what is said anew.
  const anew = (passage: Passage): Passage => {
    const at = passage.text.search(guards.corrects);
    const text = passage.text.slice(Math.max(at, 0));
    const later = { ...passage, from: passage.from + Math.max(at, 0), text };
    return amends(passage) && !isBrief(text) && !isBare(facts, later) ? later : passage;
  };
  const told = [...book.passages('agent'), ...book.passages('customer')]
    .map(anew)
    .filter(
      (passage) =>
        ![retired, bare, book.replaced].some((tells) => tells(passage)) &&
        (isOffer(passage) || (!presses(passage) && book.holds(passage))),
    );
  // Where the first mention does not stand, the last one that does.
  const same = (one: KeyFact, other: KeyFact) => one.text.toLowerCase() === other.text.toLowerCase();
  const lost = wanted.filter((fact) => !told.some((passage) => heldIn(passage).some((one) => same(one, fact))));
  wanted = [
    ...wanted,
    ...lost.flatMap(
      (fact) => key.findLast((one) => same(one, fact) && told.some((passage) => holds(passage, one))) ?? [],
    ),
  ];
  // Figures stand in talk, too: what the customer says informs where it was asked for, is taken up, opens the call or tells
  // much at its end, what the agent says where it tells much or at the end. Without marks nobody can tell what was asked.
  const unmarked = !hasMarks(book, /\?/);
  const takenUp = ({ text, turn, ...place }: Passage): boolean =>
    shares(keysOf(text, view.lexicon), keysOf(view.turns[turn + 1]?.text ?? '', view.lexicon)) ||
    factsIn(key, { ...place, turn }).some((fact) => key.some((one) => one.turn === turn + 1 && isSame(one, fact)));
  const informs = (passage: Passage): boolean => {
    const [all, late] = [factsIn(key, widened(passage)), isLate(view, passage.turn)];
    if (isAsked(facts, passage) || all.some(({ kind }) => GIVEN.has(kind))) return true;
    if (isAgent(passage)) return unmarked || late || all.some(tellsMuch);
    return (
      passage.turn <= OPENING ||
      takenUp(passage) ||
      (sale === null && all.some(({ kind }) => kind === 'money')) ||
      (all.some(tellsMuch) && (late || new Set(all.map(({ kind }) => kind)).size > 1))
    );
  };
  const holding = told.map((passage) => ({ passage, held: heldIn(passage) })).filter(({ held }) => held.length > 0);
  const plain = holding.filter(({ passage }) => informs(passage));
  const all = (plain.length < FEW ? holding : plain).sort(
    (a, b) =>
      Number(b.held.some(tellsMuch)) - Number(a.held.some(tellsMuch)) ||
      b.held.length - a.held.length ||
      a.passage.turn - b.passage.turn,
  );
  const quotes: Claim[] = [];
  for (const { passage, held } of all
    .slice(0, MOST)
    .sort((a, b) => a.passage.turn - b.passage.turn || b.held.length - a.held.length)) {
    const wide = widened(passage);
    // What the quote begins with itself needs no telling.
    const [begins = passage] = around(passage.turn).filter(({ to }) => to > wide.from);
    // "Not one. Not in nine years."
    const replies = [guards.yes, guards.no, guards.slips].some((says) => says.test(begins.text));
    const before =
      wide.from >= subjectOf(passage).from ? about(passage) : replies && isAsked(facts, begins) ? about(begins) : '';
    const asked = around(passage.turn - 1).some(
      ({ question, text }) =>
        text === before &&
        ((question && (/\?/.test(text) || guards.form?.test(text) !== false)) || guards.requests.test(text)),
    );
    const answered = answerTold(book, facts, wide);
    const later = after(wide).filter(({ quote }) => !answered.includes(quote));
    const ended = later.map(({ quote, speaker }) => `${says.later[speaker]} “${quote}”`);
    const beside = [answered, ...ended].filter(Boolean).join('; ');
    const lead = before ? ` (${asked ? '' : `${says.after} `}“${before}”)` : '';
    const part = says.fact.parts[Math.floor((3 * passage.turn) / view.turns.length)];
    const said = `${says.fact[isAgent(passage) ? 'agent' : 'customer']} ${part}${lead}`;
    // A long passage, as recognition leaves it, is cut: around each fact that no quote holds yet. Two cuts that overlap are one.
    for (const fact of held)
      if (!quotes.some(({ turn, from, to }) => turn === fact.turn && fact.from >= from && fact.to <= to)) {
        const quote = book.at('fact', 'present', said, wide, fact.from - wide.from);
        const near = quotes.filter(({ turn, from, to }) => turn === quote.turn && quote.from < to && quote.to > from);
        const first = near.find(({ from }) => from < quote.from) ?? quote;
        const to = Math.max(quote.to, ...near.map((one) => one.to));
        const text = view.turns[quote.turn]?.text.slice(first.from, to) ?? '';
        const one = { ...first, to, quote: text, ...((first.later ?? beside) && { later: first.later ?? beside }) };
        if (near.length === 0 || one.quote.length <= WIDEST)
          quotes.splice(0, quotes.length, ...quotes.filter((other) => !near.includes(other)), one);
      }
  }
  return quotes.sort((a, b) => a.turn - b.turn || a.from - b.from);
}
