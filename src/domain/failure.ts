/**
 * Why something did not work, as data (§8, decisions G). Nothing in here is for people to read: words come from
 * ui/wording.ts. `detail` is what a server or the platform said, untrusted, shown as text only.
 */
export type Failure =
  | { kind: 'offline' }
  /** The request never got an answer: server down and CORS not allowed look alike to a browser. */
  | { kind: 'unreachable'; address: string; blockedByCors?: boolean; mixedContent?: boolean }
  | { kind: 'timeout'; afterMs: number }
  | { kind: 'http'; status: number; statusText: string; detail?: string; retryAfterMs?: number }
  /** A 2xx answer that could not be used; the raw text is kept (decision 25). */
  | { kind: 'unreadable-answer'; raw: string; detail?: string }
  /** The alternative speech service has not finished yet (decision 21). */
  | { kind: 'not-processed' }
  | { kind: 'storage-full' }
  | { kind: 'permission' }
  /** There is none, or the system or another program does not give it away. */
  | { kind: 'no-microphone'; why: 'missing' | 'busy' }
  /** The file is not what its name says, is empty, truncated or a format nobody here can read. */
  | { kind: 'unreadable-file'; detail?: string }
  | { kind: 'unsupported'; detail?: string }
  /** Audio without captions, without a speech service and without a model on this device (decision 7c). */
  | { kind: 'missing-model' }
  | { kind: 'missing-transcript' }
  | { kind: 'missing-audio' }
  | { kind: 'missing-key' }
  | { kind: 'cancelled' }
  | { kind: 'internal'; detail: string };

/** Thrown across async boundaries; everything else caught by a boundary becomes `internal`. */
export class FailureError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind);
    this.name = 'FailureError';
    this.failure = failure;
  }
}

/** What was caught at a boundary, as data; what nobody foresaw is 'internal' with its message. */
export function failureOf(error: unknown): Failure {
  return error instanceof FailureError ? error.failure : { kind: 'internal', detail: String(error) };
}
