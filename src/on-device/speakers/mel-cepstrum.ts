/** Coefficients that tell a voice's colour; the first, its loudness, is left out. */
export const CEPSTRUM_SIZE = 15;
const FILTERS = 26;
/** The band a telephone leaves. */
const LOWEST_HZ = 120;
const HIGHEST_HZ = 3800;

const toMel = (hertz: number): number => 1127 * Math.log(1 + hertz / 700);
const toHertz = (mel: number): number => 700 * (Math.exp(mel / 1127) - 1);

/** Mel cepstrum (MFCC 1 to 15) of a power spectrum, into `out`. */
export function createMelCepstrum(size: number, rate: number) {
  const [low, high] = [toMel(LOWEST_HZ), toMel(HIGHEST_HZ)];
  const edges = Array.from({ length: FILTERS + 2 }, (_, index) =>
    Math.round((toHertz(low + ((high - low) * index) / (FILTERS + 1)) * size) / rate),
  );
  const logs = new Float64Array(FILTERS);
  const cosines = Float64Array.from({ length: CEPSTRUM_SIZE * FILTERS }, (_, index) => {
    const [order, filter] = [Math.floor(index / FILTERS) + 1, index % FILTERS];
    return Math.cos((Math.PI * order * (filter + 0.5)) / FILTERS);
  });

  return (power: Float64Array, out: Float32Array): void => {
    for (let filter = 0; filter < FILTERS; filter++) {
      const from = edges[filter] ?? 0;
      const middle = edges[filter + 1] ?? 0;
      const to = edges[filter + 2] ?? 0;
      let sum = 1e-10;
      for (let bin = from + 1; bin < to; bin++) {
        const weight =
          bin <= middle ? (bin - from) / Math.max(1, middle - from) : (to - bin) / Math.max(1, to - middle);
        sum += weight * (power[bin] ?? 0);
      }
      logs[filter] = Math.log(sum);
    }
    for (let order = 0; order < CEPSTRUM_SIZE; order++) {
      let sum = 0;
      for (let filter = 0; filter < FILTERS; filter++) {
        sum += (cosines[order * FILTERS + filter] ?? 0) * (logs[filter] ?? 0);
      }
      out[order] = sum / FILTERS;
    }
  };
}
