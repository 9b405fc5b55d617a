import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withSound } from '@/audio/files/decode-samples';
import { computePeaks, createPieceAnswer } from '@/audio/files/peaks';
import type { PieceRequest } from '@/audio/files/pieces';
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

it('waits longer for a long call: a slow tablet is no reason to refuse it', async () => {
  vi.useFakeTimers();
  vi.mocked(openAudio).mockResolvedValue({ durationS: 590, channels: 1, playable: true, mime: 'audio/mp4' });
  decoded = () => new Promise((resolve) => setTimeout(() => resolve(buffer), 200_000));
  const done = withSound(blob, signal, work);
  await vi.advanceTimersByTimeAsync(200_000);
  await expect(done).resolves.toBeDefined();
});

it('stops at once when it is cancelled while the file is decoded', async () => {
  const stop = new AbortController();
  decoded = () => {
    stop.abort();
    return new Promise(() => undefined);
  };
  await expect(withSound(blob, stop.signal, work)).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
});

describe('the page that decodes pieces for a worker', () => {
  const pieceOf = async (page: MessagePort) => {
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    page.postMessage({ bytes: new Uint8Array(8), sampleRate: RATE, answer: port2 }, [port2]);
    return answer.finally(() => port1.close());
  };
  /** What a worker is given of a piece, while the page waits for the waveform. */
  const given = async () => {
    let piece: unknown;
    vi.mocked(runTask).mockImplementation(async (_kind, _blob, _signal, _onProgress, page) => {
      piece = page && (await pieceOf(page));
      return { channels: [], durationS: 0 } as never;
    });
    await computePeaks(blob, signal, () => undefined);
    return piece;
  };

  it('gives it every channel', async () => {
    const [lane] = (await given()) as Float32Array[];
    expect([lane?.length, lane?.[0]?.toFixed(1), lane?.at(-1)?.toFixed(1)]).toEqual([2 * RATE, '0.1', '0.5']);
  });

  it('gives it nothing where a piece can not be decoded', async () => {
    decoded = () => Promise.reject(new DOMException('', 'EncodingError'));
    expect(await given()).toBeNull();
  });

  it('gives it nothing after ten seconds where decoding never ends', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    decoded = () => {
      setImmediate(() => vi.advanceTimersByTime(10_000));
      return new Promise(() => undefined);
    };
    expect(await given()).toBeNull();
  });

  it('counts for each piece from its turn on, and is patient with what decoded one before', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout'] });
    const answer = createPieceAnswer();
    let answered: unknown[] = [];
    /** A piece that the platform is through with after so many seconds. */
    const ask = (seconds: number) => {
      decoded = () => new Promise((resolve) => setTimeout(() => resolve(buffer), seconds * 1000));
      const port = { postMessage: (channels: unknown) => answered.push(channels !== null) };
      const data = { bytes: new Uint8Array(8), sampleRate: RATE, answer: port };
      return answer({ data } as unknown as MessageEvent<PieceRequest>);
    };
    // The platform decodes one after the other.
    const both = Promise.all([ask(8), ask(16)]);
    await vi.advanceTimersByTimeAsync(16_000);
    await both;
    expect(answered).toEqual([true, true]);
    answered = [];
    const slow = ask(40);
    await vi.advanceTimersByTimeAsync(40_000);
    await slow;
    expect(answered).toEqual([true]);
  });

  it('hears no more of a worker that was cancelled', async () => {
    const stop = new AbortController();
    let page: MessagePort | undefined;
    vi.mocked(runTask).mockImplementation(async (...[, , , , port]) => {
      page = port;
      stop.abort();
      throw new FailureError({ kind: 'cancelled' });
    });
    const closed = computePeaks(blob, stop.signal, () => undefined).catch(() => once(page as never, 'close'));
    await expect(closed).resolves.toBeDefined();
  });
});
