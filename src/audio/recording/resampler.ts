import { SOUND_RATE } from '@/domain/live/recording';

/** Passband and stopband of the anti-alias filter in hertz, and how far down the latter is. */
const PASS_HZ = 7200;
const STOP_HZ = 8000;
const ATTENUATION_DB = 90;
/** More phases than this would only fill memory: rates without a common divisor don't occur in devices. */
const MOST_PHASES = 1024;

export interface Resampler {
  /**
   * 16 kHz samples that `input` completes; they lag behind by half a filter (3 ms). What is given is overwritten by the
   * next call: a hundred blocks a second, each in memory of its own, would pile up between two collections.
   */
  push(input: Float32Array): Float32Array;
  /** What is left once no more input comes. The output is then as long as the input, from the first sample on. */
  flush(): Float32Array;
}

/** Converts mono sound of any rate to 16 kHz with a Kaiser-windowed sinc, one set of taps for each phase. */
export function createResampler(inputRate: number): Resampler {
  if (inputRate === SOUND_RATE) return { push: (input) => input, flush: () => new Float32Array(0) };
  const divisor = greatestCommonDivisor(inputRate, SOUND_RATE);
  const up = SOUND_RATE / divisor;
  const down = inputRate / divisor;
  const { taps, phases, half } = designTaps(inputRate, Math.min(up, MOST_PHASES));
  const width = half * 2;

  // Silence before the first sample, so that the first output stands on it.
  let kept = half - 1;
  let buffer = new Float32Array(kept);
  let output = new Float32Array(0);
  // Of the next output: the first input sample under its filter, and where it lies between two, in 1/up.
  let at = 0;
  let fraction = 0;
  let received = 0;
  let produced = 0;

  function append(input: Float32Array): void {
    const length = kept + input.length;
    if (buffer.length < length) {
      const larger = new Float32Array(length);
      larger.set(buffer.subarray(0, kept));
      buffer = larger;
    }
    buffer.set(input, kept);
    kept = length;
    const room = Math.ceil(((length - at) * up) / down) + 1;
    if (output.length < room) output = new Float32Array(room);
  }

  function run(input: Float32Array, most: number): Float32Array {
    append(input);
    let count = 0;
    while (at + width <= kept && count < most) {
      const base = Math.floor((fraction * phases) / up) * width;
      let sum = 0;
      for (let tap = 0; tap < width; tap++) sum += (taps[base + tap] ?? 0) * (buffer[at + tap] ?? 0);
      output[count++] = sum;
      fraction += down;
      at += Math.floor(fraction / up);
      fraction %= up;
    }
    const used = Math.min(at, kept);
    buffer.copyWithin(0, used, kept);
    kept -= used;
    at -= used;
    produced += count;
    return output.subarray(0, count);
  }

  return {
    push(input) {
      received += input.length;
      return run(input, Number.POSITIVE_INFINITY);
    },
    flush() {
      const due = Math.round((received * up) / down) - produced;
      return due > 0 ? run(new Float32Array(width + down), due) : new Float32Array(0);
    },
  };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** Taps of every phase in a row, each phase summing up to 1. */
function designTaps(inputRate: number, phases: number): { taps: Float32Array; phases: number; half: number } {
  const pass = Math.min(PASS_HZ, inputRate * 0.45);
  const stop = Math.min(STOP_HZ, inputRate * 0.5);
  const cutoff = (pass + stop) / inputRate;
  const length = (ATTENUATION_DB - 7.95) / (14.36 * ((stop - pass) / inputRate));
  const half = Math.ceil(length / 2) + 1;
  const beta = 0.1102 * (ATTENUATION_DB - 8.7);
  const taps = new Float32Array(phases * half * 2);
  for (let phase = 0; phase < phases; phase++) {
    const row = taps.subarray(phase * half * 2, (phase + 1) * half * 2);
    for (let tap = 0; tap < row.length; tap++) {
      const distance = tap - (half - 1) - phase / phases;
      row[tap] = sinc(cutoff * distance) * kaiser(distance / half, beta);
    }
    const sum = row.reduce((total, value) => total + value, 0);
    for (let tap = 0; tap < row.length; tap++) row[tap] = (row[tap] ?? 0) / sum;
  }
  return { taps, phases, half };
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function kaiser(x: number, beta: number): number {
  return Math.abs(x) >= 1 ? 0 : besselI0(beta * Math.sqrt(1 - x * x)) / besselI0(beta);
}

/** Modified Bessel function of the first kind, order 0, by its series. */
function besselI0(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > sum * 1e-12; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
