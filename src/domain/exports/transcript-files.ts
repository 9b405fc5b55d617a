import type { Speaker, Turn } from '../transcript/transcript';
import type { ExportedCall } from './exported-call';
import { localTime, timeZone } from './local-time';

/** Names of speakers and facts in the reader's language; those of the speakers are read back as labels (D614). */
export type TranscriptWords = Record<Speaker | 'held' | 'queue' | 'tags', string>;

/** Captions need a time for every turn: one that has none can't be placed, and none is made up. */
export function canBeCaptions(turns: readonly Turn[]): boolean {
  return turns.length > 0 && turns.every(({ start, end }) => start !== undefined && end !== undefined);
}

function clock(seconds: number, mark: '.' | ','): string {
  const total = Math.max(0, Math.round(seconds * 1000));
  const part = (divisor: number, range: number, width: number) =>
    String(Math.floor(total / divisor) % range).padStart(width, '0');
  return `${part(3_600_000, 1000, 2)}:${part(60_000, 60, 2)}:${part(1000, 60, 2)}${mark}${part(1, 1000, 3)}`;
}

/** A caption that ends as it begins is none to players: it is shown for a thousandth of a second. */
function timing({ start = 0, end = start }: Turn, mark: '.' | ','): string {
  return `${clock(start, mark)} --> ${clock(Math.max(end, start + 0.001), mark)}`;
}

const escapeVtt = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** WebVTT with the speaker as voice of each caption. Only for turns that `canBeCaptions`. */
export function toVtt(turns: readonly Turn[], words: TranscriptWords): string {
  const cues = turns.map((turn) => `${timing(turn, '.')}\n<v ${words[turn.speaker]}>${escapeVtt(turn.text)}`);
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

/** SubRip, with the speaker before the words. Only for turns that `canBeCaptions`. */
export function toSrt(turns: readonly Turn[], words: TranscriptWords): string {
  return turns.map((turn, at) => `${at + 1}\n${timing(turn, ',')}\n${words[turn.speaker]}: ${turn.text}\n`).join('\n');
}

/** "04:12", "1:04:12"; '' where the turn has no time. */
export function turnTime({ start }: Turn): string {
  if (start === undefined) return '';
  const whole = Math.floor(Math.max(0, start));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const rest = `${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}

/** Who says a turn, with its label: "Agent [Objection]". */
export const turnLabel = ({ speaker, type }: Turn, words: TranscriptWords): string =>
  `${words[speaker]}${type ? ` [${type}]` : ''}`;

/** What stands below the title: the facts that are known. */
export function factsLine({ agent, customer, queue, tags, heldAt }: ExportedCall, words: TranscriptWords): string {
  const known = [
    [words.held, `${localTime(heldAt)} (${timeZone()})`],
    [words.agent, agent],
    [words.customer, customer],
    [words.queue, queue],
    [words.tags, tags.join(', ')],
  ] as const;
  return known.flatMap(([name, text]) => (text === '' ? [] : [`${name}: ${text}`])).join(' · ');
}

/** The transcript as text: title, facts, a line a turn with its time where there is one. */
export function toTxt(call: ExportedCall, words: TranscriptWords): string {
  const lines = call.turns.map((turn) => {
    const time = turnTime(turn);
    return `${time === '' ? '' : `[${time}] `}${turnLabel(turn, words)}: ${turn.text}`;
  });
  return `${call.title}\n${factsLine(call, words)}\n\n${lines.join('\n')}\n`;
}
