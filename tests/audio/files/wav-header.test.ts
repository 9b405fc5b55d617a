import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseWavHeader, wavDuration } from '@/audio/files/wav-header';
import { fixture } from '../../tools/fixtures/fixture';
import { encodeWav, type WavOptions } from '../../tools/fixtures/wav';

const second = [new Float32Array(8000), new Float32Array(8000)];

describe('parseWavHeader', () => {
  it.each<[string, WavOptions]>([
    ['16 bit', {}],
    ['another chunk of odd length first', { extraChunk: 37 }],
    ['the extensible form', { extensible: true }],
    ['a stream whose sizes were never filled in', { sizes: 'stream' }],
    ['the 64-bit form', { sizes: 'rf64' }],
    ['mu-law', { coding: 'mu-law' }],
    ['a-law', { coding: 'a-law' }],
    ['float', { coding: 'f32' }],
  ])('finds one second of stereo in %s', (_, options) => {
    const file = encodeWav(second, 8000, options);
    const header = parseWavHeader(file, file.length);
    expect(header).toMatchObject({ channels: 2, sampleRate: 8000 });
    expect(header && wavDuration(header)).toBe(1);
    expect(header && header.dataStart + header.dataBytes).toBe(file.length);
  });

  it('reads to the end of a file in the 64-bit form whose writer died before it knew the length', () => {
    const file = encodeWav(second, 8000, { sizes: 'rf64' });
    const sizes = file.indexOf('ds64') + 8;
    file.fill(0, sizes, sizes + 24);
    const header = parseWavHeader(file, file.length);
    expect(header && wavDuration(header)).toBe(1);
  });

  it('believes the file, not the header, when the file was cut', () => {
    const file = encodeWav(second, 8000);
    const half = file.subarray(0, 44 + 16_000);
    const header = parseWavHeader(half, half.length);
    expect(header && wavDuration(header)).toBe(0.5);
  });

  it('names a coding it cannot read and still tells the length', () => {
    const file = fixture('call-gsm.wav').buffer;
    const header = parseWavHeader(file, file.length);
    expect(header).toMatchObject({ coding: 'other', formatTag: 0x31 });
    expect(header && wavDuration(header)).toBeCloseTo(13, 1);
  });

  it('sees MP3 frames inside a WAV', () => {
    const file = encodeWav(second, 8000);
    file.writeUInt16LE(0x55, 20);
    expect(parseWavHeader(file, file.length)?.coding).toBe('mp3');
  });

  it('refuses sound without a format, and no channels', () => {
    const file = encodeWav(second, 8000);
    file.write('junk', 12);
    expect(parseWavHeader(file, file.length)).toBeNull();
    const none = encodeWav(second, 8000);
    none.writeUInt16LE(0, 22);
    expect(parseWavHeader(none, none.length)).toBeNull();
  });

  it('never breaks, and never reaches past the file, whatever bytes it is given', () => {
    const start = encodeWav(second, 8000).subarray(0, 60);
    const spoiled = fc
      .tuple(fc.uint8Array({ minLength: 0, maxLength: 60 }), fc.nat(59))
      .map(([noise, at]) => Uint8Array.from([...start.subarray(0, at), ...noise]));
    fc.assert(
      fc.property(spoiled, fc.nat(10_000), (head, fileBytes) => {
        const header = parseWavHeader(head, fileBytes);
        if (header === null) return;
        expect(header.dataBytes).toBeGreaterThanOrEqual(0);
        expect(header.dataBytes).toBeLessThanOrEqual(fileBytes);
        expect(wavDuration(header)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });
});
