import type { CallView } from '../call-view';
import type { KeyFact } from '../key-information/key-information';
import { figuresOf, isSame, SUM } from './figures';
import { type Passage, passagesOf, shownAt } from './passages';

/** So many turns may pass before a mistake is owned up to, and so many after it are about it. */
const BACK = 14;
const AFTER = 2;

/** Whether the agent owns up to a mistake later, names another sum of the kind, and never this one again. */
export function ownedUp(view: CallView, key: readonly KeyFact[]) {
  const { factsIn, inTurn, near, speakerOf } = figuresOf(view, key);
  const rights = ({ text }: Passage) => shownAt(text, 'takesBack', view.lexicon) !== null;
  const mistakes = new Set(view.of('agent').filter((turn) => passagesOf(view, turn).some(rights)));
  const isAgent = (turn: number) => speakerOf(turn) === 'agent';
  return (quote: Pick<Passage, 'from' | 'to' | 'turn'>): boolean =>
    isAgent(quote.turn) &&
    near(quote.turn, BACK).some((turn) => {
      const anew = mistakes.has(turn) ? [turn, ...near(turn, AFTER)].filter(isAgent).flatMap(inTurn) : [];
      return factsIn(quote).some(
        (own) =>
          SUM.has(own.kind) &&
          anew.some((fact) => fact.kind === own.kind && !isSame(fact, own)) &&
          !key.some((fact) => fact.turn > turn && isSame(fact, own)),
      );
    });
}
