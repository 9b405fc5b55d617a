import type { AutoNote, NoteClaims } from '@/domain/auto-note';
import { type Claim, claimText } from '@/domain/claim';
import { type ClaimBook, claimBook } from './claims/claim-book';
import { type CueClaim, OBJECTIONS, WISHES } from './claims/claim-specs';
import { category, product } from './claims/classification';
import { outcome, timeIn } from './claims/ending';
import { keyFacts } from './claims/key-facts';
import { announces, answerTo, decision, offerAt, prices, rings, sells } from './claims/offers';
import { inBreath } from './claims/passages';
import { opens, reason } from './claims/place-claims';
import type { CallFacts } from './facts/call-facts';
import { whySwapped } from './facts/speakers-swapped';
import { onceATurn } from './group-by-turn';

const MOST_ACTIONS = 6;
const MOST_OBJECTIONS = 4;
/** What is told of the agent's work: the first of each, and every deed. What is promised stands under what comes next. */
const ACTIONS = [
  'asksHold',
  'apologises',
  'understands',
  'takesBack',
  'asksDecision',
  'presses',
  'openPromise',
] as const;

const inOrder = (claims: readonly Claim[]) => [...claims].sort((a, b) => a.turn - b.turn || a.from - b.from);

/** The last promise; one that only announces a message gives way to one of a deed. */
function nextStep(book: ClaimBook, facts: CallFacts): Claim | undefined {
  const { arrived, notice } = book.view.lexicon.claims.guards;
  // What was to come at once and is there in the next turns is no step to come.
  const isThere = ({ turn }: Claim) => book.view.turns.slice(turn + 1, turn + 3).some(({ text }) => arrived.test(text));
  const promises = book.present('promise').filter((step) => timeIn(facts, step) !== '' || !isThere(step));
  const steps = promises.filter(({ quote }) => notice?.test(quote) !== true);
  const { byAgent } = book.view.lexicon.speech.promises;
  return steps.findLast(({ quote }) => byAgent.test(quote)) ?? steps.at(-1) ?? promises.at(-1);
}

function actions(book: ClaimBook, facts: CallFacts): Claim[] {
  const told = [
    ...book.present('deed'),
    ...ACTIONS.flatMap((id) => book.present(id).slice(0, 1)),
    // What is paid back or for something else is no price: only where something is sold.
    ...(sells(book, facts) ? prices(book, facts).filter(({ turn }, _, [first]) => turn === first?.turn) : []).slice(-1),
  ];
  return inOrder(onceATurn(told).slice(0, MOST_ACTIONS));
}

function objections(book: ClaimBook, sold: boolean): Claim[] {
  const ids: readonly CueClaim[] = sold ? OBJECTIONS : ['notAnswered'];
  const found = ids.flatMap((id) => book.present(id).slice(0, 1));
  return onceATurn(inOrder(found)).slice(0, MOST_OBJECTIONS);
}

/** Words of understanding right after an objection, and what is said to it. */
function rebuttals(book: ClaimBook, facts: CallFacts, held: readonly Claim[]) {
  const after = new Set(held.map(({ turn }) => turn + 1));
  const { says } = book.view.lexicon.claims;
  const passive = book.present('understands').filter(({ turn }) => after.has(turn));
  const active = held.flatMap((objection) => {
    const answer = answerTo(book, facts, objection);
    if (!answer?.meant) return [];
    const told = book.at('answersObjection', 'present', says.answersObjection, answer.said);
    // It stands apart from what it follows here.
    const apart = `${says.answersObjection} (${says.after} “${objection.quote}”)`;
    return [told.text === says.answersObjection ? { ...told, text: apart } : told];
  });
  return { passive: passive.slice(0, 2), active: onceATurn(active).slice(0, 2) };
}

const quotesOf = (claims: readonly Claim[]) => ({
  description: claims[0]?.text ?? '',
  quotes: claims.map(({ quote }) => quote),
});

/** Nothing but why there is no note. */
export function emptyNote(reason: string): AutoNote {
  const nothing = quotesOf([]);
  return {
    classification: { category: '', subCategory: '', campaign: '' },
    summary: { reason, agentActions: [], resolution: '', keyInformation: [] },
    hiddenExpectations: [],
    objections: [],
    saleSkills: { passiveRebuttal: nothing, activeRebuttal: nothing },
    nextBestAction: { outcomeStatus: '', followUpTiming: '', plannedAction: '' },
  };
}

/** The auto note of §2: nothing but quotes of the call, each under what it was recognised as. */
export function makeAutoNote(facts: CallFacts): AutoNote {
  const swapped = whySwapped(facts.view);
  if (swapped !== null) return emptyNote(swapped);
  const book = claimBook(facts);
  const filed = category(book, facts);
  const decided = sells(book, facts) ? decision(book, facts) : [];
  const sold = sells(book, facts);
  const held = objections(book, sold);
  const { passive, active } = rebuttals(book, facts, sold ? held : []);
  const offer = sold ? offerAt(book, facts) : undefined;
  const { guards, says } = book.view.lexicon.claims;
  const told = announces(book, offer);
  const offered =
    told && !book.retracted(told)
      ? [book.at('opens', 'present', says.fact.agent, inBreath(book.view, told, book.holds))]
      : [];
  const open = book.present('openPromise');
  const why = reason(book, facts);
  const next = nextStep(book, facts) ?? open.findLast(({ quote }) => !guards.refersBack.test(quote)) ?? open[0];
  // That a message confirms it gives no time of a follow-up; what the agent does then, does.
  const isNotice = ({ quote }: Claim) =>
    guards.notice?.test(quote) === true && !book.view.lexicon.speech.promises.byAgent.test(quote);
  const claims = {
    category: filed,
    campaign: product(book, facts),
    // Who calls has a reason of their own, whatever is offered then; who is rung up has none.
    reason: rings(book) ? offered : opens(book, facts),
    agentActions: actions(book, facts),
    resolution: decided.length > 0 ? decided : outcome(book, facts),
    keyInformation: keyFacts(book, facts),
    // In a sale it is held against the offer; what somebody calls for is not hidden.
    hiddenExpectations: (sold ? [] : WISHES).flatMap((id) =>
      book
        .present(id)
        .filter(({ turn }) => turn !== why?.turn)
        .slice(0, 1),
    ),
    objections: held,
    passiveRebuttal: passive,
    activeRebuttal: active,
    outcomeStatus: decided,
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
      followUpTiming: next === undefined || isNotice(next) ? '' : timeIn(facts, next),
      plannedAction: texts(claims.plannedAction).join(' '),
    },
    claims,
  };
}
