import type { CaptureInput } from './capture-messages';
import workletUrl from './capture-worklet.ts?worker&url';

/** Sound on its way from a microphone to the worker. */
export interface SoundSource {
  /** Sends what is still on the way, then the worker ends. */
  finish(): void;
  close(): void;
}

interface TrackProcessor {
  readable: ReadableStream<AudioData>;
}
type TrackProcessorMaker = new (init: { track: MediaStreamTrack; maxBufferSize: number }) => TrackProcessor;

/** Blocks of 10 ms: 2 s may wait for a busy worker before the oldest are dropped. */
const BUFFERED_BLOCKS = 200;

/** Chromium offers it for sound, on the page only; what it delivers does not depend on the page being awake. */
const trackProcessor = (): TrackProcessorMaker | undefined =>
  (globalThis as { MediaStreamTrackProcessor?: TrackProcessorMaker }).MediaStreamTrackProcessor;

type Send = (input: CaptureInput, transfer: Transferable[]) => void;

/** Leads the sound of a microphone into the worker; the microphone itself stays the caller's. */
export async function connectSource(stream: MediaStream, send: Send): Promise<SoundSource> {
  const Processor = trackProcessor();
  return Processor === undefined ? connectWorklet(stream, send) : connectProcessor(Processor, stream, send);
}

function connectProcessor(Processor: TrackProcessorMaker, stream: MediaStream, send: Send): SoundSource {
  const track = stream.getAudioTracks()[0]?.clone();
  if (track === undefined) throw new DOMException('no audio track', 'NotFoundError');
  const { readable } = new Processor({ track, maxBufferSize: BUFFERED_BLOCKS });
  send({ readable }, [readable]);
  return { finish: () => undefined, close: () => track.stop() };
}

async function connectWorklet(stream: MediaStream, send: Send): Promise<SoundSource> {
  const context = new AudioContext({ latencyHint: 'playback' });
  try {
    return await listenIn(context, stream, send);
  } catch (error) {
    void context.close();
    throw error;
  }
}

async function listenIn(context: AudioContext, stream: MediaStream, send: Send): Promise<SoundSource> {
  await context.audioWorklet.addModule(workletUrl);
  // Not waited for: after a call a phone may never settle it. A context that stays silent is noticed as such.
  context.resume().catch(() => undefined);
  const node = new AudioWorkletNode(context, 'callmark-capture', {
    channelCount: 1,
    channelCountMode: 'explicit',
    channelInterpretation: 'speakers',
  });
  context.createMediaStreamSource(stream).connect(node);
  // Its silent output is what makes every browser ask it for more.
  node.connect(context.destination);
  // Chromium moves a context whose output is silent to a timer after 30 s, and loses blocks; -100 dBFS is not silent.
  const whisper = new ConstantSourceNode(context, { offset: 1e-5 });
  whisper.connect(context.destination);
  whisper.start();
  const { port1, port2 } = new MessageChannel();
  node.port.postMessage(port1, [port1]);
  send({ port: port2 }, [port2]);
  return { finish: () => node.port.postMessage('end'), close: () => void context.close() };
}
