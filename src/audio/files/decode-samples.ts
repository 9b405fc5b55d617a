import { FailureError, NO_DECODER, TOO_LONG_TO_DECODE } from '@/domain/failure';
import { SOUND_RATE } from '@/domain/live/recording';
import { within } from '../watchdog';
import { openAudio } from './probe';
import { BLOCK_SAMPLES, type SampleBlock } from './sample-blocks';

/** Ten minutes of two channels are 77 MB of samples, beside what the decoder needs. */
const LONGEST_S = 600;
/** Ten minutes of sound take a busy tablet a quarter of it; nothing tells how far a slower one is. */
const DECODE_MS = 60_000;
const DECODE_MS_PER_S = 500;

/**
 * The blocks of readSamples where WebCodecs is missing (Safari before 26) or does not work: on the page, since workers
 * can't decode, whole, and therefore for short calls only. Rejects with `unsupported` for others, `cancelled` on abort.
 */
export async function* decodeSamples(blob: Blob, signal: AbortSignal): AsyncGenerator<SampleBlock> {
  const { playable, durationS } = await openAudio(blob, signal);
  if (!playable) throw new FailureError(NO_DECODER);
  if (durationS > LONGEST_S) throw new FailureError(TOO_LONG_TO_DECODE);
  const context = new OfflineAudioContext(2, 1, SOUND_RATE);
  const decoding = context.decodeAudioData(await blob.arrayBuffer()).catch(() => {
    throw new FailureError(NO_DECODER);
  });
  const buffer = await within(Math.max(DECODE_MS, durationS * DECODE_MS_PER_S), decoding, NO_DECODER, signal);
  const lanes = Array.from({ length: Math.min(2, buffer.numberOfChannels) }, (_, index) =>
    buffer.getChannelData(index),
  );
  for (let at = 0; at < buffer.length; at += BLOCK_SAMPLES) {
    if (signal.aborted) throw new FailureError({ kind: 'cancelled' });
    yield { channels: lanes.map((lane) => lane.slice(at, at + BLOCK_SAMPLES)), startS: at / SOUND_RATE };
  }
}

/** Files that a worker could not decode: the next one to ask is not made to wait for the same silence. */
const undecoded = new WeakSet<Blob>();

/**
 * What a worker makes of a stored sound: of the file itself, or, where the worker says `unsupported`, of samples that the
 * page decoded. Rejects as `work` and decodeSamples do.
 */
export async function withSound<Result>(
  blob: Blob,
  signal: AbortSignal,
  work: (sound: Blob | SampleBlock[]) => Promise<Result>,
): Promise<Result> {
  if (!undecoded.has(blob)) {
    try {
      return await work(blob);
    } catch (error) {
      if (!(error instanceof FailureError) || error.failure.kind !== 'unsupported') throw error;
      undecoded.add(blob);
    }
  }
  const blocks: SampleBlock[] = [];
  for await (const block of decodeSamples(blob, signal)) blocks.push(block);
  return work(blocks);
}
