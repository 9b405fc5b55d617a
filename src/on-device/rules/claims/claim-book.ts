import type { Claim, ClaimKind } from '@/domain/claim';
import { remembered, rememberedFor } from '@/domain/remembered';
import { formatTimeRange } from '@/domain/transcript/time-range';
import type { Speaker, Turn } from '@/domain/transcript/transcript';
import { type CallView, isLate } from '../call-view';
import type { CueName } from '../cue-name';
import type { CallFacts } from '../facts/call-facts';
import { factsIn } from '../key-information/key-information';
import { ownedUp } from './called-off';
import { CLAIM_SPECS, type ClaimId, type ClaimSpec, type CueClaim } from './claim-specs';
import { doubtsOf } from './doubts';
import { hasTime, isMoved } from './ending';
import { isBrief, WHEN } from './figures';
import { contextOf, pointsBack } from './in-context';
import { laterValues } from './later-values';
import { cutAround, type Passage, partAround, passagesOf, shownAt } from './passages';
import { reason } from './place-claims';
import { standing } from './standing';

/** What can be claimed of one call. Nothing is in it that its own words don't show. */
export interface ClaimBook {
  /** Every place where it is said, in order. */
  present(id: CueClaim): readonly Claim[];
  /** Said to be not recognised, where neither its words nor wider ones are found; null otherwise. */
  searched(id: CueClaim, after?: number): Claim | null;
  /** That it was looked for in vain, shown at a whole turn of its speaker: the first, the last, or the next after a turn of the call. */
  missing(id: ClaimId, text: string, where: 'first' | 'last' | number): Claim | null;
  /** A claim at a passage chosen otherwise; a long one is cut around a place in it. */
  at(id: ClaimId, kind: ClaimKind, text: string, passage: Passage, place?: number): Claim;
  passages(speaker: Speaker): readonly Passage[];
  /** A figure in it was taken back or corrected later. */
  retracted(passage: Passage): boolean;
  /** It was neither taken back, refused nor only asked. */
  holds(passage: Passage): boolean;
  /** Another value was said later in the place of one in it. */
  replaced(passage: Passage): boolean;
  view: CallView;
}

const OPENING_TURNS = 2;
const CLOSING_TURNS = 3;
/** A guess stands so many letters around the words. */
const BEFORE = 60;
const AFTER = 40;
/** A turn of so many words tells something. */
const TELLING = 5;
/** What could have been said wherever something was told, not at the goodbye; and how far before its turn a question stands. */
const DUE: Partial<Record<ClaimId, number>> = { insult: 2, unsure: 1, notAnswered: 2 };
/** Of these a short one that points back says nothing by itself. */
const UNTOLD: ReadonlySet<CueClaim> = new Set(['deed', 'openPromise', 'sendsAway', 'asksDecision']);
const ALONE = 8;
/** Where a customer is cross, an insult could have come. */
const CROSS: readonly CueName[] = ['distress', 'annoyed', 'complaint'];
/** Claims of a value that another may take the place of later. */
const VALUED: ReadonlySet<CueClaim> = new Set(['promise', 'sumsUp']);
/** Claims at a place of their own that are quoted with what they are about. */
const ABOUT: ReadonlySet<ClaimId> = new Set(['answersObjection', 'asks', 'opens']);

function timeOf(turn: Turn | undefined): string {
  if (turn?.start === undefined) return 'None';
  return formatTimeRange({ start: turn.start, end: Math.max(turn.start, turn.end ?? turn.start) });
}

function claimAt(view: CallView, id: ClaimId, kind: ClaimKind, text: string, passage: Passage): Claim {
  const { turn, from, to, text: quote } = passage;
  return { id, kind, text, turn, quote, from, to, fromTo: timeOf(view.turns[turn]) };
}

/** One book a call: its cards and its note ask for the same claims. */
export const claimBook: (facts: CallFacts) => ClaimBook = rememberedFor(createClaimBook);

