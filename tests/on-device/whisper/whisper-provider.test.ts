import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withSound } from '@/audio/files/decode-samples';
import { type Failure, FailureError, NO_DECODER } from '@/domain/failure';
import type { InstalledModel } from '@/domain/models/speech-model';
import type { TranscribeInput } from '@/domain/provider';
import type { PieceStore, TranscriptPiece } from '@/domain/transcript/transcript-piece';
import type { Separation } from '@/on-device/speakers/separation';
import type { WhisperMessage, WhisperRequest } from '@/on-device/whisper/whisper-messages';
import { createWhisperProvider, type WhisperHost } from '@/on-device/whisper/whisper-provider';

vi.mock('@/audio/files/probe', () => ({
  openAudio: async () => ({ durationS: 1, channels: 1, playable: true, mime: 'audio/mp4' }),
}));

const MODEL: InstalledModel = {
  id: 'whisper-tones',
  version: '1',
  size: 'tiny',
  backend: 'wasm',
  precision: { encoder: 'q8', decoder: 'q8' },
  files: [],
};
const VOICES: Separation = { method: 'voices', certain: false, confidence: 1, spans: [] };
const CHANNELS: Separation = { method: 'channels', certain: true, confidence: 1, spans: [] };

type Heard = Omit<TranscriptPiece, 'made'>;
const heard = (channel: number, startS: number, text: string, language = 'vi'): Heard => ({
  channel,
  startMs: startS * 1000,
  endMs: startS * 1000 + 2000,
  language,
  segments: [{ start: startS, end: startS + 2, text }],
  tookMs: 100,
});
const CALL = [heard(0, 0, 'một'), heard(0, 10, 'hai'), heard(0, 20, 'ba')];

/** What one worker does: the pieces it finds, and how it ends. */
interface Run {
  pieces?: Heard[];
  failure?: Failure;
}

/** A page with a model whose workers do as they are told; what happened stands in `log`. */
function createWorld(runs: Run[], options: { model?: InstalledModel | null; separation?: Separation } = {}) {
  const { model = MODEL, separation = VOICES } = options;
  const asked: Extract<WhisperRequest, { type: 'transcribe' }>[] = [];
  const log: string[] = [];
  const host: WhisperHost = {
    installedModel: async () => model,
    backend: async (installed) => installed.backend,
    separate: async (_, { onProgress }) => {
      onProgress(1);
      return separation;
    },
    withSound,
    agentChannel: 'left',
    withModelLock: async (_, work) => {
      log.push('alone');
      return work().finally(() => log.push('others'));
    },
    start: async (_, { backend }) => {
      const run = runs.shift();
      if (run === undefined) throw new Error('one worker too many');
      log.push(`start on ${backend}`);
      return {
        ask: async (request, { until, onMessage }) => {
          if (request.type !== 'transcribe') throw new Error(request.type);
          asked.push(request);
          const isKnown = ({ channel, startMs }: Heard) =>
            request.known.some((known) => known.channel === channel && known.startMs === startMs);
          const pieces = (run.pieces ?? []).filter((piece) => !isKnown(piece));
          for (const [index, piece] of pieces.entries()) {
            const message: WhisperMessage = { type: 'piece', piece, share: (index + 1) / pieces.length };
            onMessage?.(message);
          }
          if (run.failure !== undefined) throw new FailureError(run.failure);
          return { type: 'transcribed' } as Extract<WhisperMessage, { type: typeof until }>;
        },
        close: () => log.push('close'),
      };
    },
  };
  return { asked, log, provider: createWhisperProvider(host) };
}

let rows: TranscriptPiece[];
let cleared: number;
const store: PieceStore = {
  read: async () => [...rows],
  add: async (piece) => void rows.push(piece),
  clear: async () => {
    cleared += 1;
    rows = [];
  },
};
beforeEach(() => {
  rows = [];
  cleared = 0;
});

const { signal } = new AbortController();
const input = (change: Partial<TranscribeInput> = {}): TranscribeInput => ({
  audio: new Blob(['sound']),
  fileName: 'call.wav',
  language: 'vi',
  service: 'sales',
  requestId: 'one',
  pieces: store,
  ...change,
});

const words = (text: string) => text.split('\n').map((line) => line.replace(/^.*\) /, ''));

