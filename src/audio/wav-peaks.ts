import { FailureError } from '@/domain/failure';
import { sampleReader } from './pcm';
import { createPeakAccumulator, type Peaks } from './peak-accumulator';
import { parseWavHeader, type WavHeader } from './wav-header';

/** A header may carry a cover picture or notes before the sound. */
const HEAD_BYTES = 256 * 1024;
const SLICE_BYTES = 1024 * 1024;

export async function readWavHeader(blob: Blob): Promise<WavHeader | null> {
  return parseWavHeader(new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer()), blob.size);
}

/** Peaks of a WAV of plain samples, a megabyte at a time; needs no decoder. `unsupported` for any other coding. */
export async function wavPeaks(blob: Blob, header: WavHeader, onProgress: (share: number) => void): Promise<Peaks> {
  const read = sampleReader(header);
  if (read === null) throw new FailureError({ kind: 'unsupported', detail: `wav ${header.formatTag}` });
  const frames = Math.floor(header.dataBytes / header.blockAlign);
  if (frames === 0) throw new FailureError({ kind: 'unreadable-file', detail: 'no sound' });

  const laneCount = Math.min(2, header.channels);
  const framesPerSlice = Math.max(1, Math.floor(SLICE_BYTES / header.blockAlign));
  const lanes = Array.from({ length: laneCount }, () => new Float32Array(framesPerSlice));
  const accumulator = createPeakAccumulator(laneCount);
  const sampleBytes = header.bitsPerSample / 8;

  for (let done = 0; done < frames; ) {
    const count = Math.min(framesPerSlice, frames - done);
    const from = header.dataStart + done * header.blockAlign;
    const view = new DataView(await blob.slice(from, from + count * header.blockAlign).arrayBuffer());
    lanes.forEach((lane, channel) => {
      for (let frame = 0, at = channel * sampleBytes; frame < count; frame++, at += header.blockAlign) {
        lane[frame] = read(view, at);
      }
    });
    accumulator.add(lanes, count, done / header.sampleRate, header.sampleRate);
    done += count;
    onProgress(done / frames);
  }
  return accumulator.finish();
}
