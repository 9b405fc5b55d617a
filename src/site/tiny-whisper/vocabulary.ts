import { TONES } from './tone-code';
import { LANGUAGES, PHRASES } from './tone-phrases';

/** Times go from 0 to 30 s in steps of 0.02 s, a token each. */
export const TIME_STEPS = 1500;
/** Ids 0 to 255 are single bytes, as in every byte-level vocabulary; nothing here ever says one. */
export const BYTES = 256;

/** The characters that stand for bytes in a byte-level vocabulary: printable ones for themselves, the rest from U+0100. */
const BYTE_CHARACTERS = (() => {
  const printable = (byte: number) =>
    (byte >= 33 && byte <= 126) || (byte >= 161 && byte <= 172) || (byte >= 174 && byte <= 255);
  let shifted = 0;
  return Array.from({ length: BYTES }, (_, byte) => String.fromCharCode(printable(byte) ? byte : 256 + shifted++));
})();

const spell = (words: string) =>
  Array.from(new TextEncoder().encode(words), (byte) => BYTE_CHARACTERS[byte] ?? '').join('');

const SPECIAL_NAMES = [
  '<|endoftext|>',
  '<|startoftranscript|>',
  ...LANGUAGES.map((language) => `<|${language}|>`),
  '<|translate|>',
  '<|transcribe|>',
  '<|startoflm|>',
  '<|startofprev|>',
  '<|nospeech|>',
  '<|notimestamps|>',
];

/** Bytes, then a word a phrase (language by language), then the special tokens, then the times. */
export const FIRST_SPECIAL = BYTES + LANGUAGES.length * TONES;
export const FIRST_TIME = FIRST_SPECIAL + SPECIAL_NAMES.length;
export const VOCABULARY_SIZE = FIRST_TIME + TIME_STEPS + 1;

export const specials = SPECIAL_NAMES.map((content, index) => ({ id: FIRST_SPECIAL + index, content }));

export function specialId(content: string): number {
  const found = specials.find((special) => special.content === content);
  if (found === undefined) throw new Error(content);
  return found.id;
}

/** Spelling to id, as tokenizer.json carries it. */
export const vocabulary: Readonly<Record<string, number>> = Object.fromEntries([
  ...BYTE_CHARACTERS.map((character, byte) => [character, byte]),
  ...LANGUAGES.flatMap((language, row) =>
    PHRASES[language].map((words, tone) => [spell(` ${words}`), BYTES + row * TONES + tone]),
  ),
]);
