/** How the samples of a WAV file are coded; 'other' = a codec this reader does not decode (GSM, ADPCM, …). */
export type WavCoding = 'int' | 'float' | 'a-law' | 'mu-law' | 'mp3' | 'other';

export interface WavHeader {
  coding: WavCoding;
  formatTag: number;
  channels: number;
  sampleRate: number;
  bitsPerSample: number;
  /** Bytes of one sample of every channel together. */
  blockAlign: number;
  byteRate: number;
  /** Offset of the first sample in the file. */
  dataStart: number;
  /** Bytes of sound really there: what the header claims, cut to the file. */
  dataBytes: number;
}

const CODINGS: Record<number, WavCoding> = { 1: 'int', 3: 'float', 6: 'a-law', 7: 'mu-law', 85: 'mp3' };
const EXTENSIBLE = 0xfffe;

/**
 * Reads the chunks in `head` (the file's first bytes) of a file of `fileBytes`. A data chunk of 0 or of all ones is
 * a stream's "not known yet" and means: to the end of the file. null when it is no WAV or the data chunk is not in `head`.
 */
export function parseWavHeader(head: Uint8Array, fileBytes: number): WavHeader | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const word = (at: number) => String.fromCharCode(...head.subarray(at, at + 4));
  if (head.length < 12 || !['RIFF', 'RF64', 'BW64'].includes(word(0)) || word(8) !== 'WAVE') return null;

  let format: Omit<WavHeader, 'dataStart' | 'dataBytes'> | null = null;
  let longData = 0;
  for (let at = 12; at + 8 <= head.length; ) {
    const id = word(at);
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    if (id === 'ds64' && body + 16 <= head.length) longData = Number(view.getBigUint64(body + 8, true));
    if (id === 'fmt ' && body + 16 <= head.length) format = readFormat(view, body, size);
    if (id === 'data') {
      if (format === null) return null;
      const rest = Math.max(0, fileBytes - body);
      const unknown = size === 0 || size === 0xffffffff;
      const claimed = unknown ? longData || rest : size;
      return { ...format, dataStart: body, dataBytes: Math.min(claimed, rest) };
    }
    at = body + size + (size % 2);
  }
  return null;
}

function readFormat(view: DataView, at: number, size: number): Omit<WavHeader, 'dataStart' | 'dataBytes'> | null {
  const tag = view.getUint16(at, true);
  const extended = tag === EXTENSIBLE && size >= 40 && at + 26 <= view.byteLength;
  const formatTag = extended ? view.getUint16(at + 24, true) : tag;
  const channels = view.getUint16(at + 2, true);
  const sampleRate = view.getUint32(at + 4, true);
  const bitsPerSample = view.getUint16(at + 14, true);
  if (channels === 0 || sampleRate === 0) return null;
  return {
    coding: CODINGS[formatTag] ?? 'other',
    formatTag,
    channels,
    sampleRate,
    bitsPerSample,
    blockAlign: Math.max(1, view.getUint16(at + 12, true)),
    byteRate: view.getUint32(at + 8, true),
  };
}

/** A header may carry a cover picture or notes before the sound. */
const HEAD_BYTES = 256 * 1024;

export async function readWavHeader(blob: Blob): Promise<WavHeader | null> {
  return parseWavHeader(new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer()), blob.size);
}

/** Seconds of sound by the header: exact for uncompressed codings, by the average rate for the others. */
export function wavDuration(header: WavHeader): number {
  if (header.coding === 'mp3' || header.coding === 'other') {
    return header.byteRate > 0 ? header.dataBytes / header.byteRate : 0;
  }
  return Math.floor(header.dataBytes / header.blockAlign) / header.sampleRate;
}
