import type { Claim } from '@/domain/claim';
import { isLate, isSaid, wordCount } from '../call-view';
import type { CallFacts } from '../facts/call-facts';
import { isPrice } from '../facts/discovery';
import { keysOf, shares } from '../facts/taken-up';
import { onceATurn } from '../group-by-turn';
import { factsIn, type KeyFact } from '../key-information/key-information';
import type { ClaimBook } from './claim-book';
import { OBJECTIONS } from './claim-specs';
import { isSame, SUM } from './figures';
import { UNMARKED } from './in-context';
import { inBreath, type Passage, shownAt, upTo } from './passages';
import { passageAt } from './place-claims';

/** Who rings to sell says so in the first turns. */
const OPENING = 3;
/** A part of a sentence of fewer words offers nothing, and asks only for a yes. */
const PART = 5;
/** A question of more words, as recognition leaves it, tells something too. */
const ASKS = 14;

/** The sentences in which the agent names what the offer costs: neither a saving nor what the customer pays now. */
export function prices(book: ClaimBook, facts: CallFacts): Claim[] {
  const { key, sale } = facts;
  const { guards, says } = book.view.lexicon.claims;
  if (sale === null) return [];
  const shown = (text: string) => shownAt(text, 'namesPrice', book.view.lexicon);
  /** Speech without punctuation is cut by its words: "take thirty million" stands before what it costs a month. */
  const before = (turn: number, from: number) => book.view.turns[turn]?.text.match(UNMARKED)?.[0].slice(0, from) ?? '';
  const sumsIn = (of: number) => key.filter(({ kind, turn }) => turn === of && SUM.has(kind));
  const isOwn = (sum: KeyFact) =>
    key.some((one) => one.turn < sum.turn && book.view.turns[one.turn]?.speaker === 'agent' && isSame(one, sum));
  const found = book
    .passages('agent')
    .filter(({ question, text }) => !question && ![guards.requests, guards.compares].some((no) => no.test(text)))
    .filter(({ text }) => shown(text) !== null && shownAt(text, 'takesBack', book.view.lexicon) === null)
    // "The last one took seventy-five a time." – "So that'd be one fifty."
    .filter(
      ({ text, turn }) =>
        guards.concludes?.test(text) !== true ||
        book.view.turns[turn - 1]?.speaker !== 'customer' ||
        sumsIn(turn - 1).every((other) => sumsIn(turn).some((sum) => isSame(sum, other))),
    )
    .filter((passage) => ![book.retracted, book.replaced].some((falls) => falls(passage)))
    .filter(({ turn, from, to, text }) =>
      factsIn(key, { turn, from, to }).some(
        (fact) =>
          isPrice(book.view, fact.kind, fact.text) &&
          // The number of a house, or one that the customer has named of something else.
          (fact.kind === 'money' || !/^ \p{Lu}/u.test(text.slice(fact.to - from))) &&
          (!sumsIn(turn - 1).some((one) => isSame(one, fact)) || (fact.kind === 'money' && isOwn(fact))) &&
          ![guards.ownMoney, guards.owned].some((own) =>
            own.test(before(turn, from) + upTo(text, fact.from - from, guards.clause)),
          ),
      ),
    )
    .map((said) => book.at('namesPrice', 'present', says.namesPrice, said, shown(said.text)?.from));
  // The one that was agreed to is the last one named before.
  const agreed = decision(book, facts).find(({ id }) => id === 'accepts')?.turn;
  if (agreed === undefined) return found;
  // Or the one that the yes answers.
  const sums = key.filter(({ kind, turn }) => kind === 'money' && turn === agreed - 1);
  const asked = found.filter((price) =>
    factsIn(key, price).some(({ text }) => sums.some((sum) => sum.text.includes(text) || text.includes(sum.text))),
  );
  if (asked.length > 0) return asked;
  const last = found.findLast(({ turn }) => turn < agreed)?.turn;
  return last === undefined ? found : found.filter(({ turn }) => turn >= last);
}

