import type { CallView } from '../call-view';

/** Turns of the agent in which whoever called says who they are and what for. */
const OPENING_TURNS = 2;

/**
 * Whether the agent made the call: asks for a person, says where the call comes from, asks for a moment. Whoever takes a
 * call names the company, offers help, and hears what is wrong.
 */
export function agentCalled(view: CallView): boolean {
  const opening = view.of('agent').slice(0, OPENING_TURNS);
  const [first] = opening;
  const [answer] = view.of('customer');
  if (first === undefined || answer === undefined) return false;
  if (/complaint|escalation/i.test(view.turns[answer]?.type ?? '')) return false;
  if (view.inTurn('takeCall', first).length > 0) return false;
  if (opening.some((turn) => view.inTurn('offerHelp', turn).length > 0)) return false;
  return opening.some((turn) => view.inTurn('outbound', turn).length > 0);
}
