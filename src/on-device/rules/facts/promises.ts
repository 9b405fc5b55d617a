import type { CallView, Match } from '../call-view';
import { groupByTurn } from '../group-by-turn';
import type { KeyFact } from '../key-information/key-information';
import { sentencesOf } from './sentences';

export interface Promises {
  /** With a day, an hour or a span, or done at once. */
  dated: Match[];
  /** Of the dated ones what the agent will do, on a day or at an hour that can be kept: no "next month", no "now". */
  own: Match[];
  /** Without one. */
  open: Match[];
  /** "As soon as possible": a time that is none. */
  vague: Match[];
}

const TIMES = new Set(['date', 'time', 'duration']);
const AT_ONCE =
  /(?<!\p{L})(?:ngay bây giờ|ngay|liền|luôn|bây giờ|hôm nay|chiều nay|tối nay|trưa nay|sáng nay|mai|right now|now|today|tonight|straight away|right away|this (?:afternoon|evening|morning|minute)|tomorrow|immediately|the evening before|automatic(?:ally)?|while you)(?!\p{L})/iu;

/** Some time in that stretch. */
const LOOSE =
  /^(?:(?:tuần|tháng|năm) (?:sau|tới)|(?:đầu|cuối|giữa|hết) (?:tuần|tháng|năm)(?: (?:này|sau|tới))?|next (?:week|month|year)|(?:the )?end of .+)$/iu;
const BY_AGENT =
  /(?<!\p{L})(?:em|con|cháu|tôi|bên (?:em|con|cháu|mình)|i|i['’]ll|i['’]m|i['’]ve|we|we['’]ll|let me)(?!\p{L})/iu;
/** Somebody of the agent's side, or what comes from there. */
const SOMEONE_WILL = new RegExp(
  `${BY_AGENT.source}|(?<!\\p{L})(?:bên|bộ phận|kỹ thuật|thợ|shipper|bưu tá|nhân viên|hệ thống|shop|kho|ngân hàng|hàng|tiền|thẻ|đơn|sẽ|will|they|someone|somebody|team|it|you['’]ll|engineer|driver|manager|could|soon|possible|shortly|whenever|eventually)(?!\\p{L})|['’]ll`,
  'iu',
);
/** A day or an hour to come that no fact names. */
const COMING =
  /(?<!\p{L})(?:(?:sáng|trưa|chiều|tối|đêm) (?:nay|mai|mốt)|ngày (?:mai|mốt|kia)|mai|tomorrow|tonight|this (?:afternoon|evening)|the (?:day|night|evening|morning) (?:before|after))(?!\p{L})/iu;

/** Matches of the sentence in which the agent says so. */
function sentenceOf(view: CallView, { turn, at }: Match): { from: number; to: number; text: string } {
  const text = view.turns[turn]?.text ?? '';
  const sentence = sentencesOf(text, view.lexicon.language).findLast((one) => one.at <= at);
  const from = sentence?.at ?? 0;
  const to = from + (sentence?.text.length ?? text.length);
  return { from, to, text: text.slice(from, to) };
}

export function findPromises(view: CallView, facts: readonly KeyFact[]): Promises {
  const promises: Promises = { dated: [], own: [], open: [], vague: [] };
  const timesOf = groupByTurn(facts.filter(({ kind }) => TIMES.has(kind)));
  // Before the matter is known nothing is promised: "em gọi anh từ …" opens a call.
  const [opening] = view.of('agent');
  const within = (match: Match) => {
    const { from, to, text } = sentenceOf(view, match);
    const times = (timesOf.get(match.turn) ?? []).filter((fact) => fact.from >= from && fact.from <= to);
    return { text, times };
  };
  const isOwn = (text: string, times: readonly KeyFact[]) =>
    BY_AGENT.test(text) &&
    (COMING.test(text) || times.some(({ kind, text: words }) => kind !== 'duration' && !LOOSE.test(words)));
  // "Hôm nào nhập hàng thì anh phải mua thêm" tells no time of the agent's.
  promises.vague = view.find('vagueTime', 'agent').filter((match) => SOMEONE_WILL.test(sentenceOf(view, match).text));
  for (const match of view.find('promise', 'agent')) {
    if (match.turn === opening) continue;
    const { text, times } = within(match);
    const timed = times.length > 0 || AT_ONCE.test(text);
    (timed ? promises.dated : promises.open).push(match);
    if (timed && isOwn(text, times)) promises.own.push(match);
  }
  // "Chín giờ sáng mai em mang máy qua": no promise by its words, one by its hour.
  const told = new Set(promises.dated.map(({ turn }) => turn));
  for (const match of view.find('ownDeed', 'agent')) {
    if (match.turn === opening || told.has(match.turn)) continue;
    const { text, times } = within(match);
    if (isOwn(text, times)) {
      promises.dated.push(match);
      promises.own.push(match);
    }
  }
  return promises;
}