/** Where the agent first offers something: the words of an offer or a price, whichever comes first. */
export function offerAt(book: ClaimBook, facts: CallFacts): Passage | undefined {
  if (facts.sale === null) return undefined;
  const [price] = prices(book, facts);
  // What the customer has already, or is asked about, is no offer.
  const said = book.view
    .find('offer', 'agent')
    .flatMap(({ turn, at }) => passageAt(book, turn, at) ?? [])
    .find(
      (one) =>
        !book.retracted(one) &&
        (!one.question || wordCount(one.text) > ASKS) &&
        !(wordCount(one.text) <= ASKS && shownAt(one.text, 'greets', book.view.lexicon)) &&
        (['apologises', 'asksTime'] as const).every((id) => shownAt(one.text, id, book.view.lexicon) === null) &&
        !book.view.lexicon.claims.guards.owned.test(one.text),
    );
  const agreed = decision(book, facts)[0]?.id === 'accepts';
  return price && (!said || agreed || price.turn <= said.turn) ? passageAt(book, price.turn, price.from) : said;
}

/** A sale that its own sentences show: the agent rang to sell, or named a sum and the customer decided. */
export function sells(book: ClaimBook, facts: CallFacts): boolean {
  if (facts.sale === null || rings(book)) return facts.sale !== null;
  const [decided] = decision(book, facts);
  const isSum = ({ kind, turn }: KeyFact) => kind === 'money' && book.view.turns[turn]?.speaker === 'agent';
  // "I'll ask my husband" may be of anything where no price is named.
  return decided !== undefined && (decided.id === 'putsOff' ? prices(book, facts).length > 0 : facts.key.some(isSum));
}

/** Where the agent says that they ring: who takes a call may still ask whether that is Mrs Hale. */
export function ringsAt(book: ClaimBook): Passage | undefined {
  const { view } = book;
  const [first = -1] = view.of('agent');
  const takes = isSaid(view, ['takeCall', 'offerHelp'], first);
  const rung = takes ? undefined : view.find('outbound', 'agent').find(({ turn }) => turn <= OPENING);
  return rung && passageAt(book, rung.turn, rung.at);
}
export const rings = (book: ClaimBook): boolean => ringsAt(book) !== undefined;

/** Why an agent who rings to sell says they ring: in their first turns, or nowhere. */
export function announces(book: ClaimBook, offer?: Passage): Passage | undefined {
  const { announces: says, byTheWay, introduces } = book.view.lexicon.claims.guards;
  const first = book.view.of('agent').slice(0, OPENING);
  const told = book.passages('agent').find(({ turn, text }) => first.includes(turn) && says.test(text));
  // What answers a question is not why they ring.
  const answers = book
    .passages('customer')
    .some(({ question, text, turn }) => turn + 1 === offer?.turn && (question || introduces.test(text)));
  // Nor is who they are, though its name may hold a word of an offer.
  const names = offer?.text
    .split(/[,;] /u)
    .every(
      (part) =>
        wordCount(part) < PART ||
        (['greets', 'saysWho'] as const).some((id) => shownAt(part, id, book.view.lexicon) !== null),
    );
  const isTold = offer && first.includes(offer.turn) && !answers && !names && !byTheWay.test(offer.text);
  return told ?? (isTold ? offer : undefined);
}

export function priceBeforeQuestion(book: ClaimBook, facts: CallFacts): Claim[] {
  const [price] = prices(book, facts);
  const [question] = facts.needQuestions;
  if (
    price === undefined ||
    price.turn > facts.craft.discovery.pitch ||
    (question !== undefined && question.turn <= price.turn)
  )
    return [];
  // A question after the first words may be about the need, in whatever words, unless it offers something; and a price that the customer has named is known.
  const { either, proposes } = book.view.lexicon.claims.guards;
  const asks = ({ from, question, text, turn }: Passage) =>
    (question || either.test(text)) &&
    turn > 1 &&
    wordCount(text) >= PART &&
    (turn - price.turn || from - price.from) < 0;
  const isNamed = (sum: KeyFact) =>
    facts.key.some((one) => one.turn < price.turn && !book.view.of('agent').includes(one.turn) && isSame(sum, one));
  const asked = book.passages('agent').filter(asks);
  if (factsIn(facts.key, price).some(isNamed) || asked.length > 1 || asked.some(({ text }) => !proposes.test(text)))
    return [];
  return [
    { ...price, id: 'priceBeforeQuestion', kind: 'counted', text: book.view.lexicon.claims.says.priceBeforeQuestion },
  ];
}

