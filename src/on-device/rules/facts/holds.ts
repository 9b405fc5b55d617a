import type { CallView, Match } from '../call-view';

export interface Holds {
  /** The agent said so before leaving the line. */
  announced: Match[];
  /** Silence that the customer noticed, or that the times show, with no word before. */
  silent: Match[];
}

/** A shorter pause is someone reading or looking something up while the line stays alive. */
const SILENCE_S = 20;
const SHORT_TURN_WORDS = 14;

const wordCount = (text: string) => text.split(/\s+/).length;

export function findHolds(view: CallView): Holds {
  // "Xin anh hai phút" at the start asks for the customer's time, not for patience.
  const opening = view.of('agent').slice(0, 2);
  const forTime = (turn: number) => opening.includes(turn) && view.inTurn('askPermission', turn).length > 0;
  const asked = view.find('askHold', 'agent').filter(({ turn }) => !forTime(turn));
  const announced = [...asked, ...view.find('transfer', 'agent')].sort((a, b) => a.turn - b.turn);
  const told = new Set(announced.map(({ turn }) => turn));
  const toldBefore = (turn: number) => told.has(turn - 1) || told.has(turn - 2) || told.has(turn - 3);
  const [, second = Number.POSITIVE_INFINITY] = view.of('agent');
  const silent: Match[] = [];
  for (const match of view.find('waiting', 'customer')) {
    const turn = view.turns[match.turn];
    const early = match.turn < Math.min(second, 3);
    if (!turn || early || wordCount(turn.text) > SHORT_TURN_WORDS || match.at > 14) continue;
    if (!toldBefore(match.turn)) silent.push(match);
  }
  for (const match of view.find('silenceComplaint', 'customer')) if (match.turn > 1) silent.push(match);
  view.turns.forEach((turn, index) => {
    const before = view.turns[index - 1];
    const gap = (turn.start ?? 0) - (before?.end ?? Number.POSITIVE_INFINITY);
    if (gap >= SILENCE_S && turn.speaker === 'agent' && !toldBefore(index))
      silent.push({ turn: index, at: 0, text: '' });
  });
  const thanked = view
    .find('thankHold', 'agent')
    .filter(({ turn }) => !told.has(turn - 1) && !toldBefore(turn) && !told.has(turn));
  if (announced.length === 0 && silent.length === 0) silent.push(...thanked);
  return { announced, silent: silent.sort((a, b) => a.turn - b.turn) };
}
