import type { PieceSegment } from '@/domain/transcript/transcript-piece';

/** People say a word or a phrase so often in a row; a model that has lost the thread says it to the end. */
const MOST_IN_A_ROW = 4;
const LONGEST_PHRASE = 8;

/** Places in a text, in characters. */
interface Span {
  from: number;
  to: number;
}

/**
 * A text without the loops of a speech model: a phrase of 1 to 8 words more than four times in a row goes, every copy of
 * it, for nobody knows whether the first was heard. Words before it and after it stay. Capitals and punctuation make no
 * difference. '' when there is nothing else.
 */
export function cleanWords(text: string): { text: string; dropped?: 'repeats' } {
  const loops = findLoops(text);
  return loops.length === 0 ? { text } : { text: without(text, 0, loops), dropped: 'repeats' };
}

/** As cleanWords, of words with times: a loop usually runs through many segments. Segments left without words go. */
export function cleanSegments(segments: readonly PieceSegment[]): { segments: PieceSegment[]; dropped?: 'repeats' } {
  const loops = findLoops(segments.map(({ text }) => text).join(' '));
  let at = 0;
  const cleaned = segments.map((segment) => {
    const text = without(segment.text, at, loops);
    at += segment.text.length + 1;
    return { ...segment, text };
  });
  const kept = cleaned.filter(({ text }) => text !== '');
  return { segments: kept, ...(loops.length > 0 && { dropped: 'repeats' }) };
}

function findLoops(text: string): Span[] {
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({ index, word: segment.normalize('NFC').toLowerCase() }));
  const loops: Span[] = [];
  for (let at = 0; at < words.length; ) {
    const count = loopLength(words, at);
    if (count > 0) loops.push({ from: words[at]?.index ?? 0, to: words[at + count]?.index ?? text.length });
    at += Math.max(1, count);
  }
  return loops;
}

/** How many words from here on are one phrase again and again, with the begun last copy; 0 when it is no loop. */
function loopLength(words: readonly { word: string }[], at: number): number {
  for (let phrase = 1; phrase <= LONGEST_PHRASE; phrase++) {
    let count = phrase;
    while (at + count < words.length && words[at + count]?.word === words[at + count - phrase]?.word) count++;
    if (count > MOST_IN_A_ROW * phrase && Math.floor(count / phrase) > MOST_IN_A_ROW) return count;
  }
  return 0;
}

/** `text` stands at `start` of what the spans are places of. */
function without(text: string, start: number, spans: readonly Span[]): string {
  let kept = '';
  let at = 0;
  for (const { from, to } of spans) {
    kept += text.slice(at, Math.max(at, from - start));
    at = Math.max(at, to - start);
  }
  return `${kept}${text.slice(at)}`.trim();
}
