import { readSamples } from '@/audio/files/pcm-stream';
import { FailureError } from '@/domain/failure';

export interface SamplesReport {
  failure?: string;
  durationS: number;
  channels: number;
  /** Loudness (RMS) of each half second, a list a channel. */
  levels: number[][];
  /** Zero crossings a second of each half second of the first channel: twice the pitch of a tone. */
  crossings: number[];
  /** Each block began where the one before had ended. */
  gapless: boolean;
  largestBlock: number;
}

const HALF = 8000;

const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

function crossings(samples: Float32Array): number {
  let count = 0;
  for (let at = 1; at < samples.length; at++) if ((samples[at - 1] ?? 0) < 0 !== (samples[at] ?? 0) < 0) count++;
  return count * 2;
}

self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  const report: SamplesReport = {
    durationS: 0,
    channels: 0,
    levels: [],
    crossings: [],
    gapless: true,
    largestBlock: 0,
  };
  try {
    for await (const { channels, startS } of readSamples(data)) {
      const length = channels[0]?.length ?? 0;
      report.gapless &&= Math.abs(startS - report.durationS) < 1e-6;
      report.channels = channels.length;
      report.largestBlock = Math.max(report.largestBlock, length);
      report.durationS = startS + length / 16_000;
      for (let at = 0; at + HALF <= length; at += HALF) {
        channels.forEach((lane, index) => {
          report.levels[index] ??= [];
          report.levels[index].push(rms(lane.subarray(at, at + HALF)));
        });
        report.crossings.push(crossings(channels[0]?.subarray(at, at + HALF) ?? new Float32Array(0)));
      }
    }
  } catch (error) {
    report.failure = error instanceof FailureError ? error.failure.kind : String(error);
  }
  self.postMessage(report);
};
