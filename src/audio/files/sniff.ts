import type { AUDIO_TYPES } from '@/domain/audio-types';
import { readMp3Frame } from './mp3-frames';

/** Containers the product meets, told by content; a file's name proves nothing (D37). */
export type AudioKind = Exclude<keyof typeof AUDIO_TYPES, 'm4a' | 'aac'>;

/** Bytes from the start of a file that `sniffAudio` wants to see. */
const SNIFF_BYTES = 64;

/** `sniffAudio` of a file. Rejects where it can't be read (any more). */
export async function sniffFile(blob: Blob): Promise<AudioKind | null> {
  return sniffAudio(new Uint8Array(await blob.slice(0, SNIFF_BYTES).arrayBuffer()));
}

/** What the first bytes say the file is; null when they belong to no container of audio. */
export function sniffAudio(head: Uint8Array): AudioKind | null {
  const word = (at: number) => String.fromCharCode(...head.subarray(at, at + 4));
  const first = word(0);
  if (['RIFF', 'RF64', 'BW64', 'RIFX'].includes(first) && word(8) === 'WAVE') return 'wav';
  if (word(4) === 'ftyp' || word(4) === 'moov') return 'mp4';
  if (first === 'fLaC') return 'flac';
  if (first === 'OggS') return 'ogg';
  if (first === '#!AM') return 'amr';
  if (first === 'FORM' && word(8).startsWith('AIF')) return 'aiff';
  if (head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3) return 'webm';
  if (first.startsWith('ID3')) return 'mp3';
  return sniffFrames(head);
}

/**
 * Raw frames have no magic word, only a sync pattern; the layer bits tell MP3 from AAC. Layer I is left out: nobody
 * records calls in it, and its pattern is the mark UTF-16 text begins with.
 */
function sniffFrames(head: Uint8Array): AudioKind | null {
  const second = head[1] ?? 0;
  if (head[0] === 0xff && (second & 0xf6) === 0xf0) return 'adts';
  const isLayer1 = (second & 0x06) === 0x06;
  return !isLayer1 && readMp3Frame(head, 0) !== null ? 'mp3' : null;
}
