import { cleanText } from './clean-text';
import { findWords, type Sought } from './find-words';
import { readLabel, SPEAKER_LABELS } from './speaker-label';
import { takeTimeStamps } from './time-stamp';
import type { Speaker, Turn } from './transcript';
import { formatTurn, readTurnLines, type TurnLines } from './transcript-text';

/*
 * What a reviewer changes in a stored transcript (§2). Each takes the text and gives the changed text; turns are counted
 * from 0 as parseTranscript gives them. Lines that are not concerned stay as they are, times included. What can't be
 * done (no such turn, nothing left of it) changes nothing.
 */

const OTHER: Record<Speaker, Speaker> = { agent: 'customer', customer: 'agent' };

function withLines(text: string, change: (lines: string[], turns: TurnLines[]) => string[] | null): string {
  const lines = cleanText(text).split('\n');
  return change(lines, readTurnLines(lines))?.join('\n') ?? text;
}

/** Words before the first label are the agent's, so their line gets a label when they change sides. */
function relabel(line: string, speaker: Speaker): string {
  const label = readLabel(line);
  if (label === null) return `${SPEAKER_LABELS[speaker]}: ${line.trimStart()}`;
  return `${label.lead}${SPEAKER_LABELS[speaker]}${label.type ? ` [${label.type}]` : ''}:${label.rest}`;
}

function replaced(lines: readonly string[], { first, last }: Omit<TurnLines, 'turn'>, turns: readonly Turn[]) {
  return [...lines.slice(0, first), ...turns.map(formatTurn), ...lines.slice(last + 1)];
}

/** Agent becomes customer and the reverse, in this turn and all that follow. */
export function swapSpeakers(text: string, from = 0): string {
  return withLines(text, (lines, turns) => {
    const first = turns[from]?.first;
    if (first === undefined) return null;
    return lines.map((line, at) => {
      const label = readLabel(line);
      if (at < first || (label === null && at > first)) return line;
      return relabel(line, OTHER[label?.speaker ?? 'agent']);
    });
  });
}

export function setSpeaker(text: string, index: number, speaker: Speaker): string {
  return withLines(text, (lines, turns) => {
    const found = turns[index];
    if (found === undefined || found.turn.speaker === speaker) return null;
    return lines.map((line, at) => (at === found.first ? relabel(line, speaker) : line));
  });
}

/** Other words in the turn's place. Its time stays: a time stamp among the words would be read as part of it. */
export function setWords(text: string, index: number, words: string): string {
  return withLines(text, (lines, turns) => {
    const found = turns[index];
    const clean = takeTimeStamps(cleanText(words)).text;
    if (found === undefined || clean === '' || clean === found.turn.text) return null;
    return replaced(lines, found, [{ ...found.turn, text: clean }]);
  });
}

/** The words of a turn with other ones in every place of what is looked for; '' = nothing would be left. */
function withOthers(words: string, sought: Sought, by: string): { words: string; count: number } {
  const places = findWords(words, sought);
  const rest = places.map(({ to }, at) => `${by}${words.slice(to, places[at + 1]?.from)}`);
  const changed = `${words.slice(0, places[0]?.from)}${rest.join('')}`;
  return { words: takeTimeStamps(cleanText(changed)).text, count: places.length };
}

/**
 * Other words in every place of what is looked for, and how many those were. Times, speakers and the number of turns stay:
 * a turn that would be left without a word keeps its own.
 */
export function replaceWords(text: string, sought: Sought, by: string): { text: string; count: number } {
  let count = 0;
  const changed = withLines(text, (lines, turns) => {
    const out: string[] = [];
    let next = 0;
    for (const { turn, first, last } of turns) {
      const other = withOthers(turn.text, sought, by);
      if (other.words === '' || other.words === turn.text) continue;
      count += other.count;
      out.push(...lines.slice(next, first), formatTurn({ ...turn, text: other.words }));
      next = last + 1;
    }
    return count === 0 ? null : [...out, ...lines.slice(next)];
  });
  return { text: changed, count };
}

/** Time passes evenly over the letters of a turn, as far as anybody knows. */
function timesAround(turn: Turn, share: number): [Partial<Turn>, Partial<Turn>] {
  const { start, end } = turn;
  if (start === undefined || end === undefined) return [start === undefined ? {} : { start }, {}];
  const middle = Math.round((start + (end - start) * share) * 1000) / 1000;
  return [
    { start, end: middle },
    { start: middle, end },
  ];
}

/** Two turns out of one, cut before the letter at this place of its words; both stay with its speaker. */
export function splitTurn(text: string, index: number, at: number): string {
  return withLines(text, (lines, turns) => {
    const found = turns[index];
    if (found === undefined) return null;
    const { speaker, type, text: words } = found.turn;
    const [head, tail] = [words.slice(0, at).trim(), words.slice(at).trim()];
    if (head === '' || tail === '' || at < 0) return null;
    const [before, after] = timesAround(found.turn, at / words.length);
    const first: Turn = { speaker, ...(type !== undefined && { type }), text: head, ...before };
    return replaced(lines, found, [first, { speaker, text: tail, ...after }]);
  });
}

function joined(one: Turn, two: Turn): Turn {
  const start = one.start ?? two.start;
  const end = Math.max(one.end ?? 0, two.end ?? two.start ?? 0);
  const type = one.type ?? two.type;
  return {
    speaker: one.speaker,
    ...(type !== undefined && { type }),
    text: `${one.text} ${two.text}`,
    ...(start !== undefined && { start, end: Math.max(start, end) }),
  };
}

/** One turn out of this one and the next; the speaker is this one's. */
export function mergeTurns(text: string, index: number): string {
  return withLines(text, (lines, turns) => {
    const [one, two] = [turns[index], turns[index + 1]];
    if (one === undefined || two === undefined) return null;
    return replaced(lines, { first: one.first, last: two.last }, [joined(one.turn, two.turn)]);
  });
}
