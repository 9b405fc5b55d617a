/**
 * The language the tiny model hears: sixteen tones, half a second each, one phrase a tone. Frequencies are those of bins
 * of Whisper's own mel spectrogram (80 bins up to 8 kHz, Slaney's scale), so that a bin tells a tone.
 */
export const TONES = 16;
export const PHRASE_S = 0.5;

const MEL_BINS = 80;
const LINEAR_HZ_PER_MEL = 200 / 3;
const LOG_FROM_MEL = 15;
const LOG_FROM_HZ = 1000;
const LOG_STEP = Math.log(6.4) / 27;
const TOP_MEL = LOG_FROM_MEL + Math.log(8000 / LOG_FROM_HZ) / LOG_STEP;

/** Where tone `tone` lies in the spectrogram. */
export const toneBin = (tone: number): number => 10 + 4 * tone;
/** A faint tone up here under everything marks English; without it the model hears Vietnamese. */
export const ENGLISH_BIN = 76;

export function binHz(bin: number): number {
  const mel = ((bin + 1) * TOP_MEL) / (MEL_BINS + 1);
  return mel < LOG_FROM_MEL ? mel * LINEAR_HZ_PER_MEL : LOG_FROM_HZ * Math.exp((mel - LOG_FROM_MEL) * LOG_STEP);
}

export const toneHz = (tone: number): number => binHz(toneBin(tone));
