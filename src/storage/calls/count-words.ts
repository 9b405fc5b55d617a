import { parseTranscript } from '@/domain/transcript/transcript-text';

/** Words spoken in a transcript: labels and times are not counted. */
export function countWords(text: string): number {
  return parseTranscript(text).reduce((sum, turn) => sum + (turn.text.match(/\S+/g)?.length ?? 0), 0);
}
