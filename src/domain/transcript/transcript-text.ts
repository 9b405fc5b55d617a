import { cleanText } from './clean-text';
import { readLabel, SPEAKER_LABELS } from './speaker-label';
import { formatTimeStamp, takeTimeStamps } from './time-stamp';
import type { Speaker, Turn } from './transcript';

/** A turn and the lines it stands in, the first and the last of them. */
export interface TurnLines {
  turn: Turn;
  first: number;
  last: number;
}

interface OpenTurn {
  speaker: Speaker;
  type?: string;
  first: number;
  last: number;
  words: string[];
}

function close({ speaker, type, first, last, words }: OpenTurn): TurnLines | null {
  const { text, time } = takeTimeStamps(words.join(' '));
  if (text === '') return null;
  return { turn: { speaker, ...(type !== undefined && { type }), text, ...time }, first, last };
}

/**
 * The turns in the lines of a clean text (§5 "Transcript line parsing"). Lines without a label continue the turn before
 * them; words before the first label are the agent's. A turn without words is left out. Linear in the length.
 */
export function readTurnLines(lines: readonly string[]): TurnLines[] {
  const turns: TurnLines[] = [];
  let open: OpenTurn | null = null;
  const flush = () => {
    const closed = open && close(open);
    if (closed) turns.push(closed);
  };
  for (const [at, line] of lines.entries()) {
    const label = readLabel(line);
    if (label) {
      flush();
      const { speaker, type, rest } = label;
      open = { speaker, ...(type && { type }), first: at, last: at, words: [rest] };
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
