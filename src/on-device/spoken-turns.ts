import type { SpeechSegment } from '@/domain/answers/segment-reader';
import { assignRoles } from '@/domain/transcript/speaker-roles';
import type { Speaker, Turn } from '@/domain/transcript/transcript';

/** Segments of one speaker closer than this are one turn, as long as it stays short enough to replay. */
const SAME_TURN_GAP_S = 1.5;
const LONGEST_TURN_S = 30;

/**
 * Timed segments as turns; one without a label goes on with the speaker before it. Two labels of one role stay two turns.
 * Where none has a label each is a turn of its own: nobody knows which belong together, and a reviewer gives each its speaker at a key.
 */
export function toTurns(
  segments: readonly SpeechSegment[],
  roles: ReadonlyMap<string, Speaker> = assignRoles(segments),
): Turn[] {
  const turns: Turn[] = [];
  const known = segments.some(({ label }) => label !== undefined);
  let voice: string | undefined;
  let speaker: Speaker = 'agent';
  for (const { label = voice, start = 0, end = start, text } of segments) {
    speaker = (label === undefined ? undefined : roles.get(label)) ?? speaker;
    const last = turns.at(-1);
    const near = known && last && voice === label && start - (last.end ?? 0) <= SAME_TURN_GAP_S;
    if (near && end - (last.start ?? 0) <= LONGEST_TURN_S) {
      last.text = `${last.text} ${text}`;
      last.end = Math.max(last.end ?? 0, end);
    } else turns.push({ speaker, start, end, text });
    voice = label;
  }
  return turns;
}

/** The speaker-recognition JSON of the Speaker tab, in the form services answer. */
export interface SpeakerJson {
  segments: { start: number; end: number; speaker: string; text: string }[];
}

const toMilliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;

export function toSpeakerJson(segments: readonly SpeechSegment[]): SpeakerJson {
  return {
    segments: segments.map(({ start = 0, end = start, label = '', text }) => ({
      start: toMilliseconds(start),
      end: toMilliseconds(end),
      speaker: label,
      text,
    })),
  };
}
