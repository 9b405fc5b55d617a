/** Why live text ended although the recording goes on. */
export type LiveOver = 'too-slow' | 'broken';

/** Live text of this recording is over: nothing more is asked for. */
export class LiveOverError extends Error {
  readonly why: LiveOver;
  constructor(why: LiveOver) {
    super(why);
    this.name = 'LiveOverError';
    this.why = why;
  }
}

/** A speech model of this device at the live sound of one recording. */
export interface LiveRecogniser {
  /** Text of a few seconds of 16 kHz mono; '' where nobody spoke. One at a time. Rejects with a LiveOverError. */
  hear(signal: AbortSignal, pcm: Int16Array<ArrayBuffer>): Promise<string>;
  /** Frees the model, also one that still loads. */
  close(): void;
}

export interface LiveRecogniserOptions {
  /** Code of §9; '' = found out from the first speech. */
  language: string;
  /** What comes new with every request: a device that needs longer falls behind. */
  sliceMs: number;
}

/** Begins to load the model at once. */
export type OpenLiveRecogniser = (options: LiveRecogniserOptions) => LiveRecogniser;

const MOST_SLOW_RUNS = 3;

/** Runs in a row that took longer than the slice they should have kept up with. */
export function slowRuns(before: number, tookMs: number, sliceMs: number): number {
  return tookMs > sliceMs ? before + 1 : 0;
}

/** The first run warms up, and any may meet a busy moment: only several in a row say what the device can do. */
export const isTooSlow = (runs: number): boolean => runs >= MOST_SLOW_RUNS;
