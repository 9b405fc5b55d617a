import { describe, expect, it } from 'vitest';
import { createResampler } from '@/audio/recording/resampler';
import { SOUND_RATE } from '@/domain/live/recording';

/** What a tone becomes, in blocks as a device gives them. */
function resampled(input: Float32Array, rate: number, block = 480): Float32Array {
  const resampler = createResampler(rate);
  const parts: Float32Array[] = [];
  for (let at = 0; at < input.length; at += block) parts.push(resampler.push(input.subarray(at, at + block)).slice());
  parts.push(resampler.flush());
  const output = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    output.set(part, at);
    at += part.length;
  }
  return output;
}

function tone(hertz: number, rate: number, seconds = 1): Float32Array {
  return Float32Array.from({ length: rate * seconds }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / rate));
}

/** Level of everything but the ends, where the filter sees the tone begin; 0 dB = as it went in. */
function decibels(samples: Float32Array): number {
  const middle = samples.subarray(1600, samples.length - 1600);
  const power = middle.reduce((sum, value) => sum + value * value, 0) / middle.length;
  return 10 * Math.log10(power * 2 + 1e-20);
}

const RATES = [48_000, 44_100, 96_000, 32_000, 24_000, 22_050, 47_999];

describe('the way down to 16 kHz', () => {
  it.each(RATES)('from %d Hz leaves what a voice has up to 7 kHz as it is', (rate) => {
    for (const hertz of [100, 1000, 3000, 5000, 6500, 7000]) {
      expect(Math.abs(decibels(resampled(tone(hertz, rate), rate)))).toBeLessThan(0.1);
    }
  });

  it.each(RATES)('from %d Hz lets nothing above 8.4 kHz fold back into the voice', (rate) => {
    for (const hertz of [8400, 9000, 10_000, 12_000, 14_000, 15_500, 20_000]) {
      if (hertz >= rate / 2) continue;
      expect(decibels(resampled(tone(hertz, rate), rate))).toBeLessThan(rate === 47_999 ? -60 : -80);
    }
  });

  it.each([48_000, 44_100, 8000, 11_025, 16_000])('from %d Hz keeps length and place to the sample', (rate) => {
    const output = resampled(tone(440, rate, 2), rate, 441);
    expect(output.length).toBe(2 * SOUND_RATE);
    const expected = tone(440, SOUND_RATE, 2);
    let worst = 0;
    for (let at = 800; at < output.length - 800; at++) {
      worst = Math.max(worst, Math.abs((output[at] ?? 9) - (expected[at] ?? 0)));
    }
    expect(worst).toBeLessThan(0.002);
  });

  it('gives the same whatever the length of the blocks', () => {
    const input = tone(1234, 44_100, 0.25);
    const whole = resampled(input, 44_100, input.length);
    for (const block of [7, 128, 4096]) expect(resampled(input, 44_100, block)).toEqual(whole);
  });

  it('has no output for no input', () => {
    expect(resampled(new Float32Array(0), 48_000)).toEqual(new Float32Array(0));
  });
});
