import type { CallView } from '../call-view';
import { keysOf, shares } from '../facts/taken-up';
import type { KeyFact } from '../key-information/key-information';
import { type Figures, figuresOf, isSame, type Said, SUM } from './figures';
import { type Passage, passagesOf, shownAt } from './passages';

/** Whether it is a charge that the agent takes off again, however much later: without a word of correction. */
export function calledOff(view: CallView, figures: Figures): (passage: Said) => boolean {
  const { guards } = view.lexicon.claims;
  const { factsIn, speakerOf, textOf } = figures;
  // Once for the call, not for each of its sentences: of those there are thousands in a long one.
  const waivers = view
    .of('agent')
    .filter((turn) => guards.waives.test(textOf(turn)))
    .map((turn) => {
      const own = shownAt(textOf(turn), 'takesBack', view.lexicon) !== null;
      return { turn, terms: keysOf(textOf(turn), view.lexicon), named: !own && guards.charge.test(textOf(turn)) };
    });

  return (passage) => {
    const text = textOf(passage.turn);
    if (speakerOf(passage.turn) !== 'agent' || !factsIn(passage).some(({ kind }) => kind === 'money')) return false;
    if (guards.waives.test(passage.text) || !guards.charge.test(text.slice(0, passage.to))) return false;
    const about = keysOf(text, view.lexicon);
    return (
      guards.waives.test(passagesOf(view, passage.turn).find(({ from }) => from >= passage.to)?.text ?? '') ||
      waivers.some(({ turn, terms, named }) => turn > passage.turn && (!named || shares(terms, about)))
    );
  };
}

/** So many turns may pass before a mistake is owned up to, and so many after it are about it. */
const BACK = 14;
const AFTER = 2;

/** Whether the agent owns up to a mistake later: about this, or naming another sum of the kind and never this one again. */
export function ownedUp(view: CallView, key: readonly KeyFact[]) {
  const { factsIn, inTurn, near, speakerOf, textOf } = figuresOf(view, key);
  const isAgent = (turn: number) => speakerOf(turn) === 'agent';
  const owns = ({ text }: Passage) => shownAt(text, 'takesBack', view.lexicon) !== null;
  const mistakes = view
    .of('agent')
    .map((turn) => ({ turn, own: passagesOf(view, turn).filter(owns) }))
    .filter(({ own }) => own.length > 0)
    .map(({ own, turn }) => ({
      turn,
      about: keysOf(own.map(({ text }) => text).join(' . '), view.lexicon),
      anew: [turn, ...near(turn, AFTER)].filter(isAgent).flatMap(inTurn),
    }));
  return (quote: Pick<Passage, 'from' | 'to' | 'turn'>): boolean => {
    const later = mistakes.filter(({ turn }) => turn > quote.turn && turn - quote.turn <= BACK);
    if (!isAgent(quote.turn) || later.length === 0) return false;
    const mine = keysOf(textOf(quote.turn).slice(quote.from, quote.to), view.lexicon);
    return later.some(
      ({ about, anew, turn }) =>
        shares(mine, about) ||
        factsIn(quote).some(
          (own) =>
            SUM.has(own.kind) &&
            anew.some((fact) => fact.kind === own.kind && !isSame(fact, own)) &&
            !key.some((fact) => fact.turn > turn && isSame(fact, own)),
        ),
    );
  };
}
