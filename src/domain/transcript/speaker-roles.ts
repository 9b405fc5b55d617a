import { ROLE_WORDS } from './role-words';
import type { Speaker } from './transcript';

const named = (words: string) => new RegExp(`^(?:${words})(?!\\p{L})`, 'iu');
const AGENT_LABEL = named(ROLE_WORDS.agent);
const ABOVE_LABEL = named(ROLE_WORDS.above);
const CUSTOMER_LABEL = named(ROLE_WORDS.customer);

/** What agents say in their first turns (services that only number their speakers leave nothing else to go by). */
const AGENT_PHRASES: readonly RegExp[] = [
  /(?:dạ|em|con|cháu|xin)\s+(?:em\s+)?(?:xin\s+)?chào\s+(?:anh|chị|cô|chú|bác|mình|quý khách)/iu,
  /xin nghe|tổng đài|chăm sóc khách hàng|mobifone/iu,
  /(?<!\p{L})(?:văn phòng|cửa hàng|shop|quán|tiệm|nhà xe|phòng khám|trường|công ty|trung tâm|khách sạn) [^.?!]{0,40}nghe(?!\p{L})/iu,
  /^(?:alo |dạ )*(?!(?:tôi|tui|anh|chị|em|cô|chú|bác|mình) )(?:\p{L}+ ){1,8}nghe(?: (?:ạ|đây))?(?: |$)/iu,
  /(?:em|bên em|mình)\s+(?:có thể\s+)?(?:giúp|hỗ trợ)\s+(?:được\s+)?(?:gì\s+)?cho|hỗ trợ gì/iu,
  /(?:em|con|cháu) là|em gọi (?:đến |cho (?:anh|chị) )?từ/iu,
  /(?:phải|gặp) (?:anh|chị|cô|chú|bác) \p{L}+ (?:đang nghe|không|hông|phải không|ạ)/iu,
  /thank(?:s| you) for (?:calling|contacting)/iu,
  /how (?:can|may) i (?:help|assist)|what can i do for you/iu,
  /(?:this is|it['’]?s|my name is) \p{L}+(?: \p{L}+){0,2} (?:from|with|at|calling)|(?<!hello )\p{L}+ speaking[.,!]?/iu,
  /is (?:this|that|it) (?:mr|mrs|ms|miss|mister|missus|doctor)(?!\p{L})|(?:caught you|a (?:good|bad) time)|(?:have you got|can you spare|spare me) (?:a|two|five|ten|a few|a couple of) min/iu,
  /(?:em|cháu|con|mình) (?:ở |từ )?bên \p{L}+/iu,
  /(?:calling|call) (?:you )?from|customer (?:care|service|support)/iu,
];
/** What who is rung up says to somebody unknown, and who rings for something. */
const CUSTOMER_PHRASES: readonly RegExp[] = [
  /who(?:['’]?s| is) (?:this|that|calling|it)|what(?:['’]?s| is) (?:this|it) about/iu,
  /(?<!\p{L})(?:ai (?:đấy|đó|vậy|thế|rứa|gọi)|gọi (?:anh|chị|cô|chú) (?:có )?(?:việc|chuyện) (?:gì|chi)|\p{L}+ nào (?:ta|vậy|đó|đấy))/iu,
  /(?<!\p{L})(?:em ơi|shop (?:ơi|hả)|(?:anh|chị|cô|chú|bác) (?:muốn |cần |ơi (?:cho|xin) (?:em|con|cháu|tôi) )?hỏi|(?:em|con|cháu) hỏi (?:cái|về|chút|xíu|thăm))/iu,
  /(?<!\p{L})(?:(?:em|con|cháu|tôi|anh|chị) là (?:mẹ|má|ba|bố|phụ huynh|vợ|chồng))(?!\p{L})/iu,
  /^(?:alo |dạ )*(?:cô|chú|anh|chị) ơi(?!\p{L})/iu,
];
/** Over the whole call an agent speaks of "your" matters and politely, a customer of "my" ones (D585). */
const AGENT_WORDS = /(?<!\p{L})(?:your|you['’]?re|dạ|ạ|vâng)(?!\p{L})/giu;
const CUSTOMER_WORDS = /(?<!\p{L})(?:my(?! name)|(?:i|we)['’]?ve been|ừ|ờ|em ơi|con ơi)(?!\p{L})/giu;
/** So many of them more in a thousand letters weigh as much as a phrase of the opening; a few sentences tell nothing. */
const WORDS_A_PHRASE = 2;
const LETTERS = 1000;
const FEW_LETTERS = 300;
/** Who is polite to a curt agent speaks more like one over the whole call: it weighs no more than so many phrases. */
const MOST = 1;
const GREETING_TURNS = 3;
/** Letters of a turn: who has not greeted by then does not. */
const LONGEST_OPENING = 1000;

/**
 * Which label is the agent: by the label's own word, else by the side of the stereo call, else by who speaks most like an
 * agent, and least like a customer, in the first turns and over the call, else whoever speaks first. Every other label is
 * the customer, but for those of who is above the agent.
 */
export function assignRoles(
  spoken: readonly { label?: string; text: string }[],
  agentChannel: 'left' | 'right' = 'left',
): Map<string, Speaker> {
  const labels = [...new Set(spoken.flatMap(({ label }) => (label === undefined ? [] : [label])))];
  const agent = agentLabel(labels, spoken, agentChannel);
  const isAgent = (label: string) => label === agent || AGENT_LABEL.test(label) || ABOVE_LABEL.test(label);
  return new Map(labels.map((label) => [label, isAgent(label) ? 'agent' : 'customer']));
}

function agentLabel(
  labels: readonly string[],
  spoken: readonly { label?: string; text: string }[],
  agentChannel: 'left' | 'right',
): string | undefined {
  // Of two who is above the agent is the agent; among more the agent is still to be found.
  const own = labels.find((label) => AGENT_LABEL.test(label) || (labels.length <= 2 && ABOVE_LABEL.test(label)));
  if (own !== undefined) return own;
  // The stored form's own letters (§5): A and C, never A and B.
  if (labels.every((label) => /^[AC]$/i.test(label))) return labels.find((label) => /^A$/i.test(label));
  const side = labels.find((label) => label.toLowerCase() === agentChannel);
  if (side !== undefined) return side;
  const open = labels.filter((label) => !CUSTOMER_LABEL.test(label) && !ABOVE_LABEL.test(label));
  const sides = new Map(open.map((label) => [label, { opening: [] as string[], letters: 0, words: 0 }]));
  for (const { label = '', text } of spoken) {
    const side = sides.get(label);
    if (side === undefined) continue;
    if (side.opening.length < GREETING_TURNS) side.opening.push(text.slice(0, LONGEST_OPENING));
    const said = text.normalize('NFC');
    side.letters += said.length;
    side.words += (said.match(AGENT_WORDS)?.length ?? 0) - (said.match(CUSTOMER_WORDS)?.length ?? 0);
  }
  const scores = [...sides.values()].map(({ opening, letters, words }) => {
    const manner = letters < FEW_LETTERS ? 0 : (words * LETTERS) / Math.max(LETTERS, letters) / WORDS_A_PHRASE;
    return greetingScore(opening) + Math.max(-MOST, Math.min(MOST, manner));
  });
  // Not spread into arguments: a file may name a speaker for each of its pieces, and that is more than a call takes.
  const best = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  return open[Math.max(0, scores.indexOf(best))];
}

function greetingScore(turns: readonly string[]): number {
  const opening = turns.join(' ').normalize('NFC');
  const said = (phrases: readonly RegExp[]) => phrases.filter((phrase) => phrase.test(opening)).length;
  return said(AGENT_PHRASES) - said(CUSTOMER_PHRASES);
}
