import { type CallView, isSaid, type Match } from '../call-view';
import type { CueName } from '../cue-name';
import { groupByTurn, onceATurn, turnCount } from '../group-by-turn';
import type { Discovery } from './discovery';

/** How the agent goes about selling, over the whole call. */
export interface SaleCraft {
  /** Presses instead of selling: scarcity, fear, shame, haste, no heed of a refusal, or the customer says so. */
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
  const kind = RAPPORT.flatMap((cue) => view.find(cue, 'agent')).sort((a, b) => a.turn - b.turn);
  return onceATurn(kind).filter(({ turn }) => !ONLY_TO_GO_ON.test(view.turns[turn]?.text ?? ''));
}

/** From this sum on the agent presses; who listened first must press harder for it to count. */
const PRESSES_FROM = 2.75;

const PRESSES: readonly (readonly [CueName, number])[] = [
  ['pressure', 1],
  ['rude', 1],
  ['overpromise', 0.5],
];
const OFFENDED: readonly CueName[] = ['mannersComplaint', 'insult', 'abuse', 'escalate', 'hangUp'];
/** What an agent goes on with who does not take no for an answer. */
const GOES_ON: readonly CueName[] = ['pressure', 'assumeClose', 'askSale', 'rude', 'overpromise'];
const GIVES_WAY: readonly CueName[] = ['soften', 'honest', 'thank', 'goodbye'];
const GOING_ON_WEIGHT = 0.5;

const isIn = (matches: readonly Match[], turn: number): boolean => matches.some((one) => one.turn === turn);

/** Several in one turn press harder than one. */
function weightOf(matches: readonly Match[]): number {
  return [...groupByTurn(matches).values()].reduce((sum, { length }) => sum + Math.min(length, 2) * 0.75, 0);
}

/** Answers to a refusal that go on selling: nothing is asked, nothing given way. */
function goesOn(view: CallView, refusals: readonly Match[], questions: readonly Match[]): number[] {
  const answers = refusals.flatMap(({ turn }) => view.of('agent').find((index) => index > turn) ?? []);
  return [...new Set(answers)].filter(
    (turn) => isSaid(view, GOES_ON, turn) && !isSaid(view, GIVES_WAY, turn) && !isIn(questions, turn),
  );
}

/** Of the agent's turns so many after a no that neither ask, nor answer, nor give way: nothing else fills the call. */
const PERSISTS_FROM = 0.65;
const PERSISTENCE_WEIGHT = 1.5;

function persists(view: CallView, refusals: readonly Match[], questions: readonly Match[]): boolean {
  const agent = view.of('agent');
  const first = refusals.find(({ turn }) => turn > 0)?.turn ?? view.turns.length;
  const givesWay = (turn: number) => isSaid(view, [...GIVES_WAY, 'apologise', 'empathise'], turn);
  const answers = (turn: number) => (view.turns[turn - 1]?.text ?? '').includes('?');
  const on = agent.filter((turn) => turn > first && !givesWay(turn) && !isIn(questions, turn) && !answers(turn));
  return on.length >= 4 && on.length >= agent.length * PERSISTS_FROM;
}

/**
 * How the agent goes about selling.
 *
 * @param refusals where the customer says no, or not now
 * @param leftEarly the customer ended the call before the agent could
 */
export function saleCraft(
  view: CallView,
  refusals: readonly Match[],
  discovery: Discovery,
  leftEarly: boolean,
): SaleCraft {
  const { questions, listened } = discovery;
  const weight =
    PRESSES.reduce((sum, [cue, each]) => sum + weightOf(view.find(cue, 'agent')) * each, 0) +
    goesOn(view, refusals, questions).length * GOING_ON_WEIGHT +
    (persists(view, refusals, questions) ? PERSISTENCE_WEIGHT : 0);
  const offended = turnCount(OFFENDED.flatMap((cue) => view.find(cue, 'customer')));
  const bar = PRESSES_FROM + (questions.length >= 2 && listened >= 36 ? 1 : 0);
  const pushy = weight + (weight > 0 ? offended + (leftEarly ? 1 : 0) : 0) >= bar;
  return { pushy, rapport: rapportOf(view), discovery };
}
