import { SOUND_RATE } from '@/domain/live/recording';
import { withSound } from './decode-samples';
import { createPeakAccumulator, type Peaks } from './peak-accumulator';
import type { SampleBlock } from './sample-blocks';
import { runTask } from './tasks';

function peaksOf(blocks: readonly SampleBlock[]): Peaks {
  const accumulator = createPeakAccumulator(blocks[0]?.channels.length ?? 1);
  for (const { channels, startS } of blocks) accumulator.add(channels, channels[0]?.length ?? 0, startS, SOUND_RATE);
  return accumulator.finish();
}

/**
 * The waveform of a call, made once: read in a stream in a worker (60 minutes cost some 100 MB), and whole only where the
 * worker can't decode a short call. Both channels of a stereo call are kept. Progress is 0 to 1. Rejects with
 * FailureError: `unsupported` when nothing here can decode it, `unreadable-file` when there is no sound in it,
 * `cancelled` on abort.
 */
export function computePeaks(blob: Blob, signal: AbortSignal, onProgress: (share: number) => void): Promise<Peaks> {
  return withSound(blob, signal, async (sound) =>
    sound instanceof Blob ? runTask('peaks', sound, signal, onProgress) : peaksOf(sound),
  );
}
