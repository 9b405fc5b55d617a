/** Samples of one frame at 16 kHz (MPEG-2 layer III). */
const FRAME_SAMPLES = 576;
/** What LAME puts before the first sample; decoders add the 529 of their own. */
const ENCODER_DELAY = 576;
/** Side information of a mono frame of MPEG-2, after the four bytes of the header. */
const TAG_AT = 4 + 9;
const ALL_FIELDS = 0x0f;
const CONSTANT_RATE = 1;
/** Places in the table of contents; at a constant rate it is a straight line. */
const TOC_STEPS = 100;

/**
 * The frame in front of a file that tells decoders which samples are the encoder's own: without it every MP3 of 16 kHz
 * begins 69 ms late and is 84 ms too long. `first` is the first frame of sound (constant rate, no CRC), `bytes` all of them.
 */
export function mp3InfoFrame(
  first: Uint8Array,
  frameBytes: number,
  bytes: number,
  samples: number,
): Uint8Array<ArrayBuffer> {
  const frame = new Uint8Array(frameBytes);
  const view = new DataView(frame.buffer);
  const frames = Math.round(bytes / frameBytes);
  const padding = Math.max(0, Math.min(0xfff, frames * FRAME_SAMPLES - ENCODER_DELAY - samples));
  let at = TAG_AT;
  const text = (value: string) => {
    for (const letter of value) frame[at++] = letter.charCodeAt(0);
  };
  const word = (value: number) => {
    view.setUint32(at, value);
    at += 4;
  };

  frame.set(first.subarray(0, 4));
  text('Info');
  word(ALL_FIELDS);
  word(frames);
  word(bytes + frameBytes);
  for (let step = 0; step < TOC_STEPS; step++) frame[at++] = Math.floor((step * 256) / TOC_STEPS);
  word(0);
  text('LAME3.100');
  frame[at++] = CONSTANT_RATE;
  // Lowpass, gains and flags are not known here: zero says so.
  at += 1 + 8 + 1;
  frame[at++] = Math.round((frameBytes * 8 * 16) / FRAME_SAMPLES) & 0xff;
  frame[at++] = ENCODER_DELAY >> 4;
  frame[at++] = ((ENCODER_DELAY & 0x0f) << 4) | (padding >> 8);
  frame[at++] = padding & 0xff;
  at += 1 + 1 + 2;
  word(bytes + frameBytes);
  at += 2;
  view.setUint16(at, crc16(frame.subarray(0, at)));
  return frame;
}

/** The CRC LAME writes: polynomial 0x8005, bits reversed. */
function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  }
  return crc;
}
