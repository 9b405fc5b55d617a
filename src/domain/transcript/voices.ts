/** The eight voices of §2; the names are what the synthesis service is asked for. */
export const VOICES = ['Nam 1', 'Nam 2', 'Nam 3', 'Huế 1', 'Huế 2', 'Nữ miền Nam', 'Nữ 3', 'Nữ Lan'] as const;

export type Voice = (typeof VOICES)[number];

export interface Voices {
  agentVoice: Voice;
  customerVoice: Voice;
}

export const DEFAULT_VOICES: Voices = { agentVoice: 'Nữ miền Nam', customerVoice: 'Nam 2' };

function readVoice(value: unknown, fallback: Voice): Voice {
  return VOICES.find((voice) => voice === value) ?? fallback;
}

/** Voices as they were remembered; anything unknown falls back to its default. */
export function readVoices(value: unknown): Voices {
  const { agentVoice, customerVoice } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  return {
    agentVoice: readVoice(agentVoice, DEFAULT_VOICES.agentVoice),
    customerVoice: readVoice(customerVoice, DEFAULT_VOICES.customerVoice),
  };
}