describe('a transcription on this device', () => {
  it('hears two channels as one, and tells nobody apart, where that is not to be done', async () => {
    const { asked, provider } = createWorld([{ pieces: CALL }], { separation: CHANNELS });
    const { json, speakers } = await provider.transcribe(signal, input({ autoDiarize: false }), () => undefined);
    expect(asked[0]).toMatchObject({ mix: true });
    expect(JSON.stringify(json)).not.toContain('SPEAKER_');
    expect(speakers).toEqual({ method: 'off', certain: false, confidence: 0 });
  });

  it('keeps every piece as it comes and is told by whom, with the time it took', async () => {
    const { provider, asked } = createWorld([{ pieces: CALL }]);
    const result = await provider.transcribe(signal, input(), () => undefined);
    expect(words(result.text)).toEqual(['một', 'hai', 'ba']);
    expect(rows.map(({ startMs }) => startMs)).toEqual([0, 10_000, 20_000]);
    expect(new Set(rows.map(({ made }) => made)).size).toBe(1);
    expect(asked).toMatchObject([{ language: 'vi', known: [] }]);
    expect(result.madeBy).toMatchObject({
      maker: 'whisper',
      name: 'whisper-tones (q8, WASM)',
      version: '1',
      tookMs: 300,
    });
    expect(JSON.parse(result.raw).pieces).toHaveLength(3);
  });

  it('goes forwards on the progress bar and ends at its end', async () => {
    const { provider } = createWorld([{ pieces: CALL }]);
    const shares: number[] = [];
    await provider.transcribe(signal, input(), ({ share = Number.NaN }) => shares.push(share));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(0)).toBe(0);
    expect(shares.at(-1)).toBe(1);
  });

  it('has the device to itself, and frees it and the worker in the end', async () => {
    const { provider, log } = createWorld([{ pieces: CALL }]);
    await provider.transcribe(signal, input(), () => undefined);
    expect(log).toEqual(['alone', 'start on wasm', 'close', 'others']);
  });

  it('names both precisions where they differ, and the graphics processor', async () => {
    const model: InstalledModel = { ...MODEL, backend: 'webgpu', precision: { encoder: 'fp32', decoder: 'q4' } };
    const { provider } = createWorld([{ pieces: CALL }], { model });
    const result = await provider.transcribe(signal, input(), () => undefined);
    expect(result.madeBy.name).toBe('whisper-tones (fp32/q4, WebGPU)');
  });

  it.each([
    ['v3', 'large-v3'],
    ['other', undefined],
    [undefined, undefined],
  ])('asked for the model %s says that it stands in for %s', async (model, insteadOf) => {
    const { provider } = createWorld([{ pieces: CALL }]);
    const result = await provider.transcribe(signal, input(model === undefined ? {} : { model }), () => undefined);
    expect(result.madeBy.insteadOf).toBe(insteadOf);
  });

  it('is not begun without a model', async () => {
    const { provider, log } = createWorld([], { model: null });
    const failed = provider.transcribe(signal, input(), () => undefined);
    await expect(failed).rejects.toMatchObject({ failure: { kind: 'missing-model' } });
    expect(log).toEqual([]);
  });

  it('works for somebody who keeps no pieces', async () => {
    const { provider } = createWorld([{ pieces: CALL }]);
    const { pieces: _, ...without } = input();
    const result = await provider.transcribe(signal, without, () => undefined);
    expect(words(result.text)).toEqual(['một', 'hai', 'ba']);
  });
});

describe('two channels', () => {
  it('are heard each for itself and tell the speakers', async () => {
    const pieces = [heard(0, 0, 'chào chị'), heard(1, 3, 'chào em')];
    const { provider, asked } = createWorld([{ pieces }], { separation: CHANNELS });
    const { text, speakers } = await provider.transcribe(signal, input(), () => undefined);
    expect(asked).toMatchObject([{ mix: false }]);
    expect(text.split('\n').map((line) => line.split(' ')[0])).toEqual(['Agent', 'Customer']);
    expect(speakers).toMatchObject({ method: 'channels', certain: true });
  });

  it('of one sound are heard as one, and uncertain speakers are said to be so', async () => {
    const { provider, asked } = createWorld([{ pieces: CALL }]);
    const { speakers } = await provider.transcribe(signal, input(), () => undefined);
    expect(asked).toMatchObject([{ mix: true }]);
    expect(speakers).toMatchObject({ method: 'voices', certain: false });
  });
});

