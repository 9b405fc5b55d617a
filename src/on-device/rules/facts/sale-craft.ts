import type { CallView, Match } from '../call-view';
import type { CueName } from '../cue-name';
import type { Discovery } from './discovery';
import type { Pressing } from './pressing';

/** How the agent goes about selling, over the whole call. */
export interface SaleCraft {
  /** Presses instead of selling. */
  pushy: boolean;
  /** Turns that show interest in the person: understanding, warmth, candour, care for their time. */
  rapport: readonly Match[];
  discovery: Discovery;
  /** Turns with an unsure or evasive answer. */
  unsure: number;
  /** The whole impression, about -4 (presses, knows nothing) to 6 (asks, listens, answers). */
  impression: number;
}

const RAPPORT: readonly CueName[] = ['empathise', 'warm', 'soften', 'honest', 'askPermission', 'smallTalk'];
/** "I understand, but": said only to go on. */
const ONLY_TO_GO_ON =
  /(?:hiểu|thông cảm|understand|appreciate|hear you|get that)[^.?!]{0,24}(?:nhưng|tuy nhiên|mà|but|however)(?!\p{L})/iu;
/** Who has heard so many words of the customer before the price knows whom it is for. */
const LISTENED_WELL = 36;
const LISTENED = 12;

const turnsOf = (matches: readonly Match[]): Set<number> => new Set(matches.map(({ turn }) => turn));
const limited = (count: number, most: number) => Math.min(count, most);

function rapportOf(view: CallView): Match[] {
  const seen = new Set<number>();
  return RAPPORT.flatMap((cue) => view.find(cue, 'agent'))
    .sort((a, b) => a.turn - b.turn)
    .filter(({ turn }) => !ONLY_TO_GO_ON.test(view.turns[turn]?.text ?? ''))
    .filter(({ turn }) => !seen.has(turn) && seen.add(turn));
}

export function saleCraft(view: CallView, discovery: Discovery, { pushy, weight }: Pressing): SaleCraft {
  const rapport = rapportOf(view);
  const unsure = turnsOf([...view.find('unsure', 'agent'), ...view.find('evade', 'agent')]).size;
  const { questions, listened } = discovery;
  const heard = listened >= LISTENED_WELL ? 1.5 : listened >= LISTENED ? 0.75 : 0;
  const impression =
    limited(questions.length, 3) +
    heard +
    limited(rapport.length, 6) * 0.25 -
    limited(unsure, 2) * 0.5 -
    limited(weight, 4) * 0.25 -
    (pushy ? 2 : 0);
  return { pushy, rapport, discovery, unsure, impression };
}
