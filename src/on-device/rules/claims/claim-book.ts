import type { Claim, ClaimKind } from '@/domain/claim';
import { formatTimeRange } from '@/domain/transcript/time-range';
import type { Speaker, Turn } from '@/domain/transcript/transcript';
import type { CallView } from '../call-view';
import type { CallFacts } from '../facts/call-facts';
import { factsIn } from '../key-information/key-information';
import { CLAIM_SPECS, type ClaimId, type ClaimSpec, type CueClaim } from './claim-specs';
import { cutAround, type Passage, passagesOf, shownAt } from './passages';
import { standing } from './standing';

/** What can be claimed of one call. Nothing is in it that its own words don't show. */
export interface ClaimBook {
  /** Every place where it is said, in order. */
  present(id: CueClaim): readonly Claim[];
  /** Said to be not recognised, where neither its words nor wider ones are found; null otherwise. */
  searched(id: CueClaim, after?: number): Claim | null;
  /** That it was looked for in vain, shown at a whole turn of its speaker: the first, the last or the one after another. */
  missing(id: ClaimId, text: string, where: Where): Claim | null;
  /** A claim at a passage chosen otherwise; a long one is cut around a place in it. */
  at(id: ClaimId, kind: ClaimKind, text: string, passage: Passage, place?: number): Claim;
  passages(speaker: Speaker): readonly Passage[];
  /** A figure in it was taken back or corrected later. */
  retracted(passage: Pick<Passage, 'turn' | 'from' | 'to' | 'text' | 'question'>): boolean;
  /** It was neither taken back, refused nor only asked. */
  holds(passage: Passage): boolean;
  view: CallView;
}

/** A turn of the speaker; a number = the next one after that turn of the call. */
type Where = 'first' | 'last' | number;

const OPENING_TURNS = 2;
const CLOSING_TURNS = 3;
/** After these, praise said before counts no longer. */
const SOURS = ['strain', 'leaving', 'escalation', 'earlierPromise', 'contests'] as const;
const TIMES = new Set(['date', 'time', 'duration']);

function timeOf(turn: Turn | undefined): string {
  if (turn?.start === undefined) return 'None';
  return formatTimeRange({ start: turn.start, end: Math.max(turn.start, turn.end ?? turn.start) });
}

export function claimAt(view: CallView, id: ClaimId, kind: ClaimKind, text: string, passage: Passage): Claim {
  const { turn, from, to, text: quote } = passage;
  return { id, kind, text, turn, quote, from, to, fromTo: timeOf(view.turns[turn]) };
}

const books = new WeakMap<CallFacts, ClaimBook>();

/** One book a call: its cards and its note ask for the same claims. */
export function claimBook(facts: CallFacts): ClaimBook {
  const book = books.get(facts) ?? createClaimBook(facts);
  books.set(facts, book);
  return book;
}