describe('a transcription that was broken off', () => {
  async function brokenOff(after: Heard[], change: Partial<TranscribeInput> = {}): Promise<void> {
    const { provider } = createWorld([{ pieces: after, failure: { kind: 'internal', detail: 'closed' } }]);
    const failed = provider.transcribe(signal, input(change), () => undefined);
    await expect(failed).rejects.toMatchObject({ failure: { kind: 'internal' } });
  }

  it('goes on after its last piece and hears none twice', async () => {
    await brokenOff(CALL.slice(0, 2));
    const before = [...rows];
    const { provider, asked } = createWorld([{ pieces: CALL }]);
    const result = await provider.transcribe(signal, input(), () => undefined);
    expect(asked[0]?.known).toEqual([
      { channel: 0, startMs: 0 },
      { channel: 0, startMs: 10_000 },
    ]);
    expect(rows).toHaveLength(3);
    expect(rows.slice(0, 2)).toEqual(before);
    expect(words(result.text)).toEqual(['một', 'hai', 'ba']);
    expect(result.madeBy.tookMs).toBe(300);
  });

  it('keeps to the language that was found at first', async () => {
    await brokenOff([heard(0, 0, 'good morning', 'en')], { language: '' });
    const { provider, asked } = createWorld([{ pieces: [heard(0, 10, 'goodbye', 'en')] }]);
    const result = await provider.transcribe(signal, input({ language: '' }), () => undefined);
    expect(asked[0]?.language).toBe('en');
    expect(result.detectedLanguage).toBe('en');
  });

  it.each<[string, Partial<InstalledModel>, Partial<TranscribeInput>, Separation]>([
    ['another model', { id: 'whisper-base' }, {}, VOICES],
    ['another version', { version: '2' }, {}, VOICES],
    ['another precision', { precision: { encoder: 'fp32', decoder: 'q8' } }, {}, VOICES],
    ['another language', {}, { language: 'en' }, VOICES],
    ['other channels', {}, {}, CHANNELS],
  ])('begins anew with %s', async (_, model, change, separation) => {
    await brokenOff(CALL.slice(0, 2));
    const { provider, asked } = createWorld([{ pieces: CALL }], { model: { ...MODEL, ...model }, separation });
    await provider.transcribe(signal, input(change), () => undefined);
    expect(cleared).toBe(1);
    expect(asked[0]?.known).toEqual([]);
    expect(rows).toHaveLength(3);
  });

  it('because it was cancelled keeps what it has and begins no second worker', async () => {
    const { provider, log } = createWorld([{ pieces: CALL.slice(0, 1), failure: { kind: 'cancelled' } }]);
    const failed = provider.transcribe(signal, input(), () => undefined);
    await expect(failed).rejects.toMatchObject({ failure: { kind: 'cancelled' } });
    expect(rows).toHaveLength(1);
    expect(log).toEqual(['alone', 'start on wasm', 'close', 'others']);
  });
});

describe('a worker that hangs', () => {
  const HANGS: Failure = { kind: 'timeout', afterMs: 1000 };

  it('is followed by a second one, which hears only what is left', async () => {
    const { provider, asked, log } = createWorld([{ pieces: CALL.slice(0, 2), failure: HANGS }, { pieces: CALL }]);
    const result = await provider.transcribe(signal, input(), () => undefined);
    expect(asked.map(({ known }) => known.length)).toEqual([0, 2]);
    expect(log).toEqual(['alone', 'start on wasm', 'close', 'start on wasm', 'close', 'others']);
    expect(words(result.text)).toEqual(['một', 'hai', 'ba']);
    expect(rows).toHaveLength(3);
  });

  it('twice is given up, and the pieces stay', async () => {
    const { provider } = createWorld([{ pieces: CALL.slice(0, 2), failure: HANGS }, { failure: HANGS }]);
    const failed = provider.transcribe(signal, input(), () => undefined);
    await expect(failed).rejects.toMatchObject({ failure: HANGS });
    expect(rows).toHaveLength(2);
  });
});

describe('a decoder that said yes and does not work', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is done without: a second worker gets the samples, and hears only what is left', async () => {
    const buffer = { length: 16_000, numberOfChannels: 1, getChannelData: () => new Float32Array(16_000) };
    vi.stubGlobal(
      'OfflineAudioContext',
      class {
        decodeAudioData = async () => buffer;
      },
    );
    const { provider, asked } = createWorld([{ pieces: CALL.slice(0, 1), failure: NO_DECODER }, { pieces: CALL }]);
    const result = await provider.transcribe(signal, input(), () => undefined);
    expect(asked.map(({ sound }) => sound instanceof Blob)).toEqual([true, false]);
    expect(asked.map(({ known }) => known.length)).toEqual([0, 1]);
    expect(words(result.text)).toEqual(['một', 'hai', 'ba']);
  });
});

describe('a graphics processor that fails', () => {
  const model: InstalledModel = { ...MODEL, backend: 'webgpu' };

  it('is replaced by WASM for the rest of the call', async () => {
    const lost: Run = { pieces: CALL.slice(0, 1), failure: { kind: 'internal', detail: 'device lost' } };
    const { provider, asked, log } = createWorld([lost, { pieces: CALL }], { model });
    const result = await provider.transcribe(signal, input(), () => undefined);
    expect(log).toEqual(['alone', 'start on webgpu', 'close', 'start on wasm', 'close', 'others']);
    expect(asked.map(({ known }) => known.length)).toEqual([0, 1]);
    expect(words(result.text)).toEqual(['một', 'hai', 'ba']);
    expect(result.madeBy.name).toBe('whisper-tones (q8, WASM)');
  });
});

it('a device that is full is said, not passed over', async () => {
  const { provider } = createWorld([{ pieces: CALL }]);
  const pieces: PieceStore = { ...store, add: () => Promise.reject(new FailureError({ kind: 'storage-full' })) };
  const failed = provider.transcribe(signal, input({ pieces }), () => undefined);
  await expect(failed).rejects.toMatchObject({ failure: { kind: 'storage-full' } });
});
