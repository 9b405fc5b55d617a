import { describe, expect, it } from 'vitest';
import { createArrivalWatch } from '@/audio/recording/arrival-watch';
import { createCapturePipeline } from '@/audio/recording/capture-pipeline';
import type { Slice } from '@/audio/recording/recorder-state';
import type { SoundGap } from '@/domain/call';

function recorder(sliceMs = 2000) {
  const slices: Slice[] = [];
  const gaps: SoundGap[] = [];
  const pipeline = createCapturePipeline(sliceMs, {
    slice: (slice) => slices.push(slice),
    speech: () => undefined,
    gap: (gap) => gaps.push(gap),
  });
  let now = 1000;
  return {
    slices,
    gaps,
    cut: () => pipeline.cut(now),
    seconds: pipeline.seconds,
    /** Seconds of a tone at a rate, in blocks of 10 ms that arrive on time. */
    hear(seconds: number, rate = 48_000) {
      const length = rate / 100;
      for (let block = 0; block < seconds * 100; block++) {
        now += 10;
        const samples = Float32Array.from({ length }, (_, at) => 0.5 * Math.sin((2 * Math.PI * 300 * at) / rate));
        pipeline.block(samples, rate, now);
      }
    },
    wait(ms: number) {
      now += ms;
    },
  };
}

const lengths = (slices: readonly Slice[]) => slices.map(({ pcm }) => pcm.length / 16);

describe('slices', () => {
  it('are counted in samples and end with the rest', () => {
    const { hear, cut, seconds, slices } = recorder();
    hear(5.5);
    cut();
    expect(lengths(slices)).toEqual([2000, 2000, 1500]);
    expect(slices.map(({ seq }) => seq)).toEqual([0, 1, 2]);
    expect(slices.map(({ startS }) => startS)).toEqual([0, 2, 4]);
    expect(seconds()).toBe(5.5);
  });

  it('are given away at a pause, and go on behind it', () => {
    const { hear, cut, slices, gaps, wait } = recorder();
    hear(0.5);
    cut();
    wait(60_000);
    hear(2.25);
    cut();
    expect(lengths(slices)).toEqual([500, 2000, 250]);
    expect(slices.map(({ startS }) => startS)).toEqual([0, 0.5, 2.5]);
    expect(gaps).toEqual([]);
  });

  it('follow a headset that changes its rate in flight', () => {
    const { hear, cut, slices } = recorder();
    for (const rate of [48_000, 16_000, 8000, 44_100]) hear(1, rate);
    cut();
    expect(lengths(slices)).toEqual([2000, 2000]);
  });

  it('clip what is louder than loud instead of turning it over', () => {
    const slices: Slice[] = [];
    const pipeline = createCapturePipeline(1000, {
      slice: (slice) => slices.push(slice),
      speech: () => undefined,
      gap: () => undefined,
    });
    pipeline.block(Float32Array.from([2, -2, 1, -1, 0.5, Number.NaN]), 16_000, 0);
    pipeline.cut(0);
    expect([...(slices[0]?.pcm ?? [])]).toEqual([32767, -32768, 32767, -32768, 16384, 0]);
  });

  it('are none where there was no sound', () => {
    const { cut, slices } = recorder();
    cut();
    expect(slices).toEqual([]);
  });
});

describe('lost sound', () => {
  it('is told with its place and length when another microphone takes over', () => {
    const { hear, gaps, wait } = recorder();
    hear(3);
    wait(1700);
    hear(2);
    expect(gaps).toHaveLength(1);
    expect(gaps[0]?.lostS).toBeCloseTo(1.7, 1);
    expect(gaps[0]?.atS).toBeCloseTo(3, 5);
  });

  it('is told at the end when nothing more came', () => {
    const { hear, cut, gaps, wait } = recorder();
    hear(1);
    wait(500);
    hear(0.1);
    cut();
    expect(gaps.map(({ lostS }) => Math.round(lostS * 10))).toEqual([5]);
  });

  it.each([
    ['stopped', 500],
    ['paused and never resumed', 60_000],
  ])('is told when the recording is %s with no microphone', (_, ms) => {
    const { hear, cut, gaps, wait } = recorder();
    hear(1);
    wait(ms);
    cut();
    expect(gaps).toEqual([{ atS: 1, lostS: ms / 1000 }]);
    cut();
    expect(gaps).toHaveLength(1);
  });

  it('is told at a pause that comes right after it, and begins anew behind it', () => {
    const { hear, cut, gaps, wait } = recorder();
    hear(1);
    wait(500);
    hear(0.1);
    cut();
    wait(9000);
    hear(2);
    cut();
    expect(gaps.map(({ lostS }) => lostS.toFixed(1))).toEqual(['0.5']);
  });

  it('is none where a stop comes as late as delivery may be', () => {
    const { hear, cut, gaps, wait } = recorder();
    hear(1);
    wait(250);
    cut();
    expect(gaps).toEqual([]);
  });

  it.each([
    ['blocks on time', (block: number) => block * 10],
    ['blocks that come in bursts of a second', (block: number) => Math.ceil(block / 100) * 1000],
    ['a clock that runs 200 millionths fast', (block: number) => block * 10 * 1.0002],
    ['a clock that runs 200 millionths slow', (block: number) => block * 10 * 0.9998],
    ['jitter of 60 ms', (block: number) => block * 10 + ((block * 37) % 60)],
  ])('is none with %s', (_, arrival) => {
    const watch = createArrivalWatch();
    let lost = 0;
    for (let block = 1; block <= 60_000; block++) if (watch.arrived(10, arrival(block)) !== null) lost += 1;
    expect(lost).toBe(0);
    expect(watch.end(arrival(60_000))).toBeNull();
  });
});
