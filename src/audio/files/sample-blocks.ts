import { SOUND_RATE } from '@/domain/live/recording';
import { createResampler, type Resampler } from '../recording/resampler';
import type { DecodedFrames } from './decoded-frames';

/** A piece of sound, 16 kHz, a list a channel (one, or left and right). Blocks follow each other without holes. */
export interface SampleBlock {
  channels: Float32Array<ArrayBuffer>[];
  /** Place in the call, in seconds. */
  startS: number;
}

/** One second. */
export const BLOCK_SAMPLES = SOUND_RATE;
/** Clocks of containers count in milliseconds: less than this is rounding, not a hole. */
const TOLERANCE_S = 0.02;
/** A time stamp further ahead is broken and not worth hours of silence. */
const LONGEST_HOLE_S = 3600;

export interface BlockMaker {
  /** The blocks that these frames complete. */
  add(frames: DecodedFrames): Generator<SampleBlock>;
  /** The rest, shorter than the others. */
  finish(): Generator<SampleBlock>;
}

/**
 * Blocks of one second at 16 kHz out of decoded frames of any rate. Every sample stands at its time: holes become
 * silence, and what lies before 0 or was already there is left out.
 */
export function createBlockMaker(): BlockMaker {
  let resamplers: Resampler[] = [];
  let inputRate = 0;
  /** Seconds at which the samples of this rate begin, and how many have come since. */
  let originS = 0;
  let received = 0;
  let block: SampleBlock | null = null;
  let filled = 0;
  let made = 0;

  function* collect(lanes: readonly Float32Array[]): Generator<SampleBlock> {
    const count = lanes[0]?.length ?? 0;
    for (let at = 0; at < count; ) {
      block ??= { channels: lanes.map(() => new Float32Array(BLOCK_SAMPLES)), startS: made / SOUND_RATE };
      const part = Math.min(count - at, BLOCK_SAMPLES - filled);
      block.channels.forEach((channel, index) => {
        channel.set(lanes[index]?.subarray(at, at + part) ?? [], filled);
      });
      at += part;
      filled += part;
      made += part;
      if (filled < BLOCK_SAMPLES) return;
      yield block;
      block = null;
      filled = 0;
    }
  }

  const push = (lanes: readonly Float32Array[], from: number, to: number) => {
    received += to - from;
    return collect(resamplers.map((resampler, index) => resampler.push(lanes[index]?.subarray(from, to) ?? EMPTY)));
  };

  function* fill(holeS: number): Generator<SampleBlock> {
    const silence = resamplers.map(() => new Float32Array(inputRate));
    for (let left = Math.round(holeS * inputRate); left > 0; left -= inputRate) {
      yield* push(silence, 0, Math.min(left, inputRate));
    }
  }

  return {
    *add({ lanes, frames, timeS, sampleRate }) {
      if (sampleRate !== inputRate) {
        yield* collect(resamplers.map((resampler) => resampler.flush()));
        const laneCount = resamplers.length || lanes.length;
        resamplers = Array.from({ length: laneCount }, () => createResampler(sampleRate));
        inputRate = sampleRate;
        originS = made / SOUND_RATE;
        received = 0;
      }
      const offS = timeS - (originS + received / inputRate);
      // The very start is exact: an encoder's lead-in is cut to the sample.
      const within = made + received === 0 ? 0 : TOLERANCE_S;
      if (offS > within && offS < LONGEST_HOLE_S) yield* fill(offS);
      const known = offS < -within ? Math.min(frames, Math.round(-offS * inputRate)) : 0;
      if (known < frames) yield* push(lanes, known, frames);
    },
    *finish() {
      yield* collect(resamplers.map((resampler) => resampler.flush()));
      if (block === null) return;
      yield { channels: block.channels.map((channel) => channel.slice(0, filled)), startS: block.startS };
      block = null;
    },
  };
}

const EMPTY = new Float32Array(0);
