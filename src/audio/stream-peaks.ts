import { type AudioSample, AudioSampleSink } from 'mediabunny';
import { FailureError } from '@/domain/failure';
import { openTrack } from './media-input';
import { createPeakAccumulator, type PeakAccumulator, type Peaks } from './peak-accumulator';

/** Peaks of a coded file, decoded frame by frame (WebCodecs): each frame is dropped as soon as it was looked at. */
export async function streamPeaks(blob: Blob, onProgress: (share: number) => void): Promise<Peaks> {
  let bytesRead = 0;
  const { input, track } = await openTrack(blob, (end) => {
    bytesRead = Math.max(bytesRead, end);
  });
  try {
    if (!(await track.canDecode())) {
      throw new FailureError({ kind: 'unsupported', detail: (await track.getCodec()) ?? 'unknown codec' });
    }
    const laneCount = Math.min(2, await track.getNumberOfChannels());
    const accumulator = createPeakAccumulator(laneCount);
    const durationS = await track.getDurationFromMetadata();
    const add = createFrameReader(accumulator, laneCount);
    let endS = 0;
    try {
      for await (const sample of new AudioSampleSink(track).samples()) {
        endS = Math.max(endS, sample.timestamp + sample.duration);
        add(sample);
        onProgress(Math.min(1, durationS ? endS / durationS : bytesRead / blob.size));
      }
    } catch (error) {
      // A file cut in the middle of a frame: what came before the cut is its waveform.
      if (endS === 0) throw error;
    }
    if (endS <= 0) throw new FailureError({ kind: 'unreadable-file', detail: 'no sound' });
    return accumulator.finish();
  } finally {
    input.dispose();
  }
}

function createFrameReader(accumulator: PeakAccumulator, laneCount: number): (sample: AudioSample) => void {
  let lanes: Float32Array<ArrayBuffer>[] = [];
  return (sample) => {
    const frames = sample.numberOfFrames;
    if ((lanes[0]?.length ?? 0) < frames) lanes = Array.from({ length: laneCount }, () => new Float32Array(frames));
    lanes.forEach((lane, index) => {
      // A stream may change its mind about the number of channels.
      const planeIndex = Math.min(index, sample.numberOfChannels - 1);
      sample.copyTo(lane.subarray(0, frames), { planeIndex, format: 'f32-planar' });
    });
    accumulator.add(lanes, frames, sample.timestamp, sample.sampleRate);
    sample.close();
  };
}
