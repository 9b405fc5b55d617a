import { NO_DECODER } from '@/domain/failure';
import { SOUND_RATE } from '@/domain/live/recording';
import { within } from '../watchdog';
import { withSound } from './decode-samples';
import { createPeakAccumulator, type Peaks } from './peak-accumulator';
import type { PieceRequest } from './pieces';
import type { SampleBlock } from './sample-blocks';
import { runTask } from './tasks';

function peaksOf(blocks: readonly SampleBlock[]): Peaks {
  const accumulator = createPeakAccumulator(blocks[0]?.channels.length ?? 1);
  for (const { channels, startS } of blocks) accumulator.add(channels, channels[0]?.length ?? 0, startS, SOUND_RATE);
  return accumulator.finish();
}

/** Seconds of sound take a busy tablet a fraction of one; some platforms never answer. */
const SILENCE_MS = 10_000;
/** One that answered before works, however slow it has become: without it a long file may not be decoded at all. */
const SLOW_MS = 60_000;

/** For all pieces of all files: one for each would pile up. */
let context: OfflineAudioContext | undefined;

/** The page's side of askForPieces, for one file. */
export function createPieceAnswer(): (event: MessageEvent<PieceRequest>) => Promise<void> {
  let limitMs = SILENCE_MS;
  let before: Promise<unknown> = Promise.resolve();
  return async ({ data: { bytes, sampleRate, answer } }) => {
    try {
      if (context?.sampleRate !== sampleRate) context = new OfflineAudioContext(1, 1, sampleRate);
      const decoding = context.decodeAudioData(bytes.buffer);
      decoding.catch(() => undefined);
      // Some platforms decode one after the other: what waits for its turn is not silent.
      const decoded = before.then(() => within(limitMs, decoding, NO_DECODER));
      before = decoded.catch(() => undefined);
      const sound = await decoded;
      limitMs = SLOW_MS;
      const channels = Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index));
      answer.postMessage(
        channels,
        channels.map(({ buffer }) => buffer),
      );
    } catch {
      answer.postMessage(null);
    }
  };
}

async function peaksInWorker(blob: Blob, signal: AbortSignal, onProgress: (share: number) => void): Promise<Peaks> {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = createPieceAnswer();
  try {
    return await runTask('peaks', blob, signal, onProgress, port2);
  } finally {
    port1.close();
  }
}

/**
 * The waveform of a call, made once: read in a stream in a worker (60 minutes cost less than 200 MB), which has pieces of MP3 and
 * AAC decoded here, and whole only where neither can decode a short call. Both channels of a stereo call are kept. Progress
 * is 0 to 1. Rejects with FailureError: `unsupported` when nothing here can decode it, `unreadable-file` when there is no
 * sound in it, `cancelled` on abort.
 */
export function computePeaks(blob: Blob, signal: AbortSignal, onProgress: (share: number) => void): Promise<Peaks> {
  return withSound(blob, signal, async (sound) =>
    sound instanceof Blob ? peaksInWorker(sound, signal, onProgress) : peaksOf(sound),
  );
}
