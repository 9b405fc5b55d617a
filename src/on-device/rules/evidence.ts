import { formatTimeRange } from '@/domain/time-range';
import type { CallView, Match } from './call-view';

/** The turn a judgement rests on. */
export interface Evidence {
  /** 'mm:ss-mm:ss', or 'None' without times. */
  fromTo: string;
  /** Exact words of the transcript. */
  quote: string;
}

const LONGEST = 160;

/** The sentence around a place, an exact substring of the text, cut at words when it is long. */
export function sentenceAt(text: string, at: number, length = 0): string {
  const end = at + length;
  const before = Math.max(
    ...['.', '!', '?', '…', '\n'].map((mark) => text.lastIndexOf(`${mark} `, Math.max(0, at - 1)) + 1),
    0,
  );
  const after = text.slice(end).search(/[.!?…](?:\s|$)/);
  const from = before;
  const to = after < 0 ? text.length : end + after + 1;
  if (to - from <= LONGEST) return text.slice(from, to).trim();
  const room = Math.max(0, Math.floor((LONGEST - length) / 2));
  const start = at - from <= room ? from : wordStart(text, at - room);
  const stop = Math.min(to, wordEnd(text, end + room));
  return text.slice(start, stop).trim();
}

function wordStart(text: string, at: number): number {
  const blank = text.indexOf(' ', Math.max(0, at));
  return blank < 0 ? at : blank + 1;
}

function wordEnd(text: string, at: number): number {
  const blank = text.indexOf(' ', at);
  return blank < 0 ? text.length : blank;
}

export function evidenceAt(view: CallView, match: Match): Evidence {
  const turn = view.turns[match.turn];
  if (!turn) return { fromTo: 'None', quote: '' };
  return { fromTo: timeOf(turn), quote: sentenceAt(turn.text, match.at, match.text.length) };
}

function timeOf(turn: { start?: number; end?: number }): string {
  if (turn.start === undefined) return 'None';
  return formatTimeRange({ start: turn.start, end: Math.max(turn.start, turn.end ?? turn.start) });
}
