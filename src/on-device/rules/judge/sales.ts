import type { SalesItem } from '@/domain/scoring/score-answer';
import type { Match } from '../call-view';
import type { CueName } from '../cue-name';
import { type CallFacts, isJudgeable } from '../facts/call-facts';
import { findRefusals, type Sale } from '../facts/sale';
import type { SaleCraft } from '../facts/sale-craft';
import { sentencesOf } from '../facts/sentences';
import { saleOutcome } from './sale-outcome';

export interface SalesVerdict {
  /** 0 to 100; null = not judged. */
  score: number | null;
  at: Match | null;
}

interface Seen {
  facts: CallFacts;
  sale: Sale;
  craft: SaleCraft;
}
type Judge = (seen: Seen) => SalesVerdict;

/** From here on the whole impression is a good one; below the second it is a poor one. */
const GOOD = 3;
const FAIR = 0;

/** So many turns of interest in the person make a connection by themselves. */
const CLOSE_RAPPORT = 6;
/** Kind words between greeting and farewell: fewer are a manner of speaking. */
const FELT = 3;
const CLOSING_TURNS = 3;

const clamp = (value: number) => Math.round(Math.max(0, Math.min(100, value)));
const limited = (count: number, most: number) => Math.min(count, most);
/** Low, middle or high, moved inside its band by the impression. */
function graded(middle: number, { impression }: SaleCraft): number {
  return clamp(middle + Math.max(-8, Math.min(8, (impression - 2) * 3)));
}
const LOW = 25;
const MID = 55;
const HIGH = 82;

function byImpression({ craft }: Seen): number {
  if (craft.pushy || craft.impression < FAIR) return LOW;
  return craft.impression >= GOOD ? HIGH : MID;
}

const firstOf = ({ facts }: Seen, cues: readonly CueName[]): Match | null =>
  cues.map((cue) => facts.view.find(cue, 'agent')[0]).find((match) => match !== undefined) ?? null;

const pressedAt = (seen: Seen): Match | null => (seen.craft.pushy ? firstOf(seen, ['pressure', 'rude']) : null);

const connection: Judge = (seen) => {
  const { facts, craft } = seen;
  const named = craft.impression < FAIR && !craft.pushy && facts.nameUse !== null;
  const close = !craft.pushy && craft.rapport.length >= CLOSE_RAPPORT;
  return {
    score: graded(close ? HIGH : named ? MID : byImpression(seen), craft),
    at: pressedAt(seen) ?? craft.rapport[0] ?? facts.nameUse ?? firstOf(seen, ['greet', 'introduce']),
  };
};

/**
 * Turns in which the customer objects or says no, by the words or by the label of the transcript. Without any, their
 * questions after the price: doubts put politely.
 */
function objectionTurns({ facts, sale, craft }: Seen): number[] {
  const { view } = facts;
  const typed = view.turns.flatMap(({ type }, turn) => (/objection/i.test(type ?? '') ? [turn] : []));
  const said = [...sale.objections, ...findRefusals(view)].map(({ turn }) => turn).filter((turn) => turn > 0);
  const against = [...new Set([...said, ...typed])].sort((a, b) => a - b);
  if (against.length > 0) return against;
  const asks = (turn: number) =>
    sentencesOf(view.turns[turn]?.text ?? '', view.lexicon.language).some(({ question }) => question);
  return view.of('customer').filter((turn) => turn > craft.discovery.pitch && asks(turn));
}

const overcoming: Judge = (seen) => {
  const { facts, craft } = seen;
  const { view } = facts;
  const replies = [
    ...new Set(objectionTurns(seen).flatMap((turn) => view.of('agent').find((index) => index > turn) ?? [])),
  ];
  const [first] = replies;
  if (first === undefined) return { score: null, at: null };
  const has = (turn: number, ...cues: CueName[]) => cues.some((cue) => view.inTurn(cue, turn).length > 0);
  const facing = replies.find((turn) => has(turn, 'rebut') || facts.key.some((fact) => fact.turn === turn));
  const unsure = replies.filter((turn) => has(turn, 'unsure', 'evade', 'correct')).length;
  const corrected = view.find('correct', 'agent').length > 0;
  const shown = pressedAt(seen) ?? { turn: facing ?? first, at: 0, text: '' };
  if (craft.pushy) return { score: graded(LOW, craft), at: shown };
  const good = craft.impression >= GOOD && unsure <= 1 && !corrected && craft.unsure <= 1;
  return { score: graded(good ? HIGH : unsure * 2 > replies.length ? LOW : MID, craft), at: shown };
};

