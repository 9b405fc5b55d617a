import { enNumberWords } from '../figures/english';
import { spokenNumbers } from '../figures/spoken-figures';
import { viNumberWords } from '../figures/vietnamese';
import { type HighlightKind, NUMBER_RULES } from './highlight-numbers';

export interface HighlightSpan {
  text: string;
  marked: boolean;
  kind?: HighlightKind;
}

interface Mark {
  from: number;
  to: number;
  kind: HighlightKind;
}

function findMarks(text: string): Mark[] {
  const marks: Mark[] = [];
  const taken = new Uint8Array(text.length);
  const add = (from: number, to: number, kind: HighlightKind) => {
    if (to <= from || taken.subarray(from, to).includes(1)) return;
    taken.fill(1, from, to);
    marks.push({ from, to, kind });
  };
  for (const [kind, pattern] of NUMBER_RULES) {
    for (const match of text.matchAll(pattern)) add(match.index, match.index + match[0].length, kind);
  }
  for (const language of [viNumberWords, enNumberWords]) {
    for (const [from, to] of spokenNumbers(text, language)) add(from, to, 'spoken');
  }
  return marks.sort((a, b) => a.from - b.from);
}

/**
 * Amounts, numbers, percentages and package codes of a turn (§2), written or spoken. The spans in order make up the text
 * again. Expects NFC, as parsed turns are.
 */
export function highlight(text: string): HighlightSpan[] {
  const spans: HighlightSpan[] = [];
  let at = 0;
  for (const { from, to, kind } of findMarks(text)) {
    if (from > at) spans.push({ text: text.slice(at, from), marked: false });
    spans.push({ text: text.slice(from, to), marked: true, kind });
    at = to;
  }
  if (at < text.length) spans.push({ text: text.slice(at), marked: false });
  return spans;
}
