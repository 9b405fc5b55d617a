import { expect, it } from 'vitest';
import { createTimeLeft } from '@/on-device/whisper/time-left';

it('tells the time that is left by the speed so far, and nothing while there is none', () => {
  const timeLeft = createTimeLeft();
  expect(timeLeft(0, 1000)).toBeUndefined();
  expect(timeLeft(0.005, 2000)).toBeUndefined();
  expect(timeLeft(0.25, 11_000)).toBeCloseTo(30_000);
  expect(timeLeft(1, 41_000)).toBe(0);
});

it('does not count what an earlier attempt did', () => {
  const timeLeft = createTimeLeft();
  timeLeft(0.5, 0);
  expect(timeLeft(0.75, 10_000)).toBeCloseTo(10_000);
});
