import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SampleBlock } from '@/audio/files/sample-blocks';
import { type Failure, FailureError } from '@/domain/failure';
import type { SeparateRequest } from '@/on-device/speakers/separate-request';
import { separateSpeakers } from '@/on-device/speakers/separate-speakers';
import type { Separation } from '@/on-device/speakers/separation';

/** The worker: answers files with a failure, samples with a separation. */
const worker = vi.hoisted(() => ({ asked: [] as unknown[], failure: { kind: 'unsupported' } as unknown }));
const FOUND: Separation = { method: 'channels', certain: true, confidence: 1, spans: [] };
vi.mock('@/audio/worker-protocol', () => ({
  runWorker: async (_: unknown, request: SeparateRequest) => {
    worker.asked.push(request.sound);
    if (request.sound instanceof Blob) throw new FailureError(worker.failure as Failure);
    return FOUND;
  },
}));
const SAMPLES = new Float32Array(16_000).fill(0.5);
const BLOCK: SampleBlock = { channels: [SAMPLES], startS: 0 };
vi.mock('@/audio/files/probe', () => ({
  openAudio: async () => ({ durationS: 1, channels: 1, playable: true, mime: 'audio/mp4' }),
}));

const options = { signal: new AbortController().signal, agentChannel: 'left' } as const;
let blob: Blob;
beforeEach(() => {
  blob = new Blob(['sound']);
  worker.asked = [];
  worker.failure = { kind: 'unsupported' };
  const buffer = { length: 16_000, numberOfChannels: 1, getChannelData: () => SAMPLES };
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => buffer;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['has no decoder', undefined],
  ['has one that said yes and does not work', class {}],
])('gives the worker samples that the page decoded where the worker %s', async (_, decoder) => {
  vi.stubGlobal('AudioDecoder', decoder);
  expect(await separateSpeakers(blob, options)).toEqual(FOUND);
  expect(worker.asked).toEqual([blob, [BLOCK]]);
});

it.each<[string, Failure]>([
  ['a file without sound', { kind: 'unreadable-file' }],
  ['a cancelled one', { kind: 'cancelled' }],
])('does not decode %s on the page', async (_, failure) => {
  worker.failure = failure;
  await expect(separateSpeakers(blob, options)).rejects.toMatchObject({ failure });
  expect(worker.asked).toEqual([blob]);
});
