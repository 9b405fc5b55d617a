import { SALES_ITEMS, type SalesItem } from '@/domain/scoring/score-answer';
import { isSaid } from '../call-view';
import { claimBook } from '../claims/claim-book';
import { type CallFacts, isJudgeable } from '../facts/call-facts';
import { acknowledges, asksIn, objectionAnswers } from '../facts/objection-answers';
import { findCloses, type Sale } from '../facts/sale';
import type { SaleCraft } from '../facts/sale-craft';
import { saleLevel, wholeness } from '../facts/sale-level';
import { turnCount } from '../group-by-turn';
import { saleOutcome } from './sale-outcome';
import { blended, isPoor, STEP } from './sales-blend';
import { forEach } from './verdict';

interface Seen {
  facts: CallFacts;
  sale: Sale;
  craft: SaleCraft;
  sold: boolean;
  /** How well the agent sells over the whole call, 0 to 1. */
  level: number;
}
/** 0 to 100; null = not judged. */
type Judge = (seen: Seen) => number | null;

/** So many turns of interest in the person make a connection by themselves; so many kind ones show understanding. */
const CLOSE_RAPPORT = 4;
const FELT = 4;
/** So many questions, and so many words heard before the price, show the need: one question may draw out a long answer. */
const ASKED = 2;
const HEARD = 60;

const connection: Judge = ({ craft, level }) => blended('make_connection', craft.rapport.length / CLOSE_RAPPORT, level);

const overcoming: Judge = ({ facts, sale, level }) => {
  const { view } = facts;
  const replies = objectionAnswers(facts, sale);
  if (replies.length === 0) return null;
  const known = new Set(facts.key.map(({ turn }) => turn));
  // A goodbye to what the customer holds against it is no answer, however well the rest went.
  const leaves = (turn: number) => isSaid(view, ['goodbye'], turn) && !asksIn(view, turn) && !known.has(turn);
  if (replies.every(leaves)) return blended('overcome_objections', 0, 0);
  const share = (holds: (turn: number) => boolean) => replies.filter(holds).length / replies.length;
  const good =
    share((turn) => asksIn(view, turn)) + share((turn) => acknowledges(view, turn)) + share((t) => known.has(t));
  return blended('overcome_objections', good / 1.5, level);
};

/** Who decides, or puts off deciding, in answer to a question was asked to, in whatever words. */
function answersQuestion(facts: CallFacts): boolean {
  const { passages, present } = claimBook(facts);
  const decides = (['accepts', 'declines', 'putsOff'] as const).flatMap((id) => present(id));
  return decides.some(({ turn }) => passages('agent').findLast((said) => said.turn === turn - 1)?.question === true);
}

const closing =
  (item: 'presumptive_close' | 'ask_for_sale'): Judge =>
  ({ facts, craft, sold, level }) => {
    const steps = [...claimBook(facts).present('asksDecision'), ...findCloses(facts.view)];
    const asked = answersQuestion(facts) || steps.some(({ turn }) => turn >= craft.discovery.pitch);
    // Who buys from a poor agent takes the step alone.
    const taken = sold && !(item === 'presumptive_close' && isPoor(level));
    const step = item === 'presumptive_close' ? STEP.led : STEP.asked;
    return blended(item, taken ? STEP.taken : craft.pushy || asked ? step : STEP.leftOut, level);
  };

const needs: Judge = ({ facts, craft: { discovery }, level }) => {
  const whole = wholeness(facts.view.of('agent').length);
  const share = (count: number, enough: number) => Math.min(1, count / (enough * whole)) / 2;
  return blended('uncover_needs', share(discovery.questions.length, ASKED) + share(discovery.listened, HEARD), level);
};

const empathy: Judge = ({ facts: { view }, level }) => {
  const felt = (['empathise', 'warm', 'soften'] as const).reduce((n, cue) => n + turnCount(view.find(cue, 'agent')), 0);
  return blended('be_empathetic', felt / FELT, level);
};

const ownership: Judge = ({ facts, sold, level }) => {
  const { own, dated, vague } = facts.promises;
  const promised = own.at(-1);
  // "I'll ask" is settled by a later "at three I'll tell you".
  const settled = promised !== undefined && !vague.some(({ turn }) => turn >= promised.turn);
  return blended('demonstrate_ownership', settled ? 1 : sold || dated.length > 0 ? 0.5 : 0, level);
};

const JUDGES: Record<SalesItem, Judge> = {
  make_connection: connection,
  overcome_objections: overcoming,
  presumptive_close: closing('presumptive_close'),
  uncover_needs: needs,
  be_empathetic: empathy,
  demonstrate_ownership: ownership,
  ask_for_sale: closing('ask_for_sale'),
};

/** The seven factors of the sales card, the craft and not the outcome; nothing is judged in a call that sells nothing. */
export function judgeSales(facts: CallFacts): Record<SalesItem, number | null> {
  const { sale, craft } = facts;
  const sold = saleOutcome(facts) === 'sold';
  const seen = sale && isJudgeable(facts.view) ? { facts, sale, craft, sold, level: saleLevel(facts, sale) } : null;
  return forEach(SALES_ITEMS, (item) => seen && JUDGES[item](seen));
}
