import { expect, it } from 'vitest';
import { isTooSlow, slowRuns } from '@/domain/live/live-recogniser';

it.each<[string, number[], boolean]>([
  ['runs that keep up', [300, 900, 2000, 1999], false],
  ['a first run that warms up', [9000, 800, 800], false],
  ['two slow ones, then one that keeps up, then two', [2001, 2001, 1500, 2001, 2001], false],
  ['three slow ones in a row', [2001, 5000, 2001], true],
  ['three slow ones after a good beginning', [500, 500, 2400, 2400, 2400], true],
])('%s', (_, runs, expected) => {
  const slow = runs.reduce((before, tookMs) => slowRuns(before, tookMs, 2000), 0);
  expect(isTooSlow(slow)).toBe(expected);
});
