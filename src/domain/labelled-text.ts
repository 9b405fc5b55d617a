import { readTime, type SpeechSegment } from './segment-reader';

const STORED_LABEL = /^[ \t]*(?:agent \(a\)|customer \(c\)|[ac])[ \t]*(?:\[[^\]\n]*\])?[ \t]*:/im;
const TIME = String.raw`\d+(?::\d+){1,2}(?:[.,]\d+)?`;
const RANGE = String.raw`[([]\s*(${TIME})\s*(?:-->|->|–|-)\s*(${TIME})\s*[)\]]`;
const LABEL = String.raw`speaker[ _]?\d+|participant ?(?:one|two|\d+)|left|right|agent|customer|operator|client|[a-d]|nhân viên|tổng đài viên|khách hàng|khách`;
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
  const turns: SpeechSegment[] = [];
  for (const line of text.split(/\r?\n/)) {
    const match = LINE.exec(line.normalize('NFC'));
    const last = turns.at(-1);
    if (match) {
      const start = readTime(match[1] ?? match[5]);
      const end = readTime(match[2] ?? match[6]);
      turns.push({
        label: (match[3] ?? match[4] ?? '').toLowerCase(),
        ...(start === undefined ? {} : { start }),
        ...(end === undefined ? {} : { end }),
        text: (match[7] ?? '').trim(),
      });
    } else if (last) last.text = `${last.text} ${line.trim()}`.trim();
    else if (line.trim() !== '') turns.push({ text: line.trim() });
  }
  return turns.some(({ label }) => label !== undefined) ? turns.filter((turn) => turn.text !== '') : [];
}
