import { SOUND_RATE } from '@/domain/live/recording';
import { createFft } from './fft';
import { createGrowingList } from './growing-list';
import { CEPSTRUM_SIZE, createMelCepstrum } from './mel-cepstrum';
import { createPitchReader } from './pitch';

/** Frames of 40 ms, every 20 ms. */
export const VOICE_FRAMES_PER_S = 50;
const HOP = SOUND_RATE / VOICE_FRAMES_PER_S;
const WINDOW = 2 * HOP;
const SIZE = 1024;
/** Hum below and hiss above say nothing about the pitch. */
const PITCH_BINS = [Math.round((60 * SIZE) / SOUND_RATE), Math.round((3800 * SIZE) / SOUND_RATE)] as const;

export interface VoiceFrames {
  /** CEPSTRUM_SIZE numbers a frame. */
  cepstra: Float32Array;
  /** Natural logarithm of hertz; NaN where there is none. */
  pitches: Float32Array;
}

export interface VoiceFrameMaker {
  add(samples: Float32Array): void;
  finish(): VoiceFrames;
}

/** What a voice sounds like, fifty times a second. Memory: 3 kB for each second of sound. */
export function createVoiceFrames(): VoiceFrameMaker {
  const fft = createFft(SIZE);
  const melCepstrum = createMelCepstrum(SIZE, SOUND_RATE);
  const window = Float64Array.from({ length: WINDOW }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW));
  const [re, im] = [new Float64Array(SIZE), new Float64Array(SIZE)];
  const windowFade = new Float64Array(SIZE);
  windowFade.set(window);
  autocorrelate(windowFade);

  const readPitch = createPitchReader(windowFade, SOUND_RATE);

  const cepstra = createGrowingList();
  const pitches = createGrowingList();
  const cepstrum = new Float32Array(CEPSTRUM_SIZE);
  let kept = new Float32Array(0);

  function toPower(signal: Float64Array): void {
    im.fill(0);
    fft(signal, im);
    for (let bin = 0; bin < SIZE; bin++) signal[bin] = (signal[bin] ?? 0) ** 2 + (im[bin] ?? 0) ** 2;
  }

  function autocorrelate(signal: Float64Array): void {
    toPower(signal);
    im.fill(0);
    fft(signal, im);
  }

  function analyse(samples: Float32Array, from: number): void {
    for (let at = 0; at < WINDOW; at++) re[at] = (samples[from + at] ?? 0) * (window[at] ?? 0);
    re.fill(0, WINDOW);
    toPower(re);
    melCepstrum(re, cepstrum);
    for (const value of cepstrum) cepstra.push(value);
    re.fill(0, 0, PITCH_BINS[0]);
    re.fill(0, PITCH_BINS[1], SIZE - PITCH_BINS[1]);
    re.fill(0, SIZE - PITCH_BINS[0] + 1);
    im.fill(0);
    fft(re, im);
    pitches.push(readPitch(re));
  }

  return {
    add(samples) {
      const all = new Float32Array(kept.length + samples.length);
      all.set(kept);
      all.set(samples, kept.length);
      let from = 0;
      for (; from + WINDOW <= all.length; from += HOP) analyse(all, from);
      kept = all.slice(from);
    },
    finish: () => ({ cepstra: cepstra.values(), pitches: pitches.values() }),
  };
}
