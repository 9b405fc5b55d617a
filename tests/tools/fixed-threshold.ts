/** How often it looks, how much it looks at, and how many quiet looks in a row are the end. */
const POLL_S = 0.1;
const POINTS = 512;
const THRESHOLD_DB = -50;
const QUIET_LOOKS = 10;

/** Tells speech as recorders usually do: the loudest tone of a short spectrum over a fixed level, polled by a timer. */
export function fixedThreshold(samples: Float32Array, rate: number): { speaking: boolean; atS: number }[] {
  const events: { speaking: boolean; atS: number }[] = [];
  let speaking = false;
  let quiet = 0;
  for (let atS = POLL_S; atS * rate <= samples.length; atS += POLL_S) {
    const end = Math.round(atS * rate);
    const loud = loudest(samples.subarray(Math.max(0, end - POINTS), end)) > THRESHOLD_DB;
    quiet = loud ? 0 : quiet + 1;
    if (loud === speaking || (speaking && quiet < QUIET_LOOKS)) continue;
    speaking = loud;
    events.push({ speaking, atS });
  }
  return events;
}

/** Decibels of the loudest tone; 0 dB is a full one. */
function loudest(window: Float32Array): number {
  let most = 0;
  for (let tone = 1; tone < POINTS / 2; tone++) {
    let [cos, sin] = [0, 0];
    for (let at = 0; at < window.length; at++) {
      const angle = (2 * Math.PI * tone * at) / POINTS;
      const value = (window[at] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / POINTS));
      cos += value * Math.cos(angle);
      sin += value * Math.sin(angle);
    }
    most = Math.max(most, cos * cos + sin * sin);
  }
  return 20 * Math.log10((4 * Math.sqrt(most)) / POINTS + 1e-9);
}
