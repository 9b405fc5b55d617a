export interface Mp3Frame {
  bitrate: number;
  sampleRate: number;
  channels: number;
  /** Bytes with the header. */
  bytes: number;
  /** Version, layer and rate bits: the same in every frame of one stream. */
  stamp: number;
}

export const MP3_HEADER_BYTES = 4;

const KBPS: Record<'1-1' | '1-2' | '1-3' | '2-1' | '2-23', readonly number[]> = {
  '1-1': [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '1-2': [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '1-3': [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2-1': [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '2-23': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const RATES = [44_100, 48_000, 32_000] as const;

/** Reads the four bytes of an MPEG audio frame header; null when they are none, or of free format. */
export function readMp3Frame(bytes: Uint8Array, at: number): Mp3Frame | null {
  const b1 = bytes[at + 1] ?? 0;
  const b2 = bytes[at + 2] ?? 0;
  const b3 = bytes[at + 3];
  if (b3 === undefined || bytes[at] !== 0xff || (b1 & 0xe0) !== 0xe0) return null;
  const version = (b1 >> 3) & 3;
  const layer = 4 - ((b1 >> 1) & 3);
  const rate = RATES[(b2 >> 2) & 3];
  if (version === 1 || layer === 4 || rate === undefined) return null;
  const isVersion1 = version === 3;
  const row = isVersion1 ? (`1-${layer}` as '1-1' | '1-2' | '1-3') : layer === 1 ? '2-1' : '2-23';
  const kbps = KBPS[row][b2 >> 4];
  if (!kbps) return null;
  const sampleRate = rate / (isVersion1 ? 1 : version === 2 ? 2 : 4);
  const padding = (b2 >> 1) & 1;
  const bitrate = kbps * 1000;
  const samples = layer === 1 ? 384 : layer === 3 && !isVersion1 ? 576 : 1152;
  const bytesInFrame =
    layer === 1
      ? (Math.floor((12 * bitrate) / sampleRate) + padding) * 4
      : Math.floor(((samples / 8) * bitrate) / sampleRate) + padding;
  return {
    bitrate,
    sampleRate,
    channels: b3 >> 6 === 3 ? 1 : 2,
    bytes: bytesInFrame,
    stamp: ((b1 & 0xfe) << 8) | (b2 & 0x0c),
  };
}

/** Bytes of an ID3v2 tag at the start of a file, 0 when there is none. Its size has 7 bits a byte. */
export function id3Bytes(head: Uint8Array): number {
  if (head[0] !== 0x49 || head[1] !== 0x44 || head[2] !== 0x33 || head.length < 10) return 0;
  const footer = (head[5] ?? 0) & 0x10 ? 10 : 0;
  return head.subarray(6, 10).reduce((size, byte) => (size << 7) | (byte & 0x7f), 0) + 10 + footer;
}

/** The frame at `at` is the encoder's note about the file ("Xing", "Info", "VBRI"), not sound. */
export function isIndexFrame(bytes: Uint8Array, at: number, frame: Mp3Frame): boolean {
  const isVersion1 = (frame.stamp >> 11) % 4 === 3;
  const side = isVersion1 ? (frame.channels === 1 ? 17 : 32) : frame.channels === 1 ? 9 : 17;
  const word = (offset: number) => String.fromCharCode(...bytes.subarray(at + offset, at + offset + 4));
  return ['Xing', 'Info'].includes(word(4 + side)) || word(36) === 'VBRI';
}
