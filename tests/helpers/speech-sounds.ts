import type { SampleBlock } from '@/audio/files/sample-blocks';
import { createPieceCutter, type SpeechPiece } from '@/on-device/whisper/cut-pieces';

export const RATE = 16_000;

/** Seconds of something that is heard. */
export interface Burst {
  start: number;
  end: number;
  /** 0 to 1. */
  loud?: number;
}

/** Bursts of a tone in noise of the given loudness, the same every time. */
export function bursts(seconds: number, list: readonly Burst[], noise = 0): Float32Array<ArrayBuffer> {
  const sound = new Float32Array(Math.round(seconds * RATE));
  let seed = 12_345;
  if (noise > 0) {
    for (let at = 0; at < sound.length; at++) {
      seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
      sound[at] = noise * (seed / 2 ** 31 - 1);
    }
  }
  for (const { start, end, loud = 0.5 } of list) {
    for (let at = Math.round(start * RATE); at < Math.min(sound.length, Math.round(end * RATE)); at++) {
      sound[at] = (sound[at] ?? 0) + loud * Math.sin((2 * Math.PI * 440 * at) / RATE);
    }
  }
  return sound;
}

/** Four syllables a second that never pause; `quietAt` = seconds of a dip in them. */
export function syllables(seconds: number, quietAt: readonly number[] = []): Float32Array<ArrayBuffer> {
  const sound = new Float32Array(seconds * RATE);
  for (let at = 0; at < sound.length; at++) {
    const time = at / RATE;
    const swell = 0.05 + 0.25 * Math.sin(Math.PI * 4 * time) ** 2;
    sound[at] = swell * Math.sin(2 * Math.PI * 300 * time);
  }
  for (const dip of quietAt) sound.subarray(Math.round((dip - 0.1) * RATE), Math.round((dip + 0.1) * RATE)).fill(0);
  return sound;
}

/** The pieces of a call that comes in blocks of these sizes, again and again. */
export function cut(
  channels: readonly Float32Array<ArrayBuffer>[],
  { mix = false, sizes = [RATE] }: { mix?: boolean; sizes?: readonly number[] } = {},
): SpeechPiece[] {
  const cutter = createPieceCutter({ mix });
  const pieces: SpeechPiece[] = [];
  const total = channels[0]?.length ?? 0;
  for (let at = 0, turn = 0; at < total; turn++) {
    const to = Math.min(total, at + (sizes[turn % sizes.length] ?? RATE));
    const block: SampleBlock = { channels: channels.map((channel) => channel.slice(at, to)), startS: at / RATE };
    pieces.push(...cutter.add(block));
    at = to;
  }
  return [...pieces, ...cutter.finish()];
}

/** To the bit, and quicker than comparing numbers one by one. */
export function sameSamples(one: Float32Array | undefined, other: Float32Array | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const bytes = ({ buffer, byteOffset, byteLength }: Float32Array) => Buffer.from(buffer, byteOffset, byteLength);
  return bytes(one).equals(bytes(other));
}
