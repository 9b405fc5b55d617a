import type { SalesItem } from '@/domain/scoring/score-answer';
import type { Match } from '../call-view';
import type { CueName } from '../cue-name';
import { type CallFacts, isJudgeable } from '../facts/call-facts';
import type { Sale } from '../facts/sale';
import type { SaleCraft } from '../facts/sale-craft';

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
const FAIR = 1;

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
  const mild = craft.impression < FAIR && !craft.pushy && facts.nameUse !== null;
  return {
    score: graded(mild ? MID : byImpression(seen), craft),
    at: pressedAt(seen) ?? craft.rapport[0] ?? facts.nameUse ?? firstOf(seen, ['greet', 'introduce']),
  };
};

/** Turns in which the customer objects, by the words or by the label of the transcript. */
function objectionTurns({ facts, sale }: Seen): number[] {
  const typed = facts.view.turns.flatMap(({ type }, turn) => (/objection/i.test(type ?? '') ? [turn] : []));
  return [...new Set([...sale.objections.map(({ turn }) => turn), ...typed])].sort((a, b) => a - b);
}

const overcoming: Judge = (seen) => {
  const { facts, craft } = seen;
  const { view } = facts;
  const replies = objectionTurns(seen).flatMap((turn) => view.of('agent').find((index) => index > turn) ?? []);
  const [first] = replies;
  if (first === undefined) return { score: null, at: null };
  const count = (cue: CueName) => replies.filter((turn) => view.inTurn(cue, turn).length > 0).length;
  const facing = replies.find(
    (turn) => view.inTurn('rebut', turn).length > 0 || facts.key.some((fact) => fact.turn === turn),
  );
  const dodges = count('unsure') + count('evade') + facts.unanswered.length * 0.5;
  const middle = dodges >= 1 && !craft.pushy ? byImpression(seen) - 27 : byImpression(seen);
  const shown = pressedAt(seen) ?? { turn: facing ?? first, at: 0, text: '' };
  return { score: graded(middle, craft), at: shown };
};

const presumptive: Judge = (seen) => {
  const { sale, craft } = seen;
  const at = firstOf(seen, ['assumeClose', 'askSale']);
  if (sale.accepted) return { score: graded(HIGH, craft), at: at ?? sale.accepted };
  if (at && craft.pushy) return { score: MID - 7, at };
  return { score: graded(at && craft.impression >= GOOD ? MID : LOW, craft), at };
};

const needs: Judge = ({ facts, craft }) => {
  const count = craft.pushy ? limited(craft.questions, 4) - 3 : limited(craft.questions, 3);
  const score = count >= 2 ? HIGH - 10 + count * 3 : count === 1 ? MID : LOW - 10;
  return { score, at: facts.needQuestions[0] ?? null };
};

const empathy: Judge = (seen) => {
  const { craft } = seen;
  const thin = craft.rapport.length === 0 && !craft.pushy;
  const middle = thin || craft.impression < 2 ? LOW : byImpression(seen);
  return {
    score: graded(middle, craft),
    at: firstOf(seen, ['empathise', 'soften', 'warm']) ?? craft.rapport[0] ?? null,
  };
};

const ownership: Judge = (seen) => {
  const { promises } = seen.facts;
  const [dated] = promises.dated;
  const own = firstOf(seen, ['ownership', 'promise']);
  if (seen.craft.pushy) return { score: LOW - 5, at: pressedAt(seen) };
  if (dated) return { score: promises.vague.length > 0 ? MID + 5 : HIGH, at: dated };
  return { score: own !== null && seen.craft.impression >= 2 ? MID : LOW, at: own ?? promises.vague[0] ?? null };
};

const asking: Judge = (seen) => {
  const { facts, sale, craft } = seen;
  const at = facts.view.find('askSale', 'agent').at(-1) ?? firstOf(seen, ['assumeClose']);
  if (sale.accepted) return { score: graded(HIGH, craft), at: at ?? sale.accepted };
  return { score: at || craft.impression >= GOOD ? MID : LOW, at };
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
