/** In-place Fourier transform of a power of two of complex numbers. */
export function createFft(size: number): (re: Float64Array, im: Float64Array) => void {
  const bits = Math.log2(size);
  const cos = Float64Array.from({ length: size / 2 }, (_, k) => Math.cos((2 * Math.PI * k) / size));
  const sin = Float64Array.from({ length: size / 2 }, (_, k) => Math.sin((2 * Math.PI * k) / size));
  const reversed = Uint16Array.from({ length: size }, (_, at) => {
    let back = 0;
    for (let bit = 0; bit < bits; bit++) back |= ((at >> bit) & 1) << (bits - 1 - bit);
    return back;
  });

  return (re, im) => {
    for (let at = 0; at < size; at++) {
      const to = reversed[at] ?? 0;
      if (to <= at) continue;
      const keptRe = re[at] ?? 0;
      const keptIm = im[at] ?? 0;
      re[at] = re[to] ?? 0;
      im[at] = im[to] ?? 0;
      re[to] = keptRe;
      im[to] = keptIm;
    }
    for (let half = 1; half < size; half *= 2) {
      const step = size / (2 * half);
      for (let start = 0; start < size; start += 2 * half) {
        for (let k = 0; k < half; k++) {
          const wr = cos[k * step] ?? 0;
          const wi = -(sin[k * step] ?? 0);
          const low = start + k;
          const high = low + half;
          const hr = re[high] ?? 0;
          const hi = im[high] ?? 0;
          const tr = hr * wr - hi * wi;
          const ti = hr * wi + hi * wr;
          const lr = re[low] ?? 0;
          const li = im[low] ?? 0;
          re[high] = lr - tr;
          im[high] = li - ti;
          re[low] = lr + tr;
          im[low] = li + ti;
        }
      }
    }
  };
}
