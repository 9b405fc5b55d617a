const LOWEST_HZ = 65;
const HIGHEST_HZ = 400;
/** Below this share of its power in the period, a frame has no pitch. */
const VOICED = 0.5;
/** What an octave lower must gain: multiples of the period fit as well as the period itself. */
const OCTAVE_COST = 0.06;
const SILENT = 1e-9;

/**
 * Reads the pitch off the autocorrelation of a windowed frame: the natural logarithm of its hertz, NaN where there is
 * none. `window` is the autocorrelation of the window itself, which takes the window's fading out of the frame's.
 */
export function createPitchReader(window: Float64Array, rate: number): (frame: Float64Array) => number {
  const shortest = Math.floor(rate / HIGHEST_HZ);
  const longest = Math.ceil(rate / LOWEST_HZ);
  const gain = Float64Array.from({ length: longest + 2 }, (_, lag) => (window[0] ?? 1) / (window[lag] ?? 1));
  const cost = Float64Array.from({ length: longest + 2 }, (_, lag) => OCTAVE_COST * Math.log2(lag / shortest));

  return (frame) => {
    const power = frame[0] ?? 0;
    if (power <= SILENT) return Number.NaN;
    let best = Number.NaN;
    let bestValue = Number.NEGATIVE_INFINITY;
    let before = Number.POSITIVE_INFINITY;
    let here = ((frame[shortest] ?? 0) * (gain[shortest] ?? 0)) / power;
    for (let lag = shortest; lag <= longest; lag++) {
      const after = ((frame[lag + 1] ?? 0) * (gain[lag + 1] ?? 0)) / power;
      if (here >= VOICED && here >= before && here >= after) {
        const value = Math.min(1, here) - (cost[lag] ?? 0);
        if (value > bestValue) {
          best = lag;
          bestValue = value;
        }
      }
      before = here;
      here = after;
    }
    return Math.log(rate / best);
  };
}
