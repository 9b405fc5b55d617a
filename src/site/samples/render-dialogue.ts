import type { SpokenTurn } from './dialogue';

/** One caption: seconds, exact to the sample. */
export interface SampleCue {
  start: number;
  end: number;
  who: SpokenTurn['who'];
  text: string;
}

interface SpokenSamples {
  turn: SpokenTurn;
  samples: Float32Array;
  rate: number;
}

const LEAD_S = 0.4;
const GAP_S = 0.35;
/** espeak-ng ends every sentence with a long breath; below this it is silence. */
const SILENCE = 0.004;

/** Sets the turns one after the other on two channels; the cues are where the voices really start and end. */
export function conversation(spoken: readonly SpokenSamples[]): {
  channels: [Float32Array, Float32Array];
  rate: number;
  cues: SampleCue[];
} {
  const rate = spoken[0]?.rate ?? 16_000;
  let at = Math.round(LEAD_S * rate);
  const placed = spoken.map(({ turn, samples }, index) => {
    if (index > 0) at += Math.round((turn.after ?? GAP_S) * rate);
    const voice = trimSilence(samples);
    const start = at;
    at += voice.length;
    return { turn, voice, start };
  });
  const length = at + Math.round(GAP_S * rate);
  const channels: [Float32Array, Float32Array] = [new Float32Array(length), new Float32Array(length)];
  for (const { turn, voice, start } of placed) channels[turn.who === 'agent' ? 0 : 1].set(voice, start);
  const cues = placed.map(({ turn, voice, start }) => ({
    start: start / rate,
    end: (start + voice.length) / rate,
    who: turn.who,
    text: turn.text,
  }));
  return { channels, rate, cues };
}

export function trimSilence(samples: Float32Array): Float32Array {
  const isSound = (level: number) => Math.abs(level) > SILENCE;
  const first = samples.findIndex(isSound);
  return first < 0 ? samples.subarray(0, 0) : samples.subarray(first, samples.findLastIndex(isSound) + 1);
}

export function toVtt(cues: readonly SampleCue[]): string {
  const blocks = cues.map(({ start, end, who, text }) => {
    const speaker = who === 'agent' ? 'Agent' : 'Customer';
    return `${stamp(start)} --> ${stamp(end)}\n<v ${speaker}>${text.replaceAll('&', '&amp;')}\n`;
  });
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

function stamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${part(Math.floor(ms / 60_000), 2)}:${part(Math.floor(ms / 1000) % 60, 2)}.${part(ms % 1000, 3)}`;
}
