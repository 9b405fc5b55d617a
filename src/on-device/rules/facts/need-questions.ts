import type { CallView, Match } from '../call-view';
import type { CueName } from '../cue-name';
import { sentencesOf } from './sentences';

/** Questions of these kinds say nothing about the customer's need. */
const OTHER_KINDS: readonly CueName[] = [
  'askIdentity',
  'offerHelp',
  'askMore',
  'askHold',
  'askSale',
  'askPermission',
  'rude',
  'transfer',
  'unsure',
  'pressure',
  'curt',
  'noHelp',
  'deflect',
];
/** Said to be kind, not to know: in a sentence of some length the same words ask about the customer's life. */
const SMALL_TALK_WORDS = 7;
/** The first words of a call ask who is there and whether they have time. */
export function findNeedQuestions(view: CallView): Match[] {
  const { asksLater, asksToTell, confirms, offersTo } = view.lexicon.speech;
  const asking = view.of('agent').filter((turn) => turn > 0);
  return asking.flatMap((turn) =>
    sentencesOf(view.turns[turn]?.text ?? '', view.lexicon)
      .filter(({ question, text }) => (question && !confirms.test(text.trim())) || asksToTell.test(text))
      .filter(({ text }) => text.split(/\s+/).length >= 3 && !asksLater.test(text) && !offersTo.test(text))
      .filter(({ at, text }) => !(isShort(text) && holds(view, 'smallTalk', turn, at, at + text.length)))
      .filter(({ at, text }) => !OTHER_KINDS.some((cue) => holds(view, cue, turn, at, at + text.length)))
      .map(({ at, text }) => ({ turn, at, text })),
  );
}

const isShort = (text: string) => text.split(/\s+/).length <= SMALL_TALK_WORDS;

function holds(view: CallView, cue: CueName, turn: number, from: number, to: number): boolean {
  return view.inTurn(cue, turn).some(({ at }) => at >= from && at < to);
}
