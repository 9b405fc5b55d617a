export interface Mp3Options {
  /** Constant rate; 96 in the app (§9). */
  kbps: 48 | 64 | 96 | 128;
  /** For a whole file: decoders then begin and end at the very sample. A live window does without. */
  infoFrame: boolean;
}

export interface Mp3Request extends Mp3Options {
  /** Samples of 16 bits, 16 kHz mono, without any header. */
  pcm: Blob;
}
