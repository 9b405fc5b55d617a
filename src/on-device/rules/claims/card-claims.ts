import type { Claim } from '@/domain/claim';
import type { CsatItem, CustomerServiceItem, SalesItem } from '@/domain/scoring/score-answer';
import type { CallFacts } from '../facts/call-facts';
import type { ClaimBook } from './claim-book';
import type { CueClaim } from './claim-specs';
import { outcome } from './ending';
import {
  answersToObjections,
  calledByName,
  decision,
  gaps,
  politeTurns,
  priceBeforeQuestion,
  questions,
} from './place-claims';

/** What is claimed under a question, from the book of a call. */
type Seek = (book: ClaimBook, facts: CallFacts) => readonly (Claim | null | undefined)[];

const MOST = 4;
const WRONGED: readonly CueClaim[] = ['strain', 'contests', 'earlierPromise', 'silence', 'takesBack', 'wantsHeard'];

const first =
  (...ids: CueClaim[]): Seek =>
  (book) =>
    ids.map((id) => book.present(id)[0]);
const last =
  (...ids: CueClaim[]): Seek =>
  (book) =>
    ids.map((id) => book.present(id).at(-1));
/** The first place, or that none was recognised. */
const orNone =
  (...ids: CueClaim[]): Seek =>
  (book) =>
    ids.map((id) => book.present(id)[0] ?? book.searched(id));

const SERVICE: Record<CustomerServiceItem, readonly Seek[]> = {
  chaohoi_goiten: [orNone('greets'), first('saysWho'), calledByName],
  baochomay_chuyenmay: [orNone('asksHold'), first('passesOn', 'silence'), gaps],
  camon_xinloi: [
    orNone('thanks'),
    // Nobody has to be sorry where nothing went wrong.
    (book) => {
      const wronged = WRONGED.flatMap((id) => book.present(id)[0]?.turn ?? []);
      return [
        book.present('apologises')[0] ??
          (wronged.length > 0 ? book.searched('apologises', Math.min(...wronged)) : null),
      ];
    },
  ],
  ketthuc_cuocgoi: [orNone('asksMore'), last('sumsUp'), orNone('saysGoodbye')],
  ungxu_giongdieu: [politeTurns, first('sharp', 'manners')],
  nhiettinhphucvu: [first('looksInto'), first('deed', 'sendsAway')],
  timhieunhucau: [questions],
  kienthuc: [first('takesBack', 'unsure')],
  traloi_dungtrong_tam: [orNone('notAnswered')],
  giaiquet_yeucau: [outcome],
  giuloihua_trungthuc: [first('openPromise'), (book) => [book.present('promise').at(-1) ?? book.searched('promise')]],
};

const CSAT: Record<CsatItem, readonly Seek[]> = {
  retention_level: [orNone('leaving'), last('praise')],
  escalation_level: [orNone('escalation')],
  distress_level: [orNone('strain')],
  abusive_level: [orNone('insult')],
  broken_promises_level: [orNone('earlierPromise')],
  employee_mood: [politeTurns, first('understands', 'apologises', 'sharp', 'manners')],
};

/** What speaks against the best level of a factor: with it the level is not the best, whatever else is counted. */
export const CSAT_RISKS: Partial<Record<CsatItem, CueClaim>> = {
  retention_level: 'leaving',
  escalation_level: 'escalation',
  distress_level: 'strain',
  abusive_level: 'insult',
  broken_promises_level: 'earlierPromise',
};

const SALES: Record<SalesItem, readonly Seek[]> = {
  make_connection: [orNone('greets'), first('saysWho', 'asksTime'), calledByName],
  overcome_objections: [answersToObjections],
  presumptive_close: [last('asksDecision'), first('presses')],
  uncover_needs: [questions, priceBeforeQuestion],
  be_empathetic: [orNone('understands'), first('apologises')],
  demonstrate_ownership: [last('promise'), first('openPromise')],
  ask_for_sale: [(book) => [book.present('asksDecision').at(-1) ?? book.searched('asksDecision')], decision],
};

export const CARD_CLAIMS = { 'customer-service': SERVICE, csat: CSAT, se: SALES } as const;

/** The claims of one question in the order of the call, each sentence once. */
export function claimsOf(seeks: readonly Seek[], book: ClaimBook, facts: CallFacts): Claim[] {
  const claims = seeks.flatMap((seek) => seek(book, facts)).filter((claim) => claim !== null && claim !== undefined);
  const once = new Map(claims.map((claim) => [`${claim.id} ${claim.turn} ${claim.from}`, claim]));
  return [...once.values()].slice(0, MOST).sort((a, b) => a.turn - b.turn || a.from - b.from);
}
