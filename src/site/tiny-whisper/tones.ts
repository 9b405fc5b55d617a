import { binHz, ENGLISH_BIN, PHRASE_S, toneHz } from './tone-code';

export const RATE = 16_000;

export interface Spoken {
  /** Seconds. */
  at: number;
  tones: readonly number[];
  /** 1 = 8 dB below full scale. */
  gain?: number;
}

const LEVEL = 0.4;
const EDGE_S = 0.005;

/** Sound that the tiny model understands: the same samples each time. `english` lays its mark under everything. */
export function toneSound(
  seconds: number,
  spoken: readonly Spoken[],
  { english = false, rate = RATE }: { english?: boolean; rate?: number } = {},
): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(seconds * rate));
  const wave = (hz: number, at: number) => Math.sin((2 * Math.PI * hz * at) / rate);
  const length = Math.round(PHRASE_S * rate);
  const edge = EDGE_S * rate;
  for (const { at, tones, gain = 1 } of spoken) {
    tones.forEach((tone, index) => {
      const from = Math.round((at + index * PHRASE_S) * rate);
      for (let n = 0; n < length && from + n < samples.length; n++) {
        const fade = Math.min(1, (n + 1) / edge, (length - n) / edge);
        samples[from + n] = (samples[from + n] ?? 0) + LEVEL * gain * fade * wave(toneHz(tone), n);
      }
    });
  }
  if (english)
    for (let n = 0; n < samples.length; n++) samples[n] = (samples[n] ?? 0) + 0.05 * wave(binHz(ENGLISH_BIN), n);
  return samples;
}
