import type { Speaker } from './transcript';

export interface LabelledLine {
  speaker: Speaker;
  type?: string;
  /** What follows the colon. */
  rest: string;
}

/** Every quantifier is bounded: a hostile line of a million blanks must not be tried in a million ways. */
const LABEL =
  /^[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]{0,40}(?:(agent \(a\)|agent|a)|(customer \(c\)|customer|c)|speaker_(\d{1,3}))[ \t\u00a0]{0,8}(?:\[([^[\]\n]{0,80})\][ \t\u00a0]{0,8})?[:：]/i;

/** The sides of the conversation list (§2); in capitals only, as "right:" is a word. */
const SIDE = /^[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]{0,40}(?:(RIGHT)|LEFT)[ \t\u00a0]{0,8}[:：]/;

/**
 * Reads the start of a transcript line (§5): 'Agent (A)', 'A', 'Customer (C)' or 'C' in any case, an optional bracketed
 * type, a colon. 'Agent', 'Customer', 'SPEAKER_nn', 'LEFT' and 'RIGHT' (01 and the right are the customer's, as in §2) are
 * taken too: people paste them. Null when the line continues the turn before it.
 */
export function readLabel(line: string): LabelledLine | null {
  const side = SIDE.exec(line);
  if (side) return { speaker: side[1] === undefined ? 'agent' : 'customer', rest: line.slice(side[0].length) };
  const match = LABEL.exec(line);
  if (!match) return null;
  const speaker = match[2] !== undefined || Number(match[3]) === 1 ? 'customer' : 'agent';
  const type = match[4]?.replace(/\s+/g, ' ').trim();
  const rest = line.slice(match[0].length);
  return type ? { speaker, type, rest } : { speaker, rest };
}

export const SPEAKER_LABELS: Record<Speaker, string> = { agent: 'Agent (A)', customer: 'Customer (C)' };
