import type { SoundGap } from '@/domain/call';
import { createArrivalWatch, type Loss } from './arrival-watch';
import type { Slice, SpeechEvent } from './recorder-state';
import { createResampler, type Resampler } from './resampler';
import { createSlicer } from './slicer';
import { createSpeechDetector } from './speech-detector';

export interface CaptureEvents {
  slice(slice: Slice): void;
  speech(event: SpeechEvent): void;
  gap(gap: SoundGap): void;
}

export interface CapturePipeline {
  /** A block of mono sound at the rate the device has just now, and when it came in, in milliseconds. */
  block(samples: Float32Array, rate: number, nowMs: number): void;
  /** At a pause and at the end: gives the slice so far away; what comes next begins a new one. */
  cut(nowMs: number): void;
  seconds(): number;
}

/** Everything between the device and the slices: a headset that changes its rate in flight changes nothing after it. */
export function createCapturePipeline(sliceMs: number, events: CaptureEvents): CapturePipeline {
  const slicer = createSlicer(sliceMs, events.slice);
  const detector = createSpeechDetector(events.speech);
  const watch = createArrivalWatch();
  let resampler: Resampler | null = null;
  let inputRate = 0;

  const take = (samples: Float32Array) => {
    detector.push(samples);
    slicer.push(samples);
  };
  const tellLost = (loss: Loss | null) => {
    if (loss !== null) events.gap({ atS: loss.atMs / 1000, lostS: loss.lostMs / 1000 });
  };
  const flush = () => {
    if (resampler !== null) take(resampler.flush());
    resampler = null;
  };

  return {
    block(samples, rate, nowMs) {
      if (rate !== inputRate) flush();
      resampler ??= createResampler(rate);
      inputRate = rate;
      tellLost(watch.arrived((samples.length / rate) * 1000, nowMs));
      take(resampler.push(samples));
    },
    cut(nowMs) {
      flush();
      tellLost(watch.end(nowMs));
      slicer.cut();
    },
    seconds: slicer.seconds,
  };
}
