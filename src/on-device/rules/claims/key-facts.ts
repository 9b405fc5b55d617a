import type { Claim } from '@/domain/claim';
import type { CallFacts } from '../facts/call-facts';
import { factsIn, type KeyFact, keyInformation } from '../key-information/key-information';
import type { ClaimBook } from './claim-book';
import { type Passage, shownAt } from './passages';
import { decision, offerAt, prices, reason, sells } from './place-claims';

const MOST = 14;
/** A question of so few words asks and tells nothing. */
const SHORT = 9;

/** A span of time or a bare number says little by itself. */
const tellsMuch = ({ kind }: KeyFact) => kind !== 'duration' && kind !== 'measure' && kind !== 'number';

const holds = ({ turn, from, to }: Passage, fact: KeyFact) => fact.turn === turn && fact.from >= from && fact.to <= to;

/**
 * The sentences that hold the facts of the call, whole, without what the agent takes back. What is asked
 * is only a proposal until the other side says yes.
 */
export function keyFacts(book: ClaimBook, facts: CallFacts): Claim[] {
  const { key, sale, view } = facts;
  const { speech } = view.lexicon;
  const { guards, says } = view.lexicon.claims;
  // A name with capitals tells something of what the customer says or is offered, not of a greeting.
  const telling = ({ kind, text, turn }: KeyFact) =>
    !speech.moment.test(text) &&
    (kind !== 'product' ||
      /\d/.test(text) ||
      view.turns[turn]?.speaker === 'customer' ||
      (sale !== null && text.includes(' ')));
  const wanted = keyInformation(key).filter(telling);
  // A row of digits that ends in a zero ("không") asks nothing.
  const isBareNumber = (passage: Passage): boolean =>
    !passage.text.includes('?') &&
    wanted.some((fact) => holds(passage, fact) && fact.text.length > passage.text.length / 2);
  const why = reason(book, facts);
  // Two figures with a correction between them, or one alone that needs its question to say anything.
  const amends = (passage: Passage): boolean => {
    const at = passage.from + passage.text.search(guards.corrects);
    const held = wanted.filter((fact) => holds(passage, fact));
    return at >= passage.from && held.some(({ to }) => to <= at) && held.some(({ from }) => from > at);
  };
  // A question of the customer tells something only in some length or where it is why they call; a request and an apology
  // tell nothing.
  const bare = (passage: Passage): boolean =>
    (passage.question &&
      view.turns[passage.turn]?.speaker === 'customer' &&
      (passage.text.split(/\s+/).length <= SHORT || speech.confirms.test(passage.text)) &&
      !(passage.turn === why?.turn && passage.from === why.from) &&
      !isBareNumber(passage)) ||
    guards.requests.test(passage.text) ||
    shownAt(passage.text, 'asksHold', view.lexicon) !== null ||
    amends(passage) ||
    wanted.some((fact) => !tellsMuch(fact) && holds(passage, fact) && fact.text.length + 1 >= passage.text.length) ||
    (shownAt(passage.text, 'apologises', view.lexicon) !== null &&
      !guards.negation.test(passage.text) &&
      !wanted.some((fact) => holds(passage, fact) && tellsMuch(fact)));
  // What was offered is told whatever the customer decided.
  const offers = sells(book, facts) ? [offerAt(book, facts), prices(book, facts)[0]] : [];
  const isOffer = ({ turn, from }: Passage) => offers.some((offer) => offer?.turn === turn && offer.from === from);
  const takenBack = book.present('takesBack').map(({ turn }) => turn);
  // What the agent said just before taking something back, and what the customer says to that.
  const retired = ({ turn }: Passage): boolean =>
    takenBack.some((later) =>
      view.turns[turn]?.speaker === 'agent' ? turn < later && later - turn <= 2 : Math.abs(turn - later) === 1,
    );
  const accepted = sale !== null && decision(book)[0]?.id === 'accepts';
  const agreed = accepted ? prices(book, facts)[0] : undefined;
  // What was offered for today only and not taken, or named before another price that was.
  const lapsed = ({ text, turn }: Passage): boolean =>
    (sale !== null && !accepted && guards.lapses.test(text)) ||
    (agreed !== undefined &&
      turn < agreed.turn &&
      view.turns[turn]?.speaker === 'agent' &&
      shownAt(text, 'namesPrice', view.lexicon) !== null);
  const all = [...book.passages('agent'), ...book.passages('customer')]
    .filter(
      (passage) => !retired(passage) && !lapsed(passage) && !bare(passage) && (isOffer(passage) || book.holds(passage)),
    )
    .map((passage) => ({ passage, held: wanted.filter((fact) => holds(passage, fact)) }))
    .filter(({ held }) => held.length > 0)
    .sort(
      (a, b) =>
        Number(b.held.some(tellsMuch)) - Number(a.held.some(tellsMuch)) ||
        b.held.length - a.held.length ||
        a.passage.turn - b.passage.turn,
    );
  return all
    .slice(0, MOST)
    .sort((a, b) => a.passage.turn - b.passage.turn || a.passage.from - b.passage.from)
    .flatMap(({ passage, held }) => {
      const said = says.fact[view.turns[passage.turn]?.speaker ?? 'agent'];
      const quotes: Claim[] = [];
      // A long passage, as recognition leaves it, is cut: around each fact that the quotes before don't hold.
      for (const fact of held)
        if (!quotes.some(({ from, to }) => fact.from >= from && fact.to <= to)) {
          const quote = book.at('fact', 'present', said, passage, fact.from - passage.from);
          // Two cuts of one stretch say the same twice, and one of them without its beginning.
          if (quotes.every(({ from, to }) => quote.from >= to || quote.to <= from)) quotes.push(quote);
        }
      return quotes;
    });
}

/** Day or hour in the words of a promise; '' when it names none, two of a kind, or a span. */
export function timeIn({ key, view }: CallFacts, { turn, from, quote, to }: Claim): string {
  const { upTo } = view.lexicon.claims.guards;
  const times = factsIn(key, { turn, from, to }).filter(({ kind }) => kind === 'time' || kind === 'date');
  const before = ({ from: at }: KeyFact) => quote.slice(0, at - from);
  const twice = (['time', 'date'] as const).some((one) => times.filter(({ kind }) => kind === one).length > 1);
  if (twice || times.some((time) => upTo.test(before(time)))) return '';
  return times.map(({ text }) => text).join(', ');
}
