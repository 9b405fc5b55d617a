/** How long a request may take, by what it carries (research: a silent link never rejects by itself). */
export interface Timeouts {
  /** Calls that only read something: status, scoring data. Milliseconds. */
  quickMs: number;
  /** The least a call that works on a text or on audio may take. Milliseconds. */
  workMs: number;
  /** Slowest upload still waited for, bytes per second. */
  uploadRate: number;
  /** Slowest transcription still waited for, bytes of audio per second of work. */
  workRate: number;
}

export const DEFAULT_TIMEOUTS: Timeouts = { quickMs: 30_000, workMs: 180_000, uploadRate: 16_000, workRate: 60_000 };

/** Milliseconds for a request that carries `bytes` and is worked on before it is answered. */
export function workTimeout(bytes: number, { workMs, uploadRate, workRate }: Timeouts): number {
  return Math.round(workMs + (bytes / uploadRate + bytes / workRate) * 1000);
}
