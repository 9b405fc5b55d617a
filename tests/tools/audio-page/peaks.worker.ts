import { askForPieces } from '@/audio/files/pieces';
import { streamPeaks } from '@/audio/files/stream-peaks';
import { failureOf } from '@/domain/failure';

interface Asked {
  blob: Blob;
  page: MessagePort;
  /** None: the worker decodes frame by frame. */
  pieceSamples?: number;
}

self.onmessage = async ({ data: { blob, page, pieceSamples } }: MessageEvent<Asked>) => {
  const pieces = pieceSamples === undefined ? undefined : askForPieces(page, pieceSamples);
  const made = streamPeaks(blob, () => undefined, pieces);
  self.postMessage(await made.catch((error: unknown) => ({ failure: failureOf(error).kind })));
};
