import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withSound } from '@/audio/files/decode-samples';
import { computePeaks } from '@/audio/files/peaks';
import { openAudio } from '@/audio/files/probe';
import { runTask } from '@/audio/files/tasks';
import { FailureError, NO_DECODER, TOO_LONG_TO_DECODE } from '@/domain/failure';

vi.mock('@/audio/files/probe', () => ({ openAudio: vi.fn() }));
vi.mock('@/audio/files/tasks', () => ({ runTask: vi.fn() }));

const RATE = 16_000;
const { signal } = new AbortController();
let blob: Blob;
let decoded: (() => Promise<AudioBuffer>) | null;

/** Two seconds, the second one loud. */
const buffer = {
  length: 2 * RATE,
  sampleRate: RATE,
  numberOfChannels: 1,
  getChannelData: () => Float32Array.from({ length: 2 * RATE }, (_, at) => (at < RATE ? 0.1 : 0.5)),
} as unknown as AudioBuffer;

beforeEach(() => {
  vi.clearAllMocks();
  blob = new Blob(['sound']);
  decoded = async () => buffer;
  vi.mocked(openAudio).mockResolvedValue({ durationS: 2, channels: 1, playable: true, mime: 'audio/mp4' });
  vi.mocked(runTask).mockRejectedValue(new FailureError(NO_DECODER));
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = () => decoded?.() ?? new Promise(() => undefined);
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A worker that can't decode the file itself. */
const asked: (Blob | number)[] = [];
const work = async (sound: Parameters<Parameters<typeof withSound>[2]>[0]) => {
  asked.push(sound instanceof Blob ? sound : sound.length);
  if (sound instanceof Blob) throw new FailureError(NO_DECODER);
  return 'found';
};

it('gives a worker the samples of a file that it could not decode, and the next one at once', async () => {
  asked.length = 0;
  expect(await withSound(blob, signal, work)).toBe('found');
  expect(await withSound(blob, signal, work)).toBe('found');
  expect(asked).toEqual([blob, 2, 2]);
});

it('draws the waveform of them, where the browser has a decoder as well', async () => {
  vi.stubGlobal('AudioDecoder', class {});
  const { channels, durationS } = await computePeaks(blob, signal, () => undefined);
  expect(durationS).toBe(2);
  const lane = channels[0] ?? new Float32Array(0);
  expect([lane[0], lane.at(-1)].map((level) => level?.toFixed(1))).toEqual(['0.1', '0.5']);
});

it.each([
  ['unreadable-file' as const, { kind: 'unreadable-file' } as const],
  ['cancelled' as const, { kind: 'cancelled' } as const],
])('decodes nothing where the worker says %s', async (_, failure) => {
  const failed = withSound(blob, signal, () => Promise.reject(new FailureError(failure)));
  await expect(failed).rejects.toMatchObject({ failure });
  expect(openAudio).not.toHaveBeenCalled();
});

it.each([
  ['is too long to be decoded whole, and says so', { durationS: 601, playable: true }, TOO_LONG_TO_DECODE],
  ['is not played by this browser either', { durationS: 2, playable: false }, NO_DECODER],
])('does not blame a file that %s', async (_, facts, failure) => {
  vi.mocked(openAudio).mockResolvedValue({ channels: 1, mime: 'audio/mp4', ...facts });
  await expect(withSound(blob, signal, work)).rejects.toMatchObject({ failure });
});

it('does not blame a file that can not be decoded whole', async () => {
  decoded = () => Promise.reject(new DOMException('', 'EncodingError'));
  await expect(withSound(blob, signal, work)).rejects.toMatchObject({ failure: NO_DECODER });
});

it('gives up after a minute where decoding it whole never ends', async () => {
  vi.useFakeTimers();
  decoded = null;
  const failed = expect(withSound(blob, signal, work)).rejects.toMatchObject({ failure: NO_DECODER });
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
});

it('stops at once when it is cancelled while the file is decoded', async () => {
  const stop = new AbortController();
  decoded = () => {
    stop.abort();
    return new Promise(() => undefined);
  };
  await expect(withSound(blob, stop.signal, work)).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
});
