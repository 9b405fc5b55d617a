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
}

const RAPPORT: readonly CueName[] = ['empathise', 'warm', 'soften', 'honest', 'askPermission', 'smallTalk'];
/** "I understand, but": said only to go on. */
const ONLY_TO_GO_ON =
  /(?:hiểu|thông cảm|understand|appreciate|hear you|get that)[^.?!]{0,24}(?:nhưng|tuy nhiên|mà|but|however)(?!\p{L})/iu;

function rapportOf(view: CallView): Match[] {
  const seen = new Set<number>();
  return RAPPORT.flatMap((cue) => view.find(cue, 'agent'))
    .sort((a, b) => a.turn - b.turn)
    .filter(({ turn }) => !ONLY_TO_GO_ON.test(view.turns[turn]?.text ?? ''))
    .filter(({ turn }) => !seen.has(turn) && seen.add(turn));
}

export function saleCraft(view: CallView, discovery: Discovery, { pushy }: Pressing): SaleCraft {
  return { pushy, rapport: rapportOf(view), discovery };
}
