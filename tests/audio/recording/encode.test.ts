import { describe, expect, it } from 'vitest';
import { encodeWav } from '@/audio/encode';
import { readMp3Frame } from '@/audio/mp3-frames';
import { mp3InfoFrame } from '@/audio/recording/mp3-info-frame';
import { parseWavHeader, wavDuration } from '@/audio/wav-header';

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

describe('WAV', () => {
  it.each([0, 1, 16_000, 123_457])('of %d samples has just them behind its header', async (samples) => {
    const pcm = Int16Array.from({ length: samples }, (_, at) => (at * 7919) % 32768);
    const bytes = await bytesOf(encodeWav(pcm));
    const header = parseWavHeader(bytes, bytes.length);
    expect(header).toMatchObject({ channels: 1, sampleRate: 16_000, bitsPerSample: 16, dataStart: 44 });
    expect(header && wavDuration(header)).toBe(samples / 16_000);
    expect(new Int16Array(bytes.buffer, 44)).toEqual(pcm);
  });

  it('takes samples that stay on disk', async () => {
    const pcm = Int16Array.from([1, -2, 3]);
    expect(await bytesOf(encodeWav(new Blob([pcm])))).toEqual(await bytesOf(encodeWav(pcm)));
  });
});

describe('the Info frame of an MP3', () => {
  // The header LAME writes for 16 kHz mono at 96 kbit/s.
  const first = Uint8Array.from([0xff, 0xf3, 0xa8, 0xc4, ...new Array(428).fill(0)]);

  it('is a frame like the others and says what is sound', () => {
    expect(readMp3Frame(first, 0)).toMatchObject({ bitrate: 96_000, sampleRate: 16_000, channels: 1, bytes: 432 });
    const samples = 16_000 * 10;
    const frames = 280;
    const info = mp3InfoFrame(first, 432, frames * 432, samples);
    expect(info.length).toBe(432);
    expect(readMp3Frame(info, 0)?.bytes).toBe(432);
    const view = new DataView(info.buffer);
    const text = (at: number, length: number) => String.fromCharCode(...info.subarray(at, at + length));
    expect(text(13, 4)).toBe('Info');
    expect(view.getUint32(21)).toBe(frames);
    expect(view.getUint32(25)).toBe((frames + 1) * 432);
    expect(text(133, 4)).toBe('LAME');
    const delays = view.getUint32(153) >>> 0;
    expect(info[153]).toBe(96);
    expect((delays >> 12) & 0xfff).toBe(576);
    expect(delays & 0xfff).toBe(frames * 576 - 576 - samples);
  });
});
