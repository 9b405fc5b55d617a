import { type CallView, type Match, wordCount } from '../call-view';
import type { CueName } from '../cue-name';
import type { KeyFact } from '../key-information/key-information';
import { sentencesOf } from './sentences';

/** What the agent learns before selling. */
export interface Discovery {
  /** Turn in which the agent names a price or takes a step as if all were agreed; the number of turns when never. */
  pitch: number;
  /** Words that the customer says before it. */
  listened: number;
  /** Questions about the customer's situation: what only confirms a step is none. */
  questions: readonly Match[];
}

export const isPrice = ({ lexicon }: CallView, kind: KeyFact['kind'], text: string): boolean =>
  kind === 'money' || (kind === 'number' && lexicon.speech.sum.test(text));

export function discover(
  view: CallView,
  facts: readonly KeyFact[],
  needQuestions: readonly Match[],
  closes: readonly Match[],
): Discovery {
  const price = facts.find(
    ({ kind, turn, text }) => view.turns[turn]?.speaker === 'agent' && isPrice(view, kind, text),
  );
  const pitch = price?.turn ?? closes[0]?.turn ?? view.turns.length;
  const listened = view
    .of('customer')
    .filter((turn) => turn < pitch)
    .reduce((sum, turn) => sum + wordCount(view.turns[turn]?.text ?? ''), 0);
  return { pitch, listened, questions: needQuestions };
}

/** Questions of these kinds say nothing about the customer's need. */
const OF_THE_CALL = ['askIdentity', 'offerHelp', 'askMore', 'askHold', 'transfer', 'askPermission'] as const;
const NOT_TO_LEARN = ['askSale', 'assumeClose', 'pressure', 'rude', 'unsure', 'noHelp'] as const;
const OTHER_KINDS: readonly CueName[] = [...OF_THE_CALL, ...NOT_TO_LEARN];
/** Said to be kind, not to know: in a sentence of some length the same words ask about the customer's life. */
const SMALL_TALK_WORDS = 8;
/** Fewer different words ask nothing by themselves: "And the colour?" */
const NEED_WORDS = 4;
/** Where to the customer would have it moved, though two choices are offered. */
export const asksToMove = ({ lexicon }: CallView, text: string): boolean =>
  [lexicon.claims.guards.changes, lexicon.claims.guards.moves].some((moves) => moves.test(text)) &&
  lexicon.claims.guards.wishes.test(text);

/** A question of some length that neither checks what is known, nor asks for data or to arrange something. */
export function tellsOfNeed(view: CallView, text: string): boolean {
  const { byTheWay, ofData, proposes, stillAt } = view.lexicon.claims.guards;
  const isShort = new Set(text.toLowerCase().split(/\s+/)).size < NEED_WORDS;
  return (
    asksToMove(view, text) || !(isShort || [byTheWay, ofData, proposes, stillAt].some((other) => other.test(text)))
  );
}

/** The agent's first words ask who is there and whether they have time. */
export function findNeedQuestions(view: CallView): Match[] {
  const { asksLater, asksToTell, confirms, offersTo } = view.lexicon.speech;
  const asking = view.of('agent').slice(1);
  return asking.flatMap((turn) =>
    sentencesOf(view.turns[turn]?.text ?? '', view.lexicon)
      .filter(({ question, text }) => (question && !confirms.test(text.trim())) || asksToTell.test(text))
      .filter(({ text }) => wordCount(text) >= 3 && !asksLater.test(text) && !offersTo.test(text))
      .filter(
        ({ at, text }) => wordCount(text) > SMALL_TALK_WORDS || !holds(view, 'smallTalk', turn, at, at + text.length),
      )
      .filter(
        ({ at, text }) =>
          asksToMove(view, text) || !OTHER_KINDS.some((cue) => holds(view, cue, turn, at, at + text.length)),
      )
      .map(({ at, text }) => ({ turn, at, text })),
  );
}

function holds(view: CallView, cue: CueName, turn: number, from: number, to: number): boolean {
  return view.inTurn(cue, turn).some(({ at }) => at >= from && at < to);
}
