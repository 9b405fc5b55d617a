import { speechSentences } from '@/domain/transcript/speech-parts';
import type { After } from './after';
import type { PlaybackEvents } from './clip-playback';

export interface PlatformSpeech {
  text: string;
  voice: SpeechSynthesisVoice;
  pitch: number;
  rate: number;
}

/** Chromium's online voices fall silent for good in utterances of more than about 14 seconds. */
const LONGEST_SENTENCE = 200;
/** What is spoken right after cancel() is dropped. */
const AFTER_CANCEL_MS = 50;
const START_MS = 4000;
const LOOK_MS = 250;
/** Far slower than anybody speaks. */
const MS_PER_LETTER = 180;
const LEAST_MS = 3000;
/** Not failures: somebody stopped it. */
const STOPPED = ['interrupted', 'canceled'];

/** Platforms that were cancelled a moment ago: they would drop what they are given. */
const resting = new WeakSet<SpeechSynthesis>();

function hush(synthesis: SpeechSynthesis, after: After): void {
  synthesis.cancel();
  resting.add(synthesis);
  after(AFTER_CANCEL_MS, () => resting.delete(synthesis));
}

/**
 * Reads a text aloud with a voice of the platform, sentence by sentence, under a watchdog of its own: platforms drop
 * utterances, and some voices tell neither their start nor their end. Returns what stops it.
 */
export function speak(
  { text, voice, pitch, rate }: PlatformSpeech,
  events: PlaybackEvents,
  after: After,
  synthesis: SpeechSynthesis = window.speechSynthesis,
): () => void {
  const queue = speechSentences(text, LONGEST_SENTENCE);
  let over = false;
  let calm = () => {};
  // Held here: Chromium collects an utterance nobody holds, and its events with it.
  let held: SpeechSynthesisUtterance | null = null;

  const watch = (ms: number, run: () => void) => {
    calm();
    calm = after(ms, run);
  };
  const finish = (report: () => void) => {
    if (over) return;
    over = true;
    calm();
    held = null;
    report();
  };
  const silence = (then: () => void) => {
    held = null;
    hush(synthesis, after);
    watch(AFTER_CANCEL_MS, then);
  };

  const next = () => {
    const sentence = queue.shift();
    if (sentence === undefined) finish(events.ended);
    else say(sentence, 1);
  };
  const watchEnd = (sentence: string, patience: number) => {
    const utterance = held;
    watch(LEAST_MS + (sentence.length * MS_PER_LETTER) / rate, () => {
      if (held !== utterance) return;
      if (!synthesis.speaking) next();
      else if (patience > 0) {
        events.stalled();
        watchEnd(sentence, patience - 1);
      } else silence(next);
    });
  };
  const say = (sentence: string, retries: number) => {
    const utterance = new SpeechSynthesisUtterance(sentence);
    held = utterance;
    utterance.voice = voice;
    utterance.lang = voice.lang.replace('_', '-');
    utterance.pitch = pitch;
    utterance.rate = rate;
    const mine = (run: () => void) => () => {
      if (held === utterance) run();
    };
    const started = mine(() => {
      events.playing();
      watchEnd(sentence, 1);
    });
    utterance.addEventListener('start', started);
    utterance.addEventListener('end', mine(next));
    utterance.addEventListener('error', ({ error }) =>
      mine(() => finish(STOPPED.includes(error) ? events.ended : () => events.failed()))(),
    );
    // Asked often: a voice that tells nothing may be through with a short sentence before the time is up.
    const watchStart = (left: number) =>
      watch(LOOK_MS, () => {
        if (synthesis.speaking && !synthesis.pending) started();
        else if (left > 0) watchStart(left - LOOK_MS);
        else if (retries > 0) silence(() => say(sentence, retries - 1));
        else
          finish(() => {
            hush(synthesis, after);
            events.failed();
          });
      });
    watchStart(START_MS);
    // Chromium keeps a pause over a reload.
    if (synthesis.paused) synthesis.resume();
    synthesis.speak(utterance);
  };

  // What another page left in the queue would be read first. Without it there is no wait: iOS wants speak() in the touch.
  if (synthesis.speaking || synthesis.pending) silence(next);
  else if (resting.has(synthesis)) watch(AFTER_CANCEL_MS, next);
  else next();

  return () => finish(() => hush(synthesis, after));
}
