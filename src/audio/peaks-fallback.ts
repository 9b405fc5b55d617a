import { FailureError } from '@/domain/failure';
import { loadMetadata } from './load-metadata';
import { createPeakAccumulator, type Peaks } from './peak-accumulator';

/** Ten minutes of stereo at 48 kHz are 230 MB as samples; more is not worth a picture. */
const LONGEST_S = 600;

/** Where WebCodecs is missing (Safari before 26): short files are decoded whole, long ones stay without a waveform. */
export async function decodeWholePeaks(blob: Blob, signal: AbortSignal): Promise<Peaks> {
  const metadata = await loadMetadata(blob, signal);
  if (metadata === null || !(metadata.durationS <= LONGEST_S)) {
    throw new FailureError({ kind: 'unsupported', detail: 'waveform' });
  }
  const context = new OfflineAudioContext(1, 1, 48_000);
  const buffer = await context.decodeAudioData(await blob.arrayBuffer()).catch(() => null);
  if (signal.aborted) throw new FailureError({ kind: 'cancelled' });
  if (buffer === null) throw new FailureError({ kind: 'unsupported', detail: 'waveform' });
  const lanes = Array.from({ length: Math.min(2, buffer.numberOfChannels) }, (_, index) =>
    buffer.getChannelData(index),
  );
  const accumulator = createPeakAccumulator(lanes.length);
  accumulator.add(lanes, buffer.length, 0, buffer.sampleRate);
  return accumulator.finish();
}
