import { FailureError } from '@/domain/failure';
import { loadMetadata } from './load-metadata';
import { RATE } from './recording/resampler';
import { BLOCK_SAMPLES, type SampleBlock } from './sample-blocks';

/** Ten minutes of two channels are 77 MB of samples, beside what the decoder needs. */
const LONGEST_S = 600;

/**
 * The blocks of readSamples where WebCodecs is missing (Safari before 26): on the page, since workers can't decode, whole,
 * and therefore for short calls only. Rejects with `unsupported` for others, `cancelled` on abort.
 */
export async function* decodeSamples(blob: Blob, signal: AbortSignal): AsyncGenerator<SampleBlock> {
  const metadata = await loadMetadata(blob, signal);
  const unsupported = new FailureError({ kind: 'unsupported', detail: 'samples' });
  if (metadata === null || !(metadata.durationS <= LONGEST_S)) throw unsupported;
  const context = new OfflineAudioContext(2, 1, RATE);
  const buffer = await context.decodeAudioData(await blob.arrayBuffer()).catch(() => null);
  if (buffer === null) throw unsupported;
  const lanes = Array.from({ length: Math.min(2, buffer.numberOfChannels) }, (_, index) =>
    buffer.getChannelData(index),
  );
  for (let at = 0; at < buffer.length; at += BLOCK_SAMPLES) {
    if (signal.aborted) throw new FailureError({ kind: 'cancelled' });
    yield { channels: lanes.map((lane) => lane.slice(at, at + BLOCK_SAMPLES)), startS: at / RATE };
  }
}
