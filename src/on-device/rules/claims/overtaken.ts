import { remembered } from '@/domain/remembered';
import type { CallView } from '../call-view';
import { keysOf, shares } from '../facts/taken-up';
import type { KeyFact } from '../key-information/key-information';
import { type Figures, isAlike, isBrief, isSame, isShort, LATER, type Said, SOON, SUM, WHEN } from './figures';
import { passagesOf, shownAt } from './passages';

/** A reply with another one of these puts it in question. */
const NAMED: ReadonlySet<string> = new Set(['code', 'phone', 'address', 'date', 'time']);

/** Another figure of the kind, and none of them is said again. */
const differ = (mine: readonly KeyFact[], given: readonly KeyFact[]): boolean =>
  mine.some((fact) => given.some((other) => isAlike(fact, other))) &&
  !mine.some((fact) => given.some((other) => isSame(fact, other)));

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Whether the talk between the two puts another figure in the place of one: read back otherwise, corrected by the other
 * side, denied, arranged anew. Where only the correction is heard and not what stands instead, the old figure falls too.
 */
export function overtaken(view: CallView, figures: Figures): (passage: Said) => boolean {
  const { guards } = view.lexicon.claims;
  const { digits } = view.lexicon.numberWords;
  const { factsIn, inTurn, near, speakerOf, textOf } = figures;

  /** The turns right after, as long as the two take turns. */
  function talkAfter({ turn }: Said): { reply: number; own: number; assent: number } | null {
    const [reply = -1, own = -1, assent = -1] = near(turn, 3);
    const speaker = speakerOf(turn);
    return reply < 0 || speakerOf(reply) === speaker || (own >= 0 && speakerOf(own) !== speaker)
      ? null
      : { reply, own, assent };
  }

  /** A number read back with other figures than it was given. */
  function misread(passage: Said): boolean {
    const words = (text: string) => text.toLowerCase().split(/[\s-]+/);
    const before = inTurn(passage.turn - 1);
    if (passage.question && guards.yes.test(textOf(passage.turn + 1))) return false;
    return factsIn(passage).some(
      ({ kind, text }) =>
        (kind === 'code' || kind === 'phone') &&
        !before.some((given) => isSame({ text }, given)) &&
        before.some((given) => {
          const shared = words(given.text).filter((word) => words(text).includes(word)).length;
          return given.kind === kind && shared * 2 > words(text).length;
        }),
    );
  }

  /** Digits in a row, one by one. */
  const rows = remembered((text: string): string[] => {
    const words = text.toLowerCase().match(/[\p{L}\p{M}’']+|\d/gu) ?? [];
    const marked = words.map((word) => (/\d/.test(word) || digits.has(word) ? word : '|')).join(' ');
    return marked.split('|').flatMap((row) => (row.trim().includes(' ') ? [` ${row.trim()} `] : []));
  });

  /** "… one five six" – "one five nine at the end" – "one five nine, thanks". */
  function reread(passage: Said): boolean {
    const talk = talkAfter(passage);
    const mine = factsIn(passage).filter(({ kind }) => kind === 'code' || kind === 'phone');
    const known = mine.flatMap(({ text }) => rows(text)).join('');
    if (talk === null || known === '') return false;
    const again = rows(textOf(talk.own));
    return rows(textOf(talk.reply)).some((row) => !known.includes(row) && again.some((own) => own.includes(row)));
  }

  /** The other side names another figure of the kind, and the speaker goes on with that one. */
  function overruled(passage: Said): boolean {
    const kinds = new Set(factsIn(passage).flatMap(({ kind }) => (WHEN.has(kind) || SUM.has(kind) ? [kind] : [])));
    return [...kinds].some((kind) => {
      const like = (facts: readonly KeyFact[]) => facts.filter((fact) => isAlike({ kind }, fact));
      const same = (one: readonly KeyFact[], other: readonly KeyFact[]) =>
        one.some((figure) => other.some((own) => isSame(figure, own)));
      const mine = like(factsIn(passage));
      const others = near(passage.turn, 2)
        .filter((turn) => speakerOf(turn) !== speakerOf(passage.turn))
        .flatMap((turn) => passagesOf(view, turn))
        // A sum said along the way may be another's: only a short answer, a correction or a change is about this one.
        .filter(
          ({ text }) =>
            WHEN.has(kind) || isBrief(text) || [guards.corrects, guards.changes].some((says) => text.search(says) >= 0),
        )
        .flatMap((said) => like(factsIn(said)))
        .filter((figure) => !same([figure], mine));
      const own = near(passage.turn, SOON).filter(
        (turn) => turn > passage.turn + 1 && speakerOf(turn) === speakerOf(passage.turn),
      );
      return (
        own.some((turn) => same(like(inTurn(turn)), others) && !same(like(inTurn(turn)), mine)) ||
        // Neither one's day but a third.
        (NAMED.has(kind) && others.length > 0 && own.slice(0, 1).some((turn) => differ(mine, like(inTurn(turn))))) ||
        (others.length > 0 && own.slice(0, 1).some(givesIn))
      );
    });
  }

  const givesIn = (turn: number) =>
    passagesOf(view, turn).some(({ text }) => shownAt(text, 'unsure', view.lexicon) !== null);

  /** The customer objects, the agent names another day or hour, and nobody says no to that; or proposes it and gets a yes. */
  function rearranged(passage: Said): boolean {
    const talk = talkAfter(passage);
    const isWhen = ({ kind }: KeyFact) => kind === 'date' || kind === 'time';
    const mine = factsIn(passage).filter(isWhen);
    const last = inTurn(passage.turn).every((fact) => fact.from < passage.to || !isWhen(fact));
    if (talk === null || mine.length === 0 || !last || speakerOf(passage.turn) !== 'agent') return false;
    const { assent, own, reply } = talk;
    const told = passagesOf(view, reply).filter(
      ({ question, text }) => !question && isShort(text) && !guards.supposes.test(text),
    );
    const objects = told.some(({ text }) => [guards.negation, guards.but].some((says) => text.search(says) >= 0));
    const given = passagesOf(view, own)
      .filter(({ text }) => !guards.supposes.test(text))
      .flatMap(factsIn)
      .filter(isWhen);
    const agreed =
      guards.yes.test(textOf(assent)) || inTurn(assent).some((fact) => given.some((other) => isSame(fact, other)));
    const asked = passagesOf(view, own).some((said) => said.question && factsIn(said).some(isWhen));
    const assents = [guards.yes, guards.farewell].some((says) => says.test(textOf(reply)));
    const unsettled = told.length > 0 && !assents;
    // "I'm away that morning, make it the afternoon": a day or hour in the answer is another one.
    const answered = !assents && (guards.times.test(textOf(reply)) || inTurn(reply).some(isWhen));
    const plans = shownAt(passage.text, 'promise', view.lexicon) !== null;
    const proposes = guards.proposes.test(textOf(passage.turn));
    const changed = asked
      ? agreed && (objects || unsettled)
      : objects || (answered && plans) || (unsettled && proposes);
    // An hour may be told with its day in one: "nine on Saturday".
    const days = given.filter(({ kind }) => kind === 'date').map((day) => ({ ...day, kind: 'time' as const }));
    return changed && differ(mine, [...given, ...days]) && !guards.no.test(textOf(assent));
  }

  const pairs = (text: string) =>
    new Set(words(text).flatMap((word, at, all) => (at > 0 ? `${all[at - 1]} ${word}` : [])));
  /** "You've just said ten": words of the agent's held against them, or what is told otherwise right before that. */
  function quotedBack({ text, turn }: Said): boolean {
    if (speakerOf(turn) !== 'agent') return false;
    return view.find('saidBefore', 'customer').some(({ at, text: begins, turn: later }) => {
      if (later <= turn || later - turn > 2 * LATER) return false;
      const [held = ''] = textOf(later)
        .slice(at + begins.length)
        .split(/[.?!]/, 1);
      const day = guards.times.exec(held);
      const isMine = day !== null && day.index <= 1 && words(text).join(' ').includes(day[0].toLowerCase());
      const otherwise = later - turn > 1 && shares(keysOf(text, view.lexicon), keysOf(textOf(later - 1), view.lexicon));
      return isMine || otherwise || shares(pairs(text), pairs(held));
    });
  }

  const ways = [misread, reread, overruled, rearranged];
  return (passage) =>
    quotedBack(passage) || (factsIn(passage).length > 0 && ways.some((overtakes) => overtakes(passage)));
}
