import { FailureError } from '@/domain/failure';
import { decodeFrames } from './decoded-frames';
import { createPeakAccumulator, type PeakAccumulator, type Peaks } from './peak-accumulator';
import type { PieceDecoder } from './pieces';

/**
 * Peaks of a file: each piece is dropped as soon as it was looked at. Rejects with `unsupported` when nothing here can
 * decode it, `unreadable-file` when there is no sound in it.
 */
export async function streamPeaks(
  blob: Blob,
  onProgress: (share: number) => void,
  pieces?: PieceDecoder,
): Promise<Peaks> {
  let accumulator: PeakAccumulator | null = null;
  for await (const { lanes, frames, timeS, sampleRate, share } of decodeFrames(blob, pieces)) {
    accumulator ??= createPeakAccumulator(lanes.length);
    accumulator.add(lanes, frames, timeS, sampleRate);
    onProgress(share);
  }
  if (accumulator === null) throw new FailureError({ kind: 'unreadable-file', detail: 'no sound' });
  return accumulator.finish();
}
