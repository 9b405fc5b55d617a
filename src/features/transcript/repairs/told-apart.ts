import type { StoredTranscript } from '@/domain/transcript/transcript';
import { parseTranscript } from '@/domain/transcript/transcript-text';
import { diarizeTurns } from '@/on-device/speakers/diarize-turns';
import type { Separation } from '@/on-device/speakers/separation';
import type { TranscriptVersion } from '@/storage/calls/transcripts';
import { wording } from '@/ui/wording';

const words = wording.repair;

/** The transcript with the speakers that were heard, and what to say of it. Uncertain ones change no turn. */
export function toldApart(
  { text, json, speakers: before, madeBy }: StoredTranscript,
  separation: Separation,
): { version: TranscriptVersion; said: string } {
  const { method, confidence } = separation;
  const told = diarizeTurns(text, json, separation);
  if (told !== null) {
    // What a service said of the speakers stays as it came.
    const known = madeBy.maker === 'service' && json !== undefined ? json : told.json;
    return {
      version: { text: told.text, json: known, speakers: { method, certain: true, confidence } },
      said: words.said.told,
    };
  }
  const alone = new Set(parseTranscript(text).map(({ speaker }) => speaker)).size < 2;
  const speakers = alone ? { method, certain: false, confidence } : before;
  return {
    version: { text, ...(json !== undefined && { json }), ...(speakers && { speakers }) },
    said: alone ? words.speakers.uncertain : words.speakers.kept,
  };
}
