import type { LoadPart } from '@/audio/playing/parts-playback';
import type { PlayedCall, TurnSound } from '@/audio/playing/turn-player';
import type { CastVoice } from '@/domain/transcript/platform-voices';
import type { Speaker, Turn } from '@/domain/transcript/transcript';

/** What speaks in place of the recording: a service, or the platform. */
export type Synthesis =
  | { by: 'service'; parts: (speaker: Speaker, text: string) => readonly LoadPart[] }
  | { by: 'platform'; cast: Record<Speaker, CastVoice<SpeechSynthesisVoice>> };

/** Where turns can sound from. */
export interface SoundSources {
  /** The stored audio; null when the call has none that this browser plays. */
  load: (() => Promise<Blob | undefined>) | null;
  /** Where that audio ends, in seconds; absent while it is not known. */
  endS?: number;
  /** Null where nothing can read aloud. */
  synthesis: Synthesis | null;
  /** Which of the two is heard where there are both. */
  prefer: 'recording' | 'synthetic';
}

/** Whether it is said to begin after the stored audio has ended: captions may be longer than their recording. */
export function isAfterEnd({ start }: Turn, { load, endS }: SoundSources): boolean {
  return load !== null && start !== undefined && endS !== undefined && start >= endS;
}

function isRecorded(turn: Turn, sources: SoundSources): boolean {
  return sources.load !== null && turn.start !== undefined && !isAfterEnd(turn, sources);
}

function recorded(turns: readonly Turn[], index: number, sources: SoundSources): TurnSound | null {
  const { load } = sources;
  const turn = turns[index];
  if (load === null || turn?.start === undefined || !isRecorded(turn, sources)) return null;
  const { start, end } = turn;
  const next = turns[index + 1]?.start;
  const stop = end !== undefined && end > start ? end : next !== undefined && next > start ? next : undefined;
  return { kind: 'clip', load, start, ...(stop !== undefined && { end: stop }) };
}

function spoken({ speaker, text }: Turn, synthesis: Synthesis | null): TurnSound | null {
  switch (synthesis?.by) {
    case 'service':
      return { kind: 'parts', parts: synthesis.parts(speaker, text) };
    case 'platform':
      return { kind: 'speech', text, ...synthesis.cast[speaker] };
    case undefined:
      return null;
  }
}

/** What the play button of a turn plays; null = no button. */
export function turnSound(turns: readonly Turn[], index: number, sources: SoundSources): TurnSound | null {
  const turn = turns[index];
  if (turn === undefined) return null;
  const recording = recorded(turns, index, sources);
  if (recording !== null && sources.prefer === 'recording') return recording;
  return spoken(turn, sources.synthesis) ?? recording;
}

/** Whether a turn has a play button, without making its sound. */
export function hasSound(turn: Turn | undefined, sources: SoundSources): boolean {
  return turn !== undefined && (sources.synthesis !== null || isRecorded(turn, sources));
}

/** The turn (from 1) that is heard at a time of the recording: the last that has begun. */
function turnAt(turns: readonly Turn[], seconds: number): number {
  const last = turns.findLastIndex(({ start }) => start !== undefined && start <= seconds);
  return Math.max(0, last) + 1;
}

/** What "Play all" plays from this turn (from 1) on: the recording as it was where every turn has its time in it. */
export function wholeCall(turns: readonly Turn[], first: number, sources: SoundSources): PlayedCall {
  const { load, prefer, synthesis } = sources;
  const turn = turns[first - 1];
  const start = turn !== undefined && isRecorded(turn, sources) ? turn.start : undefined;
  const timed = turns.every((one) => one.start !== undefined);
  if (load !== null && start !== undefined && timed && (prefer === 'recording' || synthesis === null))
    return { kind: 'recording', load, start, turnAt: (seconds) => turnAt(turns, seconds) };
  return { kind: 'turns', first, count: turns.length, soundOf: (turn) => turnSound(turns, turn - 1, sources) };
}
