import type { CallView } from '../call-view';
import { termsOf } from '../facts/taken-up';
import type { Figures, Said } from './figures';
import { passagesOf } from './passages';

/** Whether it is a charge that the agent takes off again, however much later: without a word of correction. */
export function calledOff(view: CallView, figures: Figures): (passage: Said) => boolean {
  const { guards } = view.lexicon.claims;
  const { factsIn, speakerOf, textOf } = figures;
  // Once for the call, not for each of its sentences: of those there are thousands in a long one.
  const keysOf = (text: string) => termsOf(text, view.lexicon).map(({ key }) => key);
  const waivers = view
    .of('agent')
    .filter((turn) => guards.waives.test(textOf(turn)))
    .map((turn) => ({ turn, terms: keysOf(textOf(turn)), named: guards.charge.test(textOf(turn)) }));

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
