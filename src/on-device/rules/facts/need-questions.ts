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
const CONFIRMS =
  /^(?:did|do|is|are|was|have|can) (?:you|it|they|that|there) (?:it['’]s|i['’]m|i|we|no|okay|oh|right|well|yeah)(?!\p{L})|^(?:(?:and|so|okay|then),? )*is (?:it|that|this) (?:still )?(?:the|this|your|the same|on) (?:number|email|address|same|card)|^(?:(?:dạ|à|ủa|ồ|vâng|oh|ah|really),? ?)*(?:(?:vậy|thế|rứa) (?:hả|à|ạ|hỉ)|really|is it|did you|oh yeah)(?: \p{L}+)?\?*$|đúng (?:số|tên|địa chỉ|email|người)[^?]{0,14}(?:không|hông|chưa|chứ|hả)|,\s*(?:is|are|can|do|does|did|will|wo|ca|should|would|have|has)(?:n['’]t)? (?:you|it|they|we|i|he|she|that)\?$|(?:chứ gì|làm gì|thì sao|là gì nữa|biết sao)$|(?:(?:đúng|phải|được) (?:không|hông|hôn|hem|chưa)|is that (?:right|correct|ok|okay|alright))(?:\s\p{L}+){0,2}\?*$|(?:okay|correct|right|all right|yeah)\?*$/iu;

/** Said to be kind, not to know: in a sentence of some length the same words ask about the customer's life. */
const SMALL_TALK_WORDS = 7;
/** Asks without the form of a question. */
const ASKS_TO_TELL =
  /(?<!\p{L})(?:(?:tell|walk|talk) me (?:a (?:bit|little) )?(?:more )?(?:about|through|what|how|who|where)|describe (?:the|your|what)|(?:kể|nói|chia sẻ) .{0,16}(?:nghe|rõ|thêm) (?:về|xem|coi|thử))(?!\p{L})/iu;
/** Offers to do something: that is no question about the customer. */
const OFFERS_TO =
  /(?<!\p{L})(?:(?:do you want|would you like|want|like) (?:me|us) to|shall (?:i|we)|có muốn (?:em|con|cháu|bên em|tôi)|để (?:em|con|cháu|tôi) .{0,30} (?:được không|nhé|nha))(?!\p{L})/iu;
/** Announces a question to come: "con gọi hỏi cô nước chảy mạnh lại chưa". */
const TOLD_LATER =
  /(?<!\p{L})(?:mai|mốt|nữa|chiều|tối|lát|sau|tới)[ ,].{0,10}(?:em|con|cháu|tôi) (?:sẽ )?(?:gọi|nhắn|báo)(?: lại)? (?:hỏi|coi|xem)(?!\p{L})/iu;

/** The first words of a call ask who is there and whether they have time. */
export function findNeedQuestions(view: CallView): Match[] {
  const asking = view.of('agent').filter((turn) => turn > 0);
  return asking.flatMap((turn) =>
    sentencesOf(view.turns[turn]?.text ?? '', view.lexicon.language)
      .filter(({ question, text }) => (question && !CONFIRMS.test(text.trim())) || ASKS_TO_TELL.test(text))
      .filter(({ text }) => text.split(/\s+/).length >= 3 && !TOLD_LATER.test(text) && !OFFERS_TO.test(text))
      .filter(({ at, text }) => !(isShort(text) && holds(view, 'smallTalk', turn, at, at + text.length)))
      .filter(({ at, text }) => !OTHER_KINDS.some((cue) => holds(view, cue, turn, at, at + text.length)))
      .map(({ at, text }) => ({ turn, at, text })),
  );
}

const isShort = (text: string) => text.split(/\s+/).length <= SMALL_TALK_WORDS;

function holds(view: CallView, cue: CueName, turn: number, from: number, to: number): boolean {
  return view.inTurn(cue, turn).some(({ at }) => at >= from && at < to);
}
