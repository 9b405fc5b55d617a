/** Frames a second of everything that tells sound from silence. */
export const FRAMES_PER_S = 100;
/** Quieter than this is silence, however clean the recording. */
const SILENCE_DB = -90;
/** Speech swells and fades within this; more below its loud parts is the room. */
const SPEECH_RANGE_DB = 40;
const LONGEST_GAP_S = 0.12;
const SHORTEST_S = 0.05;

export function toDecibels(meanSquare: number): number {
  return Math.max(SILENCE_DB, 10 * Math.log10(meanSquare + 1e-12));
}

export function percentile(values: Float32Array, share: number): number {
  const sorted = values.slice().sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/**
 * The level above which a frame is speech: 0.3 of the way from the quiet to the loud frames, 2.5 to 9 dB above the quiet
 * ones.
 */
export function speechThreshold(levels: Float32Array): number {
  const floor = percentile(levels, 0.1);
  const top = percentile(levels, 0.95);
  const above = Math.min(9, Math.max(2.5, 0.3 * (top - floor)));
  return Math.max(floor + above, top - SPEECH_RANGE_DB);
}

/** Frames from `start` up to, not including, `end`. */
export interface FrameRun {
  start: number;
  end: number;
}

function runsOf(mask: Uint8Array): FrameRun[] {
  const runs: FrameRun[] = [];
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] !== 1) continue;
    const start = at;
    while (mask[at] === 1) at++;
    runs.push({ start, end: at });
  }
  return runs;
}

/** Runs with short gaps closed and clicks left out. */
export function speechRuns(mask: Uint8Array, longestGapS = LONGEST_GAP_S): FrameRun[] {
  const joined: FrameRun[] = [];
  for (const run of runsOf(mask)) {
    const last = joined.at(-1);
    if (last !== undefined && run.start - last.end < longestGapS * FRAMES_PER_S) last.end = run.end;
    else joined.push({ ...run });
  }
  return joined.filter(({ start, end }) => end - start >= SHORTEST_S * FRAMES_PER_S);
}
