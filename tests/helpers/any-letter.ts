import fc from 'fast-check';

const HALVES_AT = 0xd800;
const HALVES = 0x800;

function letterOf(text: unknown): number {
  const point = typeof text === 'string' ? text.codePointAt(0) : undefined;
  if (point === undefined || String.fromCodePoint(point) !== text) throw new TypeError('not one code point');
  if (point >= HALVES_AT && point < HALVES_AT + HALVES) throw new TypeError('half of a pair');
  return point < HALVES_AT ? point : point - HALVES;
}

/**
 * Any code point but halves of pairs, for `fc.string({ unit: anyLetter })`: the same letters as its own `binary`, which makes
 * a table of all 1.1 million of them first, more than a second in each file that asks for one (D615).
 */
export const anyLetter = fc
  .nat({ max: 0x10ffff - HALVES })
  .map((place) => String.fromCodePoint(place < HALVES_AT ? place : place + HALVES), letterOf);
