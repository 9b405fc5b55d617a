import { type CallView, isSaid } from '../call-view';
import type { CueName } from '../cue-name';
import type { CallFacts } from './call-facts';
import { findRefusals, type Sale } from './sale';
import { sentencesOf } from './sentences';

export const asksIn = (view: CallView, turn: number): boolean =>
  sentencesOf(view.turns[turn]?.text ?? '', view.lexicon).some(({ question }) => question);

const ACKNOWLEDGES: readonly CueName[] = ['empathise', 'soften', 'apologise', 'warm', 'honest', 'thank'];

/** Whether the agent takes the customer's words up kindly in that turn. */
export const acknowledges = (view: CallView, turn: number): boolean => isSaid(view, ACKNOWLEDGES, turn);

/** Turns in which the customer objects or says no; without any, their questions after the price: doubts put politely. */
function objectionTurns({ view, craft }: CallFacts, sale: Sale): number[] {
  const said = [...sale.objections, ...findRefusals(view)].map(({ turn }) => turn).filter((turn) => turn > 0);
  const against = [...new Set(said)].sort((a, b) => a - b);
  if (against.length > 0) return against;
  return view.of('customer').filter((turn) => turn > craft.discovery.pitch && asksIn(view, turn));
}

/** The agent's turns that answer an objection, in order. */
export function objectionAnswers(facts: CallFacts, sale: Sale): number[] {
  const agent = facts.view.of('agent');
  const answers: number[] = [];
  let next = 0;
  for (const turn of objectionTurns(facts, sale)) {
    while (next < agent.length && (agent[next] ?? 0) < turn) next++;
    const answer = agent[next];
    if (answer !== undefined && answers.at(-1) !== answer) answers.push(answer);
  }
  return answers;
}
