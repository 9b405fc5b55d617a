import type { CallView } from '../call-view';
import { factsIn as factsOfKey, type KeyFact } from '../key-information/key-information';
import type { Passage } from './passages';
import { passagesOf, shownAt } from './passages';

type Said = Pick<Passage, 'turn' | 'from' | 'to' | 'text' | 'question'>;

const WHEN = new Set(['date', 'time', 'duration']);
const SUM = new Set(['money', 'number', 'percent', 'measure']);
/** A correction comes soon: within so many turns of the call. */
const SOON = 6;
/** One that gives nothing new is about what was said right before. */
const AT_ONCE_TURNS = 3;
/** What was arranged anew later stands instead, even after some talk. */
const LATER = 10;
/** So many words answer and tell nothing else. */
const BRIEF = 6;
/** A correction begins so near to the beginning of the next sentence. */
const AT_ONCE = 8;
const kindsOf = (facts: readonly KeyFact[]) =>
  new Set(facts.map(({ kind }) => (WHEN.has(kind) ? 'when' : SUM.has(kind) ? 'sum' : kind)));

/**
 * Whether what was said still holds at the end of the call. Nothing that was taken back, refused or only asked may be
 * shown as if it held: a time that the agent corrects, an offer that the customer declines, a slot nobody agreed to.
 */