function createClaimBook(facts: CallFacts): ClaimBook {
  const { view, key, sale } = facts;
  const { lexicon } = view;
  const { claims, speech } = lexicon;
  const passages: Record<Speaker, Passage[]> = {
    agent: view.of('agent').flatMap((turn) => passagesOf(view, turn)),
    customer: view.of('customer').flatMap((turn) => passagesOf(view, turn)),
  };
  const agent = view.of('agent');
  const opening = new Set(agent.slice(0, OPENING_TURNS));
  const closing = new Set(agent.slice(1).slice(-CLOSING_TURNS));
  const found = new Map<CueClaim, readonly Claim[]>();

  const hasTime = ({ turn, from, to, text }: Passage): boolean =>
    claims.guards.times.test(text) ||
    factsIn(key, { turn, from, to }).some(
      (fact) =>
        TIMES.has(fact.kind) &&
        !(speech.moment.test(fact.text) && !speech.within.test(text.slice(0, fact.from - from))) &&
        !claims.guards.upTo.test(text.slice(0, fact.from - from)),
    );

  const { holds, retracted } = standing(view, key);

  function isPlace(at: ClaimSpec['at'], turn: number): boolean {
    switch (at) {
      case 'opening':
        return opening.has(turn);
      case 'closing':
        return closing.has(turn);
      case 'afterOpening':
        return turn !== agent[0];
      case 'sale':
        return sale !== null;
      case 'afterOffer':
        return sale !== null && turn > sale.offer.turn;
      case undefined:
        return true;
    }
  }

  function find(id: CueClaim): Claim[] {
    const spec: ClaimSpec = CLAIM_SPECS[id];
    return passages[spec.speaker].flatMap((passage) => {
      if (!isPlace(spec.at, passage.turn)) return [];
      if (spec.form !== undefined && passage.question !== (spec.form === 'asks')) return [];
      if (spec.time !== undefined && hasTime(passage) !== spec.time) return [];
      const shown = shownAt(passage.text, id, lexicon);
      if (shown === null) return [];
      // "No, hang on" stops oneself.
      if (id === 'asksHold' && passage.text.search(claims.guards.corrects) >= 0) return [];
      if (spec.stands === true) {
        if (!holds(passage) || passage.text.slice(shown.to).search(claims.guards.corrects) >= 0) return [];
        // Done already is no plan.
        if (shownAt(passage.text, 'deed', lexicon) !== null) return [];
      }
      // What the customer has said yes to is not asked again.
      if (id === 'asksDecision' && book.present('accepts').some(({ turn }) => turn === passage.turn - 1)) return [];
      // A wish that answers a question is not hidden, and relief that anger follows did not last.
      if (id === 'wantsMoney' && passages.agent.findLast(({ turn }) => turn === passage.turn - 1)?.question) return [];
      if (id === 'praise' && SOURS.some((sour) => book.present(sour).some(({ turn }) => turn > passage.turn)))
        return [];
      // Owning up to a mistake is no deed.
      if (id === 'deed' && (retracted(passage) || shownAt(passage.text, 'takesBack', lexicon) !== null)) return [];
      const quote = cutAround(passage, shown.from, claims.guards.clause);
      // A quote that was cut must show it still.
      if (quote !== passage && (shownAt(quote.text, id, lexicon) === null || (spec.time === true && !hasTime(quote))))
        return [];
      return [claimAt(view, id, 'present', claims.says[id], quote)];
    });
  }

  const book: ClaimBook = {
    view,
    holds,
    retracted,
    passages: (speaker) => passages[speaker],
    at: (id, kind, text, passage, place = 0) =>
      claimAt(view, id, kind, text, cutAround(passage, place, claims.guards.clause)),
    present(id) {
      const known = found.get(id) ?? find(id);
      found.set(id, known);
      return known;
    },
    missing(id, text, where) {
      const { speaker }: ClaimSpec = id in CLAIM_SPECS ? CLAIM_SPECS[id as CueClaim] : { speaker: 'agent' };
      const own = view.of(speaker);
      const after = typeof where === 'number' ? own.find((one) => one > where) : undefined;
      const turn = after ?? (where === 'first' ? own[0] : own.at(-1));
      const words = view.turns[turn ?? -1]?.text ?? '';
      if (turn === undefined || words === '') return null;
      return book.at(id, 'searched', text, { turn, from: 0, to: words.length, text: words, question: false });
    },
    searched(id, after) {
      const spec: ClaimSpec = CLAIM_SPECS[id];
      const text = claims.none[id];
      if (text === undefined || book.present(id).length > 0) return null;
      const wide = (spec.wide ?? []).some((cue) =>
        view.find(cue, spec.speaker).some(({ turn }) => isPlace(spec.at, turn)),
      );
      // Any question near the end may be the one for further needs, in words that no list has.
      const asked = spec.at === 'closing' && passages.agent.some(({ turn, question }) => question && closing.has(turn));
      return wide || asked ? null : book.missing(id, text, after ?? (spec.at === 'opening' ? 'first' : 'last'));
    },
  };
  return book;
}
