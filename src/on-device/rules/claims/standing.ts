import { remembered } from '@/domain/remembered';
import type { CallView } from '../call-view';
import { keysOf, shares } from '../facts/taken-up';
import type { KeyFact } from '../key-information/key-information';
import { calledOff } from './called-off';
import { figuresOf, isAlike, isBrief, isSame, isShort, LATER, type Said, SOON, SUM, WHEN } from './figures';
import { GIVEN } from './in-context';
import { overtaken } from './overtaken';
import { passagesOf, shownAt } from './passages';

/** One that gives nothing new is about what was said right before. */
const AT_ONCE_TURNS = 3;
/** A condition at the beginning of a reply stands in so many letters. */
const REPLY = 16;
/** A correction begins so near to the beginning of the next sentence. */
const AT_ONCE = 8;
/** A turn of so few words is cut short. */
const CUT = 2;
const differs = (mine: KeyFact, given: readonly KeyFact[]) =>
  given.some(({ kind }) => kind === mine.kind) && !given.some((fact) => isSame(mine, fact));
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
  const figures = figuresOf(view, key);
  const { factsIn, inTurn, near, speakerOf, textOf } = figures;
  const refusedIn = remembered((text: string) => text.toLowerCase().split(guards.notThis).slice(1));
  /** "Not five", "it ends 526, not 562": that figure, or its end. */
  const denies = (text: string, fact: KeyFact): boolean => {
    const said = fact.text.toLowerCase();
    return refusedIn(text).some((after) => {
      const [figure = '', next] = /^[\p{L}\p{N}$£€]+(?: ([\p{L}\p{N}]+))?/u.exec(after) ?? [];
      const [word = ''] = figure.split(' ');
      return (
        word !== '' && ((/\d/.test(word) && said.includes(word)) || ` ${said} `.includes(` ${next ? figure : word} `))
      );
    });
  };
  const corrects = new Set(view.turns.flatMap(({ text }, turn) => (text.search(guards.corrects) >= 0 ? [turn] : [])));
  /** Figures of those kinds in a stretch, as they were said. */
  const said = (stretch: Pick<Said, 'turn' | 'from' | 'to'>, kinds: ReadonlySet<string>) =>
    factsIn(stretch).filter((fact) => [...kindsOf([fact])].every((kind) => kinds.has(kind)));

  /** Another figure of the kind after words that put right, by the same speaker. */
  function putRight(passage: Said, turn: number): boolean {
    const from = turn === passage.turn ? passage.to : 0;
    const text = textOf(turn).slice(from);
    if (speakerOf(turn) !== speakerOf(passage.turn) || text.trimStart().search(guards.putsRight) < 0) return false;
    const given = factsIn({ turn, from, to: from + text.length });
    return factsIn(passage).some(
      (mine) => given.some((fact) => isAlike(mine, fact)) && !given.some((fact) => isSame(mine, fact)),
    );
  }

  /** The next sentence of the same breath begins with a no or a sorry, and names another one or none. */
  function slipped(passage: Said): boolean {
    const mine = factsIn(passage);
    const next = passagesOf(view, passage.turn).find(({ from }) => from >= passage.to);
    // "The fourth is good." – "Okay, I'll" – "No, wait, I work then."
    const [cut = -1, back = -1] = near(passage.turn, 2);
    const isCut = next === undefined && speakerOf(back) === speakerOf(passage.turn) && isBrief(textOf(cut), CUT);
    if (isCut && guards.stops.test(textOf(back))) return true;
    // "Không chín tám ba" reads out a number.
    const reads = factsIn(next ?? passage).some(({ from, kind }) => from === next?.from && GIVEN.has(kind));
    if (next === undefined || reads) return false;
    if (mine.length === 0) return guards.slips.test(next.text) && guards.negation.test(next.text);
    // "Tuesday. I think."
    if (isBrief(next.text) && factsIn(next).length === 0 && guards.guesses.test(next.text)) return true;
    if (!guards.slips.test(next.text)) return false;
    const given = factsIn(next);
    return given.length === 0
      ? isShort(next.text)
      : [...kindsOf(given)].some((kind) => kindsOf(mine).has(kind)) &&
          !given.every((fact) => mine.some((own) => isSame(own, fact) && own.text.length >= fact.text.length));
  }

  /** Corrected in that turn, which names that figure, whoever said it before, or none and is of the same speaker. */
  function takenBack(passage: Said, turn: number): boolean {
    if (!corrects.has(turn)) return false;
    const mine = factsIn(passage);
    const kinds = kindsOf(mine);
    const own = said({ turn, from: 0, to: textOf(turn).search(guards.corrects) }, kinds);
    const names = own.some((fact) => mine.some((one) => isSame(one, fact)));
    if (!names && (own.length > 0 || speakerOf(turn) !== speakerOf(passage.turn))) return false;
    const given = [turn, turn + 2].find((one) => inTurn(one).length > 0);
    return given === undefined
      ? turn - passage.turn <= AT_ONCE_TURNS
      : said({ turn: given, from: 0, to: textOf(given).length }, kinds).length > 0;
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
    if (echoes || [passage.turn, ...near(passage.turn, 2)].some((turn) => putRight(passage, turn))) return true;
    // Without punctuation it is taken back in the same breath, and said anew in the next.
    const inside = passage.from + passage.text.search(guards.corrects);
    const after = textOf(passage.turn).slice(inside, passage.to);
    if (inside >= passage.from && isBrief(after) && mine.every(({ to }) => to <= inside)) return true;
    const rest = textOf(passage.turn).slice(passage.to);
    const denied = (fact: KeyFact) =>
      near(passage.turn, /date|percent|duration/.test(fact.kind) ? LATER : SOON).some((turn) =>
        denies(textOf(turn), fact),
      );
    if (mine.some((fact) => !denies(passage.text, fact) && (denies(rest, fact) || denied(fact)))) return true;
    const at = rest.search(guards.corrects);
    const anew = { turn: passage.turn, from: passage.to + at, to: passage.to + rest.length };
    if (at >= 0 && (at <= AT_ONCE || said(anew, kinds).length > 0)) return true;
    return near(passage.turn, SOON).some((turn) => takenBack(passage, turn));
  }

  /** A day, an hour or a sum of the agent's that a later sentence of the agent's puts another in the place of. */
  function replaced(passage: Said): boolean {
    const mine = factsIn(passage);
    const dated = kindsOf(mine).has('when');
    const isAgent = (turn: number) => speakerOf(turn) === 'agent';
    const later = isAgent(passage.turn) && mine.length > 0 ? near(passage.turn, LATER).filter(isAgent) : [];
    return later
      .flatMap((turn) => passagesOf(view, turn))
      .some((change) => {
        const at = change.text.search(guards.changes);
        if (at < 0 || change.question || guards.supposes.test(change.text)) return false;
        const given = factsIn(change);
        // "Raised it to eight hundred": the new sum comes after the words, soon.
        const isNew = (fact: KeyFact) =>
          fact.from > change.from + at &&
          mine.some((own) => SUM.has(own.kind) && isAlike(own, fact) && !isSame(own, fact));
        return (
          (dated && kindsOf(given).has('when')) || (change.turn - passage.turn <= AT_ONCE_TURNS && given.some(isNew))
        );
      });
  }

  /** The last question of a turn is what the next one answers. */
  function answers(passage: Said): boolean {
    const after = textOf(passage.turn).slice(passage.to);
    // "I could send him on Friday. Shall I?" is one offer.
    const [next, ...more] = passagesOf(view, passage.turn).filter(({ from }) => from >= passage.to);
    const asks = more.length === 0 && next?.question === true && guards.offers.test(passage.text);
    const open = !after.includes('?') || (asks && shownAt(textOf(passage.turn + 1), 'declines', view.lexicon) !== null);
    return open && shownAt(after, 'asksMore', view.lexicon) === null;
  }

  function refused(passage: Said): boolean {
    const { turn, from, text, question } = passage;
    const asked = question || textOf(turn).slice(0, from).includes('?');
    if (speakerOf(turn) === speakerOf(turn + 1) || !answers(passage)) return false;
    const reply = textOf(turn + 1);
    // "It's a yahoo." – "Oh no, that's my old one." But "oh no, I'm sorry to hear that".
    const denied = guards.no.test(reply) && shownAt(reply, 'apologises', view.lexicon) === null;
    const onThis = () => shares(keysOf(text, view.lexicon), keysOf(reply, view.lexicon));
    if (denied && !textOf(turn).includes('?') && onThis()) return true;
    if (speakerOf(turn) === 'customer') return guards.no.test(reply) && textOf(turn).includes('?');
    if (guards.turnsDown.test(reply) && textOf(turn).slice(passage.to).trim() === '') return true;
    const declines = guards.refuses.test(reply) || shownAt(reply, 'declines', view.lexicon) !== null;
    return (asked || guards.offers.test(text)) && declines;
  }

  /** Of a question only what the other side confirms. */
  function open(passage: Said): boolean {
    const { turn, question, text } = passage;
    // "So I needn't pay the four hundred" asks, whatever its form.
    const reply = textOf(turn + 1);
    if (speakerOf(turn) !== 'agent')
      return (
        (guards.concludes?.test(text) === true &&
          (reply.slice(0, REPLY).search(guards.supposes) >= 0 ||
            guards.guesses.test(reply.slice(0, 2 * REPLY)) ||
            (guards.no.test(reply) && !guards.negation.test(text)))) ||
        // "So I'd be paying six pounds more?" – "I can do it at £129."
        (question &&
          !guards.yes.test(reply) &&
          factsIn(passage).some((mine) => SUM.has(mine.kind) && differs(mine, inTurn(turn + 1))))
      );
    const times = factsIn(passage).filter(({ kind }) => WHEN.has(kind));
    const choice = [text, textOf(turn).slice(passage.to).trimStart()].some(
      (words) => words.search(guards.either) === 0,
    );
    const between = times.some((time, place) => {
      const next = times[place + 1];
      return next !== undefined && guards.either.test(textOf(turn).slice(time.to, next.from));
    });
    if (choice || between) return true;
    // "Yes, but I paid in advance" confirms half of it.
    return (
      (question || guards.mayDo.test(text)) &&
      (!guards.yes.test(reply) || guards.but.test(reply.replace(/^[^,.]{0,16}[,.] /u, '')))
    );
  }

  // Speech without punctuation: what is told runs into the question for further needs.
  const told = ({ text }: Said) => !text.includes('?') && shownAt(text, 'asksMore', view.lexicon) !== null;
  const ways = [slipped, corrected, replaced, overtaken(view, figures), calledOff(view, figures)];
  const retracted = remembered((said: Said) => ways.some((falls) => falls(said)));
  return {
    retracted,
    holds: remembered((passage) => !retracted(passage) && (told(passage) || !(refused(passage) || open(passage)))),
  };
}
