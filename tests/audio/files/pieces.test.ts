import fc from 'fast-check';
import { BufferTarget, EncodedAudioPacketSource, EncodedPacketSink, Mp4OutputFormat, Output } from 'mediabunny';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openTrack } from '@/audio/files/media-input';
import { decodePieces, type PieceDecoder } from '@/audio/files/pieces';
import { streamPeaks } from '@/audio/files/stream-peaks';
import { webCodecsOf } from '../../helpers/decoder-double';
import { fixture } from '../../tools/fixtures/fixture';
import { frameOffsets } from '../../tools/fixtures/mp3-round';

const blobOf = (name: string) => new Blob([Uint8Array.from(fixture(name).buffer)]);

/** The frames of a stream as ISO/IEC 13818-7 (ADTS) or MPEG audio has them. */
function framesIn(bytes: Uint8Array): Uint8Array[] {
  const offsets = bytes[1] === 0xf1 ? [0] : frameOffsets(bytes);
  if (bytes[1] === 0xf1) {
    for (let at = 0; at < bytes.length; offsets.push(at)) {
      // Expected of those that are none only: there are thousands, and each is read many times.
      if (bytes[at] !== 0xff || bytes[at + 1] !== 0xf1) expect.fail(`no frame at ${at}`);
      at += (((bytes[at + 3] ?? 0) & 3) << 11) | ((bytes[at + 4] ?? 0) << 3) | ((bytes[at + 5] ?? 0) >> 5);
    }
  }
  return offsets.slice(1).map((end, index) => bytes.subarray(offsets[index], end));
}

/** Turns each frame into `samples`, all of a level that only this frame has. */
function decoderOf(samples: number, pieceSamples: number, answers = Number.POSITIVE_INFINITY) {
  const seen = { asked: 0, atOnce: 0 };
  let open = 0;
  const decode: PieceDecoder['decode'] = async (bytes) => {
    seen.asked += 1;
    if (seen.asked > answers) return null;
    open += 1;
    seen.atOnce = Math.max(seen.atOnce, open);
    await new Promise((resolve) => setImmediate(resolve));
    open -= 1;
    const frames = framesIn(bytes);
    const lane = new Float32Array(frames.length * samples);
    frames.forEach((frame, index) => {
      const level = frame.reduce((hash, byte) => (hash * 31 + byte) % 9973, 7) / 9973;
      lane.fill(level, index * samples, (index + 1) * samples);
    });
    return [lane];
  };
  return { pieces: { decode, pieceSamples }, seen };
}

