import type { Claim } from '@/domain/claim';
import type { CallFacts } from '../facts/call-facts';
import { isPrice } from '../facts/discovery';
import { isStatedName, namesStated } from '../facts/name-use';
import { factsIn } from '../key-information/key-information';
import type { ClaimBook } from './claim-book';
import { OBJECTIONS } from './claim-specs';
import type { Passage } from './passages';
import { shownAt } from './passages';

/** In so many turns a customer has told why. */
const FIRST_TURNS = 4;
/** Words of a sentence that tells something whatever they are, and of one that only gives a number. */
const TELLS = 9;
const IDENTIFIES = 5;
/** What makes one sentence the reason rather than another: its words up to so many, a matter, and coming early. */
const LONG = 22;
const MATTERS = 6;
const LATER = 5;
const NUMBERED = 10;
/** Who rings to sell says so in the first turns. */
const OPENING = 3;
export const wordCount = (text: string) => text.split(/\s+/).length;
export const passageAt = (book: ClaimBook, turn: number, at: number): Passage | undefined =>
  book
    .passages(book.view.turns[turn]?.speaker ?? 'agent')
    .find((passage) => passage.turn === turn && passage.from <= at && at < passage.to);

/** Speech recognition writes neither question marks nor capitals: what rests on them is not said to be missing there. */
const hasMarks = ({ view }: ClaimBook, mark: RegExp): boolean => view.turns.some(({ text }) => mark.test(text));

/** The agent speaks to the customer by name; a name told of somebody else does not count. */
export function calledByName(book: ClaimBook, { nameUse }: CallFacts): (Claim | null)[] {
  const { claims } = book.view.lexicon;
  if (nameUse === null) {
    // Without a name that the customer gave, or written large, nobody can tell that it was not used.
    if (!namesStated(book.view) || !hasMarks(book, /\p{Lu}/u)) return [];
    const { calledByName: none } = claims.none;
    return [none === undefined ? null : book.missing('calledByName', none, 'first')];
  }
  const text = book.view.turns[nameUse.turn]?.text ?? '';
  const passage = passageAt(book, nameUse.turn, nameUse.at);
  const before = text.slice(0, nameUse.at);
  const called =
    claims.guards.vocative.test(before) || (isStatedName(book.view, nameUse) && !claims.guards.spokenOf.test(before));
  return [passage && called ? book.at('calledByName', 'present', claims.says.calledByName, passage) : null];
}

/** Silence that the times show before somebody asks or the agent comes back. */
export function gaps({ view, at, passages }: ClaimBook, { holds }: CallFacts): Claim[] {
  return holds.silent
    .flatMap(({ turn }) => {
      const pause = Math.round(
        (view.turns[turn]?.start ?? 0) - (view.turns[turn - 1]?.end ?? Number.POSITIVE_INFINITY),
      );
      const passage = passages(view.turns[turn]?.speaker ?? 'agent').find((one) => one.turn === turn);
      return pause >= 10 && passage ? [at('gap', 'counted', view.lexicon.claims.says.gap(pause, 0), passage)] : [];
    })
    .slice(0, 1);
}

export function politeTurns({ view, at, passages }: ClaimBook): Claim[] {
  const { guards, says } = view.lexicon.claims;
  const polite = view.of('agent').filter((turn) => guards.polite.test(view.turns[turn]?.text ?? ''));
  const passage = passages('agent').find(({ text }) => guards.polite.test(text));
  return passage
    ? [at('politeTurns', 'counted', says.politeTurns(polite.length, view.of('agent').length), passage)]
    : [];
}

/** Questions of the agent about the matter, by their own form. */
function asked(book: ClaimBook, { needQuestions }: CallFacts): Passage[] {
  return needQuestions.flatMap(({ turn, at }) => {
    const passage = passageAt(book, turn, at);
    const about = passage?.question === true && new Set(passage.text.toLowerCase().split(/\s+/)).size >= 4;
    const { lexicon } = book.view;
    const other = (['asksTime', 'presses', 'asksDecision', 'asksMore', 'asksHold'] as const).some((id) =>
      shownAt(passage?.text ?? '', id, lexicon),
    );
    const named = lexicon.speech.names.called.some((pattern) => passage?.text.search(pattern) !== -1);
    const { corrects, proposes } = lexicon.claims.guards;
    return about && !other && !named && !proposes.test(passage.text) && passage.text.search(corrects) < 0
      ? [passage]
      : [];
  });
}

export function questions(book: ClaimBook, facts: CallFacts): (Claim | null)[] {
  const { says, none } = book.view.lexicon.claims;
  const found = asked(book, facts);
  // Where it is missed: right after the customer has told why they are on the line.
  if (none.asks !== undefined && facts.needQuestions.length === 0 && hasMarks(book, /\?/u))
    return [book.missing('asks', none.asks, reason(book, facts)?.turn ?? 'first')];
  return found.slice(0, 3).map((passage) => book.at('asks', 'present', says.asks, passage));
}

/** A sentence up to the end of the part around a place in it. */
function upTo(text: string, at: number, clause: RegExp): string {
  return text.slice(0, [...text.matchAll(clause)].find(({ index }) => index > at)?.index ?? text.length);
}

