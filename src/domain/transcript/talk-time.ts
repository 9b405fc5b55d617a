import type { TimeSpan } from './time-stamp';
import type { Speaker, Turn } from './transcript';

export interface SpeakerTime {
  /** Seconds in which this speaker is heard. */
  seconds: number;
  /** Of all the time in which either is heard, 0 to 1; the two add up to 1. */
  share: number;
  turns: number;
  /** Where this speaker is heard, in order and without overlap. */
  spans: TimeSpan[];
  /** Longest stretch without the other speaking and without a silence. */
  longest: TimeSpan | null;
}

/** Who speaks how long in a call (§2 Speaker). All times in seconds. */
export interface TalkTime {
  /** Length of the call, or the end of its last turn. */
  duration: number;
  speakers: Record<Speaker, SpeakerTime>;
  /** Nobody is heard for SILENCE_S or more. */
  silences: TimeSpan[];
  /** Both are heard. */
  overlaps: TimeSpan[];
  /** Turns whose time is not known: they are in none of the figures. */
  untimed: number;
}

export const SILENCE_S = 2;
/** Clocks of transcripts are not exact: what is shorter is no overlap. */
const LEAST_OVERLAP_S = 0.1;

type TimedTurn = Turn & TimeSpan;

const isTimed = (turn: Turn): turn is TimedTurn => (turn.end ?? 0) > (turn.start ?? Number.POSITIVE_INFINITY);
const length = ({ start, end }: TimeSpan): number => end - start;
export const totalSeconds = (spans: readonly TimeSpan[]): number => spans.reduce((sum, span) => sum + length(span), 0);

/** Spans in order of their start, those that touch made one. */
function united(spans: readonly TimeSpan[]): TimeSpan[] {
  const whole: TimeSpan[] = [];
  for (const { start, end } of spans) {
    const last = whole.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else whole.push({ start, end });
  }
  return whole;
}

function shared(one: readonly TimeSpan[], two: readonly TimeSpan[]): TimeSpan[] {
  const both: TimeSpan[] = [];
  for (let a = 0, b = 0; a < one.length && b < two.length; ) {
    const [first, second] = [one[a], two[b]];
    if (first === undefined || second === undefined) break;
    const span = { start: Math.max(first.start, second.start), end: Math.min(first.end, second.end) };
    if (length(span) >= LEAST_OVERLAP_S) both.push(span);
    if (first.end < second.end) a++;
    else b++;
  }
  return both;
}

function gaps(spans: readonly TimeSpan[], duration: number): TimeSpan[] {
  const edges = [...spans, { start: duration, end: duration }];
  return edges
    .map(({ start }, index) => ({ start: edges[index - 1]?.end ?? 0, end: start }))
    .filter((gap) => length(gap) >= SILENCE_S);
}

function longestStretch(turns: readonly TimedTurn[], speaker: Speaker): TimeSpan | null {
  let longest: TimeSpan | null = null;
  let current: TimeSpan | null = null;
  for (const turn of turns) {
    if (turn.speaker !== speaker) current = null;
    else if (current !== null && turn.start - current.end < SILENCE_S) current.end = Math.max(current.end, turn.end);
    else current = { start: turn.start, end: turn.end };
    if (current !== null && (longest === null || length(current) > length(longest))) longest = { ...current };
  }
  return longest;
}

/** Null where no turn has a time. `durationS` is the length of the audio, where it is known. */
export function talkTime(turns: readonly Turn[], durationS = 0): TalkTime | null {
  const timed = turns.filter(isTimed).sort((a, b) => a.start - b.start);
  if (timed.length === 0) return null;
  const spansOf = (speaker: Speaker) => united(timed.filter((turn) => turn.speaker === speaker));
  const spans = { agent: spansOf('agent'), customer: spansOf('customer') };
  const spoken = totalSeconds(spans.agent) + totalSeconds(spans.customer);
  const timeOf = (speaker: Speaker): SpeakerTime => ({
    seconds: totalSeconds(spans[speaker]),
    share: totalSeconds(spans[speaker]) / spoken,
    turns: timed.filter((turn) => turn.speaker === speaker).length,
    spans: spans[speaker],
    longest: longestStretch(timed, speaker),
  });
  const duration = Math.max(durationS, united(timed).at(-1)?.end ?? 0);
  return {
    duration,
    speakers: { agent: timeOf('agent'), customer: timeOf('customer') },
    silences: gaps(united(timed), duration),
    overlaps: shared(spans.agent, spans.customer),
    untimed: turns.length - timed.length,
  };
}
