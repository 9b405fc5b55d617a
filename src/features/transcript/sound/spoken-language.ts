import type { Call } from '@/domain/call';
import { guessLanguage } from '@/domain/transcript/guess-language';
import type { StoredTranscript } from '@/domain/transcript/transcript';

/** Code of §9 of what is spoken; '' when it can't be told (then nothing is read aloud, D8). */
export function spokenLanguage(call: Call | undefined, transcript: StoredTranscript | undefined): string {
  return call?.language || transcript?.detectedLanguage || (guessLanguage(transcript?.text ?? '') ?? '');
}