/** The sentences in which the agent names what the offer costs: neither a saving nor what the customer pays now. */
export function prices(book: ClaimBook, { key, sale }: CallFacts): Claim[] {
  const { guards, says } = book.view.lexicon.claims;
  if (sale === null) return [];
  const found = book
    .passages('agent')
    .filter((passage) => !passage.question && shownAt(passage.text, 'namesPrice', book.view.lexicon) !== null)
    .filter(({ text }) => text.search(guards.corrects) < 0)
    .filter((passage) => !book.retracted(passage) && shownAt(passage.text, 'takesBack', book.view.lexicon) === null)
    .filter(({ turn, from, to, text }) =>
      factsIn(key, { turn, from, to }).some(
        (fact) =>
          isPrice(book.view, fact.kind, fact.text) &&
          ![guards.ownMoney, guards.owned].some((own) => own.test(upTo(text, fact.from - from, guards.clause))),
      ),
    )
    .map((passage) => book.at('namesPrice', 'present', says.namesPrice, passage));
  // The one that was agreed to is the last one named before.
  const agreed = decision(book).find(({ id }) => id === 'accepts')?.turn;
  const last = agreed === undefined ? undefined : found.findLast(({ turn }) => turn < agreed)?.turn;
  return last === undefined ? found : found.filter(({ turn }) => turn >= last);
}

/** Where the agent first offers something: the words of an offer or a price, whichever comes first. */
export function offerAt(book: ClaimBook, facts: CallFacts): Passage | undefined {
  if (facts.sale === null) return undefined;
  const [price] = prices(book, facts);
  const { turn, at } = facts.sale.offer;
  const said = passageAt(book, turn, at);
  // What the customer has already, or is asked about, is no offer.
  const inWords = book.view.inTurn('offer', turn).some((match) => match.at === at);
  const offers =
    inWords &&
    said &&
    !book.retracted(said) &&
    !said.question &&
    !book.view.lexicon.claims.guards.owned.test(said.text);
  if (price && (!offers || price.turn <= turn)) return passageAt(book, price.turn, price.from);
  return offers ? said : undefined;
}

/** A sale that its own sentences show: the agent rang to sell, or named a price and the customer decided. */
export const sells = (book: ClaimBook, facts: CallFacts): boolean =>
  facts.sale !== null &&
  (book.view.find('outbound', 'agent').some(({ turn }) => turn <= OPENING) ||
    (prices(book, facts).length > 0 && decision(book).length > 0));

export function priceBeforeQuestion(book: ClaimBook, facts: CallFacts): Claim[] {
  const [price] = prices(book, facts);
  const [question] = facts.needQuestions;
  if (
    price === undefined ||
    price.turn > facts.craft.discovery.pitch ||
    (question !== undefined && question.turn <= price.turn)
  )
    return [];
  return [
    { ...price, id: 'priceBeforeQuestion', kind: 'counted', text: book.view.lexicon.claims.says.priceBeforeQuestion },
  ];
}

/** What the customer holds against the offer, and what the agent says next. */
export function answersToObjections(book: ClaimBook, facts: CallFacts): Claim[] {
  if (!sells(book, facts)) return [];
  const { says } = book.view.lexicon.claims;
  const objections = OBJECTIONS.flatMap((id) => book.present(id)).sort((a, b) => a.turn - b.turn);
  const turns = new Set<number>();
  return objections
    .filter(({ turn }) => !turns.has(turn) && turns.add(turn))
    .slice(0, 2)
    .flatMap((objection) => {
      const next = book.passages('agent').find(({ turn }) => turn > objection.turn);
      return next ? [objection, book.at('answersObjection', 'present', says.answersObjection, next)] : [objection];
    });
}

/** Figures that name a person or a thing and tell nothing of why somebody calls. */
const NAMES = new Set(['code', 'phone', 'address', 'product']);

/** Who is on the line, a number read out, an answer to such a question: no reason to call. */
function identifies({ view }: ClaimBook, { key }: CallFacts, { turn, from, to, text }: Passage): boolean {
  const named = factsIn(key, { turn, from, to }).filter(({ kind, text: name }) => NAMES.has(kind) && /\d| /.test(name));
  const rest = wordCount(text) - named.reduce((sum, fact) => sum + wordCount(fact.text), 0);
  const asked = turn > 0 && view.inTurn('askIdentity', turn - 1).length > 0;
  return (named.length > 0 || asked) && rest < (view.lexicon.claims.guards.matter.test(text) ? IDENTIFIES : TELLS);
}

/** Why the customer is on the line, in their own words: the fullest early sentence, best with a wish or what is wrong. */
export function reason(book: ClaimBook, facts: CallFacts): Passage | undefined {
  const { guards } = book.view.lexicon.claims;
  const first = book.view.of('customer').slice(0, FIRST_TURNS);
  const ranked = book
    .passages('customer')
    .filter(({ turn, text }) => first.includes(turn) && wordCount(text) >= (guards.matter.test(text) ? 4 : TELLS))
    .filter((passage) => !identifies(book, facts, passage))
    .map((passage) => ({
      passage,
      weight:
        Math.min(wordCount(passage.text), LONG) +
        (guards.matter.test(passage.text) ? MATTERS : 0) -
        first.indexOf(passage.turn) * LATER -
        (factsIn(facts.key, passage).some(({ kind }) => kind === 'code' || kind === 'phone') ? NUMBERED : 0),
    }));
  return ranked.sort((a, b) => b.weight - a.weight)[0]?.passage;
}

export function opens(book: ClaimBook, facts: CallFacts): Claim[] {
  const telling = reason(book, facts);
  return telling ? [book.at('opens', 'present', book.view.lexicon.claims.says.opens, telling)] : [];
}

/** What the customer decided about the offer: the last yes, no or not yet, if any was recognised. */
export function decision(book: ClaimBook): Claim[] {
  const said = (['accepts', 'declines', 'putsOff'] as const).flatMap((id) => book.present(id));
  return said.sort((a, b) => a.turn - b.turn || a.from - b.from).slice(-1);
}
