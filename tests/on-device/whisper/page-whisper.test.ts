import { afterEach, expect, it, vi } from 'vitest';
import type { SampleBlock } from '@/audio/sample-blocks';
import { workerSound } from '@/on-device/whisper/page-whisper';
import { fixture } from '../../tools/fixtures/fixture';

const BLOCK: SampleBlock = { channels: [new Float32Array(16_000)], startS: 0 };
vi.mock('@/audio/decode-samples', () => ({
  async *decodeSamples() {
    yield BLOCK;
  },
}));

const { signal } = new AbortController();
const blobOf = (name: string) => new Blob([Uint8Array.from(fixture(name).buffer)]);

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a recording goes to the worker as it is, which reads it however long it is', 'call.wav', true],
  ['a coded file is decoded by the page', 'call.mp3', false],
  ['a WAV of another coding as well', 'call-gsm.wav', false],
])('without WebCodecs %s', async (_what, name, asItIs) => {
  vi.stubGlobal('AudioDecoder', undefined);
  const blob = blobOf(name);
  expect(await workerSound(blob, signal)).toEqual(asItIs ? blob : [BLOCK]);
});

it('with WebCodecs the worker reads every file', async () => {
  vi.stubGlobal('AudioDecoder', class {});
  const blob = blobOf('call.mp3');
  expect(await workerSound(blob, signal)).toBe(blob);
});
