import type { Settings } from '@/domain/settings';
import { respell } from '@/domain/transcript/respelling';
import { speechParts } from '@/domain/transcript/speech-parts';
import { createEndpoints } from './endpoints';

/** Any fixed number will do (§9): the same text then always gives the same audio, so it can be kept. */
export const SPEECH_SEED = 20240615;

/** Accented letters take up to nine in an address, and common servers read lines of 8 kB at most. */
const LONGEST_PART = 600;

export interface SpokenText {
  text: string;
  /** A name of the voice list. */
  voice: string;
  /** Number of synthesis steps (§2 nfe). */
  steps: number;
}

function addressOf(base: string, { text, voice, steps }: SpokenText): string {
  const query = new URLSearchParams({ seed: String(SPEECH_SEED), nfe_step: String(steps), voice, text });
  // %20 rather than +: not every server reads a plus sign as a blank.
  return `${base}?${query.toString().replaceAll('+', '%20')}`;
}

/**
 * The addresses whose answers are the spoken text, in order (§7 Text-to-speech): cut at sentence ends, or an address
 * would grow too long. [] when no service is configured or there is nothing to say.
 */
export function speechAddresses(settings: Settings, { text, voice, steps }: SpokenText): string[] {
  const base = createEndpoints(settings).speechSynthesis;
  if (base === '') return [];
  const parts = speechParts(respell(text, settings.respelling), LONGEST_PART);
  return parts.map((part) => addressOf(base, { text: part, voice, steps }));
}