const presumptive: Judge = (seen) => {
  const { sale, craft } = seen;
  const at = firstOf(seen, ['assumeClose', 'askSale']);
  if (sale.accepted) return { score: graded(HIGH, craft), at: at ?? sale.accepted };
  if (craft.pushy) return { score: MID - 7, at };
  const assumed = seen.facts.view.find('assumeClose', 'agent').some(({ turn }) => turn >= craft.discovery.pitch);
  return { score: graded(assumed || craft.impression >= GOOD ? MID : LOW, craft), at };
};

const needs: Judge = ({ craft }) => {
  const { questions } = craft.discovery;
  const count = limited(questions.length, 4) - (craft.pushy ? 3 : 0);
  const score = count >= 2 ? HIGH - 10 + limited(count, 3) * 3 : count === 1 ? MID : LOW - 10;
  return { score, at: questions[0] ?? null };
};

const empathy: Judge = (seen) => {
  const { facts, craft } = seen;
  const last = facts.view.turns.length - CLOSING_TURNS;
  const within = craft.rapport.filter(({ turn }) => turn > 1 && turn < last);
  const middle = craft.pushy ? LOW : craft.impression >= GOOD ? HIGH : within.length >= FELT ? MID : LOW;
  return {
    score: graded(middle, craft),
    at: firstOf(seen, ['empathise', 'soften', 'warm']) ?? craft.rapport[0] ?? null,
  };
};

const ownership: Judge = (seen) => {
  const { facts, sale, craft } = seen;
  const { own, vague } = facts.promises;
  if (craft.pushy) return { score: LOW - 5, at: pressedAt(seen) };
  const dated = own.at(-1);
  // "I'll ask" is settled by a later "at three I'll tell you".
  if (dated) return { score: vague.some(({ turn }) => turn >= dated.turn) ? MID + 5 : HIGH, at: dated };
  const taken = firstOf(seen, ['ownership', 'done', 'promise']);
  const carried = taken !== null && (sale.accepted !== null || craft.impression >= GOOD);
  return { score: carried ? MID : LOW, at: taken ?? vague[0] ?? null };
};

const asking: Judge = (seen) => {
  const { facts, sale, craft } = seen;
  const after = (cue: CueName) => facts.view.find(cue, 'agent').filter(({ turn }) => turn >= craft.discovery.pitch);
  const at = after('askSale').at(-1) ?? after('assumeClose').at(-1) ?? null;
  if (sale.accepted) return { score: graded(HIGH, craft), at: at ?? sale.accepted };
  if (craft.pushy) return { score: MID, at: at ?? firstOf(seen, ['askSale', 'assumeClose']) };
  // A plain question and a plain no: more can't be asked for.
  const plainly = at !== null && craft.impression >= GOOD && saleOutcome(facts) === 'refused';
  return { score: plainly ? HIGH : at !== null || craft.impression >= GOOD ? MID : LOW, at };
};

const JUDGES: Record<SalesItem, Judge> = {
  make_connection: connection,
  overcome_objections: overcoming,
  presumptive_close: presumptive,
  uncover_needs: needs,
  be_empathetic: empathy,
  demonstrate_ownership: ownership,
  ask_for_sale: asking,
};

/** The seven factors of the sales card, the craft and not the outcome; nothing is judged in a call that sells nothing. */
export function judgeSales(facts: CallFacts): Record<SalesItem, SalesVerdict> {
  const { sale, craft } = facts;
  const judge = (item: SalesItem): SalesVerdict =>
    sale && isJudgeable(facts.view) ? JUDGES[item]({ facts, sale, craft }) : { score: null, at: null };
  return {
    make_connection: judge('make_connection'),
    overcome_objections: judge('overcome_objections'),
    presumptive_close: judge('presumptive_close'),
    uncover_needs: judge('uncover_needs'),
    be_empathetic: judge('be_empathetic'),
    demonstrate_ownership: judge('demonstrate_ownership'),
    ask_for_sale: judge('ask_for_sale'),
  };
}
