import { RATE } from './compose';

const powerOf = (samples: Float32Array): number =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;

export const scaled = (samples: Float32Array, db: number): Float32Array => samples.map((one) => one * 10 ** (db / 20));

export const mixed = (one: Float32Array, two: Float32Array): Float32Array =>
  one.map((sample, at) => sample + (two[at] ?? 0));

/** White noise so many decibels below the sound; each seed is another noise. */
export function noisy(samples: Float32Array, belowDb: number, seed = 1): Float32Array {
  const level = Math.sqrt(powerOf(samples) * 10 ** (-belowDb / 10) * 3);
  let state = seed;
  return samples.map((sample) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return sample + level * (state / 2 ** 31 - 1);
  });
}

/** What a telephone leaves of it: 300 to 3400 Hz, coded by A-law. */
export function telephone(samples: Float32Array): Float32Array {
  return filtered(filtered(samples, 'high', 300), 'low', 3400).map(aLaw);
}

/** Two biquads (Butterworth of fourth order). */
function filtered(samples: Float32Array, kind: 'high' | 'low', hertz: number): Float32Array {
  return [0.541, 1.307].reduce((input, q) => biquad(input, kind, hertz, q), samples);
}

function biquad(input: Float32Array, kind: 'high' | 'low', hertz: number, q: number): Float32Array {
  const omega = (2 * Math.PI * hertz) / RATE;
  const [cos, alpha] = [Math.cos(omega), Math.sin(omega) / (2 * q)];
  const edge = kind === 'low' ? (1 - cos) / 2 : (1 + cos) / 2;
  const [b0, b1, a0, a1, a2] = [edge, kind === 'low' ? 2 * edge : -2 * edge, 1 + alpha, -2 * cos, 1 - alpha];
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return input.map((x) => {
    const y = (b0 * x + b1 * x1 + b0 * x2 - a1 * y1 - a2 * y2) / a0;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** Through A-law and back: logarithmic steps, 8 bits. */
function aLaw(sample: number): number {
  const A = 87.6;
  const scale = 1 + Math.log(A);
  const size = Math.min(1, Math.abs(sample));
  const coded = size < 1 / A ? (A * size) / scale : (1 + Math.log(A * size)) / scale;
  const stepped = (Math.floor(coded * 128) + 0.5) / 128;
  const decoded = stepped < 1 / scale ? (stepped * scale) / A : Math.exp(stepped * scale - 1) / A;
  return Math.sign(sample) * decoded;
}
