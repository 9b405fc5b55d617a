import type { CallView } from '../call-view';
import type { KeyFact } from '../key-information/key-information';
import type { Passage } from './passages';
import { passagesOf, shownAt } from './passages';

type Said = Pick<Passage, 'turn' | 'from' | 'to' | 'text' | 'question'>;

const WHEN = new Set(['date', 'time', 'duration']);
const SUM = new Set(['money', 'number', 'percent', 'measure']);
/** A correction comes soon: within so many turns of the call. */
const SOON = 4;
/** What was arranged anew later stands instead, even after some talk. */
const LATER = 10;
/** A correction begins so near to the beginning of the next sentence. */
const AT_ONCE = 8;
/** A negation this near before a figure denies it: "not five", "không phải bốn giờ". */
const NEAR = 14;

const kindsOf = (facts: readonly KeyFact[]) =>
  new Set(facts.map(({ kind }) => (WHEN.has(kind) ? 'when' : SUM.has(kind) ? 'sum' : kind)));

/**
 * Whether what was said still holds at the end of the call. Nothing that was taken back, refused or only asked may be
 * shown as if it held: a time that the agent corrects, an offer that the customer declines, a slot nobody agreed to.
 */
export function stillHolds(view: CallView, key: readonly KeyFact[]): (passage: Said) => boolean {
  const { guards } = view.lexicon.claims;
  const textOf = (turn: number) => view.turns[turn]?.text ?? '';
  const speakerOf = (turn: number) => view.turns[turn]?.speaker;
  const factsIn = ({ turn, from, to }: Pick<Said, 'turn' | 'from' | 'to'>) =>
    key.filter((fact) => fact.turn === turn && fact.from >= from && fact.to <= to);
  const changes = view
    .of('agent')
    .filter((turn) => textOf(turn).search(guards.changes) >= 0)
    .flatMap((turn) => passagesOf(view, turn).filter(({ question }) => !question));
  const denies = (text: string, fact: KeyFact): boolean => {
    const figure = fact.text.toLowerCase().split(/\s+/)[0] ?? '';
    const lower = text.toLowerCase();
    for (let at = lower.indexOf(figure); at >= 0; at = lower.indexOf(figure, at + 1))
      if (guards.notThis.test(lower.slice(Math.max(0, at - NEAR), at))) return true;
    return false;
  };

  /** What the same speaker says after it, soon. */
  const rests = ({ turn, to }: Said) =>
    view.turns.flatMap(({ speaker, text }, later) => {
      if (speaker !== speakerOf(turn) || later < turn || later > turn + SOON) return [];
      const from = later === turn ? to : 0;
      return from < text.length ? [{ turn: later, from, to: text.length, text: text.slice(from) }] : [];
    });

  function corrected(passage: Said): boolean {
    const mine = factsIn(passage);
    if (mine.length === 0) return false;
    const kinds = kindsOf(mine);
    if (!kinds.has('when') && !kinds.has('sum')) return false;
    const rest = textOf(passage.turn).slice(passage.to).trimStart();
    const anew = rest.search(guards.corrects);
    if (anew >= 0 && anew <= AT_ONCE) return true;
    return rests(passage).some((rest) => {
      if (mine.some((fact) => (WHEN.has(fact.kind) || SUM.has(fact.kind)) && denies(rest.text, fact))) return true;
      const at = rest.text.search(guards.corrects);
      if (at < 0) return false;
      // What the same turn gives before its correction is what is corrected.
      if (rest.turn > passage.turn && factsIn({ ...rest, to: rest.from + at }).length > 0) return false;
      const anew = kindsOf(factsIn({ ...rest, from: rest.from + at }));
      return [...kinds].some((kind) => (kind === 'when' || kind === 'sum') && anew.has(kind));
    });
  }

  /** A day or an hour of the agent's that a later sentence of the agent's puts another in the place of. */
  function replaced(passage: Said): boolean {
    if (speakerOf(passage.turn) !== 'agent' || !kindsOf(factsIn(passage)).has('when')) return false;
    return changes.some(
      ({ turn, from, to, text }) =>
        turn > passage.turn &&
        turn <= passage.turn + LATER &&
        kindsOf(factsIn({ turn, from, to })).has('when') &&
        text.search(guards.changes) >= 0 &&
        !guards.supposes.test(text),
    );
  }

  /** The last question of a turn is what the next one answers. */
  function answers(passage: Said): boolean {
    const after = textOf(passage.turn).slice(passage.to);
    return !after.includes('?') && shownAt(after, 'asksMore', view.lexicon) === null;
  }

  function refused(passage: Said): boolean {
    const { turn, from, text, question } = passage;
    const asked = question || textOf(turn).slice(0, from).includes('?');
    if (speakerOf(turn) === speakerOf(turn + 1) || !answers(passage)) return false;
    const reply = textOf(turn + 1);
    if (speakerOf(turn) === 'customer') return guards.no.test(reply) && textOf(turn).includes('?');
    return (asked || guards.offers.test(text)) && guards.refuses.test(reply);
  }

  /** Of a question only what the other side confirms. */
  function open(passage: Said): boolean {
    const { turn, question, text } = passage;
    if (speakerOf(turn) !== 'agent') return false;
    const times = factsIn(passage).filter(({ kind }) => WHEN.has(kind));
    if (times.length > 1 && guards.either.test(text) && (question || guards.proposes.test(text))) return true;
    return question && !guards.yes.test(textOf(turn + 1));
  }

  // Speech without punctuation: what is told runs into the question for further needs.
  const told = (passage: Said) => shownAt(passage.text, 'asksMore', view.lexicon) !== null;

  return (passage) =>
    !corrected(passage) && !replaced(passage) && (told(passage) || !(refused(passage) || open(passage)));
}
