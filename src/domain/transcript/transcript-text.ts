import { cleanText } from './clean-text';
import { type LabelledLine, readLabel, SPEAKER_LABELS } from './speaker-label';
import { formatTimeStamp, takeTimeStamps } from './time-stamp';
import type { Speaker, Turn } from './transcript';

/** A turn and the lines it stands in, the first and the last of them. */
export interface TurnLines {
  turn: Turn;
  first: number;
  last: number;
}

interface OpenTurn extends Partial<Pick<LabelledLine, 'type' | 'time'>> {
  speaker: Speaker;
  first: number;
  last: number;
  words: string[];
}

/** A time before the label that is none of a span lasts until `next`, the one before the label after it. */
function close({ speaker, type, time: before, first, last, words }: OpenTurn, next = 0): TurnLines | null {
  const { text, time: within } = takeTimeStamps(words.join(' '));
  if (text === '') return null;
  const time = within ?? (before && { start: before.start, end: Math.max(before.start, before.end ?? next) });
  return { turn: { speaker, ...(type !== undefined && { type }), text, ...time }, first, last };
}

/**
 * The turns in the lines of a clean text (§5 "Transcript line parsing"). Lines without a label continue the turn before
 * them; words before the first label are the agent's. A turn without words is left out. Linear in the length.
 */
export function readTurnLines(lines: readonly string[]): TurnLines[] {
  const turns: TurnLines[] = [];
  let open: OpenTurn | null = null;
  const flush = (next?: number) => {
    const closed = open && close(open, next);
    if (closed) turns.push(closed);
  };
  for (const [at, line] of lines.entries()) {
    const label = readLabel(line);
    if (label) {
      const { speaker, type, time, rest } = label;
      flush(time?.start);
      open = { speaker, ...(type && { type }), ...(time && { time }), first: at, last: at, words: [rest] };
    } else if (line.trim() !== '') {
      open ??= { speaker: 'agent', first: at, last: at, words: [] };
      open.words.push(line);
      open.last = at;
    }
  }
  flush();
  return turns;
}

/** Reads a transcript of any origin into turns (§5). */
export function parseTranscript(text: string): Turn[] {
  return readTurnLines(cleanText(text).split('\n')).map(({ turn }) => turn);
}

/** One turn as a line of the stored form: "Agent (A) [Type]: (hh:mm:ss,mmm - hh:mm:ss,mmm) words". */
export function formatTurn(turn: Turn): string {
  const type = turn.type?.replace(/[[\]\n]/g, ' ').trim();
  const label = `${SPEAKER_LABELS[turn.speaker]}${type ? ` [${type}]` : ''}:`;
  const known = turn.start !== undefined && Number.isFinite(turn.start);
  const time = known ? `${formatTimeStamp({ start: turn.start ?? 0, end: turn.end ?? turn.start ?? 0 })} ` : '';
  return `${label} ${time}${turn.text.replace(/\s+/g, ' ').trim()}`;
}

/** The stored form of §5, one turn a line; `parseTranscript` reads the same turns back. */
export function formatTranscript(turns: readonly Turn[]): string {
  return turns.map(formatTurn).join('\n');
}
