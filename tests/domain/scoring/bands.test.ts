import { describe, expect, it } from 'vitest';
import { BUILT_IN } from '@/domain/scorecards/built-in/built-in';
import { bandColors, bandOf, gradeOf, leftOffset, rangesOf } from '@/domain/scoring/rating-bands';
import { formatScore, formatSum, roundTo } from '@/domain/scoring/rounding';
import { scorecardKind, scoringWebhook } from '@/domain/scoring/scorecard-kind';

const SCALE_OF_10 = BUILT_IN['customer-service'].scale;

describe('colour bands', () => {
  it.each([
    [-1, 1],
    [0, 1],
    [1.9, 1],
    [1.99, 1],
    [2, 2],
    [3.4, 2],
    [3.49, 2],
    [3.5, 3],
    [3.9, 3],
    [4, 4],
    [4.4, 4],
    [4.49, 4],
    [4.5, 5],
    [5, 5],
    [6, 5],
  ])('puts %d of 5 in band %d', (score, band) => {
    expect(bandOf(score)).toBe(band);
    expect(bandOf(score, []), 'a card without ranges uses the default set').toBe(band);
  });

  it.each([
    [0, 1],
    [1.9, 1],
    [2, 2],
    [3.9, 2],
    [4, 3],
    [5.9, 3],
    [6, 4],
    [7.9, 4],
    [8, 5],
    [10, 5],
  ])('puts %d of 10 in band %d, and the same share of a smaller card too', (score, band) => {
    expect(bandOf(score, rangesOf(SCALE_OF_10))).toBe(band);
    for (const max of [1, 2, 3, 4]) expect(bandOf((score / 10) * max, rangesOf(SCALE_OF_10, max))).toBe(band);
  });

  it('covers the scale without a gap', () => {
    for (const [ranges, max] of [
      [rangesOf(BUILT_IN.csat.scale), 5],
      [rangesOf(SCALE_OF_10, 3), 3],
    ] as const) {
      expect(ranges).toHaveLength(5);
      expect(ranges[0]?.min).toBe(0);
      expect(ranges[4]?.max).toBe(max);
      for (let i = 1; i < 5; i++) expect(ranges[i]?.min).toBe(ranges[i - 1]?.max);
    }
  });

  it('has colours for each band, and quiet ones for no score', () => {
    expect(bandColors(3)).toEqual({
      color: 'var(--b3)',
      textColor: 'var(--b3t)',
      bg: 'var(--b3s)',
      border: 'var(--b3)',
    });
    expect(bandColors(null).color).not.toContain('--b');
  });

  it.each([
    [null, 5, 0],
    [0, 5, 0],
    [4.1, 5, 82],
    [5, 5, 100],
    [9, 5, 100],
    [-1, 5, 0],
    [1.5, 3, 50],
    [1, 0, 0],
  ])('places the marker of %s/%d', (score, max, offset) => {
    expect(leftOffset(score, max)).toBeCloseTo(offset, 10);
  });
});

describe('grades of the total', () => {
  it.each([
    [10, 'Xuất sắc'],
    [9, 'Xuất sắc'],
    [8.9, 'Tốt'],
    [8, 'Tốt'],
    [7.9, 'Khá'],
    [7, 'Khá'],
    [6.9, 'Trung bình'],
    [5, 'Trung bình'],
    [4.9, 'Yếu'],
    [0, 'Yếu'],
  ])('calls %d %s', (total, grade) => {
    expect(gradeOf(total, SCALE_OF_10)).toBe(grade);
  });
});

describe('rounding', () => {
  it.each([
    [1.005, 2, 1.01],
    [4.25, 1, 4.3],
    [1.25, 1, 1.3],
    [4.65, 1, 4.7],
    [2.345, 2, 2.35],
    [4.1142857142857, 2, 4.11],
    [0.1 + 0.2, 1, 0.3],
    [4.94, 1, 4.9],
    [4.95, 1, 5],
    [8.95, 1, 9],
    [-0.01, 1, 0],
  ])('rounds %d to %d decimals', (value, digits, rounded) => {
    expect(roundTo(value, digits)).toBe(rounded);
  });

  it('shows sums short and scores with one decimal', () => {
    expect(['28.84', '2', '0.5'].map((text) => formatSum(Number(text)))).toEqual(['28.8', '2', '0.5']);
    expect(formatSum(0.1 + 0.2)).toBe('0.3');
    expect([4, 4.65, 0].map(formatScore)).toEqual(['4.0', '4.7', '0.0']);
  });
});

describe('scoring types', () => {
  it.each([
    ['Sale Effective', 'se', '/webhook/sale-effectiveness'],
    ['M Customer Service', 'customer-service', '/webhook/mobi-customer-service'],
    ['Summary (Customer Service)', 'csat', '/webhook/customer-service'],
    ['anything else', 'csat', '/webhook/customer-service'],
    ['', 'csat', '/webhook/customer-service'],
  ])('takes %s for %s', (service, kind, path) => {
    expect(scorecardKind(service)).toBe(kind);
    expect(scoringWebhook(service)).toBe(path);
  });
});
