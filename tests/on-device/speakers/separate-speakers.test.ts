import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SampleBlock } from '@/audio/sample-blocks';
import { type Failure, FailureError } from '@/domain/failure';
import type { SeparateRequest } from '@/on-device/speakers/separate-request';
import { separateSpeakers } from '@/on-device/speakers/separate-speakers';
import type { Separation } from '@/on-device/speakers/separation';

/** The worker: answers files with a failure, samples with a separation. */
const worker = vi.hoisted(() => ({ asked: [] as unknown[], failure: { kind: 'unsupported' } as unknown }));
const FOUND: Separation = { method: 'channels', certain: true, confidence: 1, spans: [] };
vi.mock('@/audio/run-worker', () => ({
  runWorker: async (_: unknown, request: SeparateRequest) => {
    worker.asked.push(request.sound);
    if (request.sound instanceof Blob) throw new FailureError(worker.failure as Failure);
    return FOUND;
  },
}));
const BLOCK: SampleBlock = { channels: [new Float32Array(16_000)], startS: 0 };
vi.mock('@/audio/decode-samples', () => ({
  async *decodeSamples() {
    yield BLOCK;
  },
}));

const options = { signal: new AbortController().signal, agentChannel: 'left' } as const;
const blob = new Blob(['sound']);
beforeEach(() => {
  worker.asked = [];
  worker.failure = { kind: 'unsupported' };
});
afterEach(() => vi.unstubAllGlobals());

it('gives the worker samples that the page decoded where the worker has no decoder', async () => {
  vi.stubGlobal('AudioDecoder', undefined);
  expect(await separateSpeakers(blob, options)).toEqual(FOUND);
  expect(worker.asked).toEqual([blob, [BLOCK]]);
});

it.each<[string, boolean, Failure]>([
  ['a codec nobody here knows', true, { kind: 'unsupported' }],
  ['a file without sound', false, { kind: 'unreadable-file' }],
  ['a cancelled one', false, { kind: 'cancelled' }],
])('does not decode %s on the page', async (_, hasDecoder, failure) => {
  vi.stubGlobal('AudioDecoder', hasDecoder ? class {} : undefined);
  worker.failure = failure;
  await expect(separateSpeakers(blob, options)).rejects.toMatchObject({ failure });
  expect(worker.asked).toEqual([blob]);
});
