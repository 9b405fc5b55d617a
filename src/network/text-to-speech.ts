import { respell } from '@/domain/respelling';
import type { Settings } from '@/domain/settings';
import { createEndpoints } from './endpoints';

/** Any fixed number will do (§9): the same text then always gives the same audio, so it can be kept. */
export const SPEECH_SEED = 20240615;

export interface SpokenText {
  text: string;
  /** A name of the voice list. */
  voice: string;
  /** Number of synthesis steps (§2 nfe). */
  steps: number;
}

/** The address whose answer is the spoken text (§7 Text-to-speech); '' when no service is configured. */
export function speechAddress(settings: Settings, { text, voice, steps }: SpokenText): string {
  const base = createEndpoints(settings).speechSynthesis;
  if (base === '') return '';
  const query = new URLSearchParams({
    seed: String(SPEECH_SEED),
    nfe_step: String(steps),
    voice,
    text: respell(text, settings.respelling),
  });
  // %20 rather than +: not every server reads a plus sign as a blank.
  return `${base}?${query.toString().replaceAll('+', '%20')}`;
}
