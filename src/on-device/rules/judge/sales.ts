import type { SalesItem } from '@/domain/scoring/score-answer';
import type { Match } from '../call-view';
import type { CueName } from '../cue-name';
import { type CallFacts, isJudgeable } from '../facts/call-facts';
import type { Sale } from '../facts/sale';

export interface SalesVerdict {
  /** 0 to 100; null = not judged. */
  score: number | null;
  at: Match | null;
}

type Judge = (facts: CallFacts, sale: Sale) => SalesVerdict;

const clamp = (value: number) => Math.round(Math.max(0, Math.min(100, value)));
const limited = (count: number, most: number) => Math.min(count, most);

function turnsWith({ view }: CallFacts, cue: CueName): number {
  return new Set(view.find(cue, 'agent').map(({ turn }) => turn)).size;
}

const connection: Judge = (facts) => {
  const { view, nameUse, mood, politeShare } = facts;
  const opening = view.of('agent').slice(0, 4);
  const early = (cue: CueName) => view.find(cue, 'agent').find(({ turn }) => opening.includes(turn)) ?? null;
  const permission = early('askPermission');
  const personal = early('smallTalk') ?? early('warm') ?? early('empathise');
  const value =
    10 +
    (early('greet') ? 10 : 0) +
    (early('introduce') ? 10 : 0) +
    (nameUse ? 20 : 0) +
    (permission ? 20 : 0) +
    (personal ? 15 : 0) +
    limited(facts.needQuestions.filter(({ turn }) => opening.includes(turn)).length, 2) * 8 +
    limited(turnsWith(facts, 'warm') + turnsWith(facts, 'empathise'), 3) * 5 -
    limited(turnsWith(facts, 'rude') + turnsWith(facts, 'pressure'), 3) * 12 -
    (mood < -1 ? 10 : 0) -
    (politeShare < 0.5 ? 10 : 0);
  return { score: clamp(value), at: permission ?? personal ?? nameUse ?? early('greet') };
};

/** The agent's words between an objection and the next turn of the customer. */
function replyTo(facts: CallFacts, turn: number): number | null {
  return facts.view.of('agent').find((index) => index > turn) ?? null;
}

const overcoming: Judge = (facts, { objections, accepted }) => {
  const { view } = facts;
  const turns = [...new Set(objections.map(({ turn }) => turn))];
  if (turns.length === 0) return { score: null, at: null };
  let sum = 0;
  let shown: Match | null = null;
  for (const turn of turns) {
    const reply = replyTo(facts, turn);
    if (reply === null) continue;
    const has = (cue: CueName) => view.inTurn(cue, reply)[0];
    const facing = has('rebut') ?? has('honest');
    const figures = facts.key.some((fact) => fact.turn === reply);
    const kind = has('empathise') ?? has('soften');
    sum +=
      25 +
      (facing ? 20 : 0) +
      (figures ? 20 : 0) +
      (kind ? 25 : 0) -
      (has('pressure') ? 35 : 0) -
      (has('rude') ? 25 : 0) -
      (has('evade') ? 15 : 0);
    shown ??= facing ?? kind ?? { turn: reply, at: 0, text: '' };
  }
  const refusals = facts.unanswered.length * 6;
  return { score: clamp(sum / turns.length + (accepted ? 15 : 0) - refusals), at: shown };
};

const presumptive: Judge = (facts, { accepted }) => {
  const found = facts.view.find('assumeClose', 'agent');
  const pushy = limited(turnsWith(facts, 'pressure'), 3);
  const count = new Set(found.map(({ turn }) => turn)).size;
  if (count === 0) return { score: accepted ? 45 : 20, at: facts.view.find('askSale', 'agent')[0] ?? null };
  return { score: clamp(50 + limited(count, 2) * 8 + (accepted ? 20 : 0) - pushy * 7), at: found[0] ?? null };
};

const needs: Judge = (facts) => {
  const count = facts.needQuestions.length;
  return { score: clamp([12, 38, 55, 75][limited(count, 3)] ?? 75 + 5 * count), at: facts.needQuestions[0] ?? null };
};

const empathy: Judge = (facts) => {
  const count = turnsWith(facts, 'empathise') + limited(turnsWith(facts, 'soften'), 1);
  const pushy = turnsWith(facts, 'pressure') + turnsWith(facts, 'rude');
  const base = [25, 50, 68, 80][limited(count, 3)] ?? 80;
  return {
    score: clamp(base + limited(turnsWith(facts, 'warm'), 2) * 5 - limited(pushy, 3) * 14),
    at: facts.view.find('empathise', 'agent')[0] ?? null,
  };
};

const ownership: Judge = (facts) => {
  const { view, promises } = facts;
  const own = view.find('ownership', 'agent');
  const dated = limited(promises.dated.length, 2);
  const value =
    15 +
    limited(turnsWith(facts, 'ownership'), 3) * 15 +
    dated * 18 +
    limited(turnsWith(facts, 'honest'), 1) * 8 -
    limited(promises.vague.length, 2) * 15 -
    limited(turnsWith(facts, 'pressure'), 2) * 12;
  return { score: clamp(value), at: promises.dated[0] ?? own[0] ?? null };
};

const asking: Judge = (facts, { accepted }) => {
  const found = facts.view.find('askSale', 'agent');
  const count = new Set(found.map(({ turn }) => turn)).size;
  if (count === 0) return { score: accepted ? 50 : 20, at: null };
  const confirms = found.some(({ turn }) => facts.key.filter((fact) => fact.turn === turn).length >= 2);
  return {
    score: clamp(
      45 +
        limited(count, 2) * 6 +
        (accepted ? 18 : 0) +
        (confirms ? 10 : 0) -
        limited(turnsWith(facts, 'pressure'), 3) * 5,
    ),
    at: found.at(-1) ?? null,
  };
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
  const { sale } = facts;
  const judge = (item: SalesItem): SalesVerdict =>
    sale && isJudgeable(facts.view) ? JUDGES[item](facts, sale) : { score: null, at: null };
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
