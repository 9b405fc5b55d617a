import type { Call } from '../call';
import { languageCode } from '../languages';
import { guessLanguage } from './guess-language';
import type { StoredTranscript } from './transcript';

/** Code of §9 of what is spoken; '' when it can't be told (then nothing is read aloud, D8). */
export function spokenLanguage(call: Call | undefined, transcript: StoredTranscript | undefined): string {
  return call?.language || transcript?.detectedLanguage || (guessLanguage(transcript?.text ?? '') ?? '');
}

/**
 * The `lang` attribute of words of a call, which the interface need not share (D399): what they show themselves, else what
 * is spoken in the call, as whoever heard it called that. Undefined where nobody can tell.
 */
export function langOf(text: string, spoken = ''): string | undefined {
  return (guessLanguage(text) ?? languageCode(spoken)) || undefined;
}
