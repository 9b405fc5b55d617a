import type { Speaker } from './transcript';

const AGENT_LABEL =
  /^(agent|operator|advisor|staff|employee|representative|nhân viên|tổng đài|điện thoại viên|nv)(?!\p{L})/iu;
const CUSTOMER_LABEL = /^(customer|client|user|caller|khách|kh)(?!\p{L})/iu;

/** What agents say in their first turns (services that only number their speakers leave nothing else to go by). */
const AGENT_PHRASES: readonly RegExp[] = [
  /(?:dạ|em|con|cháu|xin)\s+(?:em\s+)?(?:xin\s+)?chào\s+(?:anh|chị|cô|chú|bác|mình|quý khách)/iu,
  /xin nghe|tổng đài|chăm sóc khách hàng|mobifone/iu,
  /(?<!\p{L})(?:văn phòng|cửa hàng|shop|quán|tiệm|nhà xe|phòng khám|trường|công ty|trung tâm|khách sạn) [^.?!]{0,40}nghe(?!\p{L})/iu,
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
  /(?<!\p{L})(?:em ơi|shop (?:ơi|hả)|(?:anh|chị|cô|chú|bác) (?:muốn |cần )?hỏi)/iu,
];
const GREETING_TURNS = 3;
/** Letters of a turn: who has not greeted by then does not. */
const LONGEST_OPENING = 1000;

/**
 * Which label is the agent: by the label's own word, else by the side of the stereo call, else by who speaks most like an
 * agent, and least like a customer, in the first turns, else whoever speaks first. Every other label is the customer.
 */
export function assignRoles(
  spoken: readonly { label?: string; text: string }[],
  agentChannel: 'left' | 'right' = 'left',
): Map<string, Speaker> {
  const labels = [...new Set(spoken.flatMap(({ label }) => (label === undefined ? [] : [label])))];
  const agent = agentLabel(labels, spoken, agentChannel);
  return new Map(labels.map((label) => [label, label === agent || AGENT_LABEL.test(label) ? 'agent' : 'customer']));
}

function agentLabel(
  labels: readonly string[],
  spoken: readonly { label?: string; text: string }[],
  agentChannel: 'left' | 'right',
): string | undefined {
  const named = labels.find((label) => AGENT_LABEL.test(label));
  if (named !== undefined) return named;
  // The stored form's own letters (§5): A and C, never A and B.
  if (labels.every((label) => /^[AC]$/i.test(label))) return labels.find((label) => /^A$/i.test(label));
  const side = labels.find((label) => label.toLowerCase() === agentChannel);
  if (side !== undefined) return side;
  const open = labels.filter((label) => !CUSTOMER_LABEL.test(label));
  const openings = new Map(open.map((label): [string, string[]] => [label, []]));
  for (const { label = '', text } of spoken) {
    const turns = openings.get(label);
    if (turns !== undefined && turns.length < GREETING_TURNS) turns.push(text.slice(0, LONGEST_OPENING));
  }
  const scores = open.map((label) => greetingScore(openings.get(label) ?? []));
  // Not spread into arguments: a file may name a speaker for each of its pieces, and that is more than a call takes.
  const best = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  return open[Math.max(0, scores.indexOf(best))];
}

function greetingScore(turns: readonly string[]): number {
  const opening = turns.join(' ').normalize('NFC');
  const said = (phrases: readonly RegExp[]) => phrases.filter((phrase) => phrase.test(opening)).length;
  return said(AGENT_PHRASES) - said(CUSTOMER_PHRASES);
}
