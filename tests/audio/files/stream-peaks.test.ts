import { describe, expect, it } from 'vitest';
import { streamPeaks } from '@/audio/files/stream-peaks';
import { FailureError } from '@/domain/failure';
import { fixture } from '../../tools/fixtures/fixture';
import { type Coding, encodeWav } from '../../tools/fixtures/wav';

const blobOf = (bytes: Buffer) => new Blob([Uint8Array.from(bytes)]);

const peaksOf = (blob: Blob, onProgress: (share: number) => void = () => {}) => streamPeaks(blob, onProgress);

describe('streamPeaks of a WAV', () => {
  const sine = (level: number) => Float32Array.from({ length: 16_000 }, (_, at) => level * Math.sin(at / 5));

  it.each<[Coding, number]>([
    ['u8', 0.01],
    ['s16', 0.001],
    ['s24', 0.0001],
    ['s32', 0.0001],
    ['f32', 0.0001],
    ['f64', 0.0001],
    ['mu-law', 0.02],
    ['a-law', 0.02],
  ])('reads the loudness of both channels of %s', async (coding, within) => {
    const { channels, durationS } = await peaksOf(blobOf(encodeWav([sine(0.8), sine(0.25)], 8000, { coding })));
    expect(durationS).toBe(2);
    for (const [channel, level] of [0.8, 0.25].entries()) {
      expect(Math.abs(Math.max(...(channels[channel] ?? [])) - level)).toBeLessThan(within);
    }
  });

  it('places each voice of the call where it speaks', async () => {
    const { channels, durationS } = await peaksOf(blobOf(fixture('call.wav').buffer));
    const at = (channel: number, second: number) =>
      channels[channel]?.[Math.floor((second / durationS) * (channels[channel]?.length ?? 0))] ?? Number.NaN;
    expect([at(0, 1), at(0, 4.5), at(0, 8)].map((level) => level > 0.1)).toEqual([true, false, true]);
    expect([at(1, 1), at(1, 4.5), at(1, 11)].map((level) => level > 0.1)).toEqual([false, true, true]);
  });

  it('goes through a file of several slices with rising progress up to 1', async () => {
    const seen: number[] = [];
    const long = Buffer.concat([encodeWav([sine(0.5)], 8000, { sizes: 'stream' }), Buffer.alloc(3_000_001)]);
    const { durationS } = await peaksOf(blobOf(long), (share) => seen.push(share));
    expect(durationS).toBeCloseTo((32_000 + 3_000_000) / 16_000, 3);
    expect(seen.length).toBeGreaterThan(2);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.at(-1)).toBe(1);
  });

  it.each([
    ['unsupported', () => fixture('call-gsm.wav').buffer],
    ['unreadable-file', () => encodeWav([new Float32Array(0)], 8000)],
  ])('says %s when there is nothing it can read', async (kind, make) => {
    const failed = await peaksOf(blobOf(make())).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(FailureError);
    expect((failed as FailureError).failure.kind).toBe(kind);
  });

  it('reads only the first two of many channels', async () => {
    const six = Array.from({ length: 6 }, (_, channel) => sine(channel / 10));
    expect((await peaksOf(blobOf(encodeWav(six, 8000)))).channels).toHaveLength(2);
  });
});
