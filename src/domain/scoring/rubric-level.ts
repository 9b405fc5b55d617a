import { wholeLevel } from './rounding';

/** A level that a scale of 5 has words for. */
export type Level = 1 | 2 | 3 | 4 | 5;

export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5];

/** The level a score is put into words by: 0 or lower counts as 1 (§5). */
export function levelOf(score: number): Level {
  return LEVELS.findLast((level) => level <= wholeLevel(score)) ?? 1;
}

/** The levels of a scale of 5 as ranges of scores, each with its words. */
export function levelRanges(textOf: (level: Level) => string): { min: number; max: number; text: string }[] {
  return LEVELS.map((level) => ({
    min: level === 1 ? 0 : level - 0.5,
    max: Math.min(level + 0.5, 5),
    text: textOf(level),
  }));
}
