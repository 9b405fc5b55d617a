import { describe, expect, it } from 'vitest';
import { type Points, twoClusters } from '@/on-device/speakers/k-means';

/** Points around two places, so many at each. */
function cloud(first: number, second: number, apart = 10): Points {
  const values: number[] = [];
  for (let index = 0; index < first + second; index++) {
    const at = index < first ? 0 : apart;
    values.push(at + Math.sin(index * 12.9), at + Math.sin(index * 78.2));
  }
  return { values: Float32Array.from(values), width: 2 };
}

describe('twoClusters', () => {
  it('finds two clouds and their centres', () => {
    const found = twoClusters(cloud(30, 20), 0.12);
    const labels = [...(found?.labels ?? [])];
    expect(new Set(labels.slice(0, 30)).size).toBe(1);
    expect(new Set(labels.slice(30)).size).toBe(1);
    expect(labels[0]).not.toBe(labels[30]);
    const centre = labels[30] ?? 0;
    expect(found?.centres[centre * 2]).toBeCloseTo(10, 0);
  });

  it('does not take a few far points for a speaker', () => {
    const found = twoClusters(cloud(48, 2, 30), 0.12);
    const ones = found?.labels.reduce((sum, label) => sum + label, 0) ?? 25;
    expect(Math.min(ones, 50 - ones)).toBeGreaterThanOrEqual(6);
  });

  it.each<[string, Points]>([
    ['no points', { values: new Float32Array(0), width: 2 }],
    ['one point', { values: Float32Array.of(1, 2), width: 2 }],
    ['points all alike', { values: new Float32Array(40), width: 2 }],
  ])('finds none in %s', (_, points) => {
    expect(twoClusters(points, 0.12)).toBeNull();
  });

  it('gives the same answer every time', () => {
    expect(twoClusters(cloud(30, 30, 1), 0.12)).toEqual(twoClusters(cloud(30, 30, 1), 0.12));
  });
});
