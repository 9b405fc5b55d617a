import type { WavHeader } from './wav-header';

/** Reads the sample that starts at byte `at`, as -1 to 1. */
export type SampleReader = (view: DataView, at: number) => number;

/** G.711 by its definition: sign, three bits of exponent, four of mantissa, stored inverted. */
function muLaw(code: number): number {
  const bits = ~code & 0xff;
  const magnitude = ((((bits & 0x0f) << 3) + 0x84) << ((bits >> 4) & 7)) - 0x84;
  return (bits & 0x80 ? -magnitude : magnitude) / 32768;
}

function aLaw(code: number): number {
  const bits = code ^ 0x55;
  const exponent = (bits >> 4) & 7;
  const mantissa = ((bits & 0x0f) << 4) + 8;
  const magnitude = exponent === 0 ? mantissa : (mantissa + 0x100) << (exponent - 1);
  return (bits & 0x80 ? magnitude : -magnitude) / 32768;
}

const MU_LAW = Float32Array.from({ length: 256 }, (_, code) => muLaw(code));
const A_LAW = Float32Array.from({ length: 256 }, (_, code) => aLaw(code));

/** 24-bit is read as two parts: DataView has no getInt24. */
const INT_READERS: Record<number, SampleReader> = {
  8: (view, at) => (view.getUint8(at) - 128) / 128,
  16: (view, at) => view.getInt16(at, true) / 0x8000,
  24: (view, at) => (view.getInt8(at + 2) * 0x10000 + view.getUint16(at, true)) / 0x800000,
  32: (view, at) => view.getInt32(at, true) / 0x80000000,
};
/** NaN and infinities, as broken writers leave them, are silence: one would spoil every sum over the call. */
const finite = (value: number): number => (Number.isFinite(value) ? value : 0);
const FLOAT_READERS: Record<number, SampleReader> = {
  32: (view, at) => finite(view.getFloat32(at, true)),
  64: (view, at) => finite(view.getFloat64(at, true)),
};

/** In hertz. A header that claims another rate is broken, and a filter for it would fill the memory. */
const RATES = { lowest: 1000, highest: 768_000 };

/** Bytes from one channel's sample to the next: those of 20 bits lie in three bytes, upper bits first. */
export function sampleBytes({ blockAlign, channels }: WavHeader): number {
  return Math.floor(blockAlign / channels);
}

/** The reader of a WAV's samples; null when its coding is not one of plain samples or its sizes do not fit together. */
export function sampleReader(header: WavHeader): SampleReader | null {
  const { sampleRate, bitsPerSample } = header;
  if (sampleRate < RATES.lowest || sampleRate > RATES.highest) return null;
  const bits = sampleBytes(header) * 8;
  return bitsPerSample > 0 && bits >= bitsPerSample ? readerOf(header, bits) : null;
}

function readerOf({ coding, bitsPerSample }: WavHeader, bits: number): SampleReader | null {
  if (coding === 'int') return INT_READERS[bits] ?? null;
  if (coding === 'float') return FLOAT_READERS[bitsPerSample] ?? null;
  if (bitsPerSample !== 8) return null;
  if (coding === 'mu-law') return (view, at) => MU_LAW[view.getUint8(at)] ?? 0;
  if (coding === 'a-law') return (view, at) => A_LAW[view.getUint8(at)] ?? 0;
  return null;
}
