import { ROLE_WORDS } from './role-words';
import type { Speaker } from './transcript';

export interface LabelledLine {
  speaker: Speaker;
  type?: string;
  /** A time before the label as it stands there, with the blanks after it. */
  lead: string;
  /** That time; without an end where it is none of a span. */
  time?: { start: number; end?: number };
  /** What follows the colon. */
  rest: string;
}

/** Every quantifier is bounded: a hostile line of a million blanks must not be tried in a million ways. */
const BLANKS = String.raw`[ \t\u00a0]{0,8}`;
const CLOCK = String.raw`\d{1,3}:[0-5]?\d(?::[0-5]\d)?(?:[.,]\d{1,3})?`;
const TIME = `[([]?(?<start>${CLOCK})(?:${BLANKS}(?:-->|->|[-–—])${BLANKS}(?<end>${CLOCK}))?[)\\]]?${BLANKS}(?:[-–—]${BLANKS})?`;
const BEFORE = String.raw`^[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]{0,40}(?<lead>${TIME})?`;
const TYPE = String.raw`(?:\[(?<type>[^[\]\n]{0,80})\]${BLANKS})?`;
const AGENT = `agent \\(a\\)|a|${ROLE_WORDS.agent}|${ROLE_WORDS.above}`;
const CUSTOMER = `customer \\(c\\)|c|${ROLE_WORDS.customer}`;

const LABEL = new RegExp(
  `${BEFORE}(?:(?:${AGENT})|(?<customer>${CUSTOMER})|speaker_(?<voice>\\d{1,3}))${BLANKS}${TYPE}[:：]`,
  'i',
);

/** The sides of the conversation list (§2); in capitals only, as "right:" is a word. */
const SIDE = new RegExp(`${BEFORE}(?:(?<customer>RIGHT)|LEFT)${BLANKS}[:：]`);

const seconds = (clock: string): number =>
  clock
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

/**
 * Reads the start of a transcript line (§5): 'Agent (A)', 'A', 'Customer (C)' or 'C' in any case, an optional bracketed
 * type, a colon. Other words for the two in both languages, 'SPEAKER_nn', 'LEFT' and 'RIGHT' (01 and the right are the
 * customer's, as in §2) are taken too, and a time before any of them: people paste them. Null when the line continues the
 * turn before it.
 */
export function readLabel(line: string): LabelledLine | null {
  const match = SIDE.exec(line) ?? LABEL.exec(line);
  if (!match) return null;
  const { lead = '', start, end, customer, voice, type } = match.groups ?? {};
  const named = type?.replace(/\s+/g, ' ').trim();
  return {
    speaker: customer !== undefined || Number(voice) === 1 ? 'customer' : 'agent',
    ...(named && { type: named }),
    lead,
    ...(start !== undefined && { time: { start: seconds(start), ...(end !== undefined && { end: seconds(end) }) } }),
    rest: line.slice(match[0].length),
  };
}

export const SPEAKER_LABELS: Record<Speaker, string> = { agent: 'Agent (A)', customer: 'Customer (C)' };
