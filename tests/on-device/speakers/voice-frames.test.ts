import { describe, expect, it } from 'vitest';
import { createFft } from '@/on-device/speakers/fft';
import { CEPSTRUM_SIZE } from '@/on-device/speakers/mel-cepstrum';
import { createVoiceFrames, VOICE_FRAMES_PER_S } from '@/on-device/speakers/voice-frames';
import { noisy, telephone } from '../../tools/speakers/conditions';
import { say } from '../../tools/speakers/synthetic-voice';

const RATE = 16_000;
const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function framesOf(samples: Float32Array, block = RATE) {
  const maker = createVoiceFrames();
  for (let at = 0; at < samples.length; at += block) maker.add(samples.subarray(at, at + block));
  return maker.finish();
}

it('the transform finds the tones of a sum', () => {
  const size = 64;
  const re = Float64Array.from(
    { length: size },
    (_, at) => Math.cos((2 * Math.PI * 5 * at) / size) + 0.5 * Math.sin((2 * Math.PI * 9 * at) / size),
  );
  const im = new Float64Array(size);
  createFft(size)(re, im);
  const power = Array.from(re, (value, bin) => Math.round(Math.hypot(value, im[bin] ?? 0)));
  const expected = new Array<number>(size).fill(0);
  for (const bin of [5, size - 5]) expected[bin] = size / 2;
  for (const bin of [9, size - 9]) expected[bin] = size / 4;
  expect(power).toEqual(expected);
});

describe('the pitch of a voice', () => {
  /** Harmonics without any melody. */
  const steady = (hertz: number) =>
    Float32Array.from({ length: RATE }, (_, at) => {
      let sum = 0;
      for (let harmonic = 1; harmonic * hertz < 3500; harmonic++) {
        sum += Math.sin((2 * Math.PI * hertz * harmonic * at) / RATE + harmonic) / harmonic;
      }
      return 0.2 * sum;
    });

  it.each([80, 110, 160, 220, 320])('of %i Hz is read clean, in noise and by telephone', (hertz) => {
    for (const change of [(x: Float32Array) => x, (x: Float32Array) => noisy(x, 15), telephone]) {
      const heard = [...framesOf(change(steady(hertz))).pitches].filter((pitch) => !Number.isNaN(pitch));
      expect(heard.length).toBeGreaterThan(0.8 * VOICE_FRAMES_PER_S);
      expect(Math.abs(12 * Math.log2(Math.exp(middle(heard)) / hertz))).toBeLessThan(0.5);
    }
  });

  it('is none in noise and in silence', () => {
    const hiss = noisy(new Float32Array(RATE).fill(0.001), -30);
    const heard = [...framesOf(hiss).pitches].filter((pitch) => !Number.isNaN(pitch));
    expect(heard.length).toBeLessThan(0.1 * VOICE_FRAMES_PER_S);
    expect([...framesOf(new Float32Array(RATE)).pitches].every(Number.isNaN)).toBe(true);
  });
});

describe('the frames of a voice', () => {
  const voice = say({ hertz: 120, formants: 1 }, 10, 1);

  it('are fifty a second, whatever the length of the blocks', () => {
    const whole = framesOf(voice, voice.length);
    const pieces = framesOf(voice, 777);
    expect(whole.pitches.length).toBe(Math.floor(voice.length / 320) - 1);
    expect(whole.cepstra.length).toBe(whole.pitches.length * CEPSTRUM_SIZE);
    expect(pieces).toEqual(whole);
  });

  it('sound the same at any loudness', () => {
    const loud = framesOf(voice).cepstra;
    const quiet = framesOf(voice.map((sample) => sample * 0.25)).cepstra;
    const apart = loud.reduce((worst, value, at) => Math.max(worst, Math.abs(value - (quiet[at] ?? 0))), 0);
    const spread = Math.max(...loud.subarray(0, 600)) - Math.min(...loud.subarray(0, 600));
    expect(apart).toBeLessThan(spread / 10);
  });
});
