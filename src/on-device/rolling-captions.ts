import type { Cue } from './caption-cues';
import { plainWords } from './caption-words';

/** Captions so close follow each other on the screen; seconds. */
const CONTIGUOUS_S = 0.1;
/** Fewer could be somebody who says a thing twice. */
const LEAST_REPEATS = 3;

/** A screen shows three or four of them. */
const MOST_LINES = 10;

/** How many of the first lines stand there since the caption before: its last ones, in their order. */
function repeated(lines: readonly string[], before: readonly string[]): number {
  for (let count = Math.min(lines.length, before.length, MOST_LINES); count > 0; count--) {
    if (before.slice(-count).every((line, index) => line === lines[index])) return count;
  }
  return 0;
}

/**
 * Captions that roll up the screen show a line again, above the next one, as machines that caption live write them. Gives
 * each line once, where it came first. Other files come back as they are: a caption of several lines that begins with the
 * last line of the one before is rare in them, and here nearly every one does.
 */
export function withoutRolling(cues: readonly Cue[]): readonly Cue[] {
  const shown = cues.map(({ lines }) => lines.map(plainWords).filter((line) => line !== ''));
  const filled = cues.map((_, index) => index).filter((index) => shown[index]?.length !== 0);
  const repeats = new Map<number, number>();
  let tall = 0;
  let rolling = 0;
  for (const [at, index] of filled.entries()) {
    const lines = shown[index] ?? [];
    const before = filled[at - 1];
    const follows = before !== undefined && (cues[index]?.start ?? 0) - (cues[before]?.end ?? 0) <= CONTIGUOUS_S;
    const count = follows ? repeated(lines, shown[before] ?? []) : 0;
    repeats.set(index, count);
    if (lines.length < 2) continue;
    tall++;
    if (count > 0 && count < lines.length) rolling++;
  }
  if (rolling < LEAST_REPEATS || rolling * 2 < tall) return cues;
  return cues.map((cue, index) => {
    const lines = cue.lines.filter((line) => plainWords(line) !== '');
    return { ...cue, lines: lines.slice(repeats.get(index) ?? 0) };
  });
}
