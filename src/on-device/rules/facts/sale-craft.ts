import type { CallView, Match } from '../call-view';
import type { CueName } from '../cue-name';
import { groupByTurn } from '../group-by-turn';

/** How the agent goes about selling, over the whole call. */
export interface SaleCraft {
  /** Presses instead of selling: scarcity, shame, haste, or the customer says so. */
  pushy: boolean;
  /** Turns that show interest in the person: understanding, warmth, candour, care for their time. */
  rapport: readonly Match[];
  /** Questions about the customer's situation. */
  questions: number;
  /** Turns with an unsure or evasive answer. */
  unsure: number;
  /** The whole impression, about -3 (presses, knows nothing) to 6 (asks, listens, answers). */
  impression: number;
}

const PUSHY_FROM = 2.75;
const PRESSES: readonly (readonly [CueName, number])[] = [
  ['pressure', 1],
  ['rude', 1],
  ['overpromise', 0.5],
];
const OFFENDED: readonly CueName[] = ['mannersComplaint', 'insult', 'abuse', 'escalate', 'hangUp'];
const RAPPORT: readonly CueName[] = ['empathise', 'warm', 'soften', 'honest', 'askPermission', 'smallTalk'];
/** "I understand, but": said only to go on. */
const ONLY_TO_GO_ON =
  /(?:hiểu|thông cảm|understand|appreciate|hear you|get that)[^.?!]{0,24}(?:nhưng|tuy nhiên|mà|but|however)(?!\p{L})/iu;

/** Several in one turn press harder than one. */
function weightOf(matches: readonly Match[]): number {
  return [...groupByTurn(matches).values()].reduce((sum, { length }) => sum + Math.min(length, 2) * 0.75, 0);
}

const turnsOf = (matches: readonly Match[]): Set<number> => new Set(matches.map(({ turn }) => turn));
const limited = (count: number, most: number) => Math.min(count, most);

function rapportOf(view: CallView): Match[] {
  const seen = new Set<number>();
  return RAPPORT.flatMap((cue) => view.find(cue, 'agent'))
    .sort((a, b) => a.turn - b.turn)
    .filter(({ turn }) => !ONLY_TO_GO_ON.test(view.turns[turn]?.text ?? ''))
    .filter(({ turn }) => !seen.has(turn) && seen.add(turn));
}

/**
 * @param needQuestions the agent's questions about the need
 * @param leftEarly the customer ended the call before the agent could
 */
export function saleCraft(view: CallView, needQuestions: readonly Match[], leftEarly: boolean): SaleCraft {
  const pressed = PRESSES.reduce((sum, [cue, weight]) => sum + weightOf(view.find(cue, 'agent')) * weight, 0);
  const offended = turnsOf(OFFENDED.flatMap((cue) => view.find(cue, 'customer'))).size;
  const escalated = view.turns.some(({ type }) => /escalation/i.test(type ?? ''));
  const driven = (leftEarly ? 1 : 0) + (escalated ? 1 : 0);
  const pushy = pressed + (pressed > 0 ? offended + driven : 0) >= PUSHY_FROM;
  const rapport = rapportOf(view);
  const unsure = turnsOf([...view.find('unsure', 'agent'), ...view.find('evade', 'agent')]).size;
  const impression =
    limited(needQuestions.length, 3) +
    limited(rapport.length, 4) * 0.75 -
    limited(unsure, 2) * 0.75 -
    limited(pressed, 4) * 0.5 -
    (pushy ? 2 : 0);
  return { pushy, rapport, questions: needQuestions.length, unsure, impression };
}
