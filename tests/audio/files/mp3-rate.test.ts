import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { id3Bytes, isIndexFrame, readMp3Frame } from '@/audio/files/mp3-frames';
import { hasVariableRate, type RateScan, scanWindow } from '@/audio/files/mp3-rate';
import { fixture } from '../../tools/fixtures/fixture';
import { longMp3 } from '../../tools/fixtures/long-audio';

const blobOf = (...parts: Uint8Array[]) => new Blob(parts.map((part) => Uint8Array.from(part)));

describe('readMp3Frame', () => {
  it.each([
    ['MPEG 1, 128 kbit/s, 44.1 kHz', [0xff, 0xfb, 0x90, 0x00], 128_000, 44_100, 417],
    ['the same with padding', [0xff, 0xfb, 0x92, 0x00], 128_000, 44_100, 418],
    ['MPEG 2, 64 kbit/s, 22.05 kHz', [0xff, 0xf3, 0x80, 0x00], 64_000, 22_050, 208],
    ['MPEG 2.5, 16 kbit/s, 8 kHz', [0xff, 0xe3, 0x28, 0xc0], 16_000, 8000, 144],
    ['layer 2, 192 kbit/s, 48 kHz', [0xff, 0xfd, 0xa4, 0x00], 192_000, 48_000, 576],
    ['layer 1, 256 kbit/s, 32 kHz', [0xff, 0xff, 0x88, 0x00], 256_000, 32_000, 384],
  ])('reads %s', (_, bytes, bitrate, sampleRate, length) => {
    expect(readMp3Frame(Uint8Array.from(bytes), 0)).toMatchObject({ bitrate, sampleRate, bytes: length });
  });

  it.each([
    ['no sync', [0xfe, 0xfb, 0x90, 0x00]],
    ['a reserved version', [0xff, 0xeb, 0x90, 0x00]],
    ['a reserved layer', [0xff, 0xf9, 0x90, 0x00]],
    ['a forbidden rate', [0xff, 0xfb, 0xf0, 0x00]],
    ['a reserved sample rate', [0xff, 0xfb, 0x9c, 0x00]],
    ['free format', [0xff, 0xfb, 0x00, 0x00]],
    ['three bytes', [0xff, 0xfb, 0x90]],
  ])('refuses %s', (_, bytes) => {
    expect(readMp3Frame(Uint8Array.from(bytes), 0)).toBeNull();
  });

  it('steps through a whole file frame by frame', () => {
    const { buffer } = fixture('tones-32k.mp3');
    let frames = 0;
    let at = 0;
    for (let frame = readMp3Frame(buffer, at); frame !== null; frame = readMp3Frame(buffer, at)) {
      at += frame.bytes;
      frames++;
    }
    expect([frames, at]).toEqual([256, buffer.length]);
  });

  it("knows the encoder's own frame from sound", () => {
    const { buffer } = fixture('call.mp3');
    const start = id3Bytes(buffer);
    const first = readMp3Frame(buffer, start);
    const second = first && readMp3Frame(buffer, start + first.bytes);
    expect(first && isIndexFrame(buffer, start, first)).toBe(true);
    expect(first && second && isIndexFrame(buffer, start + first.bytes, second)).toBe(false);
  });
});

describe('hasVariableRate', () => {
  const low = fixture('tones-32k.mp3').buffer;
  const high = fixture('tones-48k.mp3').buffer;
  const tag = Uint8Array.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 1, 0, ...new Array<number>(128).fill(0xff)]);
  const endTag = Uint8Array.from([...Buffer.from('TAG'), ...new Array<number>(125).fill(0)]);

  it.each<[string, Blob, boolean]>([
    ['one rate', blobOf(low), false],
    ["one rate behind the encoder's own frame of another", blobOf(fixture('call.mp3').buffer), false],
    ['one rate with tags at both ends', blobOf(tag, low, endTag), false],
    ['one rate, cut in a frame', blobOf(low.subarray(0, 10_001)), false],
    ['two rates', blobOf(low, high), true],
    ['two rates far apart in an hour', blobOf(longMp3(60, 'constant'), high), true],
    ['an hour of one rate', blobOf(longMp3(60, 'constant')), false],
    ['rates chosen by the encoder', blobOf(fixture('call-vbr.mp3').buffer), true],
    ['two rates with junk between', blobOf(low, new Uint8Array(5000), high), true],
    ['no MP3 at all', blobOf(fixture('call.wav').buffer), false],
    ['nothing', blobOf(), false],
  ])('%s', async (_, blob, varies) => {
    expect(await hasVariableRate(blob)).toBe(varies);
  });

  it('comes to the same end however large the windows are', () => {
    const file = Buffer.concat([low.subarray(0, 2880), high.subarray(0, 4320)]);
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 9000 }), fc.boolean(), (size, mixed) => {
        const bytes = mixed ? file : file.subarray(0, 2880);
        let scan: RateScan = { at: 0, first: null, varies: false };
        for (let last = false; !last && !scan.varies; ) {
          const end = Math.min(bytes.length, scan.at + size);
          last = end === bytes.length;
          scan = scanWindow(scan, bytes.subarray(scan.at, end), last);
        }
        expect(scan.varies).toBe(mixed);
      }),
    );
  });
});
