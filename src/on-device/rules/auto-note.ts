import type { AutoNote, NoteClaims } from '@/domain/auto-note';
import { type Claim, claimText } from '@/domain/claim';
import { type ClaimBook, claimBook } from './claims/claim-book';
import { type CueClaim, OBJECTIONS, WISHES } from './claims/claim-specs';
import { category, product } from './claims/classification';
import { nearEnd, outcome } from './claims/ending';
import { keyFacts, timeIn } from './claims/key-facts';
import { decision, offerAt, opens, prices, sells } from './claims/place-claims';
import type { CallFacts } from './facts/call-facts';
import { factsIn } from './key-information/key-information';

const MOST_ACTIONS = 6;
const MOST_OBJECTIONS = 4;
/** What is told of the agent's work: the first of each, and every deed. */
const ACTIONS: readonly CueClaim[] = ['asksHold', 'apologises', 'takesBack', 'asksDecision', 'presses', 'openPromise'];

const inOrder = (claims: readonly Claim[]) => [...claims].sort((a, b) => a.turn - b.turn || a.from - b.from);

/** One claim a turn. */
function onceATurn(claims: readonly Claim[]): Claim[] {
  const turns = new Set<number>();
  return claims.filter(({ turn }) => !turns.has(turn) && turns.add(turn));
}

function actions(book: ClaimBook, facts: CallFacts): Claim[] {
  const told = [
    ...book.present('deed'),
    ...ACTIONS.flatMap((id) => book.present(id).slice(0, 1)),
    // A later promise stands for the earlier ones.
    ...book.present('promise').slice(-1),
    ...prices(book, facts).slice(0, 1),
  ];
  return inOrder(onceATurn(told).slice(0, MOST_ACTIONS));
}

function objections(book: ClaimBook, sold: boolean): Claim[] {
  const ids: readonly CueClaim[] = sold ? OBJECTIONS : ['contests', 'notAnswered'];
  const found = ids.flatMap((id) => book.present(id).slice(0, 1));
  return onceATurn(inOrder(found)).slice(0, MOST_OBJECTIONS);
}

/** Answers right after an objection: with words of understanding, or with a figure. */
function rebuttals(book: ClaimBook, { key }: CallFacts, held: readonly Claim[]) {
  const after = new Set(held.map(({ turn }) => turn + 1));
  const { says } = book.view.lexicon.claims;
  const passive = book.present('understands').filter(({ turn }) => after.has(turn));
  const active = book
    .passages('agent')
    .filter((passage) => after.has(passage.turn) && factsIn(key, passage).length > 0)
    .map((passage) => book.at('answersObjection', 'present', says.answersObjection, passage));
  return { passive: passive.slice(0, 2), active: onceATurn(active).slice(0, 2) };
}

const quotesOf = (claims: readonly Claim[]) => ({
  description: claims[0]?.text ?? '',
  quotes: claims.map(({ quote }) => quote),
});

/** The auto note of §2: nothing but quotes of the call, each under what it was recognised as. */
export function makeAutoNote(facts: CallFacts): AutoNote {
  const book = claimBook(facts);
  const filed = category(book, facts);
  const decided = sells(book, facts) ? decision(book) : [];
  const sold = sells(book, facts);
  const held = objections(book, sold);
  const { passive, active } = rebuttals(book, facts, sold ? held : []);
  const offer = sold ? offerAt(book, facts) : undefined;
  const offered = offer ? [book.at('offers', 'present', book.view.lexicon.claims.says.offers, offer)] : [];
  const next = book.present('promise').at(-1) ?? book.present('openPromise').at(-1);
  const claims = {
    category: filed,
    campaign: product(book, facts),
    reason: sold ? offered : opens(book, facts),
    agentActions: actions(book, facts),
    resolution: decided.length > 0 ? decided : outcome(book, facts),
    keyInformation: keyFacts(book, facts),
    // In a sale it is held against the offer.
    hiddenExpectations: (sold ? [] : WISHES).flatMap((id) => book.present(id).slice(0, 1)),
    objections: held,
    passiveRebuttal: passive,
    activeRebuttal: active,
    outcomeStatus: decided.length > 0 ? decided : nearEnd(book, facts),
    plannedAction: next ? [next] : [],
  } satisfies NoteClaims;
  const texts = (of: readonly Claim[]) => of.map(claimText);
  return {
    classification: {
      category: filed[0]?.text ?? '',
      subCategory: '',
      campaign: claims.campaign[0]?.text ?? '',
    },
    summary: {
      reason: texts(claims.reason).join(' '),
      agentActions: texts(claims.agentActions),
      resolution: texts(claims.resolution).join(' '),
      keyInformation: texts(claims.keyInformation),
    },
    hiddenExpectations: texts(claims.hiddenExpectations),
    objections: held.map(({ text, quote }) => ({ objection: text, quote })),
    saleSkills: { passiveRebuttal: quotesOf(passive), activeRebuttal: quotesOf(active) },
    nextBestAction: {
      outcomeStatus: texts(claims.outcomeStatus).join(' '),
      followUpTiming: next === undefined ? '' : timeIn(facts, next),
      plannedAction: texts(claims.plannedAction).join(' '),
    },
    claims,
  };
}
