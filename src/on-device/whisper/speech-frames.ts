import { percentile, toDecibels } from '../speakers/activity';
import { createSlidingList } from './sliding-list';

/** Samples and milliseconds of a frame. */
export const FRAME = 320;
export const FRAME_MS = 20;
/** Thresholds change once a second, by what is heard this much before and after it. */
const STEP = 50;
const STEPS_BEFORE = 12;
const STEPS_AFTER = 2;
/** Speech is 0.3 of the way from the quiet to the loud frames, but this much above the quiet ones. */
const MARGIN_DB = { least: 6, most: 9 };
/** Below is silence whatever the recording; above even a sound that never pauses is somebody. */
const FLOOR_DB = { least: -70, most: -32 };
/** Speech swells and fades within this; more below the loud frames is the room, or the other side's voice. */
const SPEECH_RANGE_DB = 40;

export interface SpeechFrames {
  /** One frame (the last of a call may be shorter). Tells the frames that are now certain, in order. */
  add(frame: Float32Array): boolean[];
  /** The rest. */
  finish(): boolean[];
  /** Place in `from` up to `to` in which `width` frames are quietest; the latest of equals. */
  quietest(from: number, to: number, width: number): number;
  /** Lets go of levels before this frame. */
  drop(before: number): void;
}

/**
 * Which frames of one channel are speech, by their energy over the quiet of the seconds around them. It looks two
 * seconds ahead: a call that begins with a word must not take the word for its room. Music counts as speech.
 */
export function createSpeechFrames(): SpeechFrames {
  const levels = createSlidingList();
  let told = 0;
  let wanted = Number.POSITIVE_INFINITY;

  function tell(to: number): boolean[] {
    const speech: boolean[] = [];
    while (told < to) {
      const first = Math.max(0, told - STEPS_BEFORE * STEP);
      const threshold = thresholdOf(levels.slice(first, told + (1 + STEPS_AFTER) * STEP));
      const step = levels.slice(told, Math.min(to, told + STEP));
      for (const level of step) speech.push(level > threshold);
      told += step.length;
      levels.drop(Math.min(wanted, told - STEPS_BEFORE * STEP));
    }
    return speech;
  }

  return {
    add(frame) {
      let sum = 0;
      for (const sample of frame) sum += sample * sample;
      levels.push(Float32Array.of(toDecibels(sum / Math.max(1, frame.length))));
      return levels.length === told + (1 + STEPS_AFTER) * STEP ? tell(told + STEP) : [];
    },
    finish: () => tell(levels.length),
    quietest(from, to, width) {
      const powers = levels.slice(from, to).map((level) => 10 ** (level / 10));
      let [best, quiet] = [0, Number.POSITIVE_INFINITY];
      for (let at = 0; at + width <= powers.length; at++) {
        let sum = 0;
        for (let k = at; k < at + width; k++) sum += powers[k] ?? 0;
        if (sum <= quiet) [best, quiet] = [at, sum];
      }
      return from + best;
    },
    drop(before) {
      wanted = before;
    },
  };
}

function thresholdOf(levels: Float32Array): number {
  const floor = Math.min(FLOOR_DB.most, Math.max(FLOOR_DB.least, percentile(levels, 0.1)));
  const top = percentile(levels, 0.95);
  const margin = Math.min(MARGIN_DB.most, Math.max(MARGIN_DB.least, 0.3 * (top - floor)));
  return Math.max(floor + margin, top - SPEECH_RANGE_DB);
}
