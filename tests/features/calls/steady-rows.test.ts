import { expect, it } from 'vitest';
import { createSteadyRows } from '@/features/calls/steady-rows';

it('keeps the row of before where a new one says the same', () => {
  const steady = createSteadyRows<{ id: string; jobs: string[] }>(({ id }) => id);
  const first = steady([
    { id: 'a', jobs: ['queued'] },
    { id: 'b', jobs: [] },
  ]);
  const next = steady([
    { id: 'c', jobs: [] },
    { id: 'a', jobs: ['running'] },
    { id: 'b', jobs: [] },
  ]);
  expect(next).toEqual([
    { id: 'c', jobs: [] },
    { id: 'a', jobs: ['running'] },
    { id: 'b', jobs: [] },
  ]);
  expect(next[2]).toBe(first[1]);
  expect(next[1]).not.toBe(first[0]);
});

it('forgets a row that is gone', () => {
  const steady = createSteadyRows<{ id: string }>(({ id }) => id);
  const [before] = steady([{ id: 'a' }]);
  expect(steady([])).toEqual([]);
  expect(steady([{ id: 'a' }])[0]).not.toBe(before);
});
