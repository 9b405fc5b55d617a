/** One caption as the file has it; times in seconds. */
export interface Cue {
  start: number;
  end: number;
  /** Lines of the caption, tags still inside. */
  lines: string[];
  /** Settings after the times of WebVTT ("position:10% align:left"). */
  settings: string;
}

const CLOCK = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`;
const TIMING = new RegExp(String.raw`^[ \t]*${CLOCK}[ \t]*-{1,3}>[ \t]*${CLOCK}(?:[ \t]+(.*))?$`);
const BLOCK = /^(?:NOTE|STYLE|REGION|WEBVTT)(?:[ \t:]|$)/;
/** A longer line is no caption; it is cut so that a file of one line stays readable. */
const LONGEST_LINE = 4000;

function seconds(hours = '0', minutes = '0', secs = '0', fraction = '0'): number {
  return (Number(hours) * 60 + Number(minutes)) * 60 + Number(secs) + Number(fraction.padEnd(3, '0')) / 1000;
}

function readTiming(line: string): Cue | null {
  const match = TIMING.exec(line.slice(0, 400));
  if (!match) return null;
  const [, h1, m1, s1, f1, h2, m2, s2, f2, settings = ''] = match;
  const start = seconds(h1, m1, s1, f1);
  return { start, end: Math.max(start, seconds(h2, m2, s2, f2)), lines: [], settings };
}

/**
 * Captions of a WebVTT or SubRip file, leniently: either mark before the fraction, times without hours, a missing header,
 * missing blank lines and numbers out of order are all met in files people have. What is no caption is passed over.
 * Text must be free of carriage returns. In the order of time.
 */
export function readCues(text: string): Cue[] {
  const cues: Cue[] = [];
  let open: Cue | null = null;
  let skipping = false;
  // Blanks where the first of two lines would be: a file of rolling lines begins so.
  let padded = false;
  for (const line of text.split('\n')) {
    const cue = readTiming(line);
    if (cue) {
      // The number of this caption, where no blank line parts it from the words before.
      if (open && (open.lines.length > 1 || padded) && /^\s*\d+\s*$/.test(open.lines.at(-1) ?? '')) open.lines.pop();
      cues.push(cue);
      open = cue;
      skipping = false;
      padded = false;
    } else if (line !== '' && line.trim() === '' && open?.lines.length === 0) padded = true;
    else if (line.trim() === '') {
      open = null;
      skipping = false;
    } else if (!open && BLOCK.test(line)) skipping = true;
    else if (open && !skipping) open.lines.push(line.slice(0, LONGEST_LINE));
  }
  return cues.sort((a, b) => a.start - b.start);
}
