import type { CallView } from '../call-view';
import { termsOf } from '../facts/taken-up';
import type { KeyFact } from '../key-information/key-information';
import { type Figures, figuresOf, isSame, type Said, SUM } from './figures';
import { type Passage, passagesOf, shownAt } from './passages';

/** Whether it is a charge that the agent takes off again, however much later: without a word of correction. */
export function calledOff(view: CallView, figures: Figures): (passage: Said) => boolean {
  const { guards } = view.lexicon.claims;
  const { factsIn, speakerOf, textOf } = figures;
  // Once for the call, not for each of its sentences: of those there are thousands in a long one.
  const rights = (text: string) => shownAt(text, 'takesBack', view.lexicon) !== null;
  const keysOf = (text: string) => termsOf(text, view.lexicon).map(({ key }) => key);
  const waivers = view
    .of('agent')
    .filter((turn) => guards.waives.test(textOf(turn)))
    .map((turn) => ({
      turn,
      terms: keysOf(textOf(turn)),
      named: guards.charge.test(textOf(turn)) && !rights(textOf(turn)),
    }));

  return (passage) => {
    const text = textOf(passage.turn);
    if (speakerOf(passage.turn) !== 'agent' || !factsIn(passage).some(({ kind }) => kind === 'money')) return false;
    if (guards.waives.test(passage.text) || !guards.charge.test(text.slice(0, passage.to))) return false;
    const about = new Set(keysOf(text));
    return (
      guards.waives.test(passagesOf(view, passage.turn).find(({ from }) => from >= passage.to)?.text ?? '') ||
      waivers.some(({ turn, terms, named }) => turn > passage.turn && (!named || terms.some((term) => about.has(term))))
    );
  };
}

/** So many turns may pass before a mistake is owned up to, and so many after it are about it. */
const BACK = 14;
const AFTER = 2;

/** Whether the agent owns up to a mistake later: about this, or naming another sum of the kind and never this one again. */
export function ownedUp(view: CallView, key: readonly KeyFact[]) {
  const { factsIn, inTurn, near, speakerOf, textOf } = figuresOf(view, key);
  const keysOf = (text: string) => termsOf(text, view.lexicon).map((term) => term.key);
  const mistakes = new Map(
    view.of('agent').flatMap((turn) => {
      const own = passagesOf(view, turn).filter(({ text }) => shownAt(text, 'takesBack', view.lexicon) !== null);
      return own.length > 0 ? [[turn, new Set(own.flatMap(({ text }) => keysOf(text)))] as const] : [];
    }),
  );
  const isAgent = (turn: number) => speakerOf(turn) === 'agent';
  return (quote: Pick<Passage, 'from' | 'to' | 'turn'>): boolean =>
    isAgent(quote.turn) &&
    near(quote.turn, BACK).some((turn) => {
      const about = mistakes.get(turn);
      if (about === undefined) return false;
      const anew = [turn, ...near(turn, AFTER)].filter(isAgent).flatMap(inTurn);
      return (
        keysOf(textOf(quote.turn).slice(quote.from, quote.to)).some((term) => about.has(term)) ||
        factsIn(quote).some(
          (own) =>
            SUM.has(own.kind) &&
            anew.some((fact) => fact.kind === own.kind && !isSame(fact, own)) &&
            !key.some((fact) => fact.turn > turn && isSame(fact, own)),
        )
      );
    });
}
