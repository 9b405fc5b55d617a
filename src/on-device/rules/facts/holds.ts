import { type CallView, type Match, wordCount } from '../call-view';

export interface Holds {
  /** The agent said so before leaving the line. */
  announced: Match[];
  /** Silence that the customer noticed, or that the times show, with no word before. */
  silent: Match[];
}

/** A shorter pause is someone reading or looking something up while the line stays alive. */
const SILENCE_S = 20;
const SHORT_TURN_WORDS = 14;
/** Who asks to hold says little more: "hang on, that's without the pipes" goes on itself. */
const ENDS = 12;

export function findHolds(view: CallView): Holds {
  // "Xin anh hai phút" at the start asks for the customer's time, not for patience.
  const opening = view.of('agent').slice(0, 2);
  const forTime = (turn: number) => opening.includes(turn) && view.inTurn('askPermission', turn).length > 0;
  const goesOn = ({ at, turn }: Match) => wordCount(view.turns[turn]?.text.slice(at) ?? '') > ENDS;
  const asked = view.find('askHold', 'agent').filter((match) => !forTime(match.turn) && !goesOn(match));
  const announced = [...asked, ...view.find('transfer', 'agent')].sort((a, b) => a.turn - b.turn);
  const told = new Set(announced.map(({ turn }) => turn));
  const toldBefore = (turn: number) => told.has(turn - 1) || told.has(turn - 2) || told.has(turn - 3);
  const [, second = Number.POSITIVE_INFINITY] = view.of('agent');
  const last = view.of('agent').at(-1) ?? -1;
  const waits = view
    .find('waiting', 'customer')
    // Nobody came back: the line was cut.
    .filter(({ turn, at }) => turn >= Math.min(second, 3) && turn < last && at <= 14 && !toldBefore(turn))
    .filter(({ turn }) => wordCount(view.turns[turn]?.text ?? '') <= SHORT_TURN_WORDS);
  const pauseBefore = (turn: number) =>
    (view.turns[turn]?.start ?? 0) - (view.turns[turn - 1]?.end ?? Number.POSITIVE_INFINITY);
  const gaps = view.of('agent').filter((turn) => pauseBefore(turn) >= SILENCE_S && !toldBefore(turn));
  const silent = [...waits, ...gaps.map((turn) => ({ turn, at: 0, text: '' }))];
  return { announced, silent: silent.sort((a, b) => a.turn - b.turn) };
}
