import { readLabel } from './speaker-label';
import { formatTimeStamp, leadingTimeStamp } from './time-stamp';

/** A change of a text: what stands from `from` to `to` becomes `insert`, and the caret goes to `caret`. */
export interface TextChange {
  from: number;
  to: number;
  insert: string;
  caret: number;
}

/**
 * The time of the recording put into a transcript that is being typed, where the caret is: as the time of the turn whose
 * line it is in, in the place of one it has already (its end stays where that is later); in any other line at the caret.
 */
export function setTime(text: string, caret: number, seconds: number): TextChange {
  const lineStart = text.lastIndexOf('\n', caret - 1) + 1;
  const lineEnd = text.indexOf('\n', caret);
  const line = text.slice(lineStart, lineEnd < 0 ? text.length : lineEnd);
  const label = readLabel(line);
  if (label === null) {
    const before = text[caret - 1];
    const blank = before === undefined || /\s/.test(before) ? '' : ' ';
    const insert = `${blank}${formatTimeStamp({ start: seconds, end: seconds })} `;
    return { from: caret, to: caret, insert, caret: caret + insert.length };
  }
  const from = lineStart + line.length - label.rest.length;
  const known = leadingTimeStamp(label.rest);
  const to = from + (known?.length ?? label.rest.length - label.rest.trimStart().length);
  const end = Math.max(seconds, known?.time.end ?? seconds);
  const insert = ` ${formatTimeStamp({ start: seconds, end })} `;
  return { from, to, insert, caret: caret >= to ? caret + insert.length - (to - from) : from + insert.length };
}