export function standing(
  view: CallView,
  key: readonly KeyFact[],
): Record<'retracted' | 'holds', (passage: Said) => boolean> {
  const { guards } = view.lexicon.claims;
  const textOf = (turn: number) => view.turns[turn]?.text ?? '';
  const speakerOf = (turn: number) => view.turns[turn]?.speaker;
  const factsIn = (stretch: Pick<Said, 'turn' | 'from' | 'to'>) => factsOfKey(key, stretch);
  const changes = view
    .of('agent')
    .filter((turn) => textOf(turn).search(guards.changes) >= 0)
    .flatMap((turn) => passagesOf(view, turn))
    .filter(
      (passage) =>
        !passage.question &&
        passage.text.search(guards.changes) >= 0 &&
        !guards.supposes.test(passage.text) &&
        kindsOf(factsIn(passage)).has('when'),
    )
    .map(({ turn }) => turn);
  /** "Not five", "it ends 526, not 562": that figure, or its end. */
  const denies = (text: string, fact: KeyFact): boolean => {
    const said = fact.text.toLowerCase();
    return text
      .toLowerCase()
      .split(guards.notThis)
      .slice(1)
      .some((after) => {
        const [figure = '', next] = /^[\p{L}\p{N}$£€]+(?: ([\p{L}\p{N}]+))?/u.exec(after) ?? [];
        const [word = ''] = figure.split(' ');
        return (
          word !== '' && ((/\d/.test(word) && said.includes(word)) || ` ${said} `.includes(` ${next ? figure : word} `))
        );
      });
  };
  const corrects = new Set(view.turns.flatMap(({ text }, turn) => (text.search(guards.corrects) >= 0 ? [turn] : [])));
  const wholeTurn = (turn: number) => ({ turn, from: 0, to: textOf(turn).length });
  const near = (turn: number, most: number) =>
    view.turns.slice(turn + 1, turn + 1 + most).map((_, place) => turn + 1 + place);

  /** Figures of those kinds in a stretch, as they were said. */
  const said = (stretch: Pick<Said, 'turn' | 'from' | 'to'>, kinds: ReadonlySet<string>) =>
    factsIn(stretch).filter((fact) => [...kindsOf([fact])].every((kind) => kinds.has(kind)));

  const isSame = (one: { text: string }, other: { text: string }) => {
    const [a, b] = [one.text.toLowerCase(), other.text.toLowerCase()];
    return a.includes(b) || b.includes(a);
  };

  /** Another figure of the kind after words that put right, by the same speaker. */
  function putRight(passage: Said, turn: number): boolean {
    const from = turn === passage.turn ? passage.to : 0;
    const text = textOf(turn).slice(from);
    if (speakerOf(turn) !== speakerOf(passage.turn) || text.search(guards.putsRight) < 0) return false;
    const given = factsIn({ turn, from, to: from + text.length });
    const like = (kind: string) => (kind === 'number' ? 'money' : kind);
    return factsIn(passage).some((mine) =>
      given.some(
        (fact) =>
          (WHEN.has(fact.kind) || SUM.has(fact.kind)) && like(fact.kind) === like(mine.kind) && !isSame(mine, fact),
      ),
    );
  }

  /** A number read back with other figures than it was given. */
  function misread(passage: Said): boolean {
    const words = (text: string) => text.toLowerCase().split(/[\s-]+/);
    return factsIn(passage).some(
      ({ kind, text }) =>
        kind === 'code' &&
        factsIn(wholeTurn(passage.turn - 1)).some((given) => {
          const shared = words(given.text).filter((word) => words(text).includes(word)).length;
          return given.kind === kind && shared * 2 > words(text).length && !isSame({ text }, given);
        }),
    );
  }

  /** The same speaker takes it back, or anybody denies its figure. */
  function corrected(passage: Said): boolean {
    const mine = factsIn(passage);
    const kinds = kindsOf(mine);
    if (mine.length === 0) return false;
    // "Fourteen fifty?" asks after what is put right in the answer.
    const echoes = passagesOf(view, passage.turn - 1).some(
      (before) =>
        factsIn(before).some((fact) => mine.some((own) => isSame(own, fact))) && putRight(before, passage.turn + 1),
    );
    if (
      echoes ||
      misread(passage) ||
      [passage.turn, ...near(passage.turn, SOON)].some((turn) => putRight(passage, turn))
    )
      return true;
    const rest = textOf(passage.turn).slice(passage.to);
    if (mine.some((fact) => denies(rest, fact) || near(passage.turn, SOON).some((turn) => denies(textOf(turn), fact))))
      return true;
    const at = rest.search(guards.corrects);
    const anew = { turn: passage.turn, from: passage.to + at, to: passage.to + rest.length };
    if (at >= 0 && (at <= AT_ONCE || said(anew, kinds).length > 0)) return true;
    return near(passage.turn, SOON).some((turn) => {
      if (!corrects.has(turn) || speakerOf(turn) !== speakerOf(passage.turn)) return false;
      const given = [turn, turn + 2].find((one) => factsIn(wholeTurn(one)).length > 0);
      return given === undefined ? turn - passage.turn <= AT_ONCE_TURNS : said(wholeTurn(given), kinds).length > 0;
    });
  }

  /** The other side names another figure of the kind, and the speaker goes on with that one. */
  function overruled(passage: Said): boolean {
    const kinds = new Set(factsIn(passage).flatMap(({ kind }) => (WHEN.has(kind) || SUM.has(kind) ? [kind] : [])));
    return [...kinds].some((kind) => {
      const words = (stretch: Pick<Said, 'turn' | 'from' | 'to'>) =>
        factsIn(stretch).flatMap((fact) => (fact.kind === kind ? [fact.text.toLowerCase()] : []));
      const mine = words(passage);
      const same = (one: readonly string[], other: readonly string[]) =>
        one.some((figure) => other.some((own) => own.includes(figure) || figure.includes(own)));
      const others = near(passage.turn, 2)
        .filter((turn) => speakerOf(turn) !== speakerOf(passage.turn))
        .flatMap((turn) => passagesOf(view, turn))
        // A sum said along the way may be another's: only a short answer or a correction is about this one.
        .filter(({ text }) => WHEN.has(kind) || text.split(/\s+/).length <= BRIEF || text.search(guards.corrects) >= 0)
        .flatMap(words)
        .filter((figure) => !same([figure], mine));
      return near(passage.turn, SOON)
        .filter((turn) => turn > passage.turn + 1 && speakerOf(turn) === speakerOf(passage.turn))
        .some((turn) => same(words(wholeTurn(turn)), others) && !same(words(wholeTurn(turn)), mine));
    });
  }

  /** A day or an hour of the agent's that a later sentence of the agent's puts another in the place of. */
  function replaced(passage: Said): boolean {
    if (speakerOf(passage.turn) !== 'agent' || !kindsOf(factsIn(passage)).has('when')) return false;
    return changes.some((turn) => turn > passage.turn && turn <= passage.turn + LATER);
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
    if (speakerOf(turn) === 'customer') {
      const dated = kindsOf(factsIn(passage)).has('when') && kindsOf(factsIn(wholeTurn(turn + 1))).has('when');
      // A day that can't be had: "Friday he operates all day, the soonest is Monday".
      if (dated && guards.proposes.test(text) && guards.negation.test(reply)) return true;
      return guards.no.test(reply) && textOf(turn).includes('?');
    }
    return (asked || guards.offers.test(text)) && guards.refuses.test(reply);
  }

  /** Of a question only what the other side confirms. */
  function open(passage: Said): boolean {
    const { turn, question, text } = passage;
    if (speakerOf(turn) !== 'agent') return false;
    const times = factsIn(passage).filter(({ kind }) => WHEN.has(kind));
    const choice = [text, textOf(turn).slice(passage.to).trimStart()].some(
      (words) => words.search(guards.either) === 0,
    );
    const between = times.some((time, place) => {
      const next = times[place + 1];
      return next !== undefined && guards.either.test(textOf(turn).slice(time.to, next.from));
    });
    if (choice || between) return true;
    return question && !guards.yes.test(textOf(turn + 1));
  }

  // Speech without punctuation: what is told runs into the question for further needs.
  const told = (passage: Said) => shownAt(passage.text, 'asksMore', view.lexicon) !== null;

  const retracted = (passage: Said) => corrected(passage) || replaced(passage) || overruled(passage);
  return {
    retracted,
    holds: (passage) => !retracted(passage) && (told(passage) || !(refused(passage) || open(passage))),
  };
}
