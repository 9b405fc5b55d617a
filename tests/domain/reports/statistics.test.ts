import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '@/domain/csv';
import { disagreementOf, kappaOf, type Pairs } from '@/domain/reports/kappa';
import { spreadOf } from '@/domain/reports/spread';

const nominal = (one: number, other: number): number => (one === other ? 0 : 1);
const linear = (farthest: number) => (one: number, other: number) => Math.abs(one - other) / farthest;
const kappa = (pairs: Pairs<number>, distance = nominal) => kappaOf([disagreementOf(pairs, distance)]);
/** Pairs from a table of counts: rows are the first judge's answers. */
const fromTable = (table: readonly (readonly number[])[]): Pairs<number> =>
  table.flatMap((row, one) =>
    row.flatMap((times, other) => Array.from({ length: times }, () => [one, other] as const)),
  );

describe('Cohen’s kappa', () => {
  it('is that of known tables', () => {
    // Two readers of 50 grant proposals: observed 0.7, by chance 0.5.
    expect(
      kappa(
        fromTable([
          [20, 5],
          [10, 15],
        ]),
      ),
    ).toBeCloseTo(0.4, 12);
    // The same observed agreement of 0.6 with unequal margins.
    expect(
      kappa(
        fromTable([
          [45, 15],
          [25, 15],
        ]),
      ),
    ).toBeCloseTo(0.1304, 4);
    expect(
      kappa(
        fromTable([
          [25, 35],
          [5, 35],
        ]),
      ),
    ).toBeCloseTo(0.2593, 4);
  });

  it('is weighted by the distance: by hand for three levels', () => {
    const table = fromTable([
      [4, 1, 0],
      [1, 2, 1],
      [0, 1, 2],
    ]);
    // Observed (4 · ½) / 12; expected from margins 5, 4, 3 and 5, 4, 3: (½ · 2 · (20 + 12) + 2 · 15) / 144.
    expect(kappa(table, linear(2))).toBeCloseTo(1 - 4 / 2 / 12 / ((32 + 30) / 144), 12);
  });

  it('is 1 where all agree, null where chance alone would, and pooled over questions', () => {
    expect(
      kappa(
        fromTable([
          [3, 0],
          [0, 4],
        ]),
      ),
    ).toBe(1);
    expect(kappa(fromTable([[9]]))).toBeNull();
    expect(kappa([])).toBeNull();
    const one = disagreementOf(
      fromTable([
        [20, 5],
        [10, 15],
      ]),
      nominal,
    );
    const other = disagreementOf(
      fromTable([
        [10, 0],
        [0, 10],
      ]),
      nominal,
    );
    // Observed 15 of 70; expected 0.5 of both: 1 − 15 / 35.
    expect(kappaOf([one, other])).toBeCloseTo(1 - 15 / 35, 12);
  });

  const level = fc.integer({ min: 0, max: 4 });
  const answers = fc.array(fc.tuple(level, level), { minLength: 2, maxLength: 60 });

  it('is at most 1, the same whoever is named first, in any order, and however often all is repeated', () => {
    fc.assert(
      fc.property(answers, fc.constantFrom(nominal, linear(4)), (pairs, distance) => {
        const found = kappa(pairs, distance);
        if (found === null) return pairs.every(([one, other]) => one === other);
        const turned = kappa(pairs.map(([one, other]) => [other, one] as const).reverse(), distance);
        expect(found).toBeLessThanOrEqual(1);
        expect(turned).toBeCloseTo(found, 9);
        expect(kappa([...pairs, ...pairs, ...pairs], distance)).toBeCloseTo(found, 9);
        return true;
      }),
    );
  });
});

describe('the spread', () => {
  it('has the quartiles that Excel has', () => {
    expect(spreadOf([7, 15, 36, 39, 40, 41])).toEqual({
      n: 6,
      mean: 178 / 6,
      least: 7,
      lower: 20.25,
      median: 37.5,
      upper: 39.75,
      most: 41,
    });
    expect(spreadOf([5])).toEqual({ n: 1, mean: 5, least: 5, lower: 5, median: 5, upper: 5, most: 5 });
    expect(spreadOf([])).toBeNull();
  });

  it('lies in order, moves with its values and knows no order of them', () => {
    const values = fc.array(fc.integer({ min: -100, max: 100 }), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(values, (all) => {
        const found = spreadOf(all);
        const moved = spreadOf(all.map((value) => value + 10).reverse());
        if (found === null || moved === null) return false;
        const inOrder = [found.least, found.lower, found.median, found.upper, found.most];
        expect([...inOrder].sort((one, other) => one - other)).toEqual(inOrder);
        expect(moved.lower).toBeCloseTo(found.lower + 10, 9);
        expect(moved.mean).toBeCloseTo(found.mean + 10, 9);
        return all.filter((value) => value < found.lower).length <= (all.length - 1) / 4 + 1;
      }),
    );
  });
});

describe('a CSV file', () => {
  it('has a mark for Excel, CRLF, quotes where they are needed and rows of one length', () => {
    const text = csvOf([
      ['Nhân viên', 'Điểm'],
      ['Lan, "A"\nB', 7.123456],
      ['Phúc', null, -0.5],
    ]);
    expect(text).toBe('\uFEFFNhân viên,Điểm,\r\n"Lan, ""A""\nB",7.1235,\r\nPhúc,,-0.5\r\n');
  });

  it.each(['=1+1', '+84', '-2', '@SUM(A1)', '\tx'])('lets no spreadsheet run %j', (text) => {
    expect(
      csvOf([[text]])
        .slice(1)
        .replaceAll('"', ''),
    ).toBe(`'${text}\r\n`);
  });

  it('is read back as it was by a reader of RFC 4180', () => {
    // What looks like a formula, or like one that was marked before, gets a mark.
    const cell = fc.string({ maxLength: 12 }).filter((text) => !/^'*[=+\-@\t\r]|[;\t\r\n][=+\-@]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }), (rows) => {
        expect(parseCsv(csvOf(rows).slice(1))).toEqual(rows);
      }),
    );
  });
});

function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
