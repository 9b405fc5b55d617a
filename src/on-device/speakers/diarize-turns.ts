import { readSegments, type SpeechSegment } from '@/domain/answers/segment-reader';
import type { Turn } from '@/domain/transcript/transcript';
import { formatTranscript, parseTranscript } from '@/domain/transcript/transcript-text';
import { type SpeakerJson, toSpeakerJson, toTurns } from '../spoken-turns';
import { LABEL_ROLES, labelSegments } from './label-segments';
import type { Separation } from './separation';

const wordsOf = (parts: readonly { text: string }[]): string =>
  parts
    .flatMap(({ text }) => text.split(/\s+/))
    .filter((word) => word !== '')
    .join(' ');

/** Segments as fine as they came, where nobody changed the words since: a turn may have joined what two people said. */
function finerSegments(turns: readonly Turn[], json: unknown): SpeechSegment[] | null {
  const segments = readSegments(json);
  const timed = segments.every(({ start, end }) => start !== undefined && end !== undefined);
  const same = segments.length > turns.length && timed && wordsOf(segments) === wordsOf(turns);
  return same && turns.every(({ type }) => type === undefined) ? segments : null;
}

/**
 * A stored transcript with the speakers that were found by the sound, and its speaker-recognition JSON. Turns without
 * times belong to the speaker before them. null when the speakers are uncertain.
 */
export function diarizeTurns(
  text: string,
  json: unknown,
  separation: Separation,
): { text: string; json: SpeakerJson } | null {
  const turns = parseTranscript(text);
  const finer = finerSegments(turns, json);
  const labelled = labelSegments(finer ?? turns, separation);
  if (labelled === null) return null;
  const told =
    finer === null
      ? turns.map(
          (turn, index): Turn => ({
            ...turn,
            speaker: LABEL_ROLES.get(labelled[index]?.label ?? '') ?? turn.speaker,
          }),
        )
      : toTurns(labelled, LABEL_ROLES);
  const timed = labelled.filter(({ start, end }) => start !== undefined && end !== undefined);
  return { text: formatTranscript(told), json: toSpeakerJson(timed) };
}
