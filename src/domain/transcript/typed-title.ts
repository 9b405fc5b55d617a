import { parseTranscript } from './transcript-text';

const LONGEST = 60;
/** The first turns are enough for a title; a transcript of megabytes need not be read for it. */
const READ = 2000;

/** Title of a typed call: the words it begins with. */
export function typedTitle(text: string): string {
  const words = parseTranscript(text.slice(0, READ))[0]?.text ?? '';
  const letters = Array.from(words);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : words;
}
