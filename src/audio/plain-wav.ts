import { sampleReader } from './pcm';
import { readWavHeader } from './wav-header';

/** Whether a file is a WAV of plain samples, as recordings are: it is read in a worker, however long, without WebCodecs. */
export async function isPlainWav(blob: Blob): Promise<boolean> {
  const header = await readWavHeader(blob);
  return header !== null && sampleReader(header) !== null;
}
