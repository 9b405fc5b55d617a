import { FailureError } from '@/domain/failure';
import type { Peaks } from './peak-accumulator';
import { decodeWholePeaks } from './peaks-fallback';
import { runTask } from './tasks';

/**
 * The waveform of a call, made once: read in a stream in a worker, never decoded whole (60 minutes cost some 100 MB).
 * Both channels of a stereo call are kept. Progress is 0 to 1. Rejects with FailureError: `unsupported` when nothing
 * here can decode it, `unreadable-file` when there is no sound in it, `cancelled` on abort.
 */
export async function computePeaks(
  blob: Blob,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Peaks> {
  try {
    return await runTask('peaks', blob, signal, onProgress);
  } catch (error) {
    const streamMissing = typeof AudioDecoder === 'undefined';
    if (error instanceof FailureError && error.failure.kind === 'unsupported' && streamMissing) {
      return decodeWholePeaks(blob, signal);
    }
    throw error;
  }
}
