import { expect, it } from 'vitest';
import { createCapturePipeline } from '@/audio/recording/capture-pipeline';
import type { Slice } from '@/audio/recording/recorder-state';
import { createLiveTranscriber } from '@/network/live-transcriber';
import { createLiveWorld, DEVICE, LIVE, SLICE_S } from '../helpers/live-world';
import { faultsOf, spokenNumbers } from '../tools/fixtures/spoken-numbers';
import { type HeardFile, serveHearing } from '../tools/hearing-server';

const RATE = 16_000;
const DEVICE_RATE = 48_000;
const WAV_HEADER = 44;

/** What the recorder makes of spoken numbers, in blocks of 10 ms. */
function recordedSlices(seconds: number): Slice[] {
  const slices: Slice[] = [];
  const pipeline = createCapturePipeline(SLICE_S * 1000, {
    slice: (slice) => slices.push(slice),
    speech: () => undefined,
    gap: () => undefined,
  });
  const sound = spokenNumbers(seconds, { rate: DEVICE_RATE });
  const block = DEVICE_RATE / 100;
  for (let at = 0; at < sound.length; at += block) {
    pipeline.block(sound.subarray(at, at + block), DEVICE_RATE, (at / DEVICE_RATE) * 1000);
  }
  pipeline.cut(seconds * 1000);
  return slices;
}

const samplesOf = ({ data }: HeardFile) =>
  new Int16Array(data.buffer.slice(data.byteOffset + WAV_HEADER, data.byteOffset + data.length));

it('live windows as WAV, put together at the service, say every number that was spoken', async () => {
  const server = await serveHearing();
  try {
    const whisper = { ...LIVE.whisper, url: server.url, mp3Encode: false };
    const transcribe = createLiveTranscriber(DEVICE, whisper, 'transcriptions');
    const world = createLiveWorld({ whisper }, transcribe);
    const slices = recordedSlices(20);
    expect(slices).toHaveLength(10);
    world.session.started();
    for (const slice of slices) {
      world.session.slice(slice);
      await world.until(() => world.session.state().queue.inFlight === null);
    }
    world.session.stopped();

    const counts = server.files.map((file) => samplesOf(file).length / RATE / SLICE_S);
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 1, 2, 3, 4]);
    const whole = server.files.filter((_, index) => (counts[index + 1] ?? 0) <= (counts[index] ?? 0));
    const heard = whole.flatMap((file) => [...samplesOf(file)].map((sample) => sample / 32768));
    expect(heard.length / RATE).toBe(20);
    expect(faultsOf(Float32Array.from(heard))).toEqual([]);
  } finally {
    await server.close();
  }
});
