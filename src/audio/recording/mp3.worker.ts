import { createEncoder } from 'wasm-media-encoders';
import wasmUrl from 'wasm-media-encoders/wasm/mp3?url';
import { SOUND_RATE } from '@/domain/live/recording';
import { answerWith } from '../worker-protocol';
import { mp3InfoFrame } from './mp3-info-frame';
import type { Mp3Request } from './mp3-messages';

/** Half a minute of samples: what is in memory at a time, whatever the length of the call. */
const READ_BYTES = 1024 * 1024;
const ENCODE_SAMPLES = 65_536;

type Encoder = Awaited<ReturnType<typeof createEncoder<'audio/mpeg'>>>;

/** A plain loop: Float32Array.from with a function is twenty times slower. */
function toFloats(samples: Int16Array): Float32Array {
  const floats = new Float32Array(samples.length);
  for (let at = 0; at < samples.length; at++) floats[at] = (samples[at] ?? 0) / 32768;
  return floats;
}

/** Encoded sound, piece by piece as Blobs, so that hours of it needn't lie in memory. */
async function encode(
  encoder: Encoder,
  { pcm, kbps, infoFrame }: Mp3Request,
  onProgress: (share: number) => void,
): Promise<Blob> {
  encoder.configure({ channels: 1, sampleRate: SOUND_RATE, bitrate: kbps });
  const parts: Blob[] = [];
  let first: Uint8Array | null = null;
  let piece: Uint8Array<ArrayBuffer>[] = [];
  // The encoder gives views into its memory that its next call overwrites.
  const keep = (bytes: Uint8Array) => {
    if (bytes.length === 0) return;
    const copy = bytes.slice();
    first ??= copy;
    piece.push(copy);
  };
  for (let from = 0; from < pcm.size; from += READ_BYTES) {
    const samples = new Int16Array(await pcm.slice(from, from + READ_BYTES).arrayBuffer());
    const floats = toFloats(samples);
    for (let at = 0; at < floats.length; at += ENCODE_SAMPLES) {
      keep(encoder.encode([floats.subarray(at, at + ENCODE_SAMPLES)]));
    }
    parts.push(new Blob(piece));
    piece = [];
    onProgress(from / pcm.size);
  }
  keep(encoder.finalize());
  parts.push(new Blob(piece));
  if (infoFrame && first !== null) {
    const bytes = parts.reduce((sum, part) => sum + part.size, 0);
    const frameBytes = (72 * kbps * 1000) / SOUND_RATE;
    parts.unshift(new Blob([mp3InfoFrame(first, frameBytes, bytes, pcm.size / 2)]));
  }
  return new Blob(parts, { type: 'audio/mpeg' });
}

let encoder: Promise<Encoder> | null = null;

self.onmessage = ({ data }: MessageEvent<Mp3Request>) =>
  answerWith<Blob>(
    (message) => self.postMessage(message),
    async (onProgress) => {
      encoder ??= createEncoder('audio/mpeg', wasmUrl);
      return encode(await encoder, data, onProgress);
    },
  );
