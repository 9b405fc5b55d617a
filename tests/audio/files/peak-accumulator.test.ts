import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPeakAccumulator } from '@/audio/files/peak-accumulator';

const RATE = 1000;

/** Each bucket, worked out the plain way. */
function expected(samples: readonly number[], buckets: number, bucketS: number): number[] {
  const peaks = new Array<number>(buckets).fill(0);
  samples.forEach((sample, at) => {
    const bucket = Math.min(buckets - 1, Math.floor(at / RATE / bucketS));
    peaks[bucket] = Math.max(peaks[bucket] ?? 0, Math.min(1, Math.abs(sample)));
  });
  return peaks;
}

describe('createPeakAccumulator', () => {
  it('keeps the loudest sample of each bucket whatever the pieces are', () => {
    // Levels and lengths for which the bucket borders fall on whole samples.
    const levels = fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 1, maxLength: 2000 });
    fc.assert(
      fc.property(levels, fc.integer({ min: 1, max: 300 }), (eighths, piece) => {
        const samples = eighths.map((level) => level / 8);
        const accumulator = createPeakAccumulator(1, 64);
        for (let at = 0; at < samples.length; at += piece) {
          const part = Float32Array.from(samples.slice(at, at + piece));
          accumulator.add([part], part.length, at / RATE, RATE);
        }
        const { channels, durationS } = accumulator.finish();
        const found = [...(channels[0] ?? [])];
        expect(durationS).toBeCloseTo(samples.length / RATE, 9);
        expect(found.length).toBeLessThanOrEqual(64);
        const loudest = Math.max(...samples.map(Math.abs));
        expect(Math.max(...found)).toBe(loudest);
        const bucketS = [0.005, 0.01, 0.02, 0.04].find((size) => size * 64 >= durationS - 1e-9) ?? 0;
        const plain = expected(samples, found.length, bucketS);
        // Rounding may move a sample on a border to the next bucket, never further.
        found.forEach((level, index) => {
          const near = [plain[index - 1], plain[index], plain[index + 1]].filter((value) => value !== undefined);
          expect(level).toBeLessThanOrEqual(Math.max(...near));
        });
      }),
    );
  });

  it('does not mind the order, and leaves holes silent', () => {
    const loud = Float32Array.from({ length: 100 }, () => 0.5);
    const accumulator = createPeakAccumulator(1);
    accumulator.add([loud], 100, 2, RATE);
    accumulator.add([loud], 100, 0, RATE);
    const { channels, durationS } = accumulator.finish();
    const at = (second: number) => channels[0]?.[Math.floor(second / 0.005)];
    expect(durationS).toBe(2.1);
    expect([at(0.05), at(1), at(2.05)]).toEqual([0.5, 0, 0.5]);
  });

  it('leaves out what a decoder puts before the start', () => {
    const accumulator = createPeakAccumulator(1);
    accumulator.add([Float32Array.from([1, 1, 0.25, 0.25])], 4, -0.002, RATE);
    const { channels, durationS } = accumulator.finish();
    expect(durationS).toBeCloseTo(0.002, 9);
    expect(channels[0]?.[0]).toBe(0.25);
  });

  it('stays the same size for any length, even when a time is absurd', () => {
    const accumulator = createPeakAccumulator(2, 1024);
    const tone = Float32Array.from({ length: 1000 }, () => 0.75);
    for (const timeS of [0, 3600, 1e9, Number.NaN, Number.POSITIVE_INFINITY]) {
      accumulator.add([tone, tone], 1000, timeS, RATE);
    }
    const { channels } = accumulator.finish();
    expect(channels.map((lane) => lane.length <= 1024 && Math.max(...lane) === 0.75)).toEqual([true, true]);
  });
});
