import { readFileSync } from 'node:fs';
import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packPng } from '@/site/pack-png';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const WIDTH = 40;
const number = (value: number) =>
  Buffer.from([value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255));
const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([number(data.length), body, number(crc32(body))]);
};

/** A picture whose rows have each another filter, with its pixels as they are. */
function filtered(): { png: Buffer; rows: Buffer[] } {
  const rows = [0, 1, 2, 3, 4].map((y) =>
    Buffer.from(Array.from({ length: WIDTH * 4 }, (_, x) => ((x >> 5) * 60 + y * 7) & 255)),
  );
  const written = rows.map((row, filter) => {
    const line = row.map((value, x) => {
      const left = row[x - 4] ?? 0;
      const above = rows[filter - 1]?.[x] ?? 0;
      const corner = rows[filter - 1]?.[x - 4] ?? 0;
      const guess = left + above - corner;
      const paeth = [left, above, corner].reduce((best, one) =>
        Math.abs(guess - one) < Math.abs(guess - best) ? one : best,
      );
      return (value - ([0, left, above, Math.floor((left + above) / 2), paeth][filter] ?? 0)) & 255;
    });
    return Buffer.concat([Buffer.from([filter]), line]);
  });
  const head = Buffer.concat([number(WIDTH), number(rows.length), Buffer.from([8, 6, 0, 0, 0])]);
  // Badly packed, so that it is worth writing anew.
  const data = deflateSync(Buffer.concat(written), { level: 0 });
  return {
    png: Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]),
    rows,
  };
}

it('an icon is packed anew without filters, pixel by pixel the same', () => {
  const { png, rows } = filtered();
  const packed = packPng(png);
  expect(packed.length).toBeLessThan(png.length);
  const at = packed.indexOf('IDAT');
  const data = inflateSync(packed.subarray(at + 4, at + 4 + packed.readUInt32BE(at - 4)));
  expect(data).toEqual(Buffer.concat(rows.flatMap((row) => [Buffer.from([0]), row])));
  expect(packed.readUInt32BE(packed.length - 4)).toBe(crc32(Buffer.from('IEND')));
});

it('what is packed as well as can be, or is no picture of four channels, stays as it is', () => {
  const icon = readFileSync('public/icons/icon-512.png');
  expect(packPng(icon)).toEqual(icon);
  const { png } = filtered();
  png[25] = 2;
  expect(packPng(png)).toBe(png);
});
