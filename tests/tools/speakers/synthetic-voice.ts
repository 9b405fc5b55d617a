import { RATE } from './compose';

/** A made-up voice: harmonics of its pitch, shaped by the formants of a few vowels. No program is needed to hear it. */
export interface SyntheticVoice {
  hertz: number;
  /** 1 for a long throat; a shorter one has its formants higher. */
  formants: number;
}

/** First three formants of a, e, i, o, u in hertz. */
const VOWELS: readonly (readonly [number, number, number])[] = [
  [730, 1090, 2440],
  [530, 1840, 2480],
  [270, 2290, 3010],
  [570, 840, 2410],
  [300, 870, 2240],
];
const SYLLABLE_S = 0.18;
const PAUSE_S = 0.03;
const HIGHEST_HZ = 4000;

function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Loudness of a harmonic: a slope of 12 dB an octave with three peaks in it. */
function level(hertz: number, vowel: readonly number[], scale: number): number {
  const peaks = vowel.reduce((sum, formant) => sum + 1 / (1 + ((hertz - formant * scale) / 90) ** 2), 0);
  return (peaks + 0.02) * (200 / (200 + hertz));
}

/** Some syllables of a voice, 16 kHz; another seed says something else. */
export function say({ hertz, formants }: SyntheticVoice, syllables: number, seed: number): Float32Array {
  const next = chance(seed);
  const each = Math.round((SYLLABLE_S + PAUSE_S) * RATE);
  const out = new Float32Array(syllables * each);
  for (let syllable = 0; syllable < syllables; syllable++) {
    const vowel = VOWELS[Math.floor(next() * VOWELS.length)] ?? [500, 1500, 2500];
    // Speech melody: some semitones up and down.
    const pitch = hertz * 2 ** ((next() - 0.5) / 4);
    const length = Math.round(SYLLABLE_S * RATE);
    for (let harmonic = 1; harmonic * pitch < HIGHEST_HZ; harmonic++) {
      const step = (2 * Math.PI * harmonic * pitch) / RATE;
      const loud = 0.3 * level(harmonic * pitch, vowel, formants);
      for (let at = 0; at < length; at++) {
        const fade = Math.sin((Math.PI * at) / length);
        out[syllable * each + at] = (out[syllable * each + at] ?? 0) + loud * fade * Math.sin(step * at + harmonic);
      }
    }
  }
  return out;
}

/** Turns of two voices in turn, of 8 to 15 syllables. */
export function sayTurns(voices: readonly [SyntheticVoice, SyntheticVoice], turns: number, seed = 1): Float32Array[] {
  const next = chance(seed);
  return Array.from({ length: turns }, (_, index) =>
    say(voices[index % 2 === 0 ? 0 : 1], 8 + Math.floor(next() * 8), seed * 100 + index),
  );
}
