import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { bytesToRow, rowToBytes } from '@/storage/seal/row-bytes';
import { anyLetter } from '../../helpers/any-letter';

const leaf = fc.oneof(
  fc.string({ unit: anyLetter }),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.uint8Array(),
  fc.float32Array(),
  fc.uint8Array().map((bytes) => bytes.slice().buffer),
);
const { row } = fc.letrec<{ value: unknown; row: object }>((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, leaf, fc.array(tie('value')), tie('row')),
  row: fc.dictionary(fc.oneof(fc.string(), fc.constant('$seal')), tie('value'), { noNullPrototype: true }),
}));

/** A lone surrogate is no text, and no encoder keeps it. */
const isText = (value: unknown) => JSON.stringify(value)?.includes('\\ud') !== true;

it('gives back every row as it was', () => {
  fc.assert(
    fc.property(row.filter(isText), (one) => {
      expect(bytesToRow(rowToBytes(one))).toEqual(one);
      expect(Object.keys(bytesToRow(rowToBytes(one)))).toEqual(Object.keys(one));
    }),
    { numRuns: 60 },
  );
});

it('refuses what it could not give back', () => {
  for (const value of [new Date(), new Map(), new Set(), () => 1, 1n, Symbol('a')]) {
    expect(() => rowToBytes({ value })).toThrow(/A row can't hold a/);
  }
});
