import { SOUND_RATE } from '@/domain/live/recording';
import type { SpeechEvent } from './recorder-state';

/** Where the energy of a voice lies, in hertz; hum is below it, clicks and hiss mostly above. */
const BAND = { low: 250, high: 3600 };
const FRAME = SOUND_RATE / 50;
const FRAME_S = FRAME / SOUND_RATE;
/** Speech begins so many dB above the floor, for so many frames, … */
const ON_DB = 9;
const ON_FRAMES = 4;
/** … and ends when it stays below this for so many. */
const OFF_DB = 5;
const OFF_FRAMES = 15;
/** The quiet of the last two seconds: their tenth percentile. */
const WINDOW_FRAMES = 100;
const PERCENTILE = 0.1;
/** The floor falls at once and rises slowly, so that a long sentence doesn't become the floor; dB a frame. */
const RISE_DB = 0.12;
/** No room is quieter than this to us: below, the noise of the converter itself would be speech. */
const LOWEST_DB = -72;

export interface SpeechDetector {
  /** 16 kHz samples, in blocks of any length. */
  push(samples: Float32Array): void;
}

/**
 * Tells speech from quiet by the energy in the band of the voice over an adaptive floor. It can't tell music from speech:
 * use it to start and stop timers, never to throw sound away. Onsets are told for the moment speech began, offsets when
 * they are certain (300 ms).
 */
export function createSpeechDetector(onSpeech: (event: SpeechEvent) => void): SpeechDetector {
  const filters = [highPass(BAND.low), lowPass(BAND.high)];
  // Reused from block to block: garbage of sixteen thousand samples a second would make the heap grow.
  let band = new Float64Array(0);
  const recent = new Float64Array(WINDOW_FRAMES).fill(Number.POSITIVE_INFINITY);
  const sorted = new Float64Array(WINDOW_FRAMES);
  let floor: number | null = null;
  let frames = 0;
  let filled = 0;
  let energy = 0;
  let speaking = false;
  let run = 0;

  function quietest(level: number): number {
    recent[frames % WINDOW_FRAMES] = level;
    sorted.set(recent);
    sorted.sort();
    return sorted[Math.floor(Math.min(frames + 1, WINDOW_FRAMES) * PERCENTILE)] ?? level;
  }

  function endFrame(): void {
    const level = Math.max(LOWEST_DB, 10 * Math.log10(energy / FRAME + 1e-12));
    const quiet = quietest(level);
    energy = 0;
    filled = 0;
    frames += 1;
    floor = floor === null ? quiet : Math.min(quiet, floor + RISE_DB);

    const turned = speaking ? level < floor + OFF_DB : level > floor + ON_DB;
    run = turned ? run + 1 : 0;
    if (run < (speaking ? OFF_FRAMES : ON_FRAMES)) return;
    const atS = (speaking ? frames : frames - run) * FRAME_S;
    speaking = !speaking;
    run = 0;
    onSpeech({ speaking, atS });
  }

  return {
    push(samples) {
      const { length } = samples;
      if (band.length < length) band = new Float64Array(length);
      band.set(samples);
      for (const filter of filters) filter(band, length);
      for (let at = 0; at < length; ) {
        const until = Math.min(length, at + FRAME - filled);
        filled += until - at;
        let sum = 0;
        for (; at < until; at++) sum += (band[at] ?? 0) ** 2;
        energy += sum;
        if (filled === FRAME) endFrame();
      }
    },
  };
}

const lowPass = (hertz: number) => biquad(hertz, (cos) => [(1 - cos) / 2, 1 - cos]);
const highPass = (hertz: number) => biquad(hertz, (cos) => [(1 + cos) / 2, -(1 + cos)]);

/** A second-order Butterworth section, over the first samples of a block; `ends` gives its outer and middle numerator. */
function biquad(hertz: number, ends: (cos: number) => [number, number]): (block: Float64Array, length: number) => void {
  const omega = (2 * Math.PI * hertz) / SOUND_RATE;
  const cos = Math.cos(omega);
  const alpha = Math.sin(omega) * Math.SQRT1_2;
  const norm = 1 + alpha;
  const [outer, middle] = ends(cos).map((value) => value / norm) as [number, number];
  const a1 = (-2 * cos) / norm;
  const a2 = (1 - alpha) / norm;
  const kept = new Float64Array(2);
  return (block, length) => {
    let [z1 = 0, z2 = 0] = kept;
    for (let at = 0; at < length; at++) {
      const sample = block[at] ?? 0;
      const value = outer * sample + z1;
      z1 = middle * sample - a1 * value + z2;
      z2 = outer * sample - a2 * value;
      block[at] = value;
    }
    kept[0] = z1;
    kept[1] = z2;
  };
}
