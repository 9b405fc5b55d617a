export const RATE = 16_000;
const LEAD_S = 0.5;
const GAP_S = 0.4;
/** The truth counts so much around each sound: a pause within a word is no silence. */
const AROUND_FRAMES = 6;
const FRAME = RATE / 100;
const SOUND = 0.004;

/** A call whose speakers are known for each hundredth of a second. */
export interface Conversation {
  /** First and second speaker, each alone. */
  voices: [Float32Array, Float32Array];
  truth: [Uint8Array, Uint8Array];
  turns: { speaker: 0 | 1; start: number; end: number }[];
}

/** Turns of two speakers in turn, beginning with the first; `overlap` of each turn (0 to 1) lies under the one before. */
export function compose(spoken: readonly Float32Array[], overlap = 0): Conversation {
  let at = Math.round(LEAD_S * RATE);
  let room = 0;
  const placed = spoken.map((samples, index) => {
    const under = Math.round(Math.min(samples.length, room) * overlap);
    const start = index === 0 ? at : overlap > 0 ? at - under : at + Math.round(GAP_S * RATE);
    at = start + samples.length;
    room = samples.length;
    return { speaker: (index % 2) as 0 | 1, samples, start };
  });
  const length = Math.ceil((at + LEAD_S * RATE) / FRAME) * FRAME;
  const voices: Conversation['voices'] = [new Float32Array(length), new Float32Array(length)];
  for (const { speaker, samples, start } of placed) voices[speaker].set(samples, start);
  return {
    voices,
    truth: [truthOf(voices[0]), truthOf(voices[1])],
    turns: placed.map(({ speaker, samples, start }) => ({
      speaker,
      start: start / RATE,
      end: (start + samples.length) / RATE,
    })),
  };
}

function truthOf(voice: Float32Array): Uint8Array {
  const truth = new Uint8Array(voice.length / FRAME);
  voice.forEach((sample, at) => {
    if (Math.abs(sample) <= SOUND) return;
    const frame = Math.floor(at / FRAME);
    truth.fill(1, Math.max(0, frame - AROUND_FRAMES), frame + AROUND_FRAMES + 1);
  });
  return truth;
}
