import { describe, expect, it } from 'vitest';
import { gaugeAngle, gaugeValue } from '@/domain/scoring/gauge';

describe('gauge', () => {
  it.each([
    [0, -90],
    [1.25, -45],
    [2.5, 0],
    [4, 54],
    [5, 90],
    [-1, -90],
    [7, 90],
    [Number.NaN, -90],
  ])('stands at the angle of %d', (value, angle) => {
    expect(gaugeAngle(value)).toBeCloseTo(angle, 10);
  });

  it.each([
    [9, 10, 4.5],
    [4.12, 5, 4.12],
    [3, 0, 0],
  ])('brings %d of %d to its own scale', (score, max, value) => {
    expect(gaugeValue(score, max)).toBeCloseTo(value, 10);
  });
});