/** Words of an answer that has no figure. */
const ANSWERS = 7;
/** A figure answers these; the others are answered by what they speak of. */
const FIGURED: ReadonlySet<string> = new Set(['price', 'competitor']);

/**
 * What the agent says to an objection in the next turn, and whether it is to that: it takes up a word of it, or names a
 * figure to one about money. Neither the first offer, nor a kind word, a question or a threat.
 */
export function answerTo(
  book: ClaimBook,
  facts: CallFacts,
  objection: Claim,
): { said: Passage; meant: boolean } | null {
  const { lexicon, turns } = book.view;
  const { guards } = lexicon.claims;
  const turn = objection.turn + 1;
  if (turns[turn]?.speaker !== 'agent' || turn <= (offerAt(book, facts)?.turn ?? -1)) return null;
  const words = keysOf(objection.quote, lexicon);
  const kind = ({ text }: Passage) =>
    (['understands', 'apologises', 'presses', 'asksHold', 'looksInto', 'saysGoodbye'] as const).some(
      (id) => shownAt(text, id, lexicon) !== null,
    );
  const candidates = book
    .passages('agent')
    .filter((one) => one.turn === turn && !one.question && !book.retracted(one))
    .filter(({ text }) => ![guards.foretells, guards.ofData].some((other) => other.test(text)))
    .map((said) => ({
      said,
      figure: factsIn(facts.key, said).length > 0,
      shared: shares(keysOf(said.text, lexicon), words),
    }))
    .filter(({ said, figure }) => !kind(said) && (figure || wordCount(said.text) >= ANSWERS));
  const best = candidates.find(({ shared }) => shared) ?? candidates.find(({ figure }) => figure) ?? candidates[0];
  if (!best) return null;
  // "Yes, I'll send it. And come to a trial", "A pension has to reach. The small one is half of that": all of it is the answer.
  const said = inBreath(
    book.view,
    best.said,
    (one) => !one.question && !guards.requests.test(one.text) && !kind(one) && !book.retracted(one),
  );
  return { said, meant: best.shared || (best.figure && FIGURED.has(objection.id)) };
}

/** What the customer holds against the offer, and what the agent says next. */
export function answersToObjections(book: ClaimBook, facts: CallFacts): Claim[] {
  if (!sells(book, facts)) return [];
  const { says } = book.view.lexicon.claims;
  const objections = OBJECTIONS.flatMap((id) => book.present(id)).sort((a, b) => a.turn - b.turn);
  return onceATurn(objections)
    .slice(0, 2)
    .flatMap((objection) => {
      const next = answerTo(book, facts, objection);
      return next ? [objection, book.at('answersObjection', 'present', says.answersObjection, next.said)] : [objection];
    });
}

/** What the customer decided about the offer: the last yes, no or not yet, if any was recognised and nothing later in wider words goes against it. */
export function decision(book: ClaimBook, { sale }: CallFacts): Claim[] {
  const { letsGo } = book.view.lexicon.claims.guards;
  const said = (['accepts', 'declines', 'putsOff'] as const).flatMap((id) => book.present(id));
  // Whether they stay on the list of those to ring is another question; its answer tells only where nothing else does.
  const isOfRinging = ({ id, quote, turn }: Claim) =>
    [book.view.turns[turn - 1]?.text ?? '', id === 'declines' ? '' : quote].some((text) => letsGo.test(text));
  const toOffer = said.filter((one) => !isOfRinging(one));
  const last = (toOffer.length > 0 ? toOffer : said).sort((a, b) => a.turn - b.turn || a.from - b.from).at(-1);
  if (last === undefined || (last.id === 'putsOff' && !isLate(book.view, last.turn))) return [];
  // Against a no stands a later yes in wider words, against what is put off a later no, too.
  const against = last.id === 'accepts' ? [] : [sale?.accepted, last.id === 'putsOff' ? sale?.refused.at(-1) : null];
  return against.some((one) => one && one.turn > last.turn) ? [] : [last];
}
