import { ANY_ROLE_WORD } from '../transcript/role-words';
import { readTime, type SpeechSegment } from './segment-reader';

const STORED_LABEL = /^[ \t]*(?:agent \(a\)|customer \(c\)|[ac])[ \t]*(?:\[[^\]\n]*\])?[ \t]*:/im;
const TIME = String.raw`\d+(?::\d+){1,2}(?:[.,]\d+)?`;
const RANGE = String.raw`[([]\s*(${TIME})\s*(?:-->|->|–|-)\s*(${TIME})\s*[)\]]`;
const LABEL = String.raw`speaker[ _]?\d+|participant ?(?:one|two|\d+)|left|right|[a-d]|${ANY_ROLE_WORD}`;
const LINE = new RegExp(
  String.raw`^\s*(?:${RANGE}\s*)?(?:[([]\s*(${LABEL})\s*[)\]]\s*:?|(${LABEL})\s*:)\s*(?:${RANGE}\s*)?(.*)$`,
  'iu',
);

/** Some line of the text begins a turn in the form of §5, so nobody has to guess who speaks. */
export function hasStoredLabels(text: string): boolean {
  return STORED_LABEL.test(text) && !/^[ \t]*b[ \t]*:/im.test(text);
}

/**
 * Turns out of a text whose lines carry other labels: "SPEAKER_01: …", "(speaker 0) …", "RIGHT: …", "Agent: …", with
 * or without a time range. Lines without a label continue the turn before; [] when no line has one.
 */
export function readLabelledText(text: string): SpeechSegment[] {
  const turns: { segment: Omit<SpeechSegment, 'text'>; words: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const match = LINE.exec(line.normalize('NFC'));
    if (match) {
      const start = readTime(match[1] ?? match[5]);
      const end = readTime(match[2] ?? match[6]);
      const label = (match[3] ?? match[4] ?? '').toLowerCase();
      const segment = { label, ...(start === undefined ? {} : { start }), ...(end === undefined ? {} : { end }) };
      turns.push({ segment, words: [match[7] ?? ''] });
    } else if (turns.length > 0) turns.at(-1)?.words.push(line);
    else turns.push({ segment: {}, words: [line] });
  }
  if (!turns.some(({ segment }) => segment.label !== undefined)) return [];
  return turns
    .map(({ segment, words }) => ({ ...segment, text: words.join(' ').replace(/\s+/g, ' ').trim() }))
    .filter((turn) => turn.text !== '');
}
