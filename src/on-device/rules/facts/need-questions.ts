import type { CallView, Match } from '../call-view';
import type { CueName } from '../cue-name';
import { sentencesOf } from './sentences';

/** Questions of these kinds say nothing about the customer's need. */
const OTHER_KINDS: readonly CueName[] = [
  'askIdentity',
  'offerHelp',
  'askMore',
  'askHold',
  'smallTalk',
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
const CONFIRMS =
  /,\s*(?:is|are|can|do|does|did|will|wo|ca|should|would|have|has)(?:n['’]t)? (?:you|it|they|we|i|he|she|that)\?$|(?:chứ gì|làm gì|thì sao|là gì nữa|biết sao)$|(?:đúng không|phải không|đúng chưa|được không|is that (?:right|correct|ok|okay|alright)|okay|correct|right|all right|yeah)(?:\s\p{L}+){0,2}\?*$/iu;

export function findNeedQuestions(view: CallView): Match[] {
  return view.of('agent').flatMap((turn) =>
    sentencesOf(view.turns[turn]?.text ?? '', view.lexicon.language)
      .filter(({ question, text }) => question && !CONFIRMS.test(text.trim()))
      .filter(({ text }) => text.split(/\s+/).length >= 3)
      .filter(({ at, text }) => !OTHER_KINDS.some((cue) => holds(view, cue, turn, at, at + text.length)))
      .map(({ at, text }) => ({ turn, at, text })),
  );
}

function holds(view: CallView, cue: CueName, turn: number, from: number, to: number): boolean {
  return view.inTurn(cue, turn).some(({ at }) => at >= from && at < to);
}
