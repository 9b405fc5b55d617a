import { describe, expect, it } from 'vitest';
import { readSamples } from '@/audio/files/pcm-stream';
import type { SampleBlock } from '@/audio/files/sample-blocks';
import { FailureError } from '@/domain/failure';
import { fixture } from '../../tools/fixtures/fixture';
import { markedTones, ROUND_S } from '../../tools/fixtures/marked-tones';
import { type Coding, encodeWav } from '../../tools/fixtures/wav';

const RATE = 16_000;
const blobOf = (bytes: Buffer) => new Blob([Uint8Array.from(bytes)]);

async function blocksOf(blob: Blob): Promise<SampleBlock[]> {
  const blocks: SampleBlock[] = [];
  for await (const block of readSamples(blob)) blocks.push(block);
  return blocks;
}

async function samplesOf(blob: Blob): Promise<Float32Array[]> {
  const blocks = await blocksOf(blob);
  return (blocks[0]?.channels ?? []).map((_, lane) =>
    Float32Array.from(blocks.flatMap(({ channels }) => [...(channels[lane] ?? [])])),
  );
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof FailureError ? error.failure.kind : String(error)),
  );

describe('readSamples of a WAV', () => {
  it.each<[number, Coding]>([
    [8000, 'a-law'],
    [11_025, 's16'],
    [16_000, 's16'],
    [32_000, 's24'],
    [44_100, 's16'],
    [48_000, 'f32'],
  ])('at %i Hz in %s gives the same tones at 16 kHz, as long and in place', async (rate, coding) => {
    const [tones = new Float32Array(0), silence] = await samplesOf(
      blobOf(encodeWav([markedTones(1, rate), new Float32Array(Math.round(ROUND_S * rate))], rate, { coding })),
    );
    const wanted = markedTones(1, RATE);
    expect(Math.abs(tones.length - wanted.length)).toBeLessThanOrEqual(1);
    let error = 0;
    let power = 0;
    wanted.forEach((sample, at) => {
      error += (sample - (tones[at] ?? 0)) ** 2;
      power += sample ** 2;
    });
    // A-law's own noise is 1 %; the steps between tones hold the rest.
    expect(Math.sqrt(error / power)).toBeLessThan(0.03);
    expect(silence?.every((sample) => Math.abs(sample) < 0.001)).toBe(true);
  });

  it('comes in blocks of a second that follow each other, the last one shorter', async () => {
    const blocks = await blocksOf(blobOf(encodeWav([new Float32Array(20_000).fill(0.1)], 8000)));
    expect(blocks.map(({ startS }) => startS)).toEqual([0, 1, 2]);
    expect(blocks.map(({ channels }) => channels.map(({ length }) => length))).toEqual([[16_000], [16_000], [8000]]);
  });

  it('keeps each voice in its channel and at its time', async () => {
    const lanes = await samplesOf(blobOf(fixture('call.wav').buffer));
    const loud = (lane: number, second: number) =>
      lanes[lane]?.subarray(second * RATE, (second + 1) * RATE).some((sample) => sample > 0.1);
    expect([1, 4, 8, 11].map((second) => [loud(0, second), loud(1, second)])).toEqual([
      [true, false],
      [false, true],
      [true, false],
      [false, true],
    ]);
  });

  it('reads samples of 20 bits in the three bytes that each of them has', async () => {
    const tones = [new Float32Array(8000).fill(0.25), new Float32Array(8000).fill(-0.5)];
    const file = encodeWav(tones, 8000, { coding: 's24' });
    file.writeUInt16LE(20, 34);
    const [left, right] = await samplesOf(blobOf(file));
    expect(left?.[8000]).toBeCloseTo(0.25, 3);
    expect(right?.[8000]).toBeCloseTo(-0.5, 3);
  });

  it('takes what is no number for silence: one such sample would spoil every sum over the call', async () => {
    const file = encodeWav([new Float32Array(16_000).fill(0.25)], RATE, { coding: 'f32' });
    const noNumbers = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const [index, value] of noNumbers.entries()) file.writeFloatLE(value, 44 + 4 * (8000 + index));
    const [lane] = await samplesOf(blobOf(file));
    expect([...(lane?.subarray(7999, 8004) ?? [])]).toEqual([0.25, 0, 0, 0, 0.25]);
  });

  it.each([0xff_ff_ff_ff, 9_999_991, 7])('is not readable at %i Hz: no such sound was ever recorded', async (rate) => {
    const file = encodeWav([new Float32Array(8000)], 8000);
    file.writeUInt32LE(rate, 24);
    expect(await failureOf(blocksOf(blobOf(file)))).toBe('unsupported');
  });

  it('gives the first two of many channels', async () => {
    const six = Array.from({ length: 6 }, () => new Float32Array(8000).fill(0.2));
    expect((await blocksOf(blobOf(encodeWav(six, 8000))))[0]?.channels).toHaveLength(2);
  });

  it('tells how far it is, up to 1', async () => {
    const seen: number[] = [];
    const long = blobOf(encodeWav([new Float32Array(1_300_000).fill(0.2)], 8000));
    for await (const _ of readSamples(long, { onProgress: (share) => seen.push(share) }));
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(1);
  });

  it('stops where it is cancelled', async () => {
    const controller = new AbortController();
    const seen: number[] = [];
    const reading = (async () => {
      for await (const { startS } of readSamples(blobOf(fixture('call.wav').buffer), { signal: controller.signal })) {
        seen.push(startS);
        if (startS === 2) controller.abort();
      }
    })();
    expect(await failureOf(reading)).toBe('cancelled');
    expect(seen).toEqual([0, 1, 2]);
  });

  it.each([
    ['unsupported', () => fixture('call-gsm.wav').buffer],
    ['unreadable-file', () => encodeWav([new Float32Array(0)], 8000)],
    ['unreadable-file', () => Buffer.from('a shopping list\n'.repeat(100))],
  ])('says %s when there is nothing it can read', async (kind, make) => {
    expect(await failureOf(blocksOf(blobOf(make())))).toBe(kind);
  });
});
