import type { SalesItem } from '@/domain/scoring/score-answer';
import type { Match } from '../call-view';
import type { CueName } from '../cue-name';
import { type CallFacts, isJudgeable } from '../facts/call-facts';
import { acknowledges, asksIn, objectionAnswers } from '../facts/objection-answers';
import type { Sale } from '../facts/sale';
import type { SaleCraft } from '../facts/sale-craft';
import { saleLevel, wholeness } from '../facts/sale-level';
import { saleOutcome } from './sale-outcome';
import { blended, isGood, isPoor, STEP } from './sales-blend';

export interface SalesVerdict {
  /** 0 to 100; null = not judged. */
  score: number | null;
  at: Match | null;
}

interface Seen {
  facts: CallFacts;
  sale: Sale;
  craft: SaleCraft;
  /** How well the agent sells over the whole call, 0 to 1. */
  level: number;
}
type Judge = (seen: Seen) => SalesVerdict;

/** So many turns of interest in the person make a connection by themselves. */
const CLOSE_RAPPORT = 6;
/** So many kind turns show understanding, so many questions the need. */
const FELT = 4;
const ASKED = 4;

const firstOf = ({ facts }: Seen, cues: readonly CueName[]): Match | null =>
  cues.map((cue) => facts.view.find(cue, 'agent')[0]).find((match) => match !== undefined) ?? null;

const pressedAt = (seen: Seen): Match | null => (seen.craft.pushy ? firstOf(seen, ['pressure', 'rude']) : null);

const connection: Judge = (seen) => {
  const { facts, craft, level } = seen;
  const asked = facts.view.find('askPermission', 'agent').length > 0;
  const warmth = Math.min(1, craft.rapport.length / CLOSE_RAPPORT);
  const evidence = (facts.nameUse ? 0.2 : 0) + (asked ? 0.2 : 0) + warmth * 0.6;
  return {
    score: blended('make_connection', evidence, level),
    at: pressedAt(seen) ?? craft.rapport[0] ?? facts.nameUse ?? firstOf(seen, ['greet', 'introduce']),
  };
};

const overcoming: Judge = (seen) => {
  const { facts, sale, level } = seen;
  const { view } = facts;
  const replies = objectionAnswers(facts, sale);
  const [first] = replies;
  if (first === undefined) return { score: null, at: null };
  const known = new Set(facts.key.map(({ turn }) => turn));
  const share = (holds: (turn: number) => boolean) => replies.filter(holds).length / replies.length;
  const unsure = view.find('unsure', 'agent').length + view.find('evade', 'agent').length > 0;
  const good =
    share((turn) => asksIn(view, turn)) + share((turn) => acknowledges(view, turn)) + share((t) => known.has(t));
  const facing = replies.find((turn) => view.inTurn('rebut', turn).length > 0 || known.has(turn));
  return {
    score: blended('overcome_objections', good / 2 - (unsure ? 0.25 : 0), level),
    at: pressedAt(seen) ?? { turn: facing ?? first, at: 0, text: '' },
  };
};

/** Neither a good agent nor one who reads from a script leaves the step out; the half-hearted do. */
const isStepDue = (level: number): boolean => isGood(level) || isPoor(level);

const presumptive: Judge = (seen) => {
  const { facts, sale, craft, level } = seen;
  const at = firstOf(seen, ['assumeClose', 'askSale']);
  const judged = (evidence: number, shown = at) => ({
    score: blended('presumptive_close', evidence, level),
    at: shown,
  });
  // Who buys from a poor agent takes the step alone.
  if (sale.accepted && !isPoor(level)) return judged(STEP.taken, at ?? sale.accepted);
  const assumed = facts.view.find('assumeClose', 'agent').some(({ turn }) => turn >= craft.discovery.pitch);
  return judged(craft.pushy || assumed || isStepDue(level) ? STEP.asked : STEP.leftOut);
};

const needs: Judge = ({ facts, craft, level }) => {
  const { questions } = craft.discovery;
  const asked = questions.length / (ASKED * wholeness(facts.view.of('agent').length));
  return { score: blended('uncover_needs', asked, level), at: questions[0] ?? null };
};

const empathy: Judge = (seen) => {
  const { view } = seen.facts;
  const kind = ['empathise', 'warm', 'soften'] as const;
  const felt = kind.reduce((sum, cue) => sum + new Set(view.find(cue, 'agent').map(({ turn }) => turn)).size, 0);
  return {
    score: blended('be_empathetic', felt / FELT, seen.level),
    at: firstOf(seen, ['empathise', 'soften', 'warm']) ?? seen.craft.rapport[0] ?? null,
  };
};

const ownership: Judge = (seen) => {
  const { sale, level } = seen;
  const { own, dated, vague } = seen.facts.promises;
  const promised = own.at(-1);
  // "I'll ask" is settled by a later "at three I'll tell you".
  const settled = promised !== undefined && !vague.some(({ turn }) => turn >= promised.turn);
  const evidence = settled ? 1 : sale.accepted || dated.length > 0 ? 0.5 : 0;
  return {
    score: blended('demonstrate_ownership', evidence, level),
    at: pressedAt(seen) ?? promised ?? firstOf(seen, ['ownership', 'done', 'promise']) ?? vague[0] ?? null,
  };
};

const asking: Judge = (seen) => {
  const { facts, sale, craft, level } = seen;
  const after = (cue: CueName) => facts.view.find(cue, 'agent').filter(({ turn }) => turn >= craft.discovery.pitch);
  const at = after('askSale').at(-1) ?? after('assumeClose').at(-1) ?? null;
  const judged = (evidence: number, shown = at) => ({ score: blended('ask_for_sale', evidence, level), at: shown });
  if (sale.accepted) return judged(STEP.taken, at ?? sale.accepted);
  if (craft.pushy) return judged(STEP.asked, at ?? firstOf(seen, ['askSale', 'assumeClose']));
  // A plain question and a plain no: more can't be asked for.
  if (at !== null && isGood(level) && saleOutcome(facts) === 'refused') return judged(STEP.taken);
  return judged(at !== null || isStepDue(level) ? STEP.asked : STEP.leftOut);
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
  const seen = sale && isJudgeable(facts.view) ? { facts, sale, craft, level: saleLevel(facts, sale) } : null;
  const judge = (item: SalesItem): SalesVerdict => {
    if (!seen) return { score: null, at: null };
    const verdict = JUDGES[item](seen);
    // Where the call shows nothing of a criterion, its level stands for it: the place of the offer.
    return verdict.score === null ? verdict : { ...verdict, at: verdict.at ?? seen.sale.offer };
  };
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
