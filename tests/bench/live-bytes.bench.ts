import { createLiveWorld, naiveBytes, SLICE_S } from '../helpers/live-world';

const MINUTES = 10;
const SLICES = (MINUTES * 60) / SLICE_S;
/** 96 kbit/s. */
const MP3_BYTES_PER_SECOND = 12_000;
const RATE = 16_000;

interface Cost {
  requests: number;
  kilobytes: number;
  /** Slices whose words were on screen in the end. */
  heard: number;
}

/** Ten minutes of speech through a session, by a clock of our own; the service takes `answerMs` for every request. */
async function measure(answerMs: number, format: 'wav' | 'mp3'): Promise<Cost> {
  let now = 0;
  let requests = 0;
  let waiting: { at: number; answer: () => void }[] = [];
  const mp3 = async (pcm: Int16Array) => new Blob([new Uint8Array((pcm.length / RATE) * MP3_BYTES_PER_SECOND)]);
  const world = createLiveWorld(
    {},
    (_signal, audio) => {
      requests++;
      const slices = Math.round(audio.size / (format === 'mp3' ? MP3_BYTES_PER_SECOND : RATE * 2) / SLICE_S);
      return new Promise((resolve) => {
        waiting.push({ at: now + answerMs, answer: () => resolve('word '.repeat(slices)) });
      });
    },
    format === 'mp3' ? { encode: mp3 } : {},
  );
  const settle = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    const due = waiting.filter(({ at }) => at <= now);
    waiting = waiting.filter((one) => !due.includes(one));
    for (const { answer } of due) answer();
    await new Promise((resolve) => setImmediate(resolve));
  };
  world.session.started();
  for (let seq = 0; seq < SLICES; seq++) {
    now = seq * SLICE_S * 1000;
    await settle();
    world.slices(seq, seq + 1);
    await settle();
    for (let step = 1; step < SLICE_S * 4; step++) {
      now += 250;
      await settle();
    }
  }
  const heard = world.shown().join(' ').match(/word/g)?.length ?? 0;
  return { requests, kilobytes: world.sentBytes() / 1000, heard };
}

/** Bytes sent for live text per spoken minute, beside sending the whole recording again with every slice. */
export async function bench(): Promise<void> {
  const naive = naiveBytes(SLICES) / 1000 / MINUTES;
  console.log(`${MINUTES} min of speech; everything again with every slice (WAV): ${naive.toFixed(0)} kB/min`);
  console.log('answer after   requests/min   WAV kB/min   MP3 kB/min   of naive   words on screen');
  for (const answerMs of [200, 1500, 3000, 6000, 15_000]) {
    const [wav, mp3] = [await measure(answerMs, 'wav'), await measure(answerMs, 'mp3')];
    const cells = [
      `${(answerMs / 1000).toFixed(1)} s`.padStart(12),
      (wav.requests / MINUTES).toFixed(1).padStart(14),
      (wav.kilobytes / MINUTES).toFixed(0).padStart(12),
      (mp3.kilobytes / MINUTES).toFixed(0).padStart(12),
      `${((100 * wav.kilobytes) / MINUTES / naive).toFixed(2)} %`.padStart(10),
      `${((100 * wav.heard) / SLICES).toFixed(0)} %`.padStart(17),
    ];
    console.log(cells.join(' '));
  }
}
