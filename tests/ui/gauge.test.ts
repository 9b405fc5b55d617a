import { expect, it } from 'vitest';
import { arcPath } from '@/ui/gauge';

it.each([
  ['the whole half circle', 0, 1, 'M -10.00 0.00 A 10 10 0 0 1 10.00 0.00'],
  ['the left half', 0, 0.5, 'M -10.00 0.00 A 10 10 0 0 1 0.00 -10.00'],
  ['a band in the right half', 0.5, 0.75, 'M 0.00 -10.00 A 10 10 0 0 1 7.07 -7.07'],
])('draws %s', (_name, from, to, path) => {
  expect(arcPath(10, from, to).replaceAll('-0.00', '0.00')).toBe(path);
});
