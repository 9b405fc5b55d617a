import { describe, expect, it } from 'vitest';
import type { SpeechEvent } from '@/audio/recording/recorder-state';
import { createSpeechDetector } from '@/audio/recording/speech-detector';
import { SOUND_RATE } from '@/domain/live/recording';

/** Begin and end of what is said, in seconds. */
const UTTERANCES = [
  [2, 3.4],
  [5, 8.2],
  [10.5, 11.3],
  [14, 17],
] as const;
const SECONDS = 19;

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** A voice of a pitch and its overtones that swells as syllables do. */
function voice(atS: number): number {
  const syllable = 0.15 + 0.85 * Math.sin(Math.PI * 4 * atS) ** 2;
  let sum = 0;
  for (let overtone = 1; overtone <= 20; overtone++) sum += Math.sin(2 * Math.PI * 160 * overtone * atS) / overtone;
  return 0.1 * syllable * sum;
}

const noise = random(7);
const BACKGROUNDS: Record<string, (atS: number, at: number) => number> = {
  silence: () => 0,
  'a quiet room': () => 0.0005 * noise(),
  'noise 20 dB below': () => 0.013 * noise(),
  'noise 10 dB below': () => 0.04 * noise(),
  'a hum of 50 Hz louder than the voice': (atS) => 0.3 * Math.sin(2 * Math.PI * 50 * atS) + 0.0005 * noise(),
};

function heard(sampleAt: (atS: number, at: number) => number, seconds = SECONDS): SpeechEvent[] {
  const events: SpeechEvent[] = [];
  const detector = createSpeechDetector((event) => events.push(event));
  const samples = Float32Array.from({ length: seconds * SOUND_RATE }, (_, at) => sampleAt(at / SOUND_RATE, at));
  for (let at = 0; at < samples.length; at += 777) detector.push(samples.subarray(at, at + 777));
  return events;
}

const speakingAt = (atS: number) => UTTERANCES.some(([start, end]) => atS >= start && atS < end);

describe('speech over the floor', () => {
  const rows = Object.keys(BACKGROUNDS).flatMap((background) =>
    [0, -30].filter((gain) => gain === 0 || background.length < 13).map((gain) => [background, gain] as const),
  );

  it.each(rows)('in %s with the speaker at %d dB begins and ends where it does', (name, gain) => {
    const factor = 10 ** (gain / 20);
    const background = BACKGROUNDS[name] ?? (() => Number.NaN);
    const events = heard((atS, at) => background(atS, at) + (speakingAt(atS) ? factor * voice(atS) : 0));
    expect(events.map(({ speaking }) => speaking)).toEqual(UTTERANCES.flatMap(() => [true, false]));
    UTTERANCES.forEach(([start, end], index) => {
      expect(Math.abs((events[index * 2]?.atS ?? 99) - start)).toBeLessThan(0.15);
      const offset = (events[index * 2 + 1]?.atS ?? 99) - end;
      expect(offset).toBeGreaterThan(0);
      expect(offset).toBeLessThanOrEqual(0.4);
    });
  });

  it('stays where it is through a sentence of half a minute', () => {
    const events = heard((atS) => (atS > 1 && atS < 31 ? voice(atS) : 0.0005 * noise()), 33);
    expect(events.map(({ speaking }) => speaking)).toEqual([true, false]);
  });

  it('begins with a voice that speaks from the first sample on', () => {
    const events = heard((atS) => 0.0005 * noise() + (atS < 3 ? voice(atS) : 0), 5);
    expect(events[0]?.speaking).toBe(true);
    expect(events[0]?.atS).toBeLessThan(0.6);
    expect(events.at(-1)?.speaking).toBe(false);
  });

  it('takes a fan that starts for the room after a few seconds', () => {
    const events = heard((atS) => (atS < 3 ? 0.0005 : 0.02) * noise(), 15);
    expect(events.at(-1)?.speaking ?? false).toBe(false);
    expect(events.at(-1)?.atS ?? 0).toBeLessThan(10);
  });

  it('hears nothing in silence', () => {
    expect(heard(() => 0, 10)).toEqual([]);
  });
});