function createClaimBook(facts: CallFacts): ClaimBook {
  const { view, key, sale } = facts;
  const { lexicon } = view;
  const { claims } = lexicon;
  const passages: Record<Speaker, Passage[]> = {
    agent: view.of('agent').flatMap((turn) => passagesOf(view, turn)),
    customer: view.of('customer').flatMap((turn) => passagesOf(view, turn)),
  };
  const agent = view.of('agent');
  const opening = new Set(agent.slice(0, OPENING_TURNS));
  const closing = new Set(agent.slice(1).slice(-CLOSING_TURNS));

  const { holds, retracted } = standing(view, key);

  const withContext = (text: string, about: string | null) =>
    about ? `${text} (${claims.says.after} “${about}”)` : text;
  const valued = laterValues(view, key, { holds, retracted });
  const mistaken = ownedUp(view, key);
  /** Planned by the agent before the customer's last word on the offer was no: none of it comes. */
  function declined({ turn, from, to }: Pick<Passage, 'from' | 'to' | 'turn'>, plan: boolean): boolean {
    const decided = (['accepts', 'declines', 'putsOff'] as const).flatMap((id) => book.present(id));
    const last = sale ? decided.sort((a, b) => a.turn - b.turn).at(-1) : undefined;
    if (last?.id !== 'declines' || turn >= last.turn || view.turns[turn]?.speaker !== 'agent') return false;
    const dated = factsIn(key, { turn, from, to }).some(({ kind }) => kind === 'date' || kind === 'time');
    return (plan || dated) && lexicon.speech.promises.byAgent.test(view.turns[turn]?.text.slice(from, to) ?? '');
  }
  const replaced = (quote: Pick<Passage, 'from' | 'to' | 'turn'>, plan = false): boolean =>
    valued(quote) || declined(quote, plan) || mistaken(quote);

  const places: Record<NonNullable<ClaimSpec['at']>, (turn: number) => boolean> = {
    opening: (turn) => opening.has(turn),
    closing: (turn) => closing.has(turn),
    afterOpening: (turn) => turn !== agent[0],
    underway: (turn) => turn > OPENING_TURNS,
    late: (turn) => isLate(view, turn),
    sale: () => sale !== null,
    afterOffer: (turn) => sale !== null && turn > sale.offer.turn,
  };
  const isPlace = (at: ClaimSpec['at'], turn: number) => at === undefined || places[at](turn);

  function find(id: CueClaim): Claim[] {
    const spec: ClaimSpec = CLAIM_SPECS[id];
    return passages[spec.speaker].flatMap((passage) => {
      if (!isPlace(spec.at, passage.turn)) return [];
      if (spec.form !== undefined && passage.question !== (spec.form === 'asks')) return [];
      if (spec.time !== undefined && hasTime(facts, passage) !== spec.time) return [];
      const shown = shownAt(passage.text, id, lexicon);
      if (shown === null) return [];
      const falls = () => !holds(passage) || passage.text.slice(shown.to).search(claims.guards.corrects) >= 0;
      if (spec.stands === true && (falls() || isDone(passage))) return [];
      if (spec.sure === true && isGuess(passage.text, shown.from, shown.to)) return [];
      if (doubts[id]?.(passage, shown)) return [];
      // "What does urgent mean?" asks about the other's word.
      const word = passage.text.slice(shown.from, shown.to).toLowerCase();
      const other = view.turns[passage.turn - 1]?.text.toLowerCase();
      if (passage.question && claims.guards.asksWord.test(passage.text) && other?.includes(word)) return [];
      const quote = cutAround(id === 'deed' ? doneIn(passage, shown.from) : passage, shown.from, claims.guards);
      // A quote that was cut must show it still.
      const shows = shownAt(quote.text, id, lexicon) !== null && !(spec.time === true && !hasTime(facts, quote));
      if (quote !== passage && !shows) return [];
      const about =
        spec.about === true ? contextOf(facts, quote, id === 'takesBack' ? () => false : retracted, true) : '';
      // "I've just put it in" after other talk: only the same breath, or a question before it, tells what.
      const vague =
        UNTOLD.has(id) &&
        isBrief(quote.text, ALONE) &&
        pointsBack(facts, quote.text) &&
        !isTold(quote.turn, about ?? '');
      const later = VALUED.has(id) && (replaced(quote, id === 'promise') || isMoved(facts, quote));
      return about === null || vague || later
        ? []
        : [claimAt(view, id, 'present', withContext(claims.says[id], about), quote)];
    });
  }

  const isTold = (turn: number, about: string): boolean => {
    const shown = (said: Passage) => about.includes(said.text);
    const asks = ({ question, text }: Passage) => question || claims.guards.wishes.test(text);
    const asked = passagesOf(view, turn - 1).some((said) => asks(said) && shown(said));
    return passagesOf(view, turn).some(shown) || (asked && !pointsBack(facts, about.split('” “')[0] ?? ''));
  };

  const isGuess = (text: string, from: number, to: number): boolean =>
    claims.guards.guesses.test(text.slice(Math.max(0, from - BEFORE), to + AFTER));

  /** "The hem tonight, the driver tomorrow, and I've sent it on": of what is listed only what is done. */
  function doneIn(passage: Passage, at: number): Passage {
    const { from } = partAround(passage.text, at, /[,;]\s/gu);
    const text = passage.text.slice(from).replace(/^[,;]\s/u, '');
    const plans = factsIn(key, { ...passage, to: passage.from + from }).some(({ kind }) => WHEN.has(kind));
    return plans ? { ...passage, from: passage.to - text.length, text } : passage;
  }

  /** Done already is no plan, nor what is done before the turn ends; a day or an hour to come stays one. */
  function isDone({ turn, from, to, text }: Passage): boolean {
    if (shownAt(text, 'deed', lexicon) !== null) return true;
    return (
      view.inTurn('done', turn).some(({ at }) => at >= to) &&
      !factsIn(key, { turn, from, to }).some(({ kind }) => WHEN.has(kind))
    );
  }

  /** The last turn that told something, where the other side had asked. */
  function due(id: ClaimId, own: readonly number[]): number | undefined {
    const back = DUE[id];
    if (back === undefined) return undefined;
    const telling = own.filter((turn) => {
      const text = view.turns[turn]?.text ?? '';
      const leaves =
        view.inTurn('thanks', turn).length > 0 ||
        (id === 'insult' && book.present('praise').some((claim) => claim.turn === turn)) ||
        claims.guards.farewell.test(text) ||
        (['asksMore', 'saysGoodbye'] as const).some((leave) => shownAt(text, leave, lexicon) !== null);
      return !leaves && text.split(/\s+/).length >= TELLING;
    });
    if (id === 'insult') {
      const anger = (turn: number) => CROSS.reduce((sum, cue) => sum + view.inTurn(cue, turn).length, 0);
      const [most] = telling.filter(anger).sort((one, other) => anger(other) - anger(one) || other - one);
      // Else where the customer tells what is the matter.
      return most ?? reason(book, facts)?.turn ?? telling.at(-1);
    }
    return telling.findLast((turn) => passagesOf(view, turn - back).some(({ question }) => question)) ?? telling.at(-1);
  }

  const book: ClaimBook = {
    view,
    holds,
    retracted,
    replaced,
    passages: (speaker) => passages[speaker],
    at(id, kind, text, passage, place = 0) {
      const quote = cutAround(passage, place, claims.guards);
      const told = withContext(text, ABOUT.has(id) ? contextOf(facts, quote, retracted) : '');
      return claimAt(view, id, kind, told, quote);
    },
    present: remembered(find),
    missing(id, text, where) {
      const { speaker }: ClaimSpec = id in CLAIM_SPECS ? CLAIM_SPECS[id as CueClaim] : { speaker: 'agent' };
      const own = view.of(speaker);
      const after = typeof where === 'number' ? own.find((one) => one > where) : undefined;
      const turn = typeof where === 'number' ? after : where === 'first' ? own[0] : (due(id, own) ?? own.at(-1));
      const words = view.turns[turn ?? -1]?.text ?? '';
      if (turn === undefined || words === '') return null;
      return book.at(id, 'searched', text, { turn, from: 0, to: words.length, text: words, question: false });
    },
    searched(id, after) {
      const spec: ClaimSpec = CLAIM_SPECS[id];
      const text = claims.none[id];
      if (text === undefined || book.present(id).length > 0) return null;
      // What comes a turn after the first ones is not missing.
      const isDue = (turn: number) =>
        isPlace(spec.at, turn) || (spec.at === 'opening' && turn === agent[OPENING_TURNS]);
      const wide = (spec.wide ?? []).some((cue) => view.find(cue, spec.speaker).some(({ turn }) => isDue(turn)));
      // Any question near the end may be the one for further needs, in words that no list has.
      const asked = spec.at === 'closing' && passages.agent.some(({ turn, question }) => question && closing.has(turn));
      const { corrects, goesBack, slips } = claims.guards;
      // What is put right in whatever words is taken back.
      const back =
        id === 'unsure' &&
        passages.agent.some(
          (said) => retracted(said) || [corrects, slips, goesBack].some((says) => says && said.text.search(says) >= 0),
        );
      // Who is sorry, or did not do as promised, may have left a question open; in a quarrel the worst may be said in words that no list has.
      const open =
        id === 'notAnswered' &&
        (['apologises', 'earlierPromise', 'escalation'] as const).some((other) => book.present(other).length > 0);
      const quarrels =
        id === 'insult' &&
        (facts.mood < -1 ||
          (['escalation', 'manners', 'leaving'] as const).some((other) => book.present(other).length > 0));
      return wide || asked || back || open || quarrels
        ? null
        : book.missing(id, text, after ?? (spec.at === 'opening' ? 'first' : 'last'));
    },
  };
  const doubts = doubtsOf(facts, book);
  return book;
}
