import { FailureError } from '@/domain/failure';
import { decodeFrames } from './decoded-frames';
import { createBlockMaker, type SampleBlock } from './sample-blocks';

export interface ReadSamplesOptions {
  signal?: AbortSignal;
  /** 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * The samples of any stored sound at 16 kHz, a second at a time, for workers: however long the call, a few megabytes of
 * it are in memory. At most two channels. Rejects with FailureError: `unsupported` where there is no decoder for it here
 * (without WebCodecs: decodeSamples on the page), `unreadable-file` without sound in it, `cancelled` on abort.
 */
export async function* readSamples(
  blob: Blob,
  { signal, onProgress = () => {} }: ReadSamplesOptions = {},
): AsyncGenerator<SampleBlock> {
  const maker = createBlockMaker();
  let heard = false;
  const checked = function* (blocks: Generator<SampleBlock>) {
    for (const block of blocks) {
      if (signal?.aborted) throw new FailureError({ kind: 'cancelled' });
      heard = true;
      yield block;
    }
  };
  if (signal?.aborted) throw new FailureError({ kind: 'cancelled' });
  for await (const frames of decodeFrames(blob)) {
    yield* checked(maker.add(frames));
    onProgress(frames.share);
  }
  yield* checked(maker.finish());
  if (!heard) throw new FailureError({ kind: 'unreadable-file', detail: 'no sound' });
  onProgress(1);
}