async function decoded(blob: Blob, pieces: PieceDecoder) {
  const { input, track } = await openTrack(blob);
  const starts: number[] = [];
  const sound: Buffer[] = [];
  let samples = 0;
  const rate = await track.getSampleRate();
  const made = decodePieces(track, 2, pieces);
  let next = await made.next();
  for (; !next.done; next = await made.next()) {
    const { lanes, frames, timeS } = next.value;
    expect(lanes.map((lane) => lane.length)).toEqual([frames, frames]);
    if (starts.length > 0) expect(timeS - (starts[0] ?? 0)).toBeCloseTo(samples / rate, 6);
    starts.push(timeS);
    samples += frames;
    // The piece's own part of a longer list.
    sound.push(Buffer.from((lanes[1] ?? new Float32Array(0)).slice().buffer));
  }
  input.dispose();
  return { starts, samples, sound: Buffer.concat(sound), restS: next.value };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** call.m4a, its frames at other times. */
async function retimed(timeOf: (timeS: number) => number): Promise<Blob> {
  const { input, track } = await openTrack(blobOf('call.m4a'));
  const decoderConfig = await track.getDecoderConfig();
  const meta = decoderConfig === null ? {} : { decoderConfig };
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const frames = new EncodedAudioPacketSource('aac');
  output.addAudioTrack(frames);
  await output.start();
  for await (const packet of new EncodedPacketSink(track).packets()) {
    await frames.add(packet.clone({ timestamp: timeOf(packet.timestamp) }), meta);
  }
  await output.finalize();
  input.dispose();
  return new Blob([target.buffer ?? new ArrayBuffer(0)]);
}

describe('the pieces of a file', () => {
  it.each([
    ['call.mp3', 576],
    ['call-vbr.mp3', 576],
    ['phrases.mp3', 1152],
    ['call.m4a', 1024],
    ['phrases.m4a', 1024],
  ])('%s, joined at any cut, are the sound of one run', async (name, samples) => {
    const blob = blobOf(name);
    const whole = await decoded(blob, decoderOf(samples, Number.POSITIVE_INFINITY).pieces);
    expect(whole.starts).toHaveLength(1);
    expect(whole.samples).toBeGreaterThan(80_000);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1000, max: 200_000 }), async (pieceSamples) => {
        const { pieces, seen } = decoderOf(samples, pieceSamples);
        const { sound, restS } = await decoded(blob, pieces);
        expect(sound.equals(whole.sound)).toBe(true);
        expect(restS).toBe(Number.POSITIVE_INFINITY);
        expect(seen.atOnce).toBe(Math.min(2, seen.asked));
      }),
      { numRuns: 6 },
    );
  });

  it('are left to others where the clock of the file jumps', async () => {
    const jumping = await retimed((timeS) => timeS + (timeS < 4 ? 1 : 6));
    const { starts, restS } = await decoded(jumping, decoderOf(1024, 16_000).pieces);
    expect(starts).toHaveLength(3);
    expect(restS).toBeGreaterThan(3.9);
    expect(restS).toBeLessThan(5);
  });

  it('are left to others where the clock all but stands still: one piece would be the whole file', async () => {
    const { pieces, seen } = decoderOf(1024, 16_000);
    expect((await decoded(await retimed((timeS) => timeS / 1000), pieces)).restS).toBe(Number.NEGATIVE_INFINITY);
    expect(seen.asked).toBe(0);
  });

  it('are left to others from the first one that is not decoded, or not to its length', async () => {
    const blob = blobOf('call.mp3');
    const { starts } = await decoded(blob, decoderOf(576, 40_000).pieces);
    const failing = await decoded(blob, decoderOf(576, 40_000, 2).pieces);
    expect(failing.starts).toEqual(starts.slice(0, 2));
    expect(failing.restS).toBe(starts[2]);
    const { decode } = decoderOf(576, 0).pieces;
    const trimming = async (bytes: Uint8Array<ArrayBuffer>) =>
      (await decode(bytes, 16_000))?.map((lane) => lane.subarray(577)) ?? null;
    expect(await decoded(blob, { decode: trimming, pieceSamples: 40_000 })).toMatchObject({ starts: [], restS: 0 });
  });

  it('are not asked of other codings', async () => {
    const { pieces, seen } = decoderOf(1024, 40_000);
    expect((await decoded(blobOf('call.flac'), pieces)).restS).toBe(Number.NEGATIVE_INFINITY);
    expect(seen.asked).toBe(0);
  });
});

describe('a waveform', () => {
  it.each([
    ['call.mp3', 576],
    ['call.m4a', 1024],
  ])('of %s goes on frame by frame where a piece fails, with rising progress', async (name, samples) => {
    const whole = await streamPeaks(blobOf(name), () => undefined, decoderOf(samples, 40_000).pieces);
    for (const [key, double] of Object.entries(webCodecsOf('never flushed'))) vi.stubGlobal(key, double);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const shares: number[] = [];
    let settled = false;
    const making = streamPeaks(
      blobOf(name),
      (share) => shares.push(share),
      decoderOf(samples, 40_000, 2).pieces,
    ).finally(() => {
      settled = true;
    });
    // This decoder never says that it is done, so that its silence is waited for.
    while (!settled) {
      await new Promise((resolve) => setImmediate(resolve));
      if (shares.length > 50) vi.advanceTimersByTime(100);
    }
    const made = await making;
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(made.durationS).toBeCloseTo(whole.durationS, 0);
    const lane = made.channels[0] ?? [];
    const at = (second: number) => lane[Math.floor((second / whole.durationS) * lane.length)];
    expect(at(1)).toBe(whole.channels[0]?.[Math.floor((1 / whole.durationS) * lane.length)]);
    expect(at(whole.durationS - 1)).toBe(0.5);
  });
});
