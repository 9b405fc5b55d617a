/**
 * Why something did not work, as data (§8, D36). Nothing in here is for people to read: words come from
 * ui/wording.ts. `detail` is what a server or the platform said, untrusted, shown as text only.
 */
export type Failure =
  /** `notStored`: a part of the app itself that comes later, and has not come yet (D346). */
  | { kind: 'offline'; notStored?: true }
  /**
   * No answer that this page may read. A dead server, a refused origin (CORS) and a proxy that says 502 for a server that
   * is away look alike to a browser. `workedBefore`, here and below: the address has done its work for this device.
   */
  | {
      kind: 'unreachable';
      address: string;
      mixedContent?: boolean;
      workedBefore?: true;
      /** Of the body that was sent, where it is large: a proxy may have refused it for its size, in words that no page may read. */
      bytes?: number;
      /** How long it took to break off, where work was ordered and that was long: a proxy may allow no longer. */
      afterMs?: number;
      /** It redirects to another origin, and nothing was sent on; '' = where to was not to be learnt. */
      redirected?: string;
    }
  /** `here`: no service was asked, the work on this device gave no sign of life. */
  | { kind: 'timeout'; afterMs: number; here?: true }
  | {
      kind: 'http';
      status: number;
      statusText: string;
      detail?: string;
      retryAfterMs?: number;
      workedBefore?: true;
      /** How long the server's own failure took, where that was long. */
      afterMs?: number;
      /**
       * What a 500 says of a workflow of n8n: that it fails, that its last node gave nothing, that it has no node to answer with,
       * or, by a bare page at a webhook's address, that there may be none.
       */
      workflow?: 'fails' | 'no-item' | 'no-respond-node' | 'perhaps-none';
    }
  /** A server took a request and not one document of it; why in its own words. `lasting`: nor will it, as it is. */
  | { kind: 'not-taken'; reason: string; lasting?: true }
  /**
   * A 2xx answer that could not be used; the raw text is kept. `placeholder`: a web page or a line of text where data was
   * asked for, as of a server that is starting. `failed`: the service says that it could not do it, or answered nothing, or
   * its data ends before the last bracket (`brokeOff`). `cut`: the raw text is the beginning of a longer one.
   */
  | {
      kind: 'unreadable-answer';
      raw: string;
      detail?: string;
      cut?: true;
      placeholder?: true;
      failed?: true;
      brokeOff?: true;
      workedBefore?: true;
    }
  /** The alternative speech service has not finished yet (D21). */
  | { kind: 'not-processed' }
  | { kind: 'storage-full' }
  | { kind: 'permission' }
  /** There is none, or the system or another program does not give it away. */
  | { kind: 'no-microphone'; why: 'missing' | 'busy' }
  /** The file is not what its name says, is empty, truncated or a format nobody here can read. */
  | { kind: 'unreadable-file'; detail?: string }
  | { kind: 'unsupported'; detail?: string }
  /** Audio without captions, without a speech service and without a model on this device (D7). */
  | { kind: 'missing-model' }
  | { kind: 'missing-transcript' }
  | { kind: 'missing-audio' }
  /** Deleted in another window, or with all the browser kept. */
  | { kind: 'missing-call' }
  | { kind: 'missing-key' }
  | { kind: 'cancelled' }
  | { kind: 'internal'; detail: string };

/** The browser's decoder fails, or gives nothing, although it said that it knows the coding. The file may be fine. */
export const NO_DECODER = { kind: 'unsupported', detail: 'decoder' } as const satisfies Failure;

/** The same for a call that is too long for the other way, which decodes it whole. */
export const TOO_LONG_TO_DECODE = { kind: 'unsupported', detail: 'decoder, too long' } as const satisfies Failure;

/** Of a call's way to the team: something of it is not the signed-in user's to write, or has no form there yet. */
export const OF_ANOTHER = { kind: 'unsupported', detail: 'another reviewer' } as const satisfies Failure;

/** Of a call's way to the team: somebody took it from everybody, and here it was taken out of the waste bin. */
export const TAKEN_OUT = { kind: 'unsupported', detail: 'taken from everybody' } as const satisfies Failure;

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
