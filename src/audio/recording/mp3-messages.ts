import type { Failure } from '@/domain/failure';

export interface Mp3Options {
  /** Constant rate; 96 in the app (§9). */
  kbps: 48 | 64 | 96 | 128;
  /** For a whole file: decoders then begin and end at the very sample. A live window does without. */
  infoFrame: boolean;
}

export interface Mp3Request extends Mp3Options {
  id: number;
  /** Samples of 16 bits, 16 kHz mono, without any header. */
  pcm: Blob;
}

/** Pieces that are done are signs of life. */
export type Mp3Answer = { id: number; working: true } | { id: number; mp3: Blob } | { id: number; failure: Failure };
