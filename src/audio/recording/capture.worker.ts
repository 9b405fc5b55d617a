import type { CaptureInput, CaptureNews, CaptureRequest, WorkletBlock } from './capture-messages';
import { type CapturePipeline, createCapturePipeline } from './capture-pipeline';

/** Messages of being alive; often enough for a clock in seconds. */
const NEWS_MS = 200;
/** A microphone that sends nothing for so long is not only late. */
const SILENT_MS = 3000;
/** A block that had to be waited for was not in the queue: what the microphone heard before the stop is in. */
const WAITED_MS = 4;
const STOP_LIMIT_MS = 500;

let pipeline: CapturePipeline | null = null;
let paused = false;
let stopping = false;
let stoppedAt = 0;
let toldAt = 0;
/** Sound last came in, or silence was last told; null = no microphone yet. */
let heardAt: number | null = null;
/** Each microphone has its own; blocks of one that was replaced are not wanted. */
let source = 0;

function post(news: CaptureNews, transfer: Transferable[] = []): void {
  self.postMessage(news, { transfer });
}

function take(samples: Float32Array, rate: number): void {
  const now = performance.now();
  heardAt = now;
  if (paused || pipeline === null) return;
  pipeline.block(samples, rate, now);
  if (now - toldAt < NEWS_MS) return;
  toldAt = now;
  post({ type: 'heard', seconds: pipeline.seconds() });
}

/** Reused from block to block: a hundred of them a second would otherwise be a hundred pieces of garbage. */
let mixed = new Float32Array(0);
let plane = new Float32Array(0);

/** All channels in one: with voice processing off a microphone may come with two. */
function mono(data: AudioData): Float32Array {
  const { numberOfFrames: frames, numberOfChannels: channels } = data;
  if (mixed.length !== frames) {
    mixed = new Float32Array(frames);
    plane = new Float32Array(frames);
  }
  data.copyTo(mixed, { planeIndex: 0, format: 'f32-planar' });
  for (let planeIndex = 1; planeIndex < channels; planeIndex++) {
    data.copyTo(plane, { planeIndex, format: 'f32-planar' });
    for (let at = 0; at < frames; at++) mixed[at] = (mixed[at] ?? 0) + (plane[at] ?? 0);
  }
  if (channels > 1) for (let at = 0; at < frames; at++) mixed[at] = (mixed[at] ?? 0) / channels;
  return mixed;
}

async function readStream(readable: ReadableStream<AudioData>): Promise<void> {
  const mine = source;
  const reader = readable.getReader();
  while (mine === source) {
    const askedAt = performance.now();
    const { value, done } = await reader.read();
    if (done) return;
    const waitedMs = performance.now() - askedAt;
    take(mono(value), value.sampleRate);
    value.close();
    if (stopping && waitedMs >= WAITED_MS) return end();
  }
  await reader.cancel();
}

function readPort(port: MessagePort): void {
  const mine = source;
  port.onmessage = ({ data }: MessageEvent<WorkletBlock>) => {
    if (mine !== source) port.close();
    else if (data === 'end') end();
    else take(data.samples, data.rate);
  };
}

function listen(input: CaptureInput): void {
  source += 1;
  heardAt = performance.now();
  if ('port' in input) readPort(input.port);
  else {
    const mine = source;
    const failed = (error: unknown) => mine === source && post({ type: 'failed', detail: String(error) });
    readStream(input.readable).catch(failed);
  }
}

function end(): void {
  if (pipeline === null) return;
  source += 1;
  pipeline.cut(stoppedAt);
  post({ type: 'stopped', seconds: pipeline.seconds() });
  pipeline = null;
}

function watchSilence(): void {
  if (heardAt === null || performance.now() - heardAt < SILENT_MS) return;
  heardAt = performance.now();
  post({ type: 'silent' });
}

self.onmessage = ({ data: request }: MessageEvent<CaptureRequest>) => {
  switch (request.type) {
    case 'begin':
      pipeline = createCapturePipeline(request.sliceMs, {
        slice: (slice) => post({ type: 'slice', ...slice }, [slice.pcm.buffer]),
        speech: (event) => post({ type: 'speech', ...event }),
        gap: (gap) => post({ type: 'gap', ...gap }),
      });
      setInterval(watchSilence, NEWS_MS);
      break;
    case 'listen':
      listen(request.input);
      break;
    case 'pause':
      paused = true;
      pipeline?.cut(performance.now());
      break;
    case 'resume':
      paused = false;
      // A microphone that slept through the pause is given the time to wake up.
      heardAt = performance.now();
      break;
    case 'stop':
      stopping = true;
      stoppedAt = performance.now();
      setTimeout(end, STOP_LIMIT_MS);
      break;
  }
};
