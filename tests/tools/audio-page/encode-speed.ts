import { encodeMp3, encodeWav } from '@/audio/recording/encode';

export interface EncodeSpeed {
  /** Times real time, the median of the rounds. */
  wav: number;
  mp3: number;
  lamejs: number;
}

const RATE = 16_000;
const LAMEJS_BLOCK = 1152;

/** Speech-like sound: a tone that swells, with some noise in it. */
function sound(seconds: number): Int16Array<ArrayBuffer> {
  let state = 1;
  return Int16Array.from({ length: seconds * RATE }, (_, at) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const noise = (state / 2 ** 31 - 1) * 600;
    return 9000 * Math.sin(at / 5) * Math.sin(at / 1300) ** 2 + noise;
  });
}

/** Our encoders beside lamejs, on the same sound, turn by turn. */
export async function encodeSpeed(seconds: number, rounds: number): Promise<EncodeSpeed> {
  const { Mp3Encoder } = await import('@breezystack/lamejs');
  const pcm = sound(seconds);
  const ways: Record<keyof EncodeSpeed, () => Promise<unknown>> = {
    wav: async () => encodeWav(pcm).arrayBuffer(),
    mp3: async () => (await encodeMp3(pcm, { kbps: 96, infoFrame: true })).arrayBuffer(),
    lamejs: async () => {
      const encoder = new Mp3Encoder(1, RATE, 96);
      for (let at = 0; at < pcm.length; at += LAMEJS_BLOCK) encoder.encodeBuffer(pcm.subarray(at, at + LAMEJS_BLOCK));
      encoder.flush();
    },
  };
  const speeds: EncodeSpeed = { wav: 0, mp3: 0, lamejs: 0 };
  const times: Record<keyof EncodeSpeed, number[]> = { wav: [], mp3: [], lamejs: [] };
  const names = Object.keys(ways) as (keyof EncodeSpeed)[];
  // The first round loads and warms, and does not count.
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const startedAt = performance.now();
      await ways[name]();
      if (round > 0) times[name].push(performance.now() - startedAt);
    }
  }
  for (const name of names) {
    const median = times[name].sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN;
    speeds[name] = (seconds * 1000) / median;
  }
  return speeds;
}
