import { cleanText } from './clean-text';
import { readLabel, SPEAKER_LABELS } from './speaker-label';
import { formatTimeStamp, takeTimeStamps } from './time-stamp';
import type { Speaker, Turn } from './transcript';

interface OpenTurn {
  speaker: Speaker;
  type?: string;
  lines: string[];
}

function close({ speaker, type, lines }: OpenTurn): Turn | null {
  const { text, time } = takeTimeStamps(lines.join(' '));
  if (text === '') return null;
  return { speaker, ...(type !== undefined && { type }), text, ...time };
}

/**
 * Reads a transcript of any origin into turns (§5 "Transcript line parsing"). Lines without a label continue the turn
 * before them; words before the first label are the agent's. A turn without words is left out. Linear in the length.
 */
export function parseTranscript(text: string): Turn[] {
  const turns: Turn[] = [];
  let open: OpenTurn | null = null;
  const flush = () => {
    const turn = open && close(open);
    if (turn) turns.push(turn);
  };
  for (const line of cleanText(text).split('\n')) {
    const label = readLabel(line);
    if (label) {
      flush();
      open = { speaker: label.speaker, ...(label.type && { type: label.type }), lines: [label.rest] };
    } else if (line.trim() !== '') {
      open ??= { speaker: 'agent', lines: [] };
      open.lines.push(line);
    }
  }
  flush();
  return turns;
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

const OTHER: Record<Speaker, Speaker> = { agent: 'customer', customer: 'agent' };

/** Agent becomes customer and the reverse; lines, types, times and words stay as they are. */
export function swapSpeakers(text: string): string {
  let begun = false;
  return cleanText(text)
    .split('\n')
    .map((line) => {
      const label = readLabel(line);
      if (label === null && (begun || line.trim() === '')) return line;
      begun = true;
      // Words before the first label are the agent's, so they have to be labelled to change sides.
      if (label === null) return `${SPEAKER_LABELS.customer}: ${line.trimStart()}`;
      return `${SPEAKER_LABELS[OTHER[label.speaker]]}${label.type ? ` [${label.type}]` : ''}:${label.rest}`;
    })
    .join('\n');
}
