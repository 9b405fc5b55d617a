import { isRecord } from '../answers/json-value';
import { type Fields, fieldsOf, firstOf } from './answer-fields';
import { type ReadNumber, readNumber } from './read-number';

/** A scale that an answer states beside a number; 'unclear' where what it states is none. */
export type StatedScale = { least: number; most: number } | 'unclear';

/** Names of a scale or of its most; behind the name of an item with "_" before them ("retention_level_max"). */
const MOST = [
  ...['max', 'maximum', 'max_score', 'score_max', 'max_value', 'max_points', 'out_of', 'outof'],
  ...['scale', 'score_scale', 'scale_max', 'rating_scale', 'thang_diem', 'thangdiem', 'diem_toi_da', 'max_diem'],
];
const LEAST = ['min', 'minimum', 'min_score', 'score_min', 'min_value', 'scale_min'];

const NAMES = new RegExp(`(?:["'_]|^)(?:${MOST.join('|')})\\\\*["']?\\s*:`, 'im');

/** Whether a text that was read as an answer may state a scale at all. */
export const namesScale = (content: string): boolean => NAMES.test(content);

function figuresIn(stated: unknown): number[] {
  if (typeof stated === 'number') return [stated];
  if (Array.isArray(stated)) return stated.slice(0, 9).flatMap(figuresIn);
  if (typeof stated !== 'string') return [];
  return [...stated.matchAll(/\d{1,9}(?:[.,]\d{1,9})?/g)].map(([figure]) => Number(figure.replace(',', '.')));
}

/** The scale stated in `fields`, under its plain names or behind one of `names`; undefined = none, words without figures too. */
export function statedScale(fields: Fields, names?: readonly string[]): StatedScale | undefined {
  const named = (parts: readonly string[]) =>
    names === undefined ? parts : names.flatMap((name) => parts.map((part) => `${name}_${part}`));
  const stated = firstOf(fields, named(MOST));
  const nested = fieldsOf(stated);
  const figures = figuresIn(isRecord(stated) ? firstOf(nested, ['max', 'to', 'end']) : stated);
  if (figures.length === 0) return undefined;
  const below = figuresIn(firstOf(nested, ['min', 'from', 'start']) ?? firstOf(fields, named(LEAST)));
  // "1-5", [1, 5], "5 points, 1 to 5": from the least to the most of what it names.
  const most = Math.max(...figures);
  const least = Math.min(...figures, ...below);
  if (least < most) return { least, most };
  return below.length === 0 && most > 0 ? { least: 0, most } : 'unclear';
}

/** A number as it is on the scale stated for it. Where the two say different things, nobody knows what it is of. */
export function onStatedScale(raw: unknown, scale: StatedScale | undefined): ReadNumber {
  const read = readNumber(raw);
  if (scale === undefined || read.kind === 'none' || read.kind === 'share') return read;
  const { value } = read;
  if (scale === 'unclear') return { kind: 'unclear', value };
  if (read.kind === 'fraction') return read.of === scale.most ? read : { kind: 'unclear', value };
  return { kind: 'fraction', value, of: scale.most, ...(scale.least > 0 && { from: scale.least }) };
}

/**
 * Whether numbers without a scale can't be told to be of 0 to `most`: several are above it, or, of a hundred, none is above
 * ten, so that they may as well be of ten.
 */
export function isScaleInDoubt(numbers: readonly number[], most: number): boolean {
  if (numbers.filter((number) => number > most).length > 1) return true;
  const highest = Math.max(0, ...numbers);
  return most === 100 && highest > 0 && highest <= 10;
}
