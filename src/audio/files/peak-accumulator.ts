/** The waveform of a call: loudest sample (0 to 1) of each of equally long buckets, a list a channel. */
export interface Peaks {
  /** One channel, or two (left, right); lists of the same length. */
  channels: Float32Array[];
  durationS: number;
}

/** At most so many buckets: 0.3 s each in an hour, fine enough to look closely at one answer. */
const MAX_BUCKETS = 16_384;
const FIRST_BUCKET_S = 0.005;

export interface PeakAccumulator {
  /**
   * Adds `frames` samples of every channel that start at `timeS`. Order does not matter: everything is placed by time,
   * because decoders start late, early or leave holes. What lies before 0 is left out.
   */
  add(channels: readonly Float32Array[], frames: number, timeS: number, sampleRate: number): void;
  finish(): Peaks;
}

/**
 * Collects peaks without knowing the length: when the buckets run out, neighbours are folded together and buckets get
 * twice as long. So a header that lies about the duration does no harm, and memory stays the same for any length.
 */
export function createPeakAccumulator(channelCount: number, maxBuckets = MAX_BUCKETS): PeakAccumulator {
  const lanes = Array.from({ length: channelCount }, () => new Float32Array(maxBuckets));
  let bucketS = FIRST_BUCKET_S;
  let endS = 0;

  const makeRoom = (untilS: number) => {
    while (untilS > bucketS * maxBuckets) {
      for (const lane of lanes) fold(lane);
      bucketS *= 2;
    }
  };

  return {
    add(channels, frames, timeS, sampleRate) {
      const untilS = timeS + frames / sampleRate;
      if (frames <= 0 || !Number.isFinite(untilS) || untilS <= 0) return;
      makeRoom(untilS);
      endS = Math.max(endS, untilS);
      const from = Math.max(0, Math.ceil(-timeS * sampleRate));
      lanes.forEach((lane, index) => {
        const samples = channels[index];
        if (samples !== undefined) addLane(lane, samples, from, frames, timeS, sampleRate, bucketS);
      });
    },
    finish() {
      const used = Math.max(1, Math.min(maxBuckets, Math.ceil(endS / bucketS - 1e-9)));
      return { channels: lanes.map((lane) => lane.slice(0, used)), durationS: endS };
    },
  };
}

function fold(lane: Float32Array): void {
  const half = lane.length / 2;
  for (let index = 0; index < half; index++) {
    lane[index] = Math.max(lane[index * 2] ?? 0, lane[index * 2 + 1] ?? 0);
  }
  lane.fill(0, half);
}

/** One run a bucket, so that the inner loop neither divides nor looks up. */
function addLane(
  lane: Float32Array,
  samples: Float32Array,
  from: number,
  frames: number,
  timeS: number,
  sampleRate: number,
  bucketS: number,
): void {
  let at = from;
  while (at < frames) {
    const bucket = Math.min(lane.length - 1, Math.floor((timeS + at / sampleRate) / bucketS));
    const next = Math.ceil(((bucket + 1) * bucketS - timeS) * sampleRate);
    const end = bucket === lane.length - 1 ? frames : Math.min(frames, Math.max(at + 1, next));
    let peak = lane[bucket] ?? 0;
    for (; at < end; at++) {
      const level = Math.abs(samples[at] ?? 0);
      if (level > peak) peak = level;
    }
    lane[bucket] = Math.min(1, peak);
  }
}
