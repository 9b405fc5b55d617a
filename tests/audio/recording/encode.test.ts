import { afterEach, describe, expect, it, vi } from 'vitest';
import { readMp3Frame } from '@/audio/files/mp3-frames';
import { parseWavHeader, wavDuration } from '@/audio/files/wav-header';
import { encodeMp3, encodeWav } from '@/audio/recording/encode';
import { mp3InfoFrame } from '@/audio/recording/mp3-info-frame';
import { STALL_MS } from '@/audio/watchdog';
import type { WorkerMessage } from '@/audio/worker-protocol';

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

describe('encoding to MP3', () => {
  const workers: ScriptedWorker[] = [];
  /** A worker that says what the test says. */
  class ScriptedWorker {
    onmessage: ((event: { data: WorkerMessage<Blob> }) => void) | null = null;
    ended = false;
    constructor() {
      workers.push(this);
    }
    postMessage() {}
    terminate() {
      this.ended = true;
    }
  }
  const options = { kbps: 96, infoFrame: true } as const;

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('that hangs is given up, and the next sound gets a new worker', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('Worker', ScriptedWorker);
    const failed = expect(encodeMp3(new Int16Array(8), options)).rejects.toMatchObject({
      failure: { kind: 'internal', detail: 'MP3 worker' },
    });
    await vi.advanceTimersByTimeAsync(STALL_MS - 1);
    workers[0]?.onmessage?.({ data: { type: 'progress', share: 0.5 } });
    await vi.advanceTimersByTimeAsync(STALL_MS - 1);
    expect(workers[0]?.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await failed;
    expect(workers[0]?.ended).toBe(true);

    const made = encodeMp3(new Int16Array(8), options);
    const mp3 = new Blob(['mp3']);
    await vi.advanceTimersByTimeAsync(0);
    workers[1]?.onmessage?.({ data: { type: 'done', result: mp3 } });
    expect(await made).toBe(mp3);
    // Kept for the next sound, and not watched meanwhile.
    expect([workers[1]?.ended, vi.getTimerCount()]).toEqual([false, 0]);
  });
});
