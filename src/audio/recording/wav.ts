import { SOUND_RATE } from '@/domain/live/recording';

const WAV_HEADER_BYTES = 44;

/** Header of a WAV of 16 bits, 16 kHz mono where nothing else is said; `bytes` of sound follow it. */
export function wavHeader(bytes: number, rate = SOUND_RATE, channels = 1): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(WAV_HEADER_BYTES));
  const word = (at: number, text: string) => {
    for (let index = 0; index < 4; index++) header.setUint8(at + index, text.charCodeAt(index));
  };
  word(0, 'RIFF');
  header.setUint32(4, 36 + bytes, true);
  word(8, 'WAVE');
  word(12, 'fmt ');
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, channels, true);
  header.setUint32(24, rate, true);
  header.setUint32(28, rate * 2 * channels, true);
  header.setUint16(32, 2 * channels, true);
  header.setUint16(34, 16, true);
  word(36, 'data');
  header.setUint32(40, bytes, true);
  return new Uint8Array(header.buffer);
}
