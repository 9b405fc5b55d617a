import type { CallView, Match } from '../call-view';
import type { KeyFact } from '../key-information/key-information';

/** What the agent learns before selling. */
export interface Discovery {
  /** Turn in which the agent names a price or takes a step as if all were agreed; the number of turns when never. */
  pitch: number;
  /** Words that the customer says before it. */
  listened: number;
  /** Questions about the customer's situation: what only confirms a step is none. */
  questions: readonly Match[];
}

export const isPrice = ({ lexicon }: CallView, kind: KeyFact['kind'], text: string): boolean =>
  kind === 'money' || (kind === 'number' && lexicon.speech.sum.test(text));

const wordCount = (text: string) => text.split(/\s+/).length;

export function discover(
  view: CallView,
  facts: readonly KeyFact[],
  needQuestions: readonly Match[],
  closes: readonly Match[],
): Discovery {
  const price = facts.find(
    ({ kind, turn, text }) => view.turns[turn]?.speaker === 'agent' && isPrice(view, kind, text),
  );
  const pitch = price?.turn ?? closes[0]?.turn ?? view.turns.length;
  const listened = view
    .of('customer')
    .filter((turn) => turn < pitch)
    .reduce((sum, turn) => sum + wordCount(view.turns[turn]?.text ?? ''), 0);
  const stepAt = ({ turn, at, text }: Match) =>
    closes.some((close) => close.turn === turn && close.at >= at && close.at < at + text.length);
  return { pitch, listened, questions: needQuestions.filter((question) => !stepAt(question)) };
}
