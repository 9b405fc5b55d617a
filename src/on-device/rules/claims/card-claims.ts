import type { Claim } from '@/domain/claim';
import type { CsatItem, CustomerServiceItem, SalesItem } from '@/domain/scoring/score-answer';
import type { CallFacts } from '../facts/call-facts';
import { nameStatedAt } from '../facts/name-use';
import type { ClaimBook } from './claim-book';
import type { CueClaim } from './claim-specs';
import { outcome } from './ending';
import { questions } from './need-questions';
import { answersToObjections, priceBeforeQuestion } from './offers';
import { calledByName, gaps, hasMarks, politeTurns } from './place-claims';

/** What is claimed under a question, from the book of a call. */
type Seek = (book: ClaimBook, facts: CallFacts) => readonly (Claim | null | undefined)[];

const MOST = 4;
const WRONGED = ['strain', 'contests', 'notAnswered', 'earlierPromise', 'silence', 'takesBack', 'wantsHeard'] as const;

const first =
  (...ids: CueClaim[]): Seek =>
  (book) =>
    ids.map((id) => book.present(id)[0]);
const last =
  (...ids: CueClaim[]): Seek =>
  (book) =>
    ids.map((id) => book.present(id).at(-1));
/** The first place, or the last, or that none was recognised. */
const orNone =
  (id: CueClaim, which: 0 | -1 = 0): Seek =>
  (book) => [book.present(id).at(which) ?? book.searched(id)];

const SERVICE: Record<CustomerServiceItem, readonly Seek[]> = {
  chaohoi_goiten: [
    orNone('greets'),
    first('saysWho'),
    calledByName,
    // Where no name is known, nor a greeting missed, that none is recognised is what the answer rests on.
    (book, facts) => {
      const text = book.view.lexicon.claims.none.anyName;
      const known = facts.nameUse !== null || calledByName(book, facts).length > 0 || book.searched('greets') !== null;
      // In the first words it can only be missed where it was not given after them.
      const given = nameStatedAt(book.view) !== undefined;
      // Most names are known by their capitals: in a text without any, one may be called by a name that is not recognised, and other words with capitals may be one.
      const { turns } = book.view;
      const maybe = facts.key.some(
        ({ kind, text, turn }) =>
          kind === 'product' && turn > 0 && turns[turn]?.speaker === 'agent' && /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(text),
      );
      const unseen = maybe || !hasMarks(book, /\p{Lu}/u);
      return [known || given || unseen || text === undefined ? null : book.missing('anyName', text, 'first')];
    },
  ],
  baochomay_chuyenmay: [first('asksHold', 'passesOn', 'silence'), gaps],
  camon_xinloi: [
    orNone('thanks'),
    // Nobody has to be sorry where nothing went wrong.
    ({ present, searched }) => {
      const wronged = WRONGED.flatMap((id) => present(id)[0]?.turn ?? []);
      return [present('apologises')[0] ?? (wronged.length > 0 ? searched('apologises', Math.min(...wronged)) : null)];
    },
  ],
  // Of two the last is the one for further needs, and the goodbye.
  ketthuc_cuocgoi: [orNone('asksMore', -1), last('sumsUp', 'saysGoodbye')],
  ungxu_giongdieu: [politeTurns, first('sharp', 'manners')],
  nhiettinhphucvu: [first('looksInto'), first('deed', 'sendsAway', 'sharp')],
  timhieunhucau: [questions],
  kienthuc: [
    first('takesBack'),
    ({ present, view }) => [present('earlierPromise').find(({ turn }) => view.inTurn('saidBefore', turn).length > 0)],
    ({ present, view }) => [present('unsure').find(({ quote }) => !view.lexicon.claims.guards.notYet.test(quote))],
    ({ present, searched }) => [present('takesBack').length > 0 ? null : searched('unsure')],
  ],
  // Who had to ask again did not get the answer at once.
  traloi_dungtrong_tam: [
    ({ present, searched }, { unanswered }) => [
      present('notAnswered')[0] ?? (unanswered.length > 0 ? null : searched('notAnswered')),
    ],
  ],
  giaiquet_yeucau: [outcome],
  giuloihua_trungthuc: [
    first('openPromise'),
    // What gets its time later is not left open.
    ({ missing, view }, { promises, withoutFigure }) => {
      const asked = withoutFigure.findLast(({ turn }) => !promises.own.some((own) => own.turn > turn));
      return [asked && missing('noFigure', view.lexicon.claims.says.noFigure(asked.text), asked.turn)];
    },
    last('promise'),
  ],
};

const CSAT: Record<CsatItem, readonly Seek[]> = {
  retention_level: [first('leaving'), last('praise')],
  escalation_level: [first('escalation')],
  distress_level: [first('strain')],
  abusive_level: [orNone('insult')],
  broken_promises_level: [first('earlierPromise', 'nobodyCame')],
  employee_mood: [politeTurns, first('understands', 'apologises', 'sharp', 'manners')],
};

/**
 * What a claim does to the level of a factor, whatever else is counted: with it the level is no higher than `most`, and
 * without it no lower than `least` where words that no claim is sure of would have it lower.
 */
export const CSAT_BOUNDS: Record<CsatItem, { claims: readonly CueClaim[]; most: number; least: number }> = {
  retention_level: { claims: ['leaving'], most: 3, least: 3 },
  escalation_level: { claims: ['escalation'], most: 3, least: 4 },
  distress_level: { claims: ['strain', 'understands'], most: 4, least: 1 },
  abusive_level: { claims: ['insult'], most: 4, least: 5 },
  broken_promises_level: { claims: ['earlierPromise', 'nobodyCame'], most: 4, least: 4 },
  employee_mood: { claims: ['manners', 'sharp'], most: 3, least: 1 },
};

const SALES: Record<SalesItem, readonly Seek[]> = {
  make_connection: [orNone('greets'), first('saysWho', 'asksTime'), calledByName],
  overcome_objections: [answersToObjections],
  presumptive_close: [last('asksDecision'), first('presses')],
  uncover_needs: [questions, priceBeforeQuestion],
  // A sorry alone may be for a slip of the tongue.
  be_empathetic: [first('understands')],
  demonstrate_ownership: [last('promise'), first('openPromise')],
  ask_for_sale: [(book) => [book.present('asksDecision').at(-1) ?? book.present('presses')[0]]],
};

export const CARD_CLAIMS = { 'customer-service': SERVICE, csat: CSAT, se: SALES } as const;

/** The claims of one question in the order of the call, each sentence once. */
export function claimsOf(seeks: readonly Seek[], book: ClaimBook, facts: CallFacts): Claim[] {
  const claims = seeks.flatMap((seek) => seek(book, facts)).filter((claim) => claim !== null && claim !== undefined);
  const once = new Map(claims.map((claim) => [`${claim.id} ${claim.turn} ${claim.from}`, claim]));
  return [...once.values()].slice(0, MOST).sort((a, b) => a.turn - b.turn || a.from - b.from);
}
